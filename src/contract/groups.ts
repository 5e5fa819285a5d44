import * as v from 'valibot'
import { maxGroupCoaches, maxGroupName, maxGroupPlayers, weekdays } from '../domain/group.ts'
import { themeSubjects } from '../domain/theme.ts'
import { sessionDurations } from '../domain/training-session.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const written = {
  id: field.id,
  name: field.properName('Nom du groupe requis', maxGroupName),
  /** When and where it usually trains. */
  weekday: v.nullable(v.picklist(weekdays, 'Jour inconnu')),
  time: v.nullable(field.timeOfDay),
  duration: v.nullable(v.picklist(sessionDurations, 'Durée inconnue')),
  placeId: v.nullable(field.id),
  nextCompetition: v.nullable(field.day),
  /** What it works at in one month. Absent from what an earlier version sends, which leaves it as it is. */
  theme: v.optional(
    v.nullable(
      v.strictObject({
        subject: v.picklist(themeSubjects, 'Thème inconnu'),
        month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Mois inconnu')),
      }),
    ),
  ),
  coachIds: ids(maxGroupCoaches, 'entraineurs'),
  playerIds: ids(maxGroupPlayers, 'joueurs'),
}

/** Players of a club who train together; the roster has their names. */
const group = v.object({ ...written, version: field.version })
export type Group = v.InferOutput<typeof group>

/** By name. Readable on every plan. */
export const list = endpoint({
  method: 'GET',
  path: '/api/groups',
  ability: 'readGroups',
  input: field.emptyInput,
  output: v.array(group),
})

export const create = endpoint({
  method: 'POST',
  path: '/api/groups',
  ability: 'manageGroups',
  right: 'clubManagement',
  online: true,
  input: v.strictObject(written),
  output: group,
})

export const update = endpoint({
  method: 'PUT',
  path: '/api/groups/:id',
  ability: 'manageGroups',
  right: 'clubManagement',
  online: true,
  input: v.strictObject({ ...written, version: field.version }),
  output: group,
})

/** Permanent: the screen asks for confirmation. Its players stay in the club. */
export const remove = endpoint({
  method: 'POST',
  path: '/api/groups/:id/deletion',
  ability: 'manageGroups',
  right: 'clubManagement',
  online: true,
  input: v.strictObject({ id: field.id, version: field.version }),
  output: field.done,
})

function ids(max: number, who: string) {
  return v.pipe(
    field.list(field.id, max, `${max} ${who} au maximum`),
    v.check((list) => new Set(list).size === list.length, 'Une personne y est deux fois'),
  )
}
