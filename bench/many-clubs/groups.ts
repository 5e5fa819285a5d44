import { comparableName } from '../../src/domain/comparable-name.ts'
import { idOf } from '../../src/demo/seeded.ts'
import type { Rows } from './copy-rows.ts'
import type { Newcomer } from './people.ts'
import type { Place } from './place.ts'

const placesEach = 2
const playersPerGroup = 25

/** Two places, a closure, and a group that is still without players. */
export function foundingGroupRows(place: Place): Rows {
  const { clubId, seed, today, coachIds } = place
  const dates = { created_at: today, updated_at: today }
  const placeIds = Array.from({ length: placesEach }, (_, n) => idOf(`place ${n} of ${seed}`))
  const groupId = idOf(`first group of ${seed}`)
  return {
    places: placeIds.map((id, n) => ({ id, club_id: clubId, ...named(`Salle ${n}`), tables: 8, ...dates })),
    club_closures: [
      {
        id: idOf(`closure of ${seed}`),
        club_id: clubId,
        first_day: '2030-08-01',
        last_day: '2030-08-15',
        label: 'Salle fermée',
        created_at: today,
      },
    ],
    player_groups: [
      {
        id: groupId,
        club_id: clubId,
        ...named('Groupe du samedi'),
        weekday: 6,
        time: '14:00',
        duration: '2h',
        place_id: placeIds[0]!,
        ...dates,
      },
    ],
    group_coaches: coachIds.map((coachId) => ({ group_id: groupId, club_id: clubId, coach_id: coachId })),
  }
}

/** Groups of these players, who are numbered. */
export function groupRows({ clubId, seed, today, coachIds }: Place, players: readonly Newcomer[]): Rows {
  const idOfGroup = (n: number) => idOf(`group ${n} of ${seed}`)
  const numberOf = ({ n }: Newcomer) => Math.floor(n / playersPerGroup)
  const numbers = [...new Set(players.map(numberOf))]
  return {
    player_groups: numbers.map((n) => ({
      id: idOfGroup(n),
      club_id: clubId,
      ...named(`Groupe ${n}`),
      weekday: (n % 7) + 1,
      time: '18:30',
      duration: '1h30' as const,
      created_at: today,
      updated_at: today,
    })),
    group_players: players.map((player) => ({
      group_id: idOfGroup(numberOf(player)),
      club_id: clubId,
      player_id: player.id,
    })),
    // Every fourth from whoever follows; two ids are in the order of their text.
    pairs_apart: players.flatMap(({ id }, index) => {
      const next = players[index + 1]
      if (index % 4 > 0 || !next) return []
      const [first_id, second_id] = [id, next.id].toSorted() as [string, string]
      return [{ club_id: clubId, first_id, second_id, set_at: today }]
    }),
    group_coaches: numbers.map((n) => ({
      group_id: idOfGroup(n),
      club_id: clubId,
      coach_id: coachIds[n % coachIds.length]!,
    })),
  }
}

function named(name: string) {
  return { name, name_key: comparableName(name) }
}
