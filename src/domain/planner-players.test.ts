import { expect, test } from 'vitest'
import { plannerPlayers, type RecordedPlayer, type Records } from './planner-players.ts'

const service = { type: 'service', difficulty: 'débutant' } as const
const asking = {
  library: [
    { id: 'marteau-coupe', ...service, technique: 'Marteau', effect: 'Coupé' },
    { id: 'marteau-coupe-long', ...service, technique: 'Marteau', effect: 'Coupé' },
    { id: 'revers-devie', ...service, technique: 'Revers', effect: 'Dévié' },
  ],
  playerIds: ['ines'],
  now: new Date('2026-11-21T09:00:00Z'),
  today: '2026-11-21',
}

const ines: RecordedPlayer = {
  id: 'ines',
  firstName: 'Inès',
  lastName: 'Morel',
  scores: null,
  earlierScores: null,
  evaluations: [],
  practised: [],
  requests: [],
}

const records = (...players: readonly Partial<RecordedPlayer>[]): Records => ({
  drills: [
    { type: 'service', technique: 'Marteau', effect: 'Coupé' },
    { type: 'service', technique: 'Marteau', effect: 'Lifté' },
    { type: 'service', technique: 'Revers', effect: 'Dévié' },
  ],
  players: players.map((player) => ({ ...ines, ...player })),
})

test('a drill is practice of its techniques, and of the library’s exercises that are like it', () => {
  const practised = [
    { drill: 0, on: '2026-11-01' },
    { drill: 1, on: '2026-11-20' },
    { drill: 2, on: '2026-11-21' },
  ]
  const [player] = plannerPlayers(records({ practised }), asking)
  expect(Object.fromEntries(player!.techniques.map((known) => [known.id, known.daysSincePractised]))).toEqual(
    {
      'service-1': 1,
      'service-2': 20,
      'service-3': 1,
      'marteau-coupe': 20,
      'marteau-coupe-long': 20,
      'revers-devie': 0,
    },
  )
})

test('what was evaluated and what was practised stand in one list', () => {
  const [player] = plannerPlayers(
    records({
      evaluations: [
        { id: 'service-2', status: 'mastered', lastEvaluation: '2026-11-11T10:00:00.000Z' },
        { id: 'defense-1', status: 'in_progress', lastEvaluation: '2026-11-11T08:00:00.000Z' },
      ],
      practised: [{ drill: 0, on: '2026-11-01' }],
    }),
    { ...asking, library: [] },
  )
  expect(player!.techniques.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: 'defense-1', status: 'in_progress', daysSincePractised: null, daysSinceEvaluated: 10 },
    { id: 'service-1', status: 'not_evaluated', daysSincePractised: 20, daysSinceEvaluated: null },
    { id: 'service-2', status: 'mastered', daysSincePractised: 20, daysSinceEvaluated: 9 },
  ])
})

test('a request that was practised after its day waits no longer', () => {
  const request = { type: 'service', technique: 'Revers', effect: 'Dévié', on: '2026-11-10' } as const
  const waiting = (on: string) =>
    plannerPlayers(records({ requests: [request], practised: [{ drill: 2, on }] }), asking)[0]!.requests
      .length
  expect(waiting('2026-11-09')).toBe(1)
  expect(waiting('2026-11-10')).toBe(1)
  expect(waiting('2026-11-11')).toBe(0)
})

test('only those who take part are planned for, each under a name that is theirs alone', () => {
  const all = records(
    { id: 'ines' },
    { id: 'other-ines', lastName: 'Petit' },
    { id: 'tom', firstName: 'Tom', lastName: 'Girard' },
    { id: 'lea-b', firstName: 'Léa', lastName: 'Bon' },
    { id: 'lea-b2', firstName: 'Léa', lastName: 'Blanc' },
  )
  const namesOf = (...playerIds: string[]) =>
    plannerPlayers(all, { ...asking, playerIds }).map(({ firstName }) => firstName)
  expect(namesOf('ines', 'tom')).toEqual(['Inès', 'Tom'])
  expect(namesOf('ines', 'other-ines')).toEqual(['Inès M.', 'Inès P.'])
  expect(namesOf('lea-b', 'lea-b2')).toEqual(['Léa Bon', 'Léa Blanc'])
  expect(namesOf('somebody-else')).toEqual([])
})
