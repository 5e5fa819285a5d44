import { expect, test } from 'vitest'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { createClub, createMember, createAccount } from '../../../test/club/people.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as exercises from '../../contract/exercises.ts'
import { categories } from '../../domain/category.ts'
import { starterExercises } from '../../domain/starter-exercises.ts'

const context = await createTestContext()

test('a coach gets the library sorted by category, technique and effect', async () => {
  const { coach } = await createClub(context)
  const library = await coach.call(exercises.list, {})
  const french = new Intl.Collator('fr')
  const expected = starterExercises.toSorted(
    (a, b) =>
      categories.indexOf(a.type) - categories.indexOf(b.type) ||
      french.compare(a.technique, b.technique) ||
      french.compare(a.effect, b.effect),
  )
  expect(library).toEqual(expected.map((exercise) => expect.objectContaining(exercise)))
})

test('each club has its own', async () => {
  const [club, other] = [await createClub(context), await createClub(context)]
  const ids = async ({ coach }: typeof club) => (await coach.call(exercises.list, {})).map(({ id }) => id)
  const own = new Set(await ids(club))
  expect((await ids(other)).filter((id) => own.has(id))).toEqual([])
})

test('the library is for coaches of a club', async () => {
  const club = await createClub(context)
  const player = await createMember(context, club, 'player')
  expect(await refusal(player.call(exercises.list, {}))).toBe('coach-only')
  expect(await refusal((await createAccount(context, 'coach')).call(exercises.list, {}))).toBe('no-club')
  expect(await refusal(caller(context.app)(exercises.list, {}))).toBe('not-signed-in')
})
