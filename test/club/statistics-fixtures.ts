import type { Endpoint } from '../../src/contract/endpoint.ts'
import * as statistics from '../../src/contract/statistics.ts'
import { people } from '../../src/demo/club-people.ts'
import { type Fixture, ownCoaches, row } from '../endpoints/fixture.ts'
import { onPro, setClubPlan } from '../endpoints/situations.ts'

const ofEverybody = { period: 'season' } as const
const ofTwo = { from: '2024-07-01', to: '2026-12-31', players: `${people.ines.id},${people.hugo.id}` }

/** With an exception for players and days of one's own choice, one for ids that are none, and one for the plan below. */
function statistic(endpoint: Endpoint, also: object = {}): Fixture {
  const input = (wanted: object) => (situation: Parameters<typeof onPro>[0]) =>
    onPro(situation, { ...wanted, ...also })
  return row(endpoint, input(ofEverybody), ownCoaches, {
    'of two players, between two days': { by: 'coach', input: input(ofTwo), outcome: 'ok' },
    'of nobody that there is': { by: 'coach', input: input({ players: 'tous' }), outcome: 'invalid-input' },
    'on a plan without statistics': {
      by: 'coach',
      input: (situation) => setClubPlan(situation, 'club', { ...ofEverybody, ...also }),
      outcome: 'not-in-plan',
    },
  })
}

export const statisticsFixtures = {
  'statistics.show': statistic(statistics.show),
  'statistics.showPoints': statistic(statistics.showPoints),
  'statistics.listPoints': statistic(statistics.listPoints, { month: '2026-10', page: 1 }),
  'statistics.listPlayers': statistic(statistics.listPlayers, { page: 1 }),
  'statistics.listCrossings': statistic(statistics.listCrossings, { span: 'from-60', page: 1 }),
  'statistics.listPlayed': statistic(statistics.listPlayed, { span: 'from-45', page: 1 }),
  'statistics.listMasteries': statistic(statistics.listMasteries, { technique: 'service-1', page: 1 }),
  'statistics.listPauses': statistic(statistics.listPauses, { span: 'from-45', page: 1 }),
}
