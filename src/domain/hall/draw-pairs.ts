import { apartAt, keptApart, type PairsApart } from './pairs-apart.ts'
import { seededNumbers, shuffled } from './seeded-numbers.ts'
import { type HallTable, pairKey, pairsAt, type TableDraft, tableSizes } from './table-round.ts'

export interface PairingPlayer {
  readonly id: string
  readonly level: number
}

export interface Pairing {
  /** Of the session and the round: devices without network come to the same pairs. */
  readonly seed: string
  readonly players: readonly PairingPlayer[]
  /** Those that can be used, in order. */
  readonly tableNumbers: readonly number[]
  /** The coach who can feed balls; null where one coach is alone. */
  readonly helper: string | null
  /** « À séparer ». */
  readonly apart: PairsApart
  /** Pairs of this evening. */
  readonly met: ReadonlySet<string>
  /** By pair, how often in the sessions before. */
  readonly recent: ReadonlyMap<string, number>
  /** By player, how often this evening. */
  readonly rests: ReadonlyMap<string, number>
  readonly baskets: ReadonlyMap<string, number>
}

interface Group {
  readonly kind: 'pair' | 'trio' | 'basket' | 'rest'
  readonly players: PairingPlayer[]
}

/** More than all that is only wished for. */
const forbidden = 1e6
/** More than everybody meeting again. */
const neverTogether = 1e9
const gapWeight = 4
const recentWeight = 6
/** To stand at the basket again is as unwelcome as a gap of three levels. */
const basketWeight = 36
/** What a search for pairs that have not met may take: 20 ms on a phone. */
const maxSteps = 20_000

/**
 * Everybody once, nobody at the table of somebody they are kept apart from, no pair twice in an evening, nobody resting twice while
 * others have not, and then pairs
 * whose levels are near each other and who have not met lately. Where everybody has met, the fewest repeats.
 */
export function drawPairs(pairing: Pairing): TableDraft {
  const groups = improved(greedy(pairing), pairing)
  const best = isFlawless(groups, pairing) ? groups : improved(searched(groups, pairing) ?? groups, pairing)
  return keptApart(toDraft(best, pairing), pairing.apart)
}

/** Everybody at their best partner, one after the other. */
function greedy({ seed, players, tableNumbers, helper, ...pairing }: Pairing): Group[] {
  const byId = players.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  let left = shuffled(byId, seededNumbers(seed))
  const { pairs, shared, rest } = tableSizes(left.length, tableNumbers.length, helper !== null)
  const least = (counts: ReadonlyMap<string, number>, size: number) => {
    const chosen = left.toSorted((a, b) => (counts.get(a.id) ?? 0) - (counts.get(b.id) ?? 0)).slice(0, size)
    left = left.filter((player) => !chosen.includes(player))
    return chosen
  }
  const resting = least(pairing.rests, rest)
  const atBasket = helper === null ? [] : least(pairing.baskets, shared)
  left = left.toSorted((a, b) => b.level - a.level)
  const partners = (size: number) => {
    const group = left.splice(0, 1)
    while (group.length < size) {
      const cost = (player: PairingPlayer) =>
        group.reduce((sum, other) => sum + pairCost(player, other, pairing), 0)
      const best = left.toSorted((a, b) => cost(a) - cost(b))[0]!
      left = left.filter((player) => player !== best)
      group.push(best)
    }
    return group
  }
  const groups: Group[] = Array.from({ length: pairs }, () => ({ kind: 'pair', players: partners(2) }))
  if (shared > 0 && helper !== null) groups.push({ kind: 'basket', players: atBasket })
  else if (shared > 0) groups.push({ kind: 'trio', players: partners(shared) })
  groups.push({ kind: 'rest', players: resting })
  return groups
}

type Costs = Pick<Pairing, 'apart' | 'met' | 'recent' | 'rests' | 'baskets'>

function pairCost(
  a: PairingPlayer,
  b: PairingPlayer,
  { apart, met, recent }: Pick<Costs, 'apart' | 'met' | 'recent'>,
): number {
  const key = pairKey(a.id, b.id)
  const gap = a.level - b.level
  const never = (apart.has(key) ? neverTogether : 0) + (met.has(key) ? forbidden : 0)
  return never + gapWeight * gap * gap + recentWeight * (recent.get(key) ?? 0)
}

function groupCost({ kind, players }: Group, costs: Costs): number {
  if (kind === 'rest') return players.reduce((sum, { id }) => sum + forbidden * (costs.rests.get(id) ?? 0), 0)
  if (kind === 'basket') {
    const quarrels = apartAt({ players: idsOf(players) }, costs.apart).length
    return players.reduce(
      (sum, { id }) => sum + basketWeight * (costs.baskets.get(id) ?? 0),
      neverTogether * quarrels,
    )
  }
  return players
    .flatMap((a, index) => players.slice(index + 1).map((b) => pairCost(a, b, costs)))
    .reduce((sum, cost) => sum + cost, 0)
}

