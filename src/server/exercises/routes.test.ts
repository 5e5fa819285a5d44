import { expect, test } from 'vitest'
import { caller, testHouse } from '../../../test/house.ts'
import { clubOf, memberOf, somebody } from '../../../test/people.ts'
import { refusal } from '../../../test/refusals.ts'
import * as exercises from '../../contract/exercises.ts'
import { categories } from '../../domain/exercise.ts'
import { starterExercises } from '../../domain/starter-exercises.ts'

const house = await testHouse()

test('a coach gets the library sorted by category, technique and effect', async () => {
  const { coach } = await clubOf(house)
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
  const [club, other] = [await clubOf(house), await clubOf(house)]
  const ids = async ({ coach }: typeof club) => (await coach.call(exercises.list, {})).map(({ id }) => id)
  const own = new Set(await ids(club))
  expect((await ids(other)).filter((id) => own.has(id))).toEqual([])
})

test('the library is for coaches of a club', async () => {
  const club = await clubOf(house)
  const player = await memberOf(house, club, 'player')
  expect(await refusal(player.call(exercises.list, {}))).toBe('coach-only')
  expect(await refusal((await somebody(house, 'coach')).call(exercises.list, {}))).toBe('no-club')
  expect(await refusal(caller(house.app)(exercises.list, {}))).toBe('not-signed-in')
})
