import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { createClub, createMember, createAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { outcomes, problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'

const context = await createTestContext()
const nobody = caller(context.app)

describe('the settings', () => {
  test('are changed together, and a stale version is refused with the current one', async () => {
    const club = await createClub(context)
    const before = await club.coach.call(clubs.show, {})
    const edit = { name: ' TT Renommé ', timeZone: 'America/Guadeloupe', approvesPlayers: true }
    const after = await club.coach.call(clubs.update, { ...edit, version: before.version })
    expect(after).toMatchObject({
      name: 'TT Renommé',
      timeZone: 'America/Guadeloupe',
      administration: { approvesPlayers: true, code: before.administration?.code },
    })
    const stale = await problemOf(club.coach.call(clubs.update, { ...edit, version: before.version }))
    expect(stale).toMatchObject({ refusal: 'changed-meanwhile', current: after })
  })

  test('are changed one at a time, and the others stay as they are', async () => {
    const club = await createClub(context, 'TT Avant')
    const { call } = club.coach
    const settings = { name: 'TT Après', timeZone: 'Indian/Reunion', approvesPlayers: true }
    for (const [index, [name, value]] of Object.entries(settings).entries()) {
      await call(clubs.update, { version: index + 1, [name]: value })
    }
    const { name, timeZone, version, administration } = await call(clubs.show, {})
    expect({ name, timeZone, approvesPlayers: administration?.approvesPlayers }).toEqual(settings)
    expect(version).toBe(4)
  })

  test('accept a time zone by each of its names', async () => {
    const club = await createClub(context)
    for (const [index, timeZone] of ['Europe/Kiev', 'Europe/Kyiv', 'UTC'].entries()) {
      const page = await club.coach.call(clubs.update, { version: index + 1, timeZone })
      expect(page.timeZone).toBe(timeZone)
    }
  })

  test('are changed by one of two coaches who save at once', async () => {
    const club = await createClub(context)
    const second = await createMember(context, club, 'coach')
    const { timeZone, version } = await club.coach.call(clubs.show, {})
    const edit = { timeZone, version, approvesPlayers: false }
    expect(
      await outcomes([
        club.coach.call(clubs.update, { ...edit, name: 'TT Un' }),
        second.call(clubs.update, { ...edit, name: 'TT Deux' }),
      ]),
    ).toEqual(['changed-meanwhile', 'ok'])
  })

  test('need a name and a time zone that exists, and a coach of the club', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    const { name, timeZone, version } = await club.coach.call(clubs.show, {})
    const edit = { name, timeZone, version, approvesPlayers: false }
    expect(await wrongFields(club.coach.call(clubs.update, { ...edit, name: ' ' }))).toEqual({
      name: 'Nom du club requis',
    })
    // JavaScript knows zones that PostgreSQL does not.
    for (const zone of ['Lyon', '', '+01:00']) {
      expect(await wrongFields(club.coach.call(clubs.update, { ...edit, timeZone: zone }))).toEqual({
        timeZone: 'Fuseau horaire inconnu',
      })
    }
    expect(await refusal(player.call(clubs.update, edit))).toBe('coach-only')
    expect(await refusal((await createAccount(context, 'coach')).call(clubs.update, edit))).toBe('no-club')
    expect(await refusal(nobody(clubs.update, edit))).toBe('not-signed-in')
  })

  test('never touch another club', async () => {
    const club = await createClub(context, 'TT Voisin')
    const other = await createClub(context)
    const { name, timeZone, version } = await other.coach.call(clubs.show, {})
    await other.coach.call(clubs.update, { name, timeZone, version, approvesPlayers: true })
    expect(await club.coach.call(clubs.show, {})).toMatchObject({
      name: 'TT Voisin',
      version: 1,
      administration: { approvesPlayers: false },
    })
  })
})

test('in a new time zone upcoming sessions keep their local time, and past ones their instant', async () => {
  const club = await createClub(context)
  const other = await createClub(context)
  const planned = { clubId: club.id, players: {} }
  const past = await plannedSession(context, { ...planned, inDays: -2 })
  const next = await plannedSession(context, { ...planned, inDays: 30 })
  const elsewhere = await plannedSession(context, { ...planned, clubId: other.id, inDays: 30 })
  const before = await startsOf()
  const { name, version } = await club.coach.call(clubs.show, {})
  await club.coach.call(clubs.update, { name, version, timeZone: 'Indian/Reunion', approvesPlayers: false })
  const after = await startsOf()
  expect(after.get(past)).toEqual(before.get(past))
  expect(after.get(elsewhere)).toEqual(before.get(elsewhere))
  expect([2, 3]).toContain(hours(before.get(next)) - hours(after.get(next)))
  const { rows } = await sql<{ same: boolean }>`
    select starts_at at time zone 'Indian/Reunion' = date + time as same
    from training_sessions where id = ${next}`.execute(context.db)
  expect(rows).toEqual([{ same: true }])

  async function startsOf(): Promise<Map<string, Date>> {
    const rows = await context.db.selectFrom('training_sessions').select(['id', 'starts_at']).execute()
    return new Map(rows.map(({ id, starts_at }) => [id, starts_at]))
  }
})

describe('a renewed code', () => {
  test('replaces the old one, which stops working', async () => {
    const club = await createClub(context, 'TT Secret')
    const before = await club.coach.call(clubs.show, {})
    const after = await club.coach.call(clubs.renewCode, {})
    expect(after.administration?.code).toMatch(/^ttsecret[acdefghjkmnpqrtwxy34679]{8}$/)
    expect(after.version).toBe(before.version)
    const player = await createAccount(context, 'player')
    expect(await refusal(player.call(clubs.join, { code: 'ttsecret' }))).toBe('club-code-unknown')
    await player.call(clubs.join, { code: await club.code() })
  })

  test('is another each time, and the same when the write is repeated', async () => {
    const club = await createClub(context)
    const writeId = uuidv7()
    const first = await club.coach.call(clubs.renewCode, {}, { writeId })
    expect(await club.coach.call(clubs.renewCode, {}, { writeId })).toEqual(first)
    const second = await club.coach.call(clubs.renewCode, {})
    expect(second.administration?.code).not.toBe(first.administration?.code)
  })

  test('at the same instant as another leaves one that works', async () => {
    const club = await createClub(context)
    const second = await createMember(context, club, 'coach')
    expect(await outcomes([club.coach.call(clubs.renewCode, {}), second.call(clubs.renewCode, {})])).toEqual([
      'ok',
      'ok',
    ])
    await createMember(context, club, 'player')
  })

  test('can be made by coaches only', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    expect(await refusal(player.call(clubs.renewCode, {}))).toBe('coach-only')
    expect(await refusal((await createAccount(context, 'coach')).call(clubs.renewCode, {}))).toBe('no-club')
    expect(await refusal(nobody(clubs.renewCode, {}))).toBe('not-signed-in')
  })
})

function hours(instant: Date | undefined): number {
  return (instant?.getTime() ?? 0) / 3600_000
}
