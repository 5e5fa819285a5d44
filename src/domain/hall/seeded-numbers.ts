/** Numbers from 0 to 1 that are the same on every device for the same seed (FNV-1a, then mulberry32). */
export function seededNumbers(seed: string): () => number {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const left = [...values]
  for (let index = left.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[left[index], left[other]] = [left[other]!, left[index]!]
  }
  return left
}
