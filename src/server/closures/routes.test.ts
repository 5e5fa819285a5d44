import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as closures from '../../contract/closures.ts'
import { maxClosures } from '../../domain/session-series.ts'

const context = await createTestContext()
let coach: TestAccount
let ines: TestAccount
let neighbour: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  const club = await createClub(context)
  coach = club.coach
  ines = await createMember(context, club, 'player')
  neighbour = (await createClub(context, 'Voisins')).coach
})

const closure = (from = '2026-12-12', to = '2026-12-13') => ({
  id: uuidv7(),
  label: 'Tournoi du club',
  from,
  to,
})

test('A club has no zone until a coach chooses one, and may have none again.', async () => {
  expect(await ines.call(closures.show, {})).toEqual({ schoolZone: null, closures: [] })
  await coach.call(closures.chooseZone, { schoolZone: 'A' })
  expect((await ines.call(closures.show, {})).schoolZone).toBe('A')
  expect((await neighbour.call(closures.show, {})).schoolZone).toBeNull()
  await coach.call(closures.chooseZone, { schoolZone: null })
  expect((await coach.call(closures.show, {})).schoolZone).toBeNull()
})

test('Closures stand in the order of their days; only the club itself removes them.', async () => {
  const [later, sooner] = [closure(), closure('2026-11-11', '2026-11-11')]
  await coach.call(closures.create, later)
  await coach.call(closures.create, sooner)
  expect((await ines.call(closures.show, {})).closures).toEqual([sooner, later])
  await neighbour.call(closures.remove, { id: later.id })
  await coach.call(closures.remove, { id: sooner.id })
  await coach.call(closures.remove, { id: sooner.id })
  expect((await coach.call(closures.show, {})).closures).toEqual([later])
})

test('What ends before it begins, has no reason, or is one too many is refused in words.', async () => {
  expect(await wrongFields(coach.call(closures.create, closure('2026-12-13', '2026-12-12')))).toEqual({
    to: 'La fin vient avant le début',
  })
  expect(await wrongFields(coach.call(closures.create, { ...closure(), label: ' ' }))).toEqual({
    label: 'Motif requis',
  })
  for (let count = 0; count < maxClosures; count += 1) await coach.call(closures.create, closure())
  expect(await wrongFields(coach.call(closures.create, closure()))).toEqual({
    label: '50 fermetures au maximum',
  })
  expect(await refusal(ines.call(closures.create, closure()))).toBe('coach-only')
})
