import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { evaluate } from '../../../test/club/evaluations.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { ask } from '../../../test/club/requests.ts'
import { createTestContext } from '../../../test/support/context.ts'
import type { DB } from '../database/schema.gen.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as analyses from '../../contract/analyses.ts'
import * as analysisRows from '../../contract/analysis-rows.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import * as groups from '../../contract/groups.ts'
import { answerSpans } from '../../domain/analyses-requests.ts'
import type { Presence } from '../../domain/attendance.ts'
import type { Category } from '../../domain/category.ts'

const { show } = analyses
const { listPlayers, listGroupWeeks, listPresences, listDrills, listFeedback, listRequests } = analysisRows
const context = await createTestContext()
let club: Club
let lea: TestAccount
let ines: TestAccount
let tom: TestAccount
let zoe: TestAccount

/** A Tuesday. */
const start = new Date('2026-11-24T12:00:00Z')
const dayMs = 24 * 3600_000

beforeEach(async () => {
  context.clock.now = start
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
  zoe = await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Perrin' })
})

function session(
  inDays: number,
  marks: readonly (readonly [TestAccount, Presence | null])[],
): Promise<string> {
  const players = Object.fromEntries(marks.map(([{ id }, presence]) => [id, presence]))
  return plannedSession(context, { clubId: club.id, inDays, players })
}

async function programme(
  sessionId: string,
  drills: readonly (readonly [Category, '10 min' | '20 min'])[],
  clubId = club.id,
) {
  await context.db
    .insertInto('session_exercises')
    .values(
      drills.map(([type, duration], position) => ({
        id: uuidv7(),
        session_id: sessionId,
        club_id: clubId,
        position,
        type,
        technique: 'Flip CD',
        effect: 'Placé',
        duration,
      })),
    )
    .execute()
}

async function blocks(
  sessionId: string,
  placed: readonly (readonly [number, string, '10 min' | '15 min'])[],
) {
  await context.db
    .insertInto('session_blocks')
    .values(
      placed.map(([position, title, duration]) => ({
        id: uuidv7(),
        session_id: sessionId,
        club_id: club.id,
        position,
        title,
        duration,
      })),
    )
    .execute()
}

