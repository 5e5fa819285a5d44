import { expect, test } from 'vitest'
import type { PlannerFact, PlayerReason } from './planner-reasons.ts'
import { factsInWords } from './planner-facts.ts'
import { exerciseSentence } from './planner-sentences.ts'
import type { TechniqueStatus } from './technique-catalogue.ts'

const status = (status: TechniqueStatus): PlannerFact => ({
  kind: 'status',
  status,
  technique: 'Top Spin CD',
})
const player = (firstName: string, ...facts: readonly PlannerFact[]): PlayerReason => ({
  playerId: firstName,
  firstName,
  facts,
})
const said = (...players: readonly PlayerReason[]) => exerciseSentence({ players }).replaceAll('\u00A0', ' ')

test('it says how many are in progress, and who has not practised it for longest', () => {
  const sentence = said(
    player('Tom', status('in_progress'), { kind: 'practised', days: 20 }),
    player('Inès', status('in_progress'), { kind: 'practised', days: 32 }),
    player('Léa', status('in_progress'), { kind: 'practised', days: 3 }),
    player('Hugo', status('in_progress')),
    player('Zoé', status('mastered')),
    player('Noé', status('not_evaluated')),
  )
  expect(sentence).toBe(
    '4 joueurs sur 6 sont en progression sur ce geste ; Inès ne l’a pas travaillé depuis 32 jours',
  )
})

test.each<[string, PlayerReason[]]>([
  [
    '1 joueur sur 2 est en progression sur ce geste',
    [player('Tom', status('in_progress')), player('Léa', status('mastered'))],
  ],
  [
    'Les 2 joueurs sont en progression sur ce geste',
    [player('Tom', status('in_progress')), player('Léa', status('in_progress'))],
  ],
  ['Tom est en progression sur ce geste', [player('Tom', status('in_progress'))]],
  [
    '1 joueur sur 2 n’a pas encore d’évaluation',
    [player('Tom', status('not_evaluated')), player('Léa', status('mastered'))],
  ],
  [
    'Les 2 joueurs n’ont pas encore d’évaluation',
    [player('Tom', status('not_evaluated')), player('Léa', status('not_evaluated'))],
  ],
  ['Tom n’a pas encore d’évaluation', [player('Tom', status('not_evaluated'))]],
  ['Les 2 joueurs le maîtrisent', [player('Tom', status('mastered')), player('Léa', status('mastered'))]],
  ['Tom le maîtrise', [player('Tom', status('mastered'))]],
  ['Choisi sans connaitre les joueurs, pour équilibrer les catégories', []],
])('« %s »', (sentence, players) => {
  expect(said(...players)).toBe(sentence)
})

const never: PlannerFact = { kind: 'never-practised' }
const requested: PlannerFact = { kind: 'requested' }
const waiting = (...facts: readonly PlannerFact[]) => [
  player('Tom', status('in_progress'), ...facts),
  player('Inès', status('in_progress'), ...facts),
  player('Léa', status('in_progress'), ...facts),
  player('Zoé', status('in_progress'), ...facts),
]

test.each<[string, PlayerReason[]]>([
  ['Tom l’a demandé', waiting(requested).slice(0, 1)],
  ['Tom et Inès l’ont demandé', waiting(requested).slice(0, 2)],
  ['Tom, Inès et 1 autre l’ont demandé', waiting(requested).slice(0, 3)],
  ['Tom, Inès et 2 autres l’ont demandé', waiting(requested)],
  ['Tom ne l’a pas encore travaillé en séance', waiting(never).slice(0, 1)],
  ['personne ne l’a encore travaillé en séance', waiting(never)],
  [
    'Tom et Inès ne l’ont pas encore travaillé en séance',
    [...waiting(never).slice(0, 2), player('Léa', status('in_progress'))],
  ],
  ['Tom ne l’a pas travaillé depuis 14 jours', waiting({ kind: 'practised', days: 14 }).slice(0, 1)],
  [
    'Tom le maîtrise, mais ne l’a pas retravaillé depuis 52 jours',
    [player('Tom', status('in_progress'), { kind: 'to-refresh', days: 52 })],
  ],
])('its further clause « %s »', (clause, players) => {
  expect(said(...players).split(' ; ')[1]).toBe(clause)
})

test('what was practised lately is no reason', () => {
  expect(said(...waiting({ kind: 'practised', days: 13 }))).toBe(
    'Les 4 joueurs sont en progression sur ce geste',
  )
})

test('a player’s own reasons are said one after the other', () => {
  const sentence = factsInWords(
    player(
      'Inès',
      status('in_progress'),
      requested,
      { kind: 'score', category: 'initiative', score: 4 },
      { kind: 'falling', category: 'initiative', from: 6, to: 4 },
      { kind: 'practised', days: 32 },
    ),
  )
  expect(sentence).toBe(
    'en progression sur Top Spin CD, l’a demandé, 4 sur 10 en initiative, contre 6 il y a trois mois, pas travaillé depuis 32 jours',
  )
})

test.each<[PlannerFact, string]>([
  [status('not_evaluated'), 'pas encore d’évaluation sur Top Spin CD'],
  [status('mastered'), 'Top Spin CD maîtrisé'],
  [{ kind: 'score', category: 'counter', score: 7 }, '7 sur 10 en contre-initiative'],
  [{ kind: 'practised', days: 0 }, 'travaillé aujourd’hui'],
  [{ kind: 'practised', days: 1 }, 'travaillé hier'],
  [{ kind: 'practised', days: 13 }, 'travaillé il y a 13 jours'],
  [never, 'pas encore travaillé en séance'],
  [{ kind: 'to-refresh', days: 45 }, 'à rafraîchir, ni travaillé ni évalué depuis 45 jours'],
])('a fact in words: %j', (fact, words) => {
  expect(factsInWords(player('Tom', fact))).toBe(words)
})
