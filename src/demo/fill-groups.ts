import { addDays } from '../domain/days.ts'
import { comparableName } from '../domain/comparable-name.ts'
import type { Db } from '../server/database/connection.ts'
import type { Club } from './club.ts'
import { idOf } from './seeded.ts'

export async function fillGroups(
  db: Db,
  { id, createdAt }: Pick<Club, 'id' | 'createdAt'>,
  { places, groups }: Pick<Club, 'places' | 'groups'>,
): Promise<void> {
  if (groups.length === 0) return
  await db.updateTable('clubs').set({ school_zone: 'A' }).where('id', '=', id).execute()
  const tournament = addDays(createdAt.toISOString().slice(0, 10), 33 * 7)
  await db
    .insertInto('club_closures')
    .values({
      id: idOf('tournament'),
      club_id: id,
      first_day: tournament,
      last_day: addDays(tournament, 1),
      label: 'Tournoi de Vaise',
      created_at: createdAt,
    })
    .execute()
  const dates = { created_at: createdAt, updated_at: createdAt }
  await db
    .insertInto('places')
    .values(
      places.map((place) => ({ ...place, club_id: id, name_key: comparableName(place.name), ...dates })),
    )
    .execute()
  await db
    .insertInto('player_groups')
    .values(
      groups.map(({ id: groupId, name, weekday, time, duration, placeId, nextCompetition, theme }) => ({
        id: groupId,
        name,
        weekday,
        time,
        duration,
        club_id: id,
        name_key: comparableName(name),
        place_id: placeId,
        next_competition: nextCompetition,
        theme: theme?.subject ?? null,
        theme_month: theme?.month ?? null,
        ...dates,
      })),
    )
    .execute()
  const inGroup = { club_id: id }
  await db
    .insertInto('group_players')
    .values(
      groups.flatMap((group) =>
        group.playerIds.map((playerId) => ({ ...inGroup, group_id: group.id, player_id: playerId })),
      ),
    )
    .execute()
  await db
    .insertInto('group_coaches')
    .values(
      groups.flatMap((group) =>
        group.coachIds.map((coachId) => ({ ...inGroup, group_id: group.id, coach_id: coachId })),
      ),
    )
    .execute()
}
