import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as analysisRows from '../../contract/analysis-rows.ts'
import * as statistics from '../../contract/statistics.ts'
import type { Presence } from '../../domain/attendance.ts'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'

const { show, showPoints, listPoints, listPlayers, listCrossings, listPlayed, listMasteries, listPauses } =
  statistics
const context = await createTestContext()
let club: Club
let lea: TestAccount
let players: TestAccount[]

/** A Tuesday. */
const start = new Date('2026-11-24T12:00:00Z')
const dayMs = 24 * 3600_000
const at = (inDays: number) => new Date(start.getTime() + inDays * dayMs)

beforeEach(async () => {
  context.clock.now = start
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  players = []
  for (const lastName of ['Adam', 'Benoit', 'Colin', 'Durand', 'Étienne', 'Faure', 'Girard', 'Haddad'])
    players.push(await createMember(context, club, 'player', { firstName: 'Zoé', lastName }))
})

/** With a programme of 20 minutes of block and 10 of nothing that the catalogue has. */
async function session(
  inDays: number,
  marks: readonly (readonly [TestAccount, Presence | null])[],
  of: { clubId?: string; deleted?: boolean } = {},
): Promise<void> {
  const clubId = of.clubId ?? club.id
  const ofPlayers = Object.fromEntries(marks.map(([{ id }, presence]) => [id, presence]))
  const id = await plannedSession(context, { ...of, clubId, inDays, players: ofPlayers })
  const drill = { session_id: id, club_id: clubId, effect: 'Actif' }
  await context.db
    .insertInto('session_exercises')
    .values([
      { ...drill, id: uuidv7(), position: 0, type: 'counter', technique: 'Block CD', duration: '20 min' },
      { ...drill, id: uuidv7(), position: 1, type: 'defense', technique: 'Balle haute', duration: '10 min' },
    ])
    .execute()
}

async function arrivedLate({ id }: TestAccount, inDays: number, minutes: number): Promise<void> {
  await context.db
    .updateTable('session_participants as p')
    .from('training_sessions as s')
    .set({ late_at: new Date(at(inDays).getTime() + minutes * 60_000) })
    .whereRef('s.id', '=', 'p.session_id')
    .where('s.club_id', '=', club.id)
    .where('s.starts_at', '=', at(inDays))
    .where('p.player_id', '=', id)
    .execute()
}

async function evaluated(
  player: TestAccount,
  inDays: number,
  status: TechniqueStatus,
  clubId = club.id,
): Promise<void> {
  await context.db
    .insertInto('technique_evaluations')
    .values({
      id: uuidv7(),
      club_id: clubId,
      player_id: player.id,
      technique_id: 'counter-1',
      name: 'Block CD',
      category: 'counter',
      status,
      evaluated_at: at(inDays),
    })
    .execute()
}

/*
 * Eight players, evaluated « En progression » 60 days ago and « Maîtrisé » 30 days ago. Sessions with 20 minutes of block 58, 50
 * and 40 days ago; the n-th player was at the first n of them, and at no more than three:
 *   Adam 0   Benoit 20   Colin 40   Durand 60   the four others 60
 *   in order 0 20 40 60 60 60 60 60: first quartile at 1.75 = 35, median 60, third 60
 */
async function autumn(): Promise<void> {
  for (const [index, inDays] of [-58, -50, -40].entries())
    await session(
      inDays,
      players.map((player, n) => [player, n > index ? 'present' : 'absent']),
    )
  for (const player of players) {
    await evaluated(player, -60, 'in_progress')
    await evaluated(player, -30, 'mastered')
  }
}

/*
 * Sixteen players, « En progression » since 65 days. Eight of them were at four sessions of 20 minutes of block, 80 minutes; six
 * of these eight are « Maîtrisé » since. The eight others were at one session, 20 minutes; two of them are.
 *   6 of 8: Wilson 40.9 to 92.9 %; 2 of 8: 7.1 to 59.1 %
 *   75 - 25 = 50 points, low = 50 - √(34.1² + 34.1²) = 50 - 48 = 2, high = 50 + √(17.9² + 17.9²) = 50 + 25 = 75
 */
