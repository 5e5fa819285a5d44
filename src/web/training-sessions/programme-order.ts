import { isBlock } from '../../domain/training-session-programme.ts'
import type { ProgrammePart } from './programme.ts'

export function partName(part: ProgrammePart): string {
  return isBlock(part) ? part.title : part.title || `${part.technique} - ${part.effect}`
}

/** The programme with that entry one place up (-1) or down (1); unchanged at its ends. */
export function moved(
  programme: readonly ProgrammePart[],
  id: string,
  step: -1 | 1,
): readonly ProgrammePart[] {
  const from = programme.findIndex((entry) => entry.id === id)
  const entry = programme[from]
  const other = programme[from + step]
  if (!entry || !other) return programme
  return programme.with(from, other).with(from + step, entry)
}
