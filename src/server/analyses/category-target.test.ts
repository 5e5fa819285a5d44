import { beforeEach, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { outcomes, problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as analyses from '../../contract/analyses.ts'
import { update } from '../../contract/category-target.ts'
import { evenTarget } from '../../domain/category-target.ts'

const context = await createTestContext()
let club: Club
let lea: TestAccount
const target = { service: 25, initiative: 30, counter: 25, defense: 20 }

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
})

const shownTo = async (coach: TestAccount) => (await coach.call(analyses.show, {})).target

test('The analyses show the even target until the club sets its own.', async () => {
  expect(await shownTo(lea)).toEqual({ ...evenTarget, version: 0 })
  expect(await lea.call(update, { ...target, version: 0 })).toEqual({ ...target, version: 1 })
  expect(await shownTo(lea)).toEqual({ ...target, version: 1 })
  await lea.call(update, { ...evenTarget, version: 1 })
  expect(await shownTo(lea)).toEqual({ ...evenTarget, version: 2 })
})

test('Of two coaches who set it at once the second sees what is there now, also the first time.', async () => {
  const marc = await createMember(context, club, 'coach')
  const both = [lea, marc].map((coach) => coach.call(update, { ...target, version: 0 }))
  expect((await outcomes(both)).toSorted()).toEqual(['changed-meanwhile', 'ok'])
  const late = problemOf(marc.call(update, { ...evenTarget, version: 0 }))
  expect(await late).toMatchObject({ refusal: 'changed-meanwhile', current: { ...target, version: 1 } })
  await lea.call(update, { ...evenTarget, version: 1 })
  expect(await refusal(marc.call(update, { ...target, version: 1 }))).toBe('changed-meanwhile')
})

test('The four shares are 100 % together, each a whole number.', async () => {
  const wrong = (shares: object) => wrongFields(lea.call(update, { ...target, ...shares, version: 0 }))
  expect(await wrong({ defense: 25 })).toEqual({ service: 'Les quatre parts doivent faire 100\u00A0%' })
  expect(await wrong({ defense: -5, service: 50 })).toEqual({ defense: 'Un nombre entier, de 0 à 100' })
  const whole = 'Un nombre entier, de 0 à 100'
  expect(await wrong({ counter: 25.5, service: 24.5 })).toEqual({ counter: whole, service: whole })
})

test('Another club keeps its own.', async () => {
  const other = await createClub(context)
  await lea.call(update, { ...target, version: 0 })
  expect(await shownTo(other.coach)).toEqual({ ...evenTarget, version: 0 })
})