async function sixteen(): Promise<TestAccount[]> {
  const seldom: TestAccount[] = []
  for (let n = 0; n < 8; n++)
    seldom.push(await createMember(context, club, 'player', { firstName: 'Rare', lastName: `Venu${n}` }))
  const present = (each: TestAccount) => [each, 'present'] as const
  await session(-50, [...players, ...seldom].map(present))
  for (const inDays of [-40, -30, -20]) await session(inDays, players.map(present))
  for (const player of [...players, ...seldom]) await evaluated(player, -65, 'in_progress')
  for (const player of [...players.slice(0, 6), ...seldom.slice(0, 2)])
    await evaluated(player, -10, 'mastered')
  return seldom
}

describe('Minutes and progress', () => {
  test('are counted by player and technique in 60 days, and lead to the cases', async () => {
    const seldom = await sixteen()
    const { crossings } = await lea.call(show, { period: 'season' })
    expect([crossings.from, crossings.cases]).toEqual(['2026-07-28', 16])
    expect(crossings.spans.map(({ span, cases, share }) => [span, cases, share?.raised])).toEqual([
      ['under-15', 0, undefined],
      ['from-15', 8, 2],
      ['from-30', 0, undefined],
      ['from-60', 8, 6],
      ['from-90', 0, undefined],
    ])
    expect(crossings.spans[3]!.share!.low).toBeCloseTo(0.409, 3)
    expect(crossings.spans[3]!.share!.high).toBeCloseTo(0.929, 3)
    expect(crossings.compared).toEqual({ above: { cases: 8, raised: 6 }, below: { cases: 8, raised: 2 } })
    expect(crossings.techniques).toEqual([
      { techniqueId: 'counter-1', cases: 16, difference: { points: 50, low: 2, high: 75, isThin: true } },
    ])
    const wanted = { period: 'season', technique: 'counter-1', span: 'from-15', page: 1 } as const
    const { rows, total } = await lea.call(listCrossings, wanted)
    expect(total).toBe(8)
    expect(rows.find(({ playerId }) => playerId === seldom[0]!.id)).toEqual({
      playerId: seldom[0]!.id,
      playerName: 'Rare Venu0',
      techniqueId: 'counter-1',
      day: '2026-11-24',
      minutes: 20,
      isRaised: true,
    })
    expect((await lea.call(listCrossings, { period: 'season', page: 1 })).rows[0]).toMatchObject({
      minutes: 80,
    })
  })

  test('look at 60 days also where the period is shorter, and at the chosen players', async () => {
    await sixteen()
    const { crossings } = await lea.call(show, { period: 'weeks', players: players[0]!.id })
    expect([crossings.from, crossings.cases, crossings.compared]).toEqual(['2026-09-26', 1, null])
    const { rows } = await lea.call(listCrossings, { period: 'weeks', players: players[0]!.id, page: 1 })
    expect(rows.map(({ minutes, isRaised }) => [minutes, isRaised])).toEqual([[80, true]])
  })

  test('end today where somebody asks for the whole season', async () => {
    await sixteen()
    const untilToday = await lea.call(show, { period: 'season' })
    expect(await lea.call(show, { from: untilToday.from, to: '2027-06-30' })).toEqual(untilToday)
  })
})

