import { expect, test } from 'vitest'
import { capacitySentence } from './plan-capacity.ts'

const plain = (text: string | null) => text?.replaceAll(/\s/g, ' ') ?? null

test.each([
  [{ coach: 1, player: 10 }, 'Jusqu’à 10 joueurs : plus aucune arrivée de joueurs ne sera possible.'],
  [
    { coach: 1, player: 24 },
    'Jusqu’à 10 joueurs : les 24 joueurs du club restent, les nouvelles arrivées de joueurs seront bloquées.',
  ],
  [
    { coach: 2, player: 9 },
    'Jusqu’à 1 entraineur : les 2 entraineurs du club restent, les nouvelles arrivées d’entraineurs seront bloquées.',
  ],
  [
    { coach: 2, player: 10 },
    'Jusqu’à 10 joueurs et 1 entraineur : les 2 entraineurs du club restent, les nouvelles arrivées seront bloquées.',
  ],
  [
    { coach: 2, player: 24 },
    'Jusqu’à 10 joueurs et 1 entraineur : les 24 joueurs et les 2 entraineurs du club restent, les nouvelles arrivées seront bloquées.',
  ],
])('Essential for %o: %s', (members, sentence) => {
  expect(plain(capacitySentence('essential', members))).toBe(sentence)
})

test('A plan with room for one more gives no sentence, and one without limits never does.', () => {
  expect(capacitySentence('essential', { coach: 1, player: 9 })).toBeNull()
  expect(capacitySentence('club', { coach: 2, player: 49 })).toBeNull()
  expect(capacitySentence('pro', { coach: 40, player: 900 })).toBeNull()
})

test('A role that would just be full is named, alone and beside another.', () => {
  expect(plain(capacitySentence('club', { coach: 3, player: 49 }))).toBe(
    'Jusqu’à 3 entraineurs : plus aucune arrivée d’entraineurs ne sera possible.',
  )
  expect(plain(capacitySentence('club', { coach: 3, player: 50 }))).toBe(
    'Jusqu’à 50 joueurs et 3 entraineurs : plus aucune arrivée ne sera possible.',
  )
  expect(plain(capacitySentence('club', { coach: 3, player: 60 }))).toBe(
    'Jusqu’à 50 joueurs et 3 entraineurs : les 60 joueurs du club restent, les nouvelles arrivées seront bloquées.',
  )
})

test('It can be about the day after the trial.', () => {
  expect(capacitySentence('club', { coach: 2, player: 60 }, 'Après l’essai, jusqu’à')).toMatch(
    /^Après l’essai, jusqu’à 50 joueurs/,
  )
})
