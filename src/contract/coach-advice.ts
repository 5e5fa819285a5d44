import * as v from 'valibot'
import { adviceKinds } from '../domain/coach-advice/subjects.ts'
import { categories } from '../domain/category.ts'
import { adviceDepths } from '../domain/plan.ts'
import { drawnDrill } from './drills.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** Readonly, as the domain's own type is. */
function readonlyArray<S extends v.GenericSchema>(item: S) {
  return v.pipe(v.array(item), v.readonly())
}

const advice = v.object({
  kind: v.picklist(adviceKinds),
  category: v.nullable(v.picklist(categories)),
  title: v.string(),
  summary: v.string(),
  tips: readonlyArray(v.object({ stroke: v.string(), about: v.string(), text: v.string() })),
  /** Absent from what an earlier version cached. */
  faults: v.exactOptional(readonlyArray(v.object({ fault: v.string(), correction: v.string() }))),
  exercises: readonlyArray(
    v.object({
      type: v.picklist(categories),
      technique: v.string(),
      effect: v.string(),
      name: v.nullable(v.string()),
      drillId: v.nullable(v.string()),
      drill: v.nullable(drawnDrill),
      minutes: v.number(),
      description: v.string(),
      success: v.nullable(v.string()),
      variant: v.nullable(v.object({ kind: v.picklist(['harder', 'easier']), text: v.string() })),
      /** Absent from what an earlier version cached. */
      changes: v.exactOptional(readonlyArray(v.string())),
      because: readonlyArray(v.string()),
    }),
  ),
  reasons: v.object({
    scale: v.nullable(
      v.object({
        score: v.number(),
        others: readonlyArray(v.number()),
        mark: v.picklist(['lowest', 'highest', 'threshold']),
      }),
    ),
    facts: readonlyArray(
      v.object({ text: v.string(), quote: v.nullable(v.string()), at: v.nullable(field.instant) }),
    ),
    change: v.string(),
  }),
})
export type Advice = v.InferOutput<typeof advice>

/** A player’s own, the most urgent first. */
export const mine = endpoint({
  method: 'GET',
  path: '/api/coach-advice',
  ability: 'readOwnProgress',
  input: field.emptyInput,
  output: v.object({
    depth: v.picklist(adviceDepths),
    /** null while no coach has set the scores: « Paramètres IA non configurés ». */
    scores: v.nullable(v.object({ setAt: field.instant, setBy: v.nullable(v.string()) })),
    advice: readonlyArray(advice),
  }),
})
export type CoachAdvice = v.InferOutput<typeof mine.output>