describe('The clock of techniques', () => {
  // Mastered 30 days ago, trained 40 days ago; one was trained 5 days ago again, another was looked at 50 days ago.
  test('says for how long what is mastered was not played, and leads to it', async () => {
    await autumn()
    await session(-5, [[players.at(-1)!, 'present']])
    const ninth = await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Imbert' })
    await evaluated(ninth, -50, 'mastered')
    const { clock } = await lea.call(show, { period: 'weeks' })
    expect(clock).toEqual({
      mastered: 9,
      toRefresh: 1,
      spans: [
        { span: 'under-15', techniques: 1 },
        { span: 'from-15', techniques: 0 },
        { span: 'from-30', techniques: 7 },
        { span: 'from-45', techniques: 1 },
        { span: 'from-60', techniques: 0 },
      ],
    })
    const { rows, total } = await lea.call(listPlayed, { period: 'weeks', span: 'from-45', page: 1 })
    expect([total, rows]).toEqual([
      1,
      [
        {
          playerId: ninth.id,
          playerName: 'Zoé Imbert',
          techniqueId: 'counter-1',
          day: '2026-10-05',
          days: 50,
        },
      ],
    ])
  })
})

describe('Minutes before mastery', () => {
  test('have their quartiles, and lead to the cases', async () => {
    await autumn()
    const { minutes } = await lea.call(show, { period: 'season' })
    const spread = { first: 35, median: 60, third: 60 }
    expect(minutes).toEqual([
      { techniqueId: null, cases: 8, spread },
      { techniqueId: 'counter-1', cases: 8, spread },
    ])
    const { rows, total } = await lea.call(listMasteries, {
      period: 'season',
      technique: 'counter-1',
      page: 1,
    })
    expect(total).toBe(8)
    const ofBenoit = rows.find(({ playerId }) => playerId === players[1]!.id)
    expect(ofBenoit).toEqual({
      playerId: players[1]!.id,
      playerName: 'Zoé Benoit',
      techniqueId: 'counter-1',
      day: '2026-10-25',
      minutes: 20,
      sessions: 1,
    })
    expect(
      (await lea.call(listMasteries, { period: 'season', technique: 'service-1', page: 1 })).rows,
    ).toEqual([])
  })

  // Durand came 15 minutes late to the first session of 20 minutes of block, and after the end of the second: 5 + 0 + 20 in 2 sessions.
  test('are what was left of a programme for whoever arrived late', async () => {
    await autumn()
    const [, , , durand] = players as [TestAccount, TestAccount, TestAccount, TestAccount]
    await arrivedLate(durand, -58, 15)
    await arrivedLate(durand, -50, 40)
    const { rows } = await lea.call(listMasteries, { period: 'season', page: 1 })
    expect(rows.find(({ playerId }) => playerId === durand.id)).toMatchObject({ minutes: 25, sessions: 2 })
    expect(rows.find(({ playerId }) => playerId === players[4]!.id)).toMatchObject({
      minutes: 60,
      sessions: 3,
    })
    // Of 30 minutes each, with the 10 of nothing that the catalogue has: the others were there from the start.
    const ofAll = await lea.call(show, { period: 'season' })
    const ofDurand = await lea.call(show, { period: 'season', players: durand.id })
    const minutesOf = ({ seasons }: typeof ofAll) => seasons.at(-1)!.whole.minutes
    expect([minutesOf(ofAll), minutesOf(ofDurand)]).toEqual([90, 45])
  })

  test('are of the period’s cases, and of the chosen players', async () => {
    await autumn()
    expect((await lea.call(show, { period: 'weeks' })).minutes).toEqual([
      { techniqueId: null, cases: 0, spread: null },
    ])
    const ofTwo = await lea.call(show, { period: 'season', players: `${players[0]!.id},${players[1]!.id}` })
    expect(ofTwo.minutes[0]).toEqual({ techniqueId: null, cases: 2, spread: null })
  })
})

