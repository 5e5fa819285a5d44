import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import * as closures from '../../contract/closures.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
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
  const { now } = context.clock
  return () => {
    context.clock.now = now
  }
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

test('What is closed from now on says which dates of series fall on it, and leaves them as they are.', async () => {
  const { date: _, ...plan } = sessionPlan()
  const tuesdays = ['2098-12-23', '2098-12-30', '2099-01-06', '2099-01-13']
  const sessions = tuesdays.map((date) => ({ id: uuidv7(), date }))
  await coach.call(sessionSeries.create, { ...plan, sessions })
  await coach.call(trainingSessions.create, { ...sessionPlan(), date: '2099-01-07' })
  await coach.call(trainingSessions.cancel, { id: sessions[3]!.id, version: 1 })
  const christmas = closure('2098-12-29', '2099-01-13')
  const said = await coach.call(closures.create, christmas)
  const planned = sessions.slice(1, 3).map((session) => ({ ...session, version: 1, title: plan.title }))
  expect(said).toEqual({ total: 2, dates: planned })
  const { sessions: upcoming } = await coach.call(trainingSessions.list, { period: 'upcoming', page: 1 })
  expect(upcoming.filter(({ cancelledAt }) => cancelledAt)).toHaveLength(1)
  expect(await neighbour.call(closures.create, closure('2098-12-01', '2099-02-01'))).toEqual({
    total: 0,
    dates: [],
  })
})

test('A zone names every date on which the club is closed with it, also one that corrects another zone.', async () => {
  context.clock.now = new Date('2026-11-24T12:00:00Z')
  const { date: _, ...plan } = sessionPlan()
  // All zones have holidays at Christmas; in winter A begins a week after C.
  const sessions = ['2026-12-22', '2027-02-09', '2027-02-16', '2027-02-23'].map((date) => ({
    id: uuidv7(),
    date,
  }))
  await coach.call(sessionSeries.create, { ...plan, sessions })
  const closed = async (schoolZone: 'A' | 'C' | null) =>
    (await coach.call(closures.chooseZone, { schoolZone })).dates.map(({ date }) => date)
  expect(await closed('A')).toEqual(['2026-12-22', '2027-02-16', '2027-02-23'])
  expect(await closed('C')).toEqual(['2026-12-22', '2027-02-09', '2027-02-16'])
  expect(await closed(null)).toEqual([])
})
