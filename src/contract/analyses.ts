import * as v from 'valibot'
import { categories } from '../domain/category.ts'
import { counts, range, wanted } from './analysis-fields.ts'
import { categoryTarget } from './category-target.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** What the club did in a period, by day, week or month. */
export const show = endpoint({
  method: 'GET',
  path: '/api/analyses',
  ability: 'readAnalyses',
  right: 'detailedAnalyses',
  input: v.strictObject(wanted),
  output: v.object({
    ...range,
    /** Sessions with a roll that the club ever had, up to as many as a picture needs. */
    rolledSessions: v.number(),
    /** On which a session took place. `rolled` are those with a roll. */
    days: v.array(v.object({ date: field.day, sessions: v.number(), rolled: v.number(), ...counts })),
    /** Of the programmes of sessions that are over. */
    minutes: v.array(v.object({ month: v.string(), category: v.picklist(categories), minutes: v.number() })),
    target: categoryTarget,
    /** By the Monday of its week. */
    feedback: v.array(v.object({ week: field.day, positive: v.number(), negative: v.number() })),
    /** Of requests that were made in the period, whole days until a coach first took charge of them or decided, whatever came after; null where none has. */
    answers: v.array(v.object({ days: v.nullable(v.number()), count: v.number() })),
  }),
})
export type Analyses = v.InferOutput<typeof show.output>
