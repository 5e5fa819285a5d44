import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import { editOf } from '../../../test/club/session-plan.ts'
import * as clubs from '../../contract/clubs.ts'
import * as dashboard from '../../contract/dashboard.ts'
import * as profiles from '../../contract/profiles.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Presence } from '../../domain/attendance.ts'
import type { Db } from '../database/connection.ts'

const { giveReply, markAllPresent, markPresence, remove, show, update } = trainingSessions
const context = await createTestContext()
let club: Club
let lea: TestAccount
let marc: TestAccount
let ines: TestAccount
let tom: TestAccount
let zoe: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
  zoe = await createMember(context, club, 'player', { firstName: 'Zoé', lastName: 'Perrin' })
})

function session(inDays: number, players = [ines, tom, zoe]): Promise<string> {
  const invited = Object.fromEntries(players.map(({ id }) => [id, null]))
  return plannedSession(context, { clubId: club.id, inDays, players: invited })
}

function mark(
  who: TestAccount,
  id: string,
  player: TestAccount,
  presence: Presence | null,
  was: Presence | null = null,
) {
  return who.call(markPresence, { id, playerId: player.id, presence, was })
}

async function rollOf(id: string): Promise<Record<string, Presence | null | undefined>> {
  const { players } = await lea.call(show, { id })
  return Object.fromEntries(players.map(({ name, presence }) => [name.split(' ')[0], presence]))
}

async function participant(id: string, player: TestAccount, reader = lea) {
  return (await reader.call(show, { id })).players.find((each) => each.id === player.id)
}

describe('the roll', () => {
  test('notes who was there, by whom and when', async () => {
    const id = await session(-1)
    const { players } = await marc.call(markPresence, {
      id,
      playerId: ines.id,
      presence: 'present',
      was: null,
    })
    const at = context.now().toISOString()
    expect(players).toEqual([
      {
        id: ines.id,
        name: 'Inès Morel',
        presence: 'present',
        marked: { by: 'Marc Delorme', at },
        reply: null,
      },
      { id: tom.id, name: 'Tom Girard', presence: null, marked: null, reply: null },
      { id: zoe.id, name: 'Zoé Perrin', presence: null, marked: null, reply: null },
    ])
  })

  test('may be corrected days later, and says who did and when', async () => {
    const id = await session(-1)
    await mark(lea, id, ines, 'absent')
    const start = context.clock.now
    context.clock.now = new Date(start.getTime() + 12 * 24 * 3600 * 1000)
    await mark(marc, id, ines, 'excused', 'absent')
    const at = context.clock.now.toISOString()
    context.clock.now = start
    expect(await participant(id, ines)).toMatchObject({
      presence: 'excused',
      marked: { by: 'Marc Delorme', at },
    })
    await mark(lea, id, ines, null, 'excused')
    expect(await participant(id, ines)).toMatchObject({ presence: null, marked: null })
  })

  test('takes what a device of an earlier release has queued beforehand', async () => {
    const id = await session(2)
    await mark(lea, id, tom, 'excused')
    expect(await rollOf(id)).toMatchObject({ Tom: 'excused' })
  })

  test('leaves the version of the session alone, so that a form that is open stays good', async () => {
    const id = await session(1)
    const before = await lea.call(show, { id })
    await mark(marc, id, ines, 'present')
    await lea.call(update, { ...editOf(before), title: 'Renommée' })
    expect(await rollOf(id)).toMatchObject({ Inès: 'present' })
  })

  test('is called of participants, by coaches of the club', async () => {
    const id = await session(-1, [ines])
    expect(await refusal(mark(lea, id, tom, 'present'))).toBe('player-not-in-session')
    expect(await refusal(mark(ines, id, ines, 'present'))).toBe('coach-only')
    expect(await refusal(mark(tom, id, ines, 'present'))).toBe('coach-only')
    expect(await refusal(mark((await createClub(context, 'Voisins')).coach, id, ines, 'present'))).toBe(
      'not-found',
    )
    await lea.call(remove, { id, version: 1 })
    expect(await refusal(mark(lea, id, ines, 'present'))).toBe('not-found')
    expect(await refusal(lea.call(markAllPresent, { id, playerIds: [ines.id] }))).toBe('not-found')
  })

  test('still names who was there and has left since', async () => {
    const id = await session(-1)
    await tom.call(clubs.leave, {})
    await mark(lea, id, tom, 'absent')
    expect(await rollOf(id)).toMatchObject({ Tom: 'absent' })
  })

  test('takes only what it knows', async () => {
    const id = await session(-1)
    expect(await wrongFields(mark(lea, id, ines, 'late' as 'absent'))).toEqual({
      presence: 'Choisissez présent, absent ou excusé',
    })
  })

  test('a mark sent twice is one mark, whatever came in between', async () => {
    const id = await session(-1)
    const writeId = uuidv7()
    const input = { id, playerId: ines.id, presence: 'present', was: null } as const
    await lea.call(markPresence, input, { writeId })
    await mark(marc, id, ines, 'absent', 'present')
    await lea.call(markPresence, input, { writeId })
    expect(await rollOf(id)).toMatchObject({ Inès: 'absent' })
  })
})

