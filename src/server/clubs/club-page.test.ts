import { describe, expect, test } from 'vitest'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { createClub, createMember, createAccount } from '../../../test/club/people.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'

const context = await createTestContext()
const nobody = caller(context.app)

describe('the roster', () => {
  test('is sorted by name as French sorts it, and tells a player no address, no code and nobody who waits', async () => {
    const club = await createClub(context)
    for (const [firstName, lastName] of [
      ['Zoé', 'Blanc'],
      ['Émile', 'Roux'],
      ['eric', 'Petit'],
      ['Émile', 'Noël'],
    ] as const)
      await createMember(context, club, 'player', { firstName, lastName })
    const waiting = await createAccount(context, 'coach')
    await waiting.call(clubs.join, { code: await club.code() })
    const player = await createMember(context, club, 'player', { firstName: 'Fanny', lastName: 'Girard' })

    const seen = await player.call(clubs.show, {})
    expect(seen.players.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Émile Noël',
      'Émile Roux',
      'eric Petit',
      'Fanny Girard',
      'Zoé Blanc',
    ])
    expect(seen.administration).toBeNull()
    expect(seen.coaches).toHaveLength(1)
    for (const entry of [...seen.coaches, ...seen.players]) {
      expect(Object.keys(entry).toSorted()).toEqual(['firstName', 'id', 'lastName', 'since'])
    }
    expect(seen.memberSince).toBe(context.now().toISOString())
    const page = await club.coach.call(clubs.show, {})
    expect(page.players.every(({ email }) => email?.endsWith('@exemple.fr'))).toBe(true)
  })

  test('is that of the own club only, and of nobody without one', async () => {
    const club = await createClub(context)
    await createMember(context, club, 'player')
    const other = await createClub(context)
    expect((await other.coach.call(clubs.show, {})).players).toEqual([])
    expect(await refusal((await createAccount(context, 'player')).call(clubs.show, {}))).toBe('no-club')
    expect(await refusal(nobody(clubs.show, {}))).toBe('not-signed-in')
  })
})
