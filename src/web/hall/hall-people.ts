import type { TrainingSession } from '../../contract/training-sessions.ts'
import { defaultScore } from '../../domain/player-scores.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import type { HallState } from './use-hall.ts'

export interface HallPerson {
  readonly id: string
  readonly level: number
  /** What is called across the hall: the first name, unless two have it. */
  readonly name: string
}

export interface NamedPlayer {
  readonly id: string
  readonly name: string
}

/** Who is there, guests as well. */
export function useHallPeople({ players }: Pick<TrainingSession, 'players'>, hall: HallState) {
  const firstNames = new Map(useClubQuery().data?.players.map(({ id, firstName }) => [id, firstName]))
  const known = [
    ...players.map(({ id, name, presence }) => ({
      id,
      fullName: name,
      isPresent: presence === 'present',
      firstName: firstNames.get(id) ?? name,
    })),
    ...hall.guests.map(({ id, firstName, present }) => ({
      id,
      fullName: firstName,
      isPresent: present,
      firstName,
    })),
  ]
  const count = new Map<string, number>()
  for (const { firstName } of known) count.set(firstName, (count.get(firstName) ?? 0) + 1)
  const people = known.map(({ id, firstName, fullName, isPresent }) => ({
    id,
    isPresent,
    name: count.get(firstName) === 1 ? firstName : fullName,
    level: hall.levels[id] ?? defaultScore,
  }))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    present: people.filter(({ isPresent }) => isPresent) satisfies readonly HallPerson[],
    /** Whoever was taken out of the session since has no name here. */
    nameOf: (id: string) => names.get(id) ?? 'Absent',
  }
}
