/**
 * A number in [0, 1) that depends on nothing but the seed and the key. Strategies that are compared thus meet the same
 * learners, absences and misjudgements, however differently they choose.
 */
export type Draw = (...key: readonly (string | number)[]) => number

export function draws(seed: number): Draw {
  return (...key) => {
    let hash = 0x811c9dc5
    for (const character of `${seed}/${key.join('/')}`) {
      hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
    }
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
  }
}

/** From the standard normal distribution, by Box and Muller. */
export function normal(draw: Draw, ...key: readonly (string | number)[]): number {
  const radius = Math.sqrt(-2 * Math.log(1 - draw(...key, 'radius')))
  return radius * Math.cos(2 * Math.PI * draw(...key, 'angle'))
}

/** The key that draws a number lowest comes first. */
export function shuffled<T extends { id: string }>(items: readonly T[], draw: (id: string) => number): T[] {
  return items
    .map((item) => ({ item, rank: draw(item.id) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
