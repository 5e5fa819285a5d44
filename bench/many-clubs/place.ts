import { hash } from 'node:crypto'

export const dayMs = 24 * 3600 * 1000

/** A club to fill, and who is in it. */
export interface Place {
  readonly clubId: string
  /** Of the random numbers: the same seed gives the same rows. */
  readonly seed: string
  readonly today: Date
  readonly coachIds: readonly string[]
  readonly playerIds: readonly string[]
  readonly exerciseIds: readonly string[]
}

/** A UUIDv7 of that instant; the same name gives the same one. */
export function uuidv7At(instant: Date, name: string): string {
  const time = instant.getTime().toString(16).padStart(12, '0')
  const rest = hash('sha1', name)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`
}

export function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)]!
}
