import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { held, commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { refusal } from '../../../test/support/refusals.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import { seasons, startsOf } from '../../domain/two-seasons.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { weeklyDates } from '../../domain/session-series.ts'

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

function series(days: readonly string[], playerIds: readonly string[] = []) {
  const { date: _, ...plan } = sessionPlan(playerIds)
  return { ...plan, sessions: days.map((date) => ({ id: uuidv7(), date })) }
}

function startsIn(seriesId: string): Promise<{ starts_at: Date; date: string }[]> {
  return context.db
    .selectFrom('training_sessions')
    .select(['starts_at', 'date'])
    .where('series_id', '=', seriesId)
    .orderBy('starts_at')
    .execute()
}

test.each(seasons)(
  'Every date of a season is at the same time on the wall, over both changes of the clocks, from $from.',
  async (season) => {
    const dates = weeklyDates(season, { schoolZone: 'A', closures: [] })
    const input = series(dates.filter(({ why }) => why === null).map(({ date }) => date))
    await coach.call(sessionSeries.create, input)
    const starts = await startsIn(input.id)
    expect(starts.map(({ starts_at }) => starts_at.toISOString())).toEqual(startsOf(season))
  },
)

test('Each is a session like any other; the first has the programme.', async () => {
  const input = series(['2099-06-09', '2099-06-02'], [ines.id])
  await coach.call(sessionSeries.create, input)
  const { sessions } = await ines.call(trainingSessions.list, { period: 'upcoming', page: 1 })
  expect(
    sessions.map(({ date, seriesId, exercises, coaches }) => [
      date,
      seriesId,
      exercises.length,
      coaches?.length,
    ]),
  ).toEqual([
    ['2099-06-02', input.id, 2, 1],
    ['2099-06-09', input.id, 0, 1],
  ])
})

test('All of it is planned or nothing.', async () => {
  const taken = await coach.call(trainingSessions.create, sessionPlan())
  const input = series(['2099-06-02', '2099-06-09'])
  const colliding = { ...input, sessions: [input.sessions[0]!, { id: taken.id, date: '2099-06-09' }] }
  expect(await refusal(coach.call(sessionSeries.create, colliding))).toBe('id-taken')
  const { coach: neighbour } = await createClub(context, 'Voisins')
  expect(
    await refusal(neighbour.call(sessionSeries.create, series(['2099-06-02', '2099-06-09'], [ines.id]))),
  ).toBe('not-a-club-player')
  // In the night in which summer time begins there is no half past two.
  const night = { ...series(['2099-03-22', '2099-03-29']), time: '02:30' }
  expect(await refusal(coach.call(sessionSeries.create, night))).toBe('invalid-input')
  for (const { id } of [colliding, night]) expect(await startsIn(id)).toEqual([])
})

test('Sent twice it is planned once.', async () => {
  const input = series(['2099-06-02', '2099-06-09'])
  const ends = await commitOnceBlocked(context, held(club.id), () => [
    coach.call(sessionSeries.create, input),
    coach.call(sessionSeries.create, input),
  ])
  expect(ends).toEqual(['id-taken', 'ok'])
  expect(await startsIn(input.id)).toHaveLength(2)
})

test('Neither a single date, nor a date twice, nor more than sixty.', async () => {
  const many = Array.from({ length: 61 }, (_, week) =>
    new Date(Date.UTC(2097, 0, 6 + 7 * week)).toISOString().slice(0, 10),
  )
  for (const days of [['2099-06-02'], ['2099-06-02', '2099-06-02'], many]) {
    expect(await refusal(coach.call(sessionSeries.create, series(days)))).toBe('invalid-input')
  }
  await coach.call(sessionSeries.create, series(many.slice(0, 60)))
})