describe('attendance', () => {
  test('is counted by day: present and absent, excused beside them, sessions without a roll by number alone', async () => {
    // Tuesday 17 November, a session without a roll on Thursday 12, and one of the season before.
    const last = await session(-7, [
      [ines, 'present'],
      [tom, 'absent'],
      [zoe, null],
    ])
    await context.db
      .updateTable('session_participants')
      .set({ reply: 'not_coming', reply_at: start })
      .where('session_id', '=', last)
      .where('player_id', '=', zoe.id)
      .execute()
    await session(-12, [[ines, null]])
    await session(-300, [[ines, 'present']])
    await plannedSession(context, {
      clubId: club.id,
      inDays: -7,
      players: { [ines.id]: 'absent' },
      deleted: true,
    })
    await session(1, [[ines, 'absent']])
    const { from, to, days, rolledSessions } = await lea.call(show, { period: 'season' })
    expect([from, to]).toEqual(['2026-07-01', '2026-11-24'])
    expect(days).toEqual([
      { date: '2026-11-12', sessions: 1, rolled: 0, present: 0, absent: 0, excused: 0 },
      { date: '2026-11-17', sessions: 1, rolled: 1, present: 1, absent: 1, excused: 1 },
    ])
    expect(rolledSessions).toBe(3)
    const ofTom = await lea.call(show, { period: 'season', players: tom.id })
    expect(ofTom.days).toEqual([
      { date: '2026-11-17', sessions: 1, rolled: 1, present: 0, absent: 1, excused: 0 },
    ])
  })

  test('leads to its rows, by day and weekday, fifty at a time', async () => {
    await session(-7, [
      [ines, 'present'],
      [tom, 'absent'],
      [zoe, 'excused'],
    ])
    await session(-12, [[ines, null]])
    await session(-9, [[ines, 'present']])
    const all = await lea.call(listPresences, { period: 'weeks', page: 1 })
    expect(all).toMatchObject({ total: 4, pageCount: 1, present: 2, absent: 1, excused: 1 })
    expect(all.rows.map(({ date, playerName, presence }) => [date, playerName, presence])).toEqual([
      ['2026-11-17', 'Inès Morel', 'present'],
      ['2026-11-17', 'Tom Girard', 'absent'],
      ['2026-11-17', 'Zoé Perrin', 'excused'],
      ['2026-11-15', 'Inès Morel', 'present'],
    ])
    const tuesdays = await lea.call(listPresences, { period: 'weeks', weekday: '1', page: 1 })
    expect(tuesdays.total).toBe(3)
    const ofInes = await lea.call(listPresences, {
      from: '2026-11-16',
      to: '2026-11-22',
      players: ines.id,
      page: 9,
    })
    expect(ofInes).toMatchObject({ total: 1, page: 1 })
  })

  test('says beside each mark who called the roll, when, who was late, and why somebody was not there', async () => {
    const id = await session(-7, [
      [ines, 'present'],
      [tom, 'absent'],
      [zoe, null],
    ])
    const [markedAt, lateAt] = [new Date('2026-11-17T12:04:00Z'), new Date('2026-11-17T12:15:00Z')]
    const participant = (player: TestAccount, change: Updateable<DB['session_participants']>) =>
      context.db
        .updateTable('session_participants')
        .set(change)
        .where('session_id', '=', id)
        .where('player_id', '=', player.id)
        .execute()
    await participant(ines, { presence_by: lea.id, presence_at: markedAt, late_at: lateAt })
    await participant(tom, { reply: 'coming', reply_at: start })
    await participant(zoe, { reply: 'not_coming', reply_at: start, absence_reason: 'school' })
    const { rows } = await lea.call(listPresences, { period: 'weeks', page: 1 })
    const unknown = { markedBy: null, lateAt: null, absenceReason: null }
    expect(rows).toMatchObject([
      {
        playerId: ines.id,
        presence: 'present',
        markedBy: 'Camille Roux',
        markedAt: markedAt.toISOString(),
        lateAt: lateAt.toISOString(),
        reply: null,
        absenceReason: null,
      },
      { ...unknown, playerId: tom.id, presence: 'absent', markedAt: start.toISOString(), reply: 'coming' },
      {
        ...unknown,
        playerId: zoe.id,
        presence: 'excused',
        markedAt: null,
        reply: 'not_coming',
        absenceReason: 'school',
      },
    ])
  })
})

describe('groups', () => {
  const usually = { weekday: null, time: null, duration: null, placeId: null, nextCompetition: null }
  const group = (name: string, members: TestAccount[]) => ({
    ...usually,
    id: uuidv7(),
    name,
    coachIds: [],
    playerIds: members.map(({ id }) => id),
  })

  // Inès and Tom are cadets, Tom is in the team as well; Zoé is in none. The second session has no roll.
  test('have the marks of their members by week, who is in two counts in both', async () => {
    const cadets = group('Cadets', [ines, tom])
    const team = group('Équipe', [tom])
    for (const each of [cadets, team]) await lea.call(groups.create, each)
    await session(-7, [
      [ines, 'present'],
      [tom, 'absent'],
      [zoe, 'present'],
    ])
    await session(-14, [
      [ines, null],
      [tom, null],
    ])
    await session(-400, [[ines, 'present']])
    const { weeks } = await lea.call(listGroupWeeks, { period: 'months' })
    const none = { present: 0, absent: 0, excused: 0 }
    expect(weeks.toSorted((a, b) => a.groupId.localeCompare(b.groupId))).toEqual([
      { groupId: cadets.id, week: '2026-11-09', ...none },
      { groupId: cadets.id, week: '2026-11-16', ...none, present: 1, absent: 1 },
      { groupId: team.id, week: '2026-11-09', ...none },
      { groupId: team.id, week: '2026-11-16', ...none, absent: 1 },
    ])
    const ofInes = await lea.call(listGroupWeeks, { period: 'months', players: ines.id })
    expect(ofInes.weeks.map(({ groupId, present }) => [groupId, present])).toEqual([
      [cadets.id, 0],
      [cadets.id, 1],
    ])
    const { coach } = await createClub(context, 'Voisins')
    expect((await coach.call(listGroupWeeks, { period: 'months' })).weeks).toEqual([])
  })
})