describe('Retention', () => {
  test('is told by the length of the pause, and leads to its rows', async () => {
    await autumn()
    // Eight pauses: 30 days since the evaluation for seven of them, trained 5 days ago by the last one.
    const trained = players.at(-1)!
    await session(-5, [[trained, 'present']])
    for (const player of players)
      await evaluated(player, 0, player === players[0] ? 'in_progress' : 'mastered')
    const ninth = await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Imbert' })
    await evaluated(ninth, -31, 'mastered')
    await evaluated(ninth, 0, 'in_progress')
    const { retention } = await lea.call(show, { period: 'weeks' })
    // 6 of 8 kept: centre (0.75 + 3.8415/16) / (1 + 3.8415/8) = 0.6689, margin 0.2599.
    expect(retention.map(({ span, cases, retained }) => [span, cases, retained?.kept])).toEqual([
      ['under-30', 1, undefined],
      ['from-30', 8, 6],
      ['from-45', 0, undefined],
      ['from-90', 0, undefined],
    ])
    expect(retention[1]!.retained!.low).toBeCloseTo(0.409, 3)
    expect(retention[1]!.retained!.high).toBeCloseTo(0.929, 3)
    const { rows } = await lea.call(listPauses, { period: 'weeks', span: 'under-30', page: 1 })
    expect(rows).toEqual([
      {
        playerId: trained.id,
        playerName: 'Zoé Haddad',
        techniqueId: 'counter-1',
        day: '2026-11-24',
        days: 5,
        isKept: true,
      },
    ])
    expect((await lea.call(listPauses, { period: 'weeks', page: 1 })).total).toBe(9)
  })
})

describe('Seasons, presence and progress', () => {
  test('count sessions that are over and have a roll', async () => {
    await autumn()
    const [adam] = players as [TestAccount]
    await session(-365, [[adam, 'present']])
    await session(-7, [[adam, null]])
    await session(-8, [[adam, 'present']], { deleted: true })
    await session(1, [[adam, 'present']])
    const { seasons, sessions, since } = await lea.call(show, { period: 'season' })
    expect([since, sessions]).toEqual(['2024-07-01', 4])
    // The three of autumn: 7 + 6 + 5 present of 24, 30 minutes each.
    const last = { sessions: 3, present: 18, absent: 6, minutes: 90, gained: 8 }
    const before = { sessions: 1, present: 1, absent: 0, minutes: 30, gained: 0 }
    const none = { sessions: 0, present: 0, absent: 0, minutes: 0, gained: 0 }
    expect(seasons).toEqual([
      { start: '2024-07-01', toDate: none, whole: none },
      { start: '2025-07-01', toDate: before, whole: before },
      { start: '2026-07-01', toDate: last, whole: last },
    ])
  })

  test('are what the rows of each figure come to', async () => {
    await autumn()
    const [adam, benoit] = players as [TestAccount, TestAccount]
    await session(-365, [[adam, 'present']])
    // Nobody came.
    await session(-20, [[adam, 'absent']])
    // Without a roll.
    await session(-12, [[adam, null]])
    // The first to arrive found 20 minutes left of 30.
    await session(-8, [
      [adam, 'present'],
      [benoit, 'present'],
    ])
    await arrivedLate(adam, -8, 10)
    await arrivedLate(benoit, -8, 25)
    for (const chosen of [undefined, benoit.id]) {
      const whose = chosen ? { players: chosen } : {}
      const wanted = { ...whose, page: 1 }
      const { seasons, to } = await lea.call(show, { ...whose, period: 'season' })
      const minutes: number[] = []
      for (const { start: from, whole } of seasons) {
        const days = { from, to: from === '2026-07-01' ? to : `${Number(from.slice(0, 4)) + 1}-06-30` }
        const presences = await lea.call(analysisRows.listPresences, { ...wanted, ...days })
        const drills = await lea.call(analysisRows.listDrills, { ...wanted, ...days, only: 'attended' })
        const masteries = await lea.call(listMasteries, {
          ...wanted,
          period: 'season',
          gainedFrom: days.from,
          gainedTo: days.to,
        })
        expect([presences.present, presences.absent]).toEqual([whole.present, whole.absent])
        expect(new Set(presences.rows.map(({ sessionId }) => sessionId)).size).toBe(whole.sessions)
        expect([drills.minutes, masteries.total]).toEqual([whole.minutes, whole.gained])
        minutes.push(drills.minutes)
      }
      // Of Benoit: one session of autumn, and 5 minutes of the last one.
      expect(minutes).toEqual(chosen ? [0, 0, 35] : [0, 30, 110])
    }
  })

  test('stand together for each player, by name', async () => {
    await autumn()
    const { rows, total, mostGained } = await lea.call(listPlayers, { period: 'season', page: 1 })
    expect([total, mostGained]).toEqual([8, 1])
    expect(
      rows.map(({ playerName, present, absent, gained }) => [playerName, present, absent, gained]),
    ).toEqual([
      ['Zoé Adam', 0, 3, 1],
      ['Zoé Benoit', 1, 2, 1],
      ['Zoé Colin', 2, 1, 1],
      ...['Durand', 'Étienne', 'Faure', 'Girard', 'Haddad'].map((name) => [`Zoé ${name}`, 3, 0, 1]),
    ])
  })
})

