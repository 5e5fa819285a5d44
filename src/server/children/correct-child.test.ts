import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { type Club, createClub, createMember } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as children from '../../contract/children.ts'
import type { Input } from '../../contract/endpoint.ts'
import * as players from '../../contract/players.ts'

const context = await createTestContext()
let club: Club
let kenza: string

beforeEach(async () => {
  club = await createClub(context)
  kenza = uuidv7()
  const child = { id: kenza, firstName: 'Kenza', lastName: 'Hadad', birthYear: 2015 }
  await club.coach.call(children.add, child)
})

const details = {
  firstName: 'Kenza',
  lastName: 'Haddad',
  playingStyle: 'initiative',
  preferredHand: 'left',
  forehandRubber: 'backside',
  backhandRubber: 'short-pips',
  playerType: 'loisir',
} as const
const correct = (part: Partial<Input<typeof children.correct>> = {}) =>
  club.coach.call(children.correct, { id: kenza, version: 1, ...details, ...part })

test('A coach corrects the name of a child without an address, and says how it plays.', async () => {
  expect(await correct()).toMatchObject({ ...details, version: 2, email: '' })
  expect(await club.coach.call(players.show, { id: kenza })).toMatchObject({ ...details, version: 2 })
})

test('What another coach wrote meanwhile is not written over.', async () => {
  await correct()
  const problem = await problemOf(correct({ lastName: 'Hadda' }))
  expect(problem).toMatchObject({ refusal: 'changed-meanwhile', current: { lastName: 'Haddad', version: 2 } })
})

test('Whoever has a password says it themself, another club’s coach sees nobody, and a name is a name.', async () => {
  const ines = await createMember(context, club, 'player')
  expect(await refusal(correct({ id: ines.id }))).toBe('already-entered')
  const { coach } = await createClub(context, 'Voisins')
  expect(await refusal(coach.call(children.correct, { id: kenza, version: 1, ...details }))).toBe('not-found')
  expect(await wrongFields(correct({ lastName: ' ' }))).toEqual({ lastName: 'Nom requis' })
})
