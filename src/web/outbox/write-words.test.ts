import { afterEach, expect, test } from 'vitest'
import { waiting } from '../../../test/waiting-write.ts'
import { saveScores } from '../../contract/players.ts'
import { evaluate } from '../../contract/technique-evaluations.ts'
import { playersQuery } from '../players/queries.ts'
import { queryClient } from '../query-client.ts'
import { whoWasBefore, wordsFor } from './write-words.ts'

const said = {
  id: 'said',
  playerId: 'ines',
  techniqueId: 'counter-2',
  status: 'mastered',
  notes: '',
  was: null,
} as const
const scores = { service: 8, initiative: 7, counter: 5, defense: 4 }
const set = { settings: [{ id: 'set', playerId: 'ines', scores, was: null }] }
const ines = {
  id: 'ines',
  firstName: 'Inès',
  lastName: 'Morel',
  email: '',
  playingStyle: null,
  since: '2026-09-01T08:00:00.000Z',
  scores: null,
}

afterEach(() => queryClient.clear())

test('An evaluation and scores that wait name the player, where this device has read of them.', () => {
  expect(wordsFor(waiting(evaluate, said)).typed).toEqual([
    ['Technique', 'Block RV'],
    ['Statut', 'Maîtrisé'],
  ])
  queryClient.setQueryData(playersQuery.queryKey, [ines])
  expect(wordsFor(waiting(evaluate, said)).typed[0]).toEqual(['Joueur', 'Inès Morel'])
  expect(wordsFor(waiting(saveScores, set))).toEqual({
    title: 'Paramètres IA',
    typed: [['Inès Morel', 'Service 8, Initiative 7, Contre-Initiative 5, Défense 4']],
  })
})

test('Of what somebody else said before it is told by whom; of any other refusal nothing.', () => {
  queryClient.setQueryData(playersQuery.queryKey, [ines])
  const by = { id: 'first', evaluatedAt: '', setAt: '' }
  const current = { ...said, ...by, name: 'Block RV', category: 'counter', evaluatedBy: 'Marc Delorme' }
  const refused = { refusal: 'changed-meanwhile', current } as const
  expect(whoWasBefore({ ...waiting(evaluate, said), refused })).toBe(
    'Inès Morel\u00A0: Marc Delorme a évalué Block RV entre-temps\u00A0: Maîtrisé.',
  )
  const scoresThere = [{ playerId: 'ines', scores: { ...by, scores, setBy: 'Marc Delorme' } }]
  expect(whoWasBefore({ ...waiting(saveScores, set), refused: { ...refused, current: scoresThere } })).toBe(
    'Marc Delorme a changé entre-temps les paramètres IA d’Inès Morel.',
  )
  expect(whoWasBefore({ ...waiting(evaluate, said), refused: { refusal: 'not-found' } })).toBeNull()
  expect(whoWasBefore({ ...waiting(evaluate, said), refused: { ...refused, current: null } })).toBeNull()
})
