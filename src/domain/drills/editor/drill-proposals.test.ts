import { expect, test } from 'vitest'
import { drawnDrills } from '../../../content/drills.ts'
import { type Drill, playedPairs } from '../drill.ts'
import { minutesOf } from '../dosage.ts'
import type { Rally } from '../rally.ts'
import { proposedDrill, proposedTitle } from './drill-proposals.ts'

const onePhase = drawnDrills.flatMap((drill): readonly (readonly [Drill, Rally])[] =>
  drill.sequence.kind === 'rally' && drill.sequence.phases.length === 1
    ? [[drill, drill.sequence.phases[0]!]]
    : [],
)

test('What a drawing proposes can be stored: a pair that A plays, minutes that the dosage fills.', () => {
  for (const [{ id, sequence }, rally] of onePhase) {
    const proposal = proposedDrill(rally)
    const isPlayed = playedPairs({ pairs: proposal.pairs, sequence }).length === 1
    const isNamed = proposal.pairs[0]!.effect === 'Passif'
    expect([id, isPlayed || isNamed]).toEqual([id, true])
    expect([id, minutesOf(proposal.dosage)]).toEqual([id, proposal.minutes])
  }
})

test('For most of Rebond’s drills it proposes what they say.', () => {
  const share = (isLike: (drill: Drill, proposal: ReturnType<typeof proposedDrill>) => boolean) =>
    onePhase.filter(([drill, rally]) => isLike(drill, proposedDrill(rally))).length / onePhase.length
  const shares = {
    technique: share(({ pairs }, proposal) =>
      pairs.some(({ technique }) => technique === proposal.pairs[0]!.technique),
    ),
    format: share(({ format }, proposal) => format === proposal.format),
    uncertainty: share(({ uncertainty }, proposal) => uncertainty === proposal.uncertainty),
    rank: share(({ rank }, proposal) => rank.includes(proposal.rank[0]!)),
    minutes: share(({ minutes }, proposal) => minutes === proposal.minutes),
  }
  expect(Object.entries(shares).filter(([, value]) => value < 0.78)).toEqual([])
})

test('A first title names what A plays, and how the ball comes into play.', () => {
  const titles = new Map(onePhase.map(([{ id }, rally]) => [id, proposedTitle(rally)]))
  expect(
    ['top-rv-bloc', 'court-longue-demarrage', 'panier-demarrage-rv', 'lance-haut'].map((id) =>
      titles.get(id),
    ),
  ).toEqual(['Top Spin RV', 'Top Spin CD après service', 'Top Spin RV au panier', 'Lancé'])
})
