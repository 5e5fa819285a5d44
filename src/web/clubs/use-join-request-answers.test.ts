import { expect, test } from 'vitest'
import { acceptedSentences } from './use-join-request-answers.ts'

test('« Tout accepter » says how many are in, and how many wait for the network.', () => {
  expect(acceptedSentences({ done: 0, queued: 0 })).toEqual([])
  expect(acceptedSentences({ done: 1, queued: 0 })).toEqual(['1 joueur fait maintenant partie du club.'])
  expect(acceptedSentences({ done: 7, queued: 2 })).toEqual([
    '7 joueurs font maintenant partie du club.',
    'Votre accord pour 2 joueurs partira dès que le réseau le permettra.',
  ])
})