describe('Points', () => {
  test('stand beside the minutes of each month', async () => {
    await autumn()
    const [, , , durand] = players as [TestAccount, TestAccount, TestAccount, TestAccount]
    const entry = { club_id: club.id, player_id: durand.id, source: 'typed' as const, set_at: start }
    await context.db
      .insertInto('ranking_entries')
      .values([
        { ...entry, on_date: '2026-09-10', points: 600 },
        { ...entry, on_date: '2026-11-02', points: 640 },
      ])
      .execute()
    // 27 September, 5 and 15 October, of 30 minutes each.
    expect(await lea.call(showPoints, { period: 'season', players: durand.id })).toEqual({
      from: '2026-07-01',
      to: '2026-11-24',
      players: 1,
      months: [
        { month: '2026-09', points: 600, minutes: 30 },
        { month: '2026-10', points: 600, minutes: 60 },
        { month: '2026-11', points: 640, minutes: 0 },
      ],
    })
    expect((await lea.call(showPoints, { period: 'season' })).months).toEqual([])
    const ofMonth = (month: string) =>
      lea.call(listPoints, { period: 'season', players: durand.id, month, page: 1 })
    const name = { playerId: durand.id, playerName: 'Zoé Durand' }
    expect((await ofMonth('2026-10')).rows).toEqual([
      { ...name, points: 600, day: '2026-09-10', minutes: 60 },
    ])
    expect((await ofMonth('2026-11')).rows).toEqual([{ ...name, points: 640, day: '2026-11-02', minutes: 0 }])
    // The curve begins in September.
    expect(await ofMonth('2026-08')).toMatchObject({ total: 0, rows: [] })
  })
})

describe('Two clubs', () => {
  test('never count in each other’s figures, and a player reads none', async () => {
    await autumn()
    const before = await readAll(lea)
    const neighbours = await createClub(context, 'Voisins')
    const neighbour = await createMember(context, neighbours, 'player')
    const [adam] = players as [TestAccount]
    const marks = [
      [neighbour, 'present'],
      [adam, 'present'],
    ] as const
    await session(-45, marks, { clubId: neighbours.id })
    await evaluated(neighbour, -44, 'in_progress', neighbours.id)
    await evaluated(neighbour, -43, 'mastered', neighbours.id)
    expect(await readAll(lea)).toEqual(before)
    const theirs = await neighbours.coach.call(show, { period: 'season' })
    expect([theirs.sessions, theirs.minutes[0]!.cases]).toEqual([1, 1])
    const chosen = await neighbours.coach.call(listMasteries, {
      period: 'season',
      players: players[1]!.id,
      page: 1,
    })
    expect(chosen.rows).toEqual([])
    expect(await refusal(adam.call(show, {}))).toBe('coach-only')
  })

  async function readAll(coach: TestAccount) {
    const wanted = { period: 'season', page: 1 } as const
    return [
      await coach.call(show, { period: 'season' }),
      await coach.call(showPoints, { period: 'season' }),
      await coach.call(listPlayers, wanted),
      await coach.call(listCrossings, wanted),
      await coach.call(listPlayed, wanted),
      await coach.call(listMasteries, wanted),
      await coach.call(listPauses, wanted),
    ]
  }
})