describe('minutes', () => {
  test('are of sessions that are over, and of chosen players those that one of them attended', async () => {
    const rolled = await session(-7, [
      [ines, 'present'],
      [tom, 'absent'],
    ])
    await programme(rolled, [
      ['service', '20 min'],
      ['service', '10 min'],
      ['defense', '10 min'],
    ])
    const unrolled = await session(-30, [[tom, null]])
    await programme(unrolled, [['service', '10 min']])
    const later = await session(1, [[ines, null]])
    await programme(later, [['counter', '20 min']])
    const minutesOf = async (players?: string) =>
      (await lea.call(show, { period: 'season', ...(players && { players }) })).minutes
    expect(await minutesOf()).toEqual([
      { month: '2026-10', category: 'service', minutes: 10 },
      { month: '2026-11', category: 'defense', minutes: 10 },
      { month: '2026-11', category: 'service', minutes: 30 },
    ])
    expect(await minutesOf(tom.id)).toEqual([{ month: '2026-10', category: 'service', minutes: 10 }])
    const drills = await lea.call(listDrills, { period: 'season', category: 'service', page: 1 })
    expect(drills).toMatchObject({ total: 3, minutes: 40 })
    expect(drills.rows.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-11-17', 20],
      ['2026-11-17', 10],
      ['2026-10-25', 10],
    ])
  })

  /*
   * By hand, the session begins at 13:00:
   *   13:00  Échauffement  10 min
   *   13:10  Service       20 min
   *   13:30  Service       10 min
   *   13:40  Matchs        15 min
   *   13:55  Défense       10 min
   * Inès arrives at 13:25, Tom at 14:00, Zoé was there: 5 + 10 and 10 for Inès, 5 of the last for Tom.
   */
  test('are those after the first arrival of the chosen players, blocks counted', async () => {
    const id = await session(-7, [
      [ines, 'present'],
      [tom, 'present'],
      [zoe, 'present'],
    ])
    await programme(id, [
      ['service', '20 min'],
      ['service', '10 min'],
      ['defense', '10 min'],
    ])
    await blocks(id, [
      [0, 'Échauffement', '10 min'],
      [3, 'Matchs', '15 min'],
    ])
    await late(id, ines, 25)
    await late(id, tom, 60)
    const minutesOf = async (...players: TestAccount[]) => {
      const wanted = { period: 'season', players: players.map((player) => player.id).join() } as const
      const { minutes } = await lea.call(show, wanted)
      return minutes.map(({ category, minutes: of }) => [category, of])
    }
    const whole = [
      ['defense', 10],
      ['service', 30],
    ]
    const ofInes = [
      ['defense', 10],
      ['service', 15],
    ]
    expect(await minutesOf(zoe)).toEqual(whole)
    expect(await minutesOf(zoe, ines)).toEqual(whole)
    expect(await minutesOf(ines)).toEqual(ofInes)
    expect(await minutesOf(ines, tom)).toEqual(ofInes)
    expect(await minutesOf(tom)).toEqual([['defense', 5]])
    const wanted = { period: 'season', category: 'service', page: 1 } as const
    const drills = await lea.call(listDrills, { ...wanted, players: ines.id })
    expect(drills.rows.map(({ position, minutes }) => [position, minutes])).toEqual([
      [0, 5],
      [1, 10],
    ])
    expect(await lea.call(listDrills, { ...wanted, players: tom.id })).toMatchObject({ total: 0, minutes: 0 })
    expect(await lea.call(listDrills, wanted)).toMatchObject({ total: 2, minutes: 30 })
  })

  async function late(sessionId: string, { id }: TestAccount, minutes: number) {
    await context.db
      .updateTable('session_participants')
      .set({ late_at: new Date(start.getTime() - 7 * dayMs + minutes * 60_000) })
      .where('session_id', '=', sessionId)
      .where('player_id', '=', id)
      .execute()
  }
})