describe('two coaches at one roll', () => {
  test('merge player by player, at the same instant too', async () => {
    const id = await session(-1)
    const hold = (tx: Db) =>
      tx
        .selectFrom('session_participants')
        .select('player_id')
        .where('session_id', '=', id)
        .forUpdate()
        .execute()
    const calls = () => [
      mark(lea, id, ines, 'present'),
      mark(marc, id, ines, 'present'),
      mark(marc, id, tom, 'absent'),
    ]
    expect(await commitOnceBlocked(context, hold, calls)).toEqual(['ok', 'ok', 'ok'])
    expect(await rollOf(id)).toEqual({ Inès: 'present', Tom: 'absent', Zoé: null })
  })

  test('the second hears of a mark that was not seen, and by whom; nothing is overwritten', async () => {
    const id = await session(-1)
    await mark(marc, id, ines, 'present')
    const late = await problemOf(mark(lea, id, ines, 'absent'))
    expect(late).toMatchObject({
      refusal: 'changed-meanwhile',
      current: { id: ines.id, presence: 'present', marked: { by: 'Marc Delorme' } },
    })
    expect(await rollOf(id)).toMatchObject({ Inès: 'present' })
    await mark(lea, id, ines, 'absent', 'present')
    expect(await rollOf(id)).toMatchObject({ Inès: 'absent' })
  })

  test('who says the same changes nothing: the first one’s name stays', async () => {
    const id = await session(-1)
    await mark(marc, id, ines, 'present')
    await mark(lea, id, ines, 'present')
    expect(await participant(id, ines)).toMatchObject({ marked: { by: 'Marc Delorme' } })
  })

  test('one’s own mark is corrected from any device', async () => {
    const id = await session(-1)
    await mark(lea, id, ines, 'present')
    await mark(lea, id, ines, 'absent')
    expect(await rollOf(id)).toMatchObject({ Inès: 'absent' })
  })
})

describe('« tous présents »', () => {
  test('marks those whom the screen showed without a mark, and overwrites nobody', async () => {
    const id = await session(-1)
    await mark(marc, id, tom, 'absent')
    const playerIds = [ines.id, tom.id]
    const { players } = await lea.call(markAllPresent, { id, playerIds })
    expect(players.map(({ presence }) => presence)).toEqual(['present', 'absent', null])
    expect(await participant(id, tom)).toMatchObject({ marked: { by: 'Marc Delorme' } })
  })

  test('passes over who takes part no more', async () => {
    const id = await session(-1, [ines])
    await lea.call(markAllPresent, { id, playerIds: [ines.id, tom.id] })
    expect(await rollOf(id)).toEqual({ Inès: 'present' })
  })

  test('waits for a mark that is being made', async () => {
    const id = await session(-1)
    const markTom = (tx: Db) =>
      tx
        .updateTable('session_participants')
        .set({ presence: 'excused', presence_at: context.now(), presence_by: marc.id })
        .where('session_id', '=', id)
        .where('player_id', '=', tom.id)
        .execute()
    const all = () => [lea.call(markAllPresent, { id, playerIds: [ines.id, tom.id, zoe.id] })]
    expect(await commitOnceBlocked(context, markTom, all)).toEqual(['ok'])
    expect(await rollOf(id)).toEqual({ Inès: 'present', Tom: 'excused', Zoé: 'present' })
  })

  test('is for coaches', async () => {
    const id = await session(-1)
    expect(await refusal(ines.call(markAllPresent, { id, playerIds: [ines.id] }))).toBe('coach-only')
  })
})

