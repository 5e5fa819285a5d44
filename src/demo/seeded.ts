import { v5 as uuidv5 } from 'uuid'

/** The same name always has the same id, so that a link into the demonstration keeps working. */
export function idOf(name: string): string {
  return uuidv5(name, '5f0c7a52-6d1b-4b8e-9a37-2c1d7c6e0b11')
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seeded(name: string): () => number {
  let state = Number.parseInt(idOf(name).slice(0, 8), 16)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
