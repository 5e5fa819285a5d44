import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { held, commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { refusal } from '../../../test/support/refusals.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import * as dashboard from '../../contract/dashboard.ts'
import * as hall from '../../contract/hall.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { deleteExpired } from '../jobs.ts'

const { addArrival, calendar, cancel, create, giveFeedback, giveReply, list, markAllPresent } =
  trainingSessions
const { markPresence, reinstate, remove, restore, show, update } = trainingSessions
const context = await createTestContext()
let club: Club
let coach: TestAccount
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  coach = club.coach
  ines = await createMember(context, club, 'player')
})

test('A cancelled session stays in sight of those who were to come, says so, and comes back whole.', async () => {
  const session = await coach.call(create, sessionPlan([ines.id]))
  const { id, version, date } = session
  const cancelled = await coach.call(cancel, { id, version })
  expect(cancelled).toEqual({ ...session, cancelledAt: context.now().toISOString(), version: 2 })
  for (const member of [coach, ines]) {
    expect((await member.call(show, { id })).cancelledAt).toBe(cancelled.cancelledAt)
    expect((await member.call(list, { period: 'upcoming', page: 1 })).sessions[0]).toMatchObject({ id })
    expect((await member.call(calendar, { from: date, to: date })).sessions).toHaveLength(1)
  }
  expect(await coach.call(reinstate, { id })).toEqual({ ...session, version: 3 })
})

test('Nothing is asked or noted of it meanwhile.', async () => {
  const { id, version } = await coach.call(create, sessionPlan([ines.id]))
  await coach.call(cancel, { id, version })
  const edit = { ...sessionPlan([ines.id]), id, version: 2 }
  const mark = { id, playerId: ines.id, presence: 'present', was: null } as const
  expect(await refusal(coach.call(update, edit))).toBe('session-cancelled')
  expect(await refusal(coach.call(markPresence, mark))).toBe('session-cancelled')
  expect(await refusal(coach.call(addArrival, { id, playerId: ines.id }))).toBe('session-cancelled')
  expect(await refusal(coach.call(markAllPresent, { id, playerIds: [ines.id] }))).toBe('session-cancelled')
  expect(await refusal(ines.call(giveReply, { id, reply: 'coming' }))).toBe('session-cancelled')
  expect(await refusal(ines.call(giveFeedback, { id, rating: 'positive', comment: 'Bien' }))).toBe(
    'session-cancelled',
  )
  expect(await refusal(coach.call(hall.show, { id }))).toBe('not-found')
})

test('It is not counted on the dashboard, and is not the next session.', async () => {
  const { id, version } = await coach.call(create, sessionPlan())
  await coach.call(cancel, { id, version })
  expect(await coach.call(dashboard.show, {})).toMatchObject({ sessionCount: 0, nextSession: null })
})

test('One at which somebody was marked took place, also where its time has not come.', async () => {
  const { id, version } = await coach.call(create, sessionPlan([ines.id]))
  await coach.call(markPresence, { id, playerId: ines.id, presence: 'absent', was: null })
  expect(await refusal(coach.call(cancel, { id, version }))).toBe('session-took-place')
})

test('Cancelled twice it is cancelled once; reinstated twice it is there once.', async () => {
  const { id, version } = await coach.call(create, sessionPlan())
  const cancelled = await coach.call(cancel, { id, version })
  expect(await coach.call(cancel, { id, version })).toEqual(cancelled)
  const back = await coach.call(reinstate, { id })
  expect(await coach.call(reinstate, { id })).toEqual(back)
})

test('One that somebody changed meanwhile is not cancelled.', async () => {
  const { id, version } = await coach.call(create, sessionPlan())
  await coach.call(update, { ...sessionPlan(), id, version })
  expect(await refusal(coach.call(cancel, { id, version }))).toBe('changed-meanwhile')
})

test('Changed and cancelled at the same instant, one of the two happens.', async () => {
  const { id, version } = await coach.call(create, sessionPlan())
  const ends = await commitOnceBlocked(context, held(club.id), () => [
    coach.call(cancel, { id, version }),
    coach.call(update, { ...sessionPlan(), id, version }),
  ])
  expect([
    ['changed-meanwhile', 'ok'],
    ['ok', 'session-cancelled'],
  ]).toContainEqual(ends)
})

test('Deleted at the very instant of its cancellation it is gone, and comes back cancelled.', async () => {
  const { id, version } = await coach.call(create, sessionPlan([ines.id]))
  const cancelled = await coach.call(cancel, { id, version })
  await coach.call(remove, { id, version: 2 })
  expect(await refusal(ines.call(show, { id }))).toBe('not-found')
  expect(await coach.call(restore, { id })).toEqual({ ...cancelled, version: 4 })
})

test('It is kept as long as others are: the job that removes deleted ones passes it by.', async () => {
  const { id, version } = await coach.call(create, sessionPlan())
  await coach.call(cancel, { id, version })
  const later = new Date(context.now().getTime() + 40 * 24 * 3600 * 1000)
  await deleteExpired({ ...context, now: () => later })
  const kept = await context.db.selectFrom('training_sessions').select('id').where('id', '=', id).execute()
  expect(kept).toHaveLength(1)
})

test('Another club can neither cancel nor reinstate it, and neither can a player.', async () => {
  const { id, version } = await coach.call(create, sessionPlan([ines.id]))
  const { coach: neighbour } = await createClub(context, 'Voisins')
  expect(await refusal(neighbour.call(cancel, { id, version }))).toBe('not-found')
  expect(await refusal(ines.call(cancel, { id, version }))).toBe('coach-only')
  await coach.call(cancel, { id, version })
  expect(await refusal(neighbour.call(reinstate, { id }))).toBe('not-found')
  expect(await refusal(ines.call(reinstate, { id }))).toBe('coach-only')
})

/** What reads sessions without a word on whether they take place, and why. */
const unconcerned = [
  // what is held of a person, and who did what
  'own-data/looked-up.ts',
  'journal/store.ts',
  // by ids that another statement has found, or a condition for one
  'hall/guests.ts',
  'training-sessions/takes-part.ts',
  'training-sessions/attendance.ts',
  'training-sessions/feedback.ts',
  // every session, deleted ones too: names, memberships and the time zone
  'clubs/settings.ts',
  'clubs/withdrawals.ts',
  'erasures/erase-in-club.ts',
  'erasures/retention-job.ts',
  'erasures/stand-ins.ts',
  // the name of the table in a constraint
  'errors.ts',
]
/** What shows cancelled ones. */
const shows = [
  'calendar-feeds/store.ts',
  'club-exports/pages.ts',
  'club-exports/session-tables.ts',
  'own-data/coach-tables.ts',
  'training-sessions/mark-deleted.ts',
  'training-sessions/series-dates.ts',
  'training-sessions/store.ts',
]

test('Whatever else reads sessions leaves cancelled ones out, as it does deleted ones.', () => {
  const server = join(import.meta.dirname, '..')
  const readers = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|gen)\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(server, file), 'utf8') }))
    .filter(({ text }) => text.includes('training_sessions'))
  const said = (words: RegExp) => readers.filter(({ text }) => words.test(text)).map(({ file }) => file)
  expect(said(/cancelled_at/).toSorted()).toEqual(shows)
  const leavesOut = said(/deleted_at|sessionsWithin\(/)
  const silent = readers.map(({ file }) => file).filter((file) => !leavesOut.includes(file))
  expect(silent.filter((file) => !shows.includes(file)).toSorted()).toEqual(unconcerned.toSorted())
})