/** Two change places as long as that makes it better. */
function improved(from: readonly Group[], costs: Costs): Group[] {
  const groups = from.map(({ kind, players }) => ({ kind, players: [...players] }))
  for (let changed = true; changed;) {
    changed = false
    for (const [index, group] of groups.entries()) {
      for (const other of groups.slice(index + 1)) {
        for (let a = 0; a < group.players.length; a++) {
          for (let b = 0; b < other.players.length; b++) {
            const before = groupCost(group, costs) + groupCost(other, costs)
            exchange(group.players, a, other.players, b)
            if (groupCost(group, costs) + groupCost(other, costs) < before) changed = true
            else exchange(group.players, a, other.players, b)
          }
        }
      }
    }
  }
  return groups
}

function exchange<T>(first: T[], a: number, second: T[], b: number): void {
  ;[first[a], second[b]] = [second[b]!, first[a]!]
}

const isFlawless = (groups: readonly Group[], { apart, met }: Pick<Costs, 'apart' | 'met'>) =>
  groups.flatMap(keysOf).every((key) => !met.has(key) && !apart.has(key))

const keysOf = ({ kind, players }: Group) =>
  kind === 'pair' || kind === 'trio' ? pairsAt({ players: idsOf(players), basket: null }) : []

const idsOf = (players: readonly PairingPlayer[]) => players.map(({ id }) => id)

/** Without a pair that has met or is kept apart; where there are none, and only then, without the latter alone. */
function searched(groups: readonly Group[], { apart, met }: Pick<Costs, 'apart' | 'met'>): Group[] | null {
  const found = pairedAnew(groups, new Set([...apart, ...met]))
  if (found || groups.flatMap(keysOf).every((key) => !apart.has(key))) return found
  return pairedAnew(groups, apart)
}

/** The same players in other pairs than these; null where none were found. */
function pairedAnew(groups: readonly Group[], excluded: ReadonlySet<string>): Group[] | null {
  const playing = groups.filter(({ kind }) => kind === 'pair' || kind === 'trio')
  const others = groups.filter((group) => !playing.includes(group))
  let steps = 0
  const strangers = (a: PairingPlayer, b: PairingPlayer) => !excluded.has(pairKey(a.id, b.id))
  function search(left: readonly PairingPlayer[], withTrio: boolean): Group[] | null {
    if (left.length === 0) return []
    if (++steps > maxSteps) return null
    const choices = (player: PairingPlayer) =>
      left.filter((each) => each !== player && strangers(player, each))
    // Whoever has the fewest partners left chooses first.
    const [first, partners] = left
      .map((player) => [player, choices(player)] as const)
      .toSorted(([, a], [, b]) => a.length - b.length)[0]!
    const without = (...gone: PairingPlayer[]) => left.filter((player) => !gone.includes(player))
    for (const [index, second] of partners.entries()) {
      const rest = left.length > 3 || !withTrio ? search(without(first, second), withTrio) : null
      if (rest) return [{ kind: 'pair', players: [first, second] }, ...rest]
      if (!withTrio) continue
      for (const third of partners.slice(index + 1).filter((each) => strangers(second, each))) {
        const pairs = search(without(first, second, third), false)
        if (pairs) return [...pairs, { kind: 'trio', players: [first, second, third] }]
      }
    }
    return null
  }
  const found = search(
    playing.flatMap(({ players }) => players),
    playing.some(({ kind }) => kind === 'trio'),
  )
  return found && [...found, ...others]
}

/** The strongest at the first table, whoever shares one at the last. */
function toDraft(groups: readonly Group[], { tableNumbers, helper }: Pairing): TableDraft {
  const strength = ({ players }: Group) => players.reduce((sum, { level }) => sum + level, 0) / players.length
  const inTable = ({ players }: Group) =>
    players.toSorted((a, b) => b.level - a.level || (a.id < b.id ? -1 : 1)).map(({ id }) => id)
  const pairs = groups
    .filter(({ kind }) => kind === 'pair')
    .toSorted((a, b) => strength(b) - strength(a) || (inTable(a)[0]! < inTable(b)[0]! ? -1 : 1))
  const shared = groups.filter(({ kind }) => kind === 'trio' || kind === 'basket')
  const tables: HallTable[] = [...pairs, ...shared].map((group, index) => ({
    number: tableNumbers[index]!,
    players: inTable(group),
    basket: group.kind === 'basket' ? helper : null,
  }))
  return { mode: 'pairs', tables, rest: groups.filter(({ kind }) => kind === 'rest').flatMap(inTable) }
}
