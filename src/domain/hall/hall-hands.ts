import type { LeftHanded } from '../drills/geometry.ts'

/**
 * Whose hands a drawing shows, where that is known: of two who are there the first begins as A, and is B after their change of
 * roles; where all play with one hand, it is everybody’s. Otherwise null.
 */
export function hallHands(
  present: readonly string[],
  leftHanders: ReadonlySet<string>,
  hasChanged: boolean,
): LeftHanded | null {
  if (present.length === 0) return null
  const isLeft = present.map((id) => leftHanders.has(id))
  const [first = false, second = false] = isLeft
  if (isLeft.length <= 2)
    return hasChanged && isLeft.length === 2 ? { left: second, right: first } : { left: first, right: second }
  return isLeft.every((left) => left === first) ? { left: first, right: first } : null
}
