import * as v from 'valibot'
import { drawnDrill, exerciseDrill } from '../../contract/drill-schemas.ts'
import { parseFields } from '../input.ts'

const withDrill = v.looseObject({ drill: v.exactOptional(v.nullable(exerciseDrill)) })
const withProgramme = v.looseObject({
  exercises: v.array(v.looseObject({ drill: v.exactOptional(v.nullable(drawnDrill)) })),
})

/** @throws Refused `invalid-input` with a sentence for what nobody can play */
export function checkedDrill<I extends { readonly drill?: unknown }>(input: I): I {
  return parseFields(withDrill, input) as unknown as I
}

/** @throws Refused `invalid-input` with a sentence for what nobody can play */
export function checkedProgramme<I extends { readonly exercises: readonly unknown[] }>(input: I): I {
  return parseFields(withProgramme, input) as unknown as I
}
