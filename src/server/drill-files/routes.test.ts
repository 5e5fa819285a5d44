import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { createClub } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { wrongFields } from '../../../test/support/refusals.ts'
import { rebondDrills } from '../../content/drills.ts'
import * as drillFiles from '../../contract/drill-files.ts'
import * as exercises from '../../contract/exercises.ts'
import type { Drill } from '../../domain/drills/drill.ts'
import { fileOfExercise } from '../../domain/drills/drill-file.ts'

const context = await createTestContext()
const { coach } = await createClub(context)

const asFile = (drills: readonly unknown[]) => JSON.stringify(drills, null, 2)
const library = () => coach.call(exercises.list, {})

test('all of Rebond’s drills, imported and exported again, are the same drills', async () => {
  // Each file within its 256 kB.
  const drills = rebondDrills.map(({ competitive: _competitive, ...drill }) => drill)
  for (const some of [drills.slice(0, 106), drills.slice(106)]) {
    const { added } = await coach.call(drillFiles.create, { file: JSON.stringify(some) })
    expect(added).toBe(some.length)
  }
  const exported = (await library()).map(fileOfExercise)
  const named = (title: string) => exported.find((drill) => drill.title === title)
  for (const { id: _id, ...drill } of drills) expect(named(drill.title)).toMatchObject(drill)
})

test('one bad drill keeps all others out, and is named with its line', async () => {
  const before = (await library()).length
  const [good] = rebondDrills
  const serve = rebondDrills.find(({ id }) => id === 'deux-rebonds')!
  const impossible = JSON.parse(JSON.stringify(serve).replace('"coupé"', '"rapide"')) as Drill
  const file = asFile([good, { ...good, minutes: 12 }, impossible, 3])
  const fields = await wrongFields(coach.call(drillFiles.create, { file }))
  const words = fields?.file ?? ''
  const lines = words.split('\n')
  expect(lines).toHaveLength(3)
  const lineOf = (text: string) => file.slice(0, file.indexOf(text)).split('\n').length
  expect(lines[0]).toMatch(
    /^Ligne \d+\u00A0: «\u00A0Diagonale coup droit\u00A0», minutes\u00A0: Durée inconnue/,
  )
  expect(Number(/\d+/.exec(lines[1] ?? '')![0])).toBe(lineOf('"id": "deux-rebonds"') - 1)
  expect(lines[2]).toMatch(/^Ligne \d+\u00A0: /)
  expect(await library()).toHaveLength(before)
})

test('what nobody can play is refused with its stroke', async () => {
  const flip = rebondDrills.find(({ id }) => id === 'flip-sur-court')!
  const file = JSON.stringify([flip]).replaceAll('"flip"', '"smash"')
  expect(await wrongFields(coach.call(drillFiles.create, { file }))).toEqual({
    file: expect.stringMatching(
      /^Ligne 1\u00A0: «\u00A0Flip sur service court\u00A0».*Coup 2\u00A0: On smashe une balle haute/,
    ),
  })
})

test.each([
  ['no JSON', 'drills'],
  ['no list', '{"title": "Falkenberg"}'],
  ['deep nesting', '['.repeat(50_000)],
])('a file that is %s is refused', async (_name, file) => {
  expect(Object.keys((await wrongFields(coach.call(drillFiles.create, { file }))) ?? {})).toEqual(['file'])
})

test('the same file sent twice under one id is imported once', async () => {
  const before = (await library()).length
  const [drill] = rebondDrills
  const file = JSON.stringify([drill])
  const writeId = uuidv7()
  const first = await coach.call(drillFiles.create, { file }, { writeId })
  expect(await coach.call(drillFiles.create, { file }, { writeId })).toEqual(first)
  expect(await library()).toHaveLength(before + 1)
})
