import * as analyses from '../../src/contract/analyses.ts'
import * as analysisRows from '../../src/contract/analysis-rows.ts'
import * as categoryTarget from '../../src/contract/category-target.ts'
import { minutesTarget } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { type Fixture, ownCoaches, row } from '../endpoints/fixture.ts'

/** The demonstration's second club is past its trial, on the plan Essential. */
const clubsOfThePlan = { ...ownCoaches, ok: 'coach otherCoach', 'not-in-plan': 'foreignCoach' }
const ofEverybody = { period: 'season' } as const
const ofTwo = { from: '2026-01-01', to: '2099-12-31', players: `${people.ines.id},${people.hugo.id}` }

const newTarget = { ...minutesTarget, service: 30, defense: 15, version: 1 }

/** What else is asked for, by what it is. */
type Others = Readonly<Record<string, object>>

/** With an exception for players and days of one's own choice, and one for ids that are none. */
function analysis(endpoint: Endpoint, also: object = {}, others: Others = {}): Fixture {
  const input = (wanted: object) => () => ({ ...wanted, ...also })
  return row(endpoint, input(ofEverybody), clubsOfThePlan, {
    'of two players, between two days': { by: 'coach', input: input(ofTwo), outcome: 'ok' },
    'of nobody that there is': { by: 'coach', input: input({ players: 'tous' }), outcome: 'invalid-input' },
    ...Object.fromEntries(
      Object.entries(others).map(([name, other]) => [
        name,
        { by: 'coach', input: () => ({ ...ofEverybody, ...also, ...other }), outcome: 'ok' },
      ]),
    ),
  })
}

export const analysesFixtures = {
  'analyses.show': analysis(analyses.show),
  'categoryTarget.update': row(categoryTarget.update, () => newTarget, clubsOfThePlan, {
    'that was changed meanwhile': {
      by: 'coach',
      input: () => ({ ...newTarget, version: 2 }),
      outcome: 'changed-meanwhile',
    },
    'as the first, where there is one': {
      by: 'coach',
      input: () => ({ ...newTarget, version: 0 }),
      outcome: 'changed-meanwhile',
    },
    'of 110 % together': {
      by: 'coach',
      input: () => ({ ...newTarget, service: 40 }),
      outcome: 'invalid-input',
    },
  }),
  'analysisRows.listPlayers': analysis(analysisRows.listPlayers, { page: 1 }),
  'analysisRows.listGroupWeeks': analysis(analysisRows.listGroupWeeks),
  'analysisRows.listPresences': analysis(analysisRows.listPresences, { weekday: '1', page: 1 }),
  'analysisRows.listDrills': analysis(
    analysisRows.listDrills,
    { page: 1 },
    { 'of a category': { category: 'service' }, 'that were attended': { only: 'attended' } },
  ),
  'analysisRows.listFeedback': analysis(analysisRows.listFeedback, { page: 1 }),
  'analysisRows.listRequests': analysis(
    analysisRows.listRequests,
    { page: 1 },
    { 'answered within a week': { span: 'week' }, 'without an answer': { span: 'waiting' } },
  ),
}
