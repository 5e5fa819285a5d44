import { expect, test } from 'vitest'
import { isOpenTo, navigationOf, spacePathFor } from './navigation.ts'

const lea = { role: 'coach' } as const
const ines = { role: 'player' } as const

test('Each role sees every entry of its own area, in the specification’s order.', () => {
  expect(navigationOf('coach', lea).map(({ label }) => label)).toEqual([
    'Tableau de bord',
    'Club',
    'Séances',
    'Exercices',
    'Demandes',
    'Joueurs',
    'Évaluation',
    'Analyses',
    'Abonnement',
  ])
  expect(navigationOf('player', ines).map(({ label }) => label)).toEqual([
    'Profil',
    'Club',
    'Entrainement',
    'Exercices',
    'Progression',
    'Coach IA',
  ])
})

test('What somebody sees is open to them, and to nobody of the other role.', () => {
  for (const { path } of navigationOf('coach', lea)) {
    expect([isOpenTo(lea, 'coach', path), isOpenTo(ines, 'coach', path)]).toEqual([true, false])
  }
  for (const { path } of navigationOf('player', ines)) {
    expect([isOpenTo(ines, 'player', path), isOpenTo(lea, 'player', path)]).toEqual([true, false])
  }
})

test('An address without an entry is open to whoever the area is for.', () => {
  expect([isOpenTo(lea, 'coach', '/coach/account'), isOpenTo(ines, 'coach', '/coach/account')]).toEqual([
    true,
    false,
  ])
})

test('Signed in, an entry page leads into its space, where one wanted to go; the other role’s leads nowhere.', () => {
  const [coach, player] = [
    { account: lea, club: {} },
    { account: ines, club: {} },
  ]
  expect([spacePathFor(coach, 'coach', undefined), spacePathFor(player, 'player', undefined)]).toEqual([
    '/coach/overview',
    '/player/training',
  ])
  expect(spacePathFor({ ...coach, club: null }, 'coach', undefined)).toBe('/coach/club')
  expect(spacePathFor({ ...player, club: null }, 'player', undefined)).toBe('/player/join-club')
  expect(spacePathFor(coach, 'coach', '/coach/sessions?form=new')).toBe('/coach/sessions?form=new')
  for (const next of ['https://ailleurs.example', '//ailleurs.example', '/player/club', '/coach\\ailleurs']) {
    expect(spacePathFor(coach, 'coach', next)).toBe('/coach/overview')
  }
  expect([spacePathFor(coach, 'player', undefined), spacePathFor(player, 'coach', '/coach/club')]).toEqual([
    null,
    null,
  ])
})
