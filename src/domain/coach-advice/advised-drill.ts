import type { Composition, Difficulty } from '../exercise.ts'
import { difficulties } from '../exercise.ts'
import { pairName, playedPairs } from '../drills/drill.ts'
import { isDrawn, type RebondDrill } from '../drills/rebond-drill.ts'
import { suitsCare } from '../care.ts'
import { suitsRubbers } from '../rubber.ts'
import { asRightHanded } from '../stroke-advice/right-handed.ts'
import { weakScore } from './opinion.ts'
import type { PlayerRecord } from './player-record.ts'

/** How it is practised: alone, for two, or from a basket. */
export type Setup = 'alone' | 'withPartner' | 'basket'

export function setupOf({ players, format }: RebondDrill): Setup {
  if (players.max === 1) return 'alone'
  return format === 'panier' ? 'basket' : 'withPartner'
}

/**
 * The one of Rebond’s drills that a player is advised for a stroke; undefined for a club’s own words. In the hall one that is
 * drawn comes before another setup: it can be seen.
 */
export function advisedDrill(
  stroke: Composition,
  { setup, inTheHall }: { readonly setup: Setup; readonly inTheHall: boolean },
  { drills, profile, scores }: Pick<PlayerRecord, 'drills' | 'profile' | 'scores'>,
): RebondDrill | undefined {
  const own = drillsOn(asRightHanded(stroke, profile.preferredHand), drills).filter(
    (drill) => (setupOf(drill) === setup || (inTheHall && isDrawn(drill))) && suits(drill, profile),
  )
  const misfit = (drill: RebondDrill) => Number(!suitsRubbers({ ...stroke, drill }, profile))
  const above = (drill: RebondDrill) => levelsAbove(drill, scores[stroke.type])
  const tooHard = (drill: RebondDrill) => (suitsScore(drill, scores[stroke.type]) ? 0 : above(drill))
  const undrawn = (drill: RebondDrill) => Number(!isDrawn(drill))
  return own.toSorted(
    (a, b) =>
      misfit(a) - misfit(b) ||
      tooHard(a) - tooHard(b) ||
      undrawn(a) - undrawn(b) ||
      above(a) - above(b) ||
      difficulties.indexOf(b.level) - difficulties.indexOf(a.level),
  )[0]
}

/** A low score gets the easier variant, and so may be shown a drawing of the level above. */
export function suitsScore(drill: RebondDrill, score: number): boolean {
  return levelsAbove(drill, score) <= Number(score <= weakScore && isDrawn(drill))
}

function levelsAbove({ level }: RebondDrill, score: number): number {
  return Math.max(0, difficulties.indexOf(level) - difficulties.indexOf(levelFor(score)))
}

/** In the order of the store, so that the same record gives the same advice. */
export function drillsOn(stroke: Composition, drills: readonly RebondDrill[]): readonly RebondDrill[] {
  return (byName(drills).get(pairName(stroke)) ?? []).filter(({ category }) => category === stroke.type)
}

const indexes = new WeakMap<readonly RebondDrill[], ReadonlyMap<string, readonly RebondDrill[]>>()

/** Those for at most two and of 15 or 20 minutes in which the stroke that names them is played. */
function byName(drills: readonly RebondDrill[]): ReadonlyMap<string, readonly RebondDrill[]> {
  const known = indexes.get(drills)
  if (known) return known
  const advisable = drills.filter(
    (drill) =>
      (drill.minutes === 15 || drill.minutes === 20) &&
      drill.players.min <= 2 &&
      (!isDrawn(drill) || playedPairs(drill).includes(drill.pairs[0]!)),
  )
  const index = Map.groupBy(advisable, ({ pairs }) => pairName(pairs[0]!))
  indexes.set(drills, index)
  return index
}

function suits(drill: RebondDrill, { playerType, cares }: PlayerRecord['profile']): boolean {
  const exercise = { ...drill.pairs[0]!, difficulty: drill.level, drill }
  return (
    (!drill.competitive || playerType === 'competitif') && cares.every((care) => suitsCare(exercise, care))
  )
}

function levelFor(score: number): Difficulty {
  if (score < 4) return 'débutant'
  return score < 7.5 ? 'intermédiaire' : 'avancé'
}
