import type { EvaluationTable } from '../../contract/technique-evaluations.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { catalogueTechnique, withoutKnownFields } from '../../domain/technique-catalogue.ts'
import { toRefresh } from '../../domain/techniques-to-refresh.ts'
import { exerciseTechnique } from '../../domain/technique-evaluation.ts'
import { rebondTechniques } from './rebond-techniques.ts'
import type { EvaluatedPlayer } from './store.ts'

/** Sends each technique's name once: clients know those of the catalogue, the others get a list of their own. */
export function tableTechniques(
  players: readonly EvaluatedPlayer[],
  library: readonly Exercise[],
  archivedIds: ReadonlySet<string>,
): EvaluationTable['techniques'] {
  const ofLibrary = library.map((exercise) => ({ ...exerciseTechnique(exercise), inLibrary: true }))
  const evaluated = new Set(players.flatMap(({ evaluations }) => evaluations).map(({ id }) => id))
  const ofRebond = rebondTechniques(library, archivedIds).map((technique) => ({
    ...technique,
    inLibrary: true,
    ...(!evaluated.has(technique.id) && { ofRebond: true }),
  }))
  const shown = new Set([...ofLibrary, ...ofRebond].map(({ id }) => id))
  return [...ofLibrary, ...ofRebond, ...fromElsewhere(players, shown)]
}

/** What was practised lately is fresh. */
export function evaluatedPlayer(
  player: EvaluatedPlayer,
  practised: ReadonlySet<string> | undefined,
  now: Date,
): EvaluationTable['players'][number] {
  const { evaluations } = player
  return {
    ...player,
    evaluations: evaluations.map(withoutKnownFields),
    refresh: toRefresh(evaluations, practised ?? new Set(), now),
  }
}

/** Techniques that were deleted since, or are another club's, with the name of their latest evaluation. */
function fromElsewhere(
  players: readonly EvaluatedPlayer[],
  inLibrary: ReadonlySet<string>,
): EvaluationTable['techniques'] {
  const latest = new Map<string, EvaluatedPlayer['evaluations'][number]>()
  for (const evaluation of players.flatMap(({ evaluations }) => evaluations)) {
    const { id, status, lastEvaluation } = evaluation
    if (status === 'not_evaluated' || inLibrary.has(id) || catalogueTechnique(id)) continue
    const known = latest.get(id)
    if (!known || known.lastEvaluation < lastEvaluation) latest.set(id, evaluation)
  }
  return [...latest.values()]
    .map(({ id, name, category }) => ({ id, name, category, inLibrary: false }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
}
