import * as v from 'valibot'
import { analysisPeriods } from '../domain/analysis-period.ts'
import * as field from './fields.ts'

const maxPlayers = 1000

/** Ids in one parameter of a query, with commas between; everybody where it is missing. */
const players = v.pipe(
  v.string('Joueurs inconnus'),
  v.maxLength(37 * maxPlayers, `${maxPlayers} joueurs au maximum`),
  v.transform((ids) => ids.split(',')),
  v.array(field.id),
)

/** Days win over a period; what they come to is in `domain/analysis-period.ts`, and in each answer. */
export const wanted = {
  period: v.optional(v.picklist(analysisPeriods, 'Période inconnue')),
  from: v.optional(field.day),
  to: v.optional(field.day),
  players: v.optional(players),
}

export const range = { from: field.day, to: field.day }
export const counts = { present: v.number(), absent: v.number(), excused: v.number() }
