import type { EvaluationTable } from '../../contract/technique-evaluations.ts'
import { categories, type Category } from '../../domain/category.ts'
import { countsAsProgress, type ProgressEntry } from '../../domain/player-progress.ts'
import { techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import type { Technique } from '../../domain/technique-evaluation.ts'

export type EvaluatedPlayer = EvaluationTable['players'][number]

export interface TechniqueGroup {
  readonly category: Category
  readonly techniques: readonly Technique[]
}

/** What a player can be evaluated on: the catalogue, the library, and what they were evaluated on elsewhere. */
export function groupsOfPlayer(
  techniques: EvaluationTable['techniques'],
  { evaluations }: EvaluatedPlayer,
): readonly TechniqueGroup[] {
  const evaluated = new Set(evaluations.filter(countsAsProgress).map(({ id }) => id))
  const exercises = techniques.filter(({ id, inLibrary }) => inLibrary || evaluated.has(id))
  return inCategories(categories, [...techniqueCatalogue, ...exercises])
}

/** What counts of a player, as « Ma Progression » counts it, however many columns or forms are on the screen. */
export function countedOf(
  techniques: EvaluationTable['techniques'],
  { evaluations }: EvaluatedPlayer,
): readonly Pick<ProgressEntry, 'category' | 'status'>[] {
  const latest = new Map(evaluations.map((each) => [each.id, each]))
  return [...techniqueCatalogue, ...techniques]
    .map(({ id, category }) => {
      const evaluation = latest.get(id)
      return {
        id,
        category: evaluation?.category ?? category,
        status: evaluation?.status ?? 'not_evaluated',
      }
    })
    .filter(countsAsProgress)
}

/**
 * The columns for a whole group: the catalogue, or all of one category that somebody may be or was evaluated on. What Rebond’s
 * drills practise is dozens of columns: as long as nobody was evaluated on them, only where they are asked for.
 */
export function groupsOfTable(
  techniques: EvaluationTable['techniques'],
  category: Category | undefined,
  isWithRebonds = false,
): readonly TechniqueGroup[] {
  const others = category ? techniques.filter(({ ofRebond }) => isWithRebonds || !ofRebond) : []
  return inCategories(category ? [category] : categories, [...techniqueCatalogue, ...others])
}

function inCategories(
  shown: readonly Category[],
  techniques: readonly Technique[],
): readonly TechniqueGroup[] {
  return shown.map((category) => ({
    category,
    techniques: techniques.filter((technique) => technique.category === category),
  }))
}

/** How many players master each technique. */
export function masteredCounts(players: readonly EvaluatedPlayer[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { id, status } of players.flatMap(({ evaluations }) => evaluations)) {
    if (status === 'mastered') counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