describe('players', () => {
  test('come by how long they were not seen or not evaluated, with their weeks and techniques', async () => {
    await session(-7, [
      [ines, 'present'],
      [tom, 'absent'],
    ])
    await session(-40, [
      [ines, 'absent'],
      [tom, 'present'],
    ])
    // Members since 1 September, before which nobody waited for them.
    const since = new Date('2026-09-01T10:00:00Z')
    await context.db.updateTable('memberships').set({ since }).where('club_id', '=', club.id).execute()
    context.clock.now = new Date(start.getTime() - 3 * dayMs)
    const first = await evaluate(lea, ines, { status: 'in_progress' })
    await evaluate(lea, tom, { id: 'defense-1', status: 'in_progress' })
    context.clock.now = start
    await evaluate(lea, ines, { status: 'mastered', was: first.evaluationId })
    const answer = await lea.call(listPlayers, { period: 'months', page: 1 })
    // Two are there two times in two weeks: 2 of 4. Zoé was never evaluated.
    expect(answer).toMatchObject({ total: 3, unevaluated: 1, mean: 50, farBelow: 0, today: '2026-11-24' })
    expect(answer.players).toEqual([
      expect.objectContaining({ id: zoe.id, lastSeen: null, lastEvaluated: null, weeks: [] }),
      expect.objectContaining({
        id: tom.id,
        lastSeen: '2026-10-15',
        lastEvaluated: '2026-11-21',
        inProgress: ['defense-1'],
      }),
      {
        id: ines.id,
        firstName: 'Inès',
        lastName: 'Morel',
        since: '2026-09-01',
        present: 1,
        absent: 1,
        lastSeen: '2026-11-17',
        lastEvaluated: '2026-11-24',
        weeks: [
          { week: '2026-10-12', present: 0, absent: 1 },
          { week: '2026-11-16', present: 1, absent: 0 },
        ],
        mastered: ['service-1'],
        inProgress: [],
      },
    ])
    const about = { period: 'months', page: 1 } as const
    const unevaluated = await lea.call(listPlayers, { ...about, finding: 'unevaluated' })
    expect(unevaluated).toMatchObject({ total: 1, unevaluated: 1, mean: 50, players: [{ id: zoe.id }] })
    expect(await lea.call(listPlayers, { ...about, finding: 'farBelow' })).toMatchObject({
      total: 0,
      players: [],
    })
    const ofTom = await lea.call(listPlayers, { period: 'weeks', players: tom.id, page: 1 })
    expect(
      ofTom.players.map(({ id, present, absent, lastSeen }) => ({ id, present, absent, lastSeen })),
    ).toEqual([{ id: tom.id, present: 0, absent: 1, lastSeen: '2026-10-15' }])
  })
})

describe('feedback', () => {
  test('is counted by week, and read sentence by sentence', async () => {
    const said = async (
      inDays: number,
      player: TestAccount,
      rating: 'positive' | 'negative',
      comment: string,
    ) => {
      const created = new Date(start.getTime() + inDays * dayMs)
      await context.db
        .insertInto('session_feedback')
        .values({
          session_id: await session(inDays, [[player, 'present']]),
          club_id: club.id,
          player_id: player.id,
          rating,
          comment,
          created_at: created,
        })
        .execute()
    }
    await said(-7, ines, 'positive', 'Super séance')
    await said(-8, tom, 'negative', 'Trop long')
    await said(-14, ines, 'positive', 'Bien')
    const { feedback } = await lea.call(show, { period: 'weeks' })
    expect(feedback).toEqual([
      { week: '2026-11-09', positive: 1, negative: 0 },
      { week: '2026-11-16', positive: 1, negative: 1 },
    ])
    const { total, rows } = await lea.call(listFeedback, { period: 'weeks', players: ines.id, page: 1 })
    expect(total).toBe(2)
    expect(rows.map(({ playerName, comment }) => [playerName, comment])).toEqual([
      ['Inès Morel', 'Super séance'],
      ['Inès Morel', 'Bien'],
    ])
  })
})

