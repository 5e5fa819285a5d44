import { comparableName } from './comparable-name.ts'
import { maxGroupName, maxGroupPlayers, whyNotAddGroup } from './group.ts'
import { nameFlaw } from './proper-name.ts'

/** A group of the club, as far as an import compares. */
export interface KnownGroup {
  readonly name: string
  readonly playerIds: readonly string[]
}

/** What of a cell's groups is left aside. */
export type GroupNote = 'group-unread' | 'group-full' | 'too-many-groups'

/** « Jeunes, Compétition »: each group once. A time keeps its stroke: « Mercredi 14h/15h30 ». */
export function groupsIn(cell: string): { groups: readonly string[]; notes: readonly GroupNote[] } {
  const named = new Map<string, string>()
  let isUnread = false
  for (const name of cell.split(/[,;]|\/(?! ?\d{1,2} ?[h:])/i).map((part) => part.trim())) {
    const key = comparableName(name)
    if (name === '' || named.has(key)) continue
    if (name.length > maxGroupName || nameFlaw(name) !== null) isUnread = true
    else named.set(key, name)
  }
  return { groups: [...named.values()], notes: isUnread ? ['group-unread'] : [] }
}

interface Joining {
  /** Groups that have the player then, by the club's spelling. */
  readonly groups: readonly string[]
  /** Those of them that the player is not in already. */
  readonly joined: readonly string[]
  readonly notes: readonly GroupNote[]
}

export type GroupSeats = ReturnType<typeof createGroupSeats>

/** Counts who comes into which group of the club, and which groups are new, within their limits. */
export function createGroupSeats(known: readonly KnownGroup[]) {
  const groups = new Map(
    known.map(({ name, playerIds }) => [
      comparableName(name),
      { name, members: new Set(playerIds), size: playerIds.length },
    ]),
  )

  /** `playerId` is null of whom the club has not yet. */
  function join(names: readonly string[], playerId: string | null): Joining {
    const notes = new Set<GroupNote>()
    const is: string[] = []
    const joined: string[] = []
    for (const name of names) {
      const key = comparableName(name)
      const group = groups.get(key) ?? { name, members: new Set<string>(), size: 0 }
      if (!groups.has(key) && whyNotAddGroup(groups.size) !== null) notes.add('too-many-groups')
      else if (playerId !== null && group.members.has(playerId)) is.push(group.name)
      else if (group.size >= maxGroupPlayers) notes.add('group-full')
      else {
        group.size += 1
        groups.set(key, group)
        is.push(group.name)
        joined.push(group.name)
      }
    }
    return { groups: is, joined, notes: [...notes] }
  }
  return { join }
}

/** Of these names those that are no group of `groups`, each once. */
export function groupsBeside(groups: readonly string[], names: readonly string[]): string[] {
  return newGroupsAmong(
    names,
    groups.map((name) => ({ name })),
  )
}

/** Of these the club has none yet, each named once. */
export function newGroupsAmong(
  names: readonly string[],
  known: readonly Pick<KnownGroup, 'name'>[],
): string[] {
  const taken = new Set(known.map(({ name }) => comparableName(name)))
  return names.filter((name) => {
    const key = comparableName(name)
    const isNew = !taken.has(key)
    taken.add(key)
    return isNew
  })
}
