import * as v from 'valibot'
import { drillTitle } from '../../contract/drills.ts'
import { exerciseDrillFields, pair } from '../../contract/drill-schemas.ts'
import * as field from '../../contract/fields.ts'
import { categories } from '../../domain/category.ts'
import {
  type FileDrill,
  type FileProblem,
  problemWords,
  readDrillFile,
} from '../../domain/drills/drill-file.ts'
import { drillMinutes } from '../../domain/drills/dosage.ts'
import { difficulties } from '../../domain/exercise.ts'
import { Refused } from '../refused.ts'

const fileDrill = v.strictObject({
  ...exerciseDrillFields,
  id: v.exactOptional(field.text(60)),
  title: v.exactOptional(drillTitle),
  category: v.picklist(categories, 'Catégorie inconnue'),
  pairs: v.pipe(
    field.list(pair, 2, 'Une ou deux paires technique et effet'),
    v.minLength(1, 'Une ou deux paires technique et effet'),
  ),
  level: v.picklist(difficulties, 'Difficulté inconnue'),
  minutes: v.picklist(drillMinutes, 'Durée inconnue\u00A0: 5, 10, 15, 20 ou 30'),
  description: v.exactOptional(field.text(2000)),
  // The domain’s words are readonly, Valibot’s are not.
}) as unknown as v.GenericSchema<FileDrill>

/** @throws Refused `invalid-input` with the lines of everything that is wrong */
export function drillsOfFile(text: string): readonly FileDrill[] {
  const read = readDrillFile(text)
  if ('reason' in read) return refuse([read])
  const problems: FileProblem[] = []
  const drills: FileDrill[] = []
  for (const { line, value } of read) {
    const result = v.safeParse(fileDrill, value)
    if (result.success) drills.push(result.output)
    else problems.push({ line, reason: reasonOf(value, result.issues) })
  }
  return problems.length > 0 ? refuse(problems) : drills
}

function refuse(problems: readonly FileProblem[]): never {
  throw new Refused('invalid-input', { fields: { file: problemWords(problems) } })
}

/** « « Falkenberg », minutes : Durée inconnue ». */
function reasonOf(value: unknown, issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues
  const title =
    typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'
      ? `«\u00A0${value.title.slice(0, 60)}\u00A0», `
      : ''
  const path = (v.getDotPath(issue!) ?? '').slice(0, 60)
  return `${title}${path && `${path}\u00A0: `}${issue!.message}`
}