describe('requests', () => {
  test('wait until a coach takes charge or decides', async () => {
    context.clock.now = new Date(start.getTime() - 10 * dayMs)
    const taken = await ask(ines)
    const approved = await ask(tom)
    await ask(zoe)
    context.clock.now = new Date(start.getTime() - 7 * dayMs)
    const charged = await lea.call(exerciseRequests.takeCharge, { id: taken.id, version: taken.version })
    context.clock.now = new Date(start.getTime() - 5 * dayMs)
    await lea.call(exerciseRequests.approve, { id: taken.id, version: charged.version })
    const decided = await lea.call(exerciseRequests.approve, { id: approved.id, version: approved.version })
    // What a coach does with it later is no answer.
    context.clock.now = start
    const added = await lea.call(exerciseRequests.addToLibrary, {
      id: approved.id,
      version: decided.version,
      exerciseId: uuidv7(),
    })
    await lea.call(exerciseRequests.archive, { id: approved.id, version: added.version })
    const { answers } = await lea.call(show, { period: 'weeks' })
    expect(answers).toEqual([
      { days: 3, count: 1 },
      { days: 5, count: 1 },
      { days: null, count: 1 },
    ])
    const { rows } = await lea.call(listRequests, { period: 'weeks', page: 1 })
    expect(new Map(rows.map(({ playerId, days }) => [playerId, days]))).toEqual(
      new Map([
        [ines.id, 3],
        [tom.id, 5],
        [zoe.id, null],
      ]),
    )
    // Each bar leads to its own: 3 and 5 days are within a week.
    const bySpan = await Promise.all(
      answerSpans.map(async (span) => {
        const answer = await lea.call(listRequests, { period: 'weeks', span, page: 1 })
        expect(answer.total).toBe(answer.rows.length)
        return answer.rows.map(({ playerId }) => playerId).toSorted()
      }),
    )
    expect(bySpan).toEqual([[], [], [ines.id, tom.id].toSorted(), [], [zoe.id]])
  })
})

describe('Two clubs', () => {
  /** Everything that is counted, once: also of Inès, who is of the first club. */
  async function fill({ club, player }: { club: Club; player: TestAccount }) {
    const players = { [player.id]: 'present', [ines.id]: 'absent' } as const
    const id = await plannedSession(context, { clubId: club.id, inDays: -7, players })
    await programme(id, [['service', '20 min']], club.id)
    const ofClub = { club_id: club.id, player_id: player.id, created_at: new Date(start.getTime() - dayMs) }
    await context.db
      .insertInto('session_feedback')
      .values({ ...ofClub, session_id: id, rating: 'positive', comment: club.id })
      .execute()
    await ask(player)
  }

  /** All six reads. */
  async function readAll(coach: TestAccount) {
    const wanted = { period: 'weeks', page: 1 } as const
    return {
      figures: await coach.call(show, { period: 'weeks' }),
      players: await coach.call(listPlayers, wanted),
      presences: await coach.call(listPresences, wanted),
      drills: await coach.call(listDrills, { ...wanted, category: 'service' }),
      feedback: await coach.call(listFeedback, wanted),
      requests: await coach.call(listRequests, wanted),
    }
  }

  const countsOf = ({ figures, players, presences, drills, feedback, requests }: Read) => ({
    figures: [
      figures.rolledSessions,
      figures.days.length,
      figures.minutes,
      figures.feedback,
      figures.answers,
    ],
    rows: [players.total, presences.total, drills.total, feedback.total, requests.total],
  })
  type Read = Awaited<ReturnType<typeof readAll>>

  test('never count in each other’s figures and rows', async () => {
    await fill({ club, player: tom })
    const before = await readAll(lea)
    const figures = [
      1,
      1,
      [{ month: '2026-11', category: 'service', minutes: 20 }],
      [{ week: '2026-11-23', positive: 1, negative: 0 }],
      [{ days: null, count: 1 }],
    ]
    expect(countsOf(before)).toEqual({ figures, rows: [3, 2, 1, 1, 1] })
    const neighbours = await createClub(context, 'Voisins')
    await fill({ club: neighbours, player: await createMember(context, neighbours, 'player') })
    expect(await readAll(lea)).toEqual(before)
    expect(countsOf(await readAll(neighbours.coach))).toEqual({ figures, rows: [1, 2, 1, 1, 1] })
  })

  test('show nothing of whoever is chosen from the other, and a player reads nothing at all', async () => {
    await session(-7, [[ines, 'present']])
    const { coach } = await createClub(context, 'Voisins')
    expect((await coach.call(show, { period: 'season' })).days).toEqual([])
    expect((await coach.call(listPresences, { players: ines.id, page: 1 })).rows).toEqual([])
    expect((await coach.call(listPlayers, { players: ines.id, page: 1 })).players).toEqual([])
    expect(await refusal(ines.call(show, {}))).toBe('coach-only')
  })
})