describe('« Je viens »', () => {
  test('is said beforehand, changed and taken back; the coach reads everybody’s', async () => {
    const id = await session(1)
    const told = await ines.call(giveReply, { id, reply: 'coming' })
    expect(told.players).toEqual([
      { id: ines.id, name: 'Inès Morel', presence: null, marked: null, reply: 'coming' },
      { id: tom.id, name: 'Tom Girard' },
      { id: zoe.id, name: 'Zoé Perrin' },
    ])
    await tom.call(giveReply, { id, reply: 'coming' })
    await tom.call(giveReply, { id, reply: 'not_coming' })
    await zoe.call(giveReply, { id, reply: 'coming' })
    await zoe.call(giveReply, { id, reply: null })
    const { players } = await lea.call(show, { id })
    expect(players.map(({ reply }) => reply)).toEqual(['coming', 'not_coming', null])
  })

  test('may say why somebody does not come: coaches read it, and no other player', async () => {
    const id = await session(1)
    const away = { reply: 'not_coming', absenceReason: 'school' } as const
    expect((await ines.call(giveReply, { id, ...away })).players[0]).toMatchObject(away)
    for (const who of [lea, ines]) expect(await participant(id, ines, who)).toMatchObject(away)
    const { players } = await tom.call(show, { id })
    expect(players[0]).toEqual({ id: ines.id, name: 'Inès Morel' })
    await ines.call(giveReply, { id, reply: 'not_coming' })
    expect(await participant(id, ines)).not.toHaveProperty('absenceReason')
    await ines.call(giveReply, { id, reply: 'coming', absenceReason: 'school' })
    expect(await participant(id, ines)).not.toHaveProperty('absenceReason')
    const unknown = ines.call(giveReply, { id, reply: 'not_coming', absenceReason: 'ill' as 'school' })
    expect(await wrongFields(unknown)).toEqual({ absenceReason: 'Motif inconnu' })
  })

  test('can be said until the session begins', async () => {
    const id = await session(0)
    const start = context.clock.now
    await ines.call(giveReply, { id, reply: 'coming' })
    context.clock.now = new Date(start.getTime() + 1)
    expect(await refusal(ines.call(giveReply, { id, reply: 'not_coming' }))).toBe('session-has-begun')
    context.clock.now = start
    expect(await participant(id, ines)).toMatchObject({ reply: 'coming' })
  })

  test('is not said of a time that was not on the screen', async () => {
    const id = await session(1)
    const { startsAt } = await ines.call(show, { id })
    expect(await refusal(ines.call(giveReply, { id, reply: 'coming', startsAt }))).toBeNull()
    const { version, title, description, date, duration, exercises } = await lea.call(show, { id })
    const playerIds = [ines.id, tom.id, zoe.id]
    const moved = { id, version, title, description, date, time: '05:30', duration, exercises, playerIds }
    const { startsAt: later } = await lea.call(update, moved)
    const late = await problemOf(ines.call(giveReply, { id, reply: 'coming', startsAt }))
    expect(late).toMatchObject({ refusal: 'changed-meanwhile', current: { id, startsAt: later } })
    expect(await participant(id, ines)).toMatchObject({ reply: null })
  })

  test('is a participant’s own to say', async () => {
    const id = await session(1, [ines])
    expect(await refusal(tom.call(giveReply, { id, reply: 'coming' }))).toBe('not-found')
    expect(await refusal(lea.call(giveReply, { id, reply: 'coming' }))).toBe('player-only')
    expect(await wrongFields(ines.call(giveReply, { id, reply: 'maybe' as 'coming' }))).toEqual({
      reply: 'Choisissez votre réponse',
    })
  })

  test('is asked again when the session moves, and kept by any other change', async () => {
    const id = await session(3)
    await ines.call(giveReply, { id, reply: 'not_coming', absenceReason: 'holidays' })
    const renamed = await lea.call(update, { ...editOf(await lea.call(show, { id })), title: 'Renommée' })
    expect(await participant(id, ines)).toMatchObject({ reply: 'not_coming', absenceReason: 'holidays' })
    await lea.call(update, { ...editOf(renamed), date: '2099-06-02' })
    const asked = await participant(id, ines)
    expect(asked).toMatchObject({ reply: null })
    expect(asked).not.toHaveProperty('absenceReason')
  })

  test('said while a coach moves the session is not taken for an answer to the new date', async () => {
    const id = await session(3)
    const yesterday = new Date(context.clock.now.getTime() - 24 * 3600 * 1000)
    const moveAway = async (tx: Db) => {
      await tx
        .selectFrom('session_participants')
        .select('player_id')
        .where('session_id', '=', id)
        .forUpdate()
        .execute()
      await tx.updateTable('training_sessions').set({ starts_at: yesterday }).where('id', '=', id).execute()
    }
    expect(
      await commitOnceBlocked(context, moveAway, () => [ines.call(giveReply, { id, reply: 'coming' })]),
    ).toEqual(['session-has-begun'])
  })

  test('is no presence: it counts nowhere', async () => {
    const id = await session(0)
    const start = context.clock.now
    await ines.call(giveReply, { id, reply: 'not_coming' })
    context.clock.now = new Date(start.getTime() + 90 * 60_000)
    expect((await lea.call(dashboard.show, {})).attendanceRate).toBeNull()
    expect((await ines.call(profiles.show, {})).statistics.totalSessions).toBe(1)
    context.clock.now = start
  })
})

test('The dashboard’s rate and the players’ statistics follow the roll.', async () => {
  const id = await session(-1)
  const sessionsOf = async ({ call }: TestAccount) => (await call(profiles.show, {})).statistics.totalSessions
  const rate = async () => (await lea.call(dashboard.show, {})).attendanceRate
  // Without a roll call everybody counts as present.
  expect([await rate(), await sessionsOf(ines), await sessionsOf(tom)]).toEqual([null, 1, 1])
  await mark(lea, id, tom, 'absent')
  expect([await rate(), await sessionsOf(ines), await sessionsOf(tom)]).toEqual([0, 0, 0])
  await lea.call(markAllPresent, { id, playerIds: [ines.id, zoe.id] })
  expect([await rate(), await sessionsOf(ines), await sessionsOf(tom)]).toEqual([67, 1, 0])
  await mark(lea, id, tom, 'excused', 'absent')
  expect([await rate(), await sessionsOf(tom)]).toEqual([100, 0])
})
