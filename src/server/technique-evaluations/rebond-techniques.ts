import { drawnDrills } from '../../content/drills.ts'
import { categoryOfPair, playedPairs } from '../../domain/drills/drill.ts'
import { sameComposition } from '../../domain/exercise.ts'
import { pairTechnique } from '../../domain/pair-technique.ts'
import type { Technique } from '../../domain/technique-evaluation.ts'
import type { Composition } from '../../domain/exercise.ts'

interface Practised {
  readonly composition: Composition
  readonly drillIds: readonly string[]
}

/** By its id, each technique with its effect that somebody plays in one of Rebond’s drills. */
const practised: ReadonlyMap<string, Practised> = new Map(
  [...Map.groupBy(drawnDrills.flatMap(played), ({ id }) => id)].map(([id, all]) => [
    id,
    { composition: all[0]!.composition, drillIds: all.map(({ drillId }) => drillId) },
  ]),
)

function played(drill: (typeof drawnDrills)[number]) {
  return playedPairs(drill).flatMap((pair) => {
    const type = categoryOfPair(pair)
    const composition = type && { type, ...pair }
    return composition ? [{ id: pairTechnique(composition).id, composition, drillId: drill.id }] : []
  })
}

export function rebondTechnique(id: string): Technique | undefined {
  const found = practised.get(id)
  return found && pairTechnique(found.composition)
}

/** Those of drills that the club has not put away; an exercise of its own with the same name has a form of its own. */
export function rebondTechniques(
  library: readonly Composition[],
  archivedIds: ReadonlySet<string>,
): readonly Technique[] {
  return [...practised.values()]
    .filter(({ drillIds }) => drillIds.some((id) => !archivedIds.has(id)))
    .map(({ composition }) => composition)
    .filter((composition) => !library.some((exercise) => sameComposition(exercise, composition)))
    .map(pairTechnique)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fr'))
}
