import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertApiKey, newSecret, writesEverything } from '../../../test/club/api-key-fixtures.ts'
import { setScores, setting } from '../../../test/club/evaluations.ts'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { editOf, sessionPlan } from '../../../test/club/session-plan.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { password } from '../../../test/support/newcomers.ts'
import { refusal } from '../../../test/support/refusals.ts'
import { writerWith } from '../../../test/support/v1.ts'
import * as accounts from '../../contract/accounts.ts'
import * as apiKeys from '../../contract/api-keys.ts'
import * as closures from '../../contract/closures.ts'
import * as clubClosing from '../../contract/club-closing.ts'
import * as clubExports from '../../contract/club-exports.ts'
import * as clubs from '../../contract/clubs.ts'
import * as groups from '../../contract/groups.ts'
import * as journal from '../../contract/journal.ts'
import * as seasons from '../../contract/seasons.ts'
import * as sessionSeries from '../../contract/session-series.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { JournalActName } from '../../domain/journal.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { eraseAccount } from '../erasures/erase-account.ts'
import { eraseDueAccounts } from '../erasures/due.ts'
import { deleteExpired } from '../jobs.ts'
import { announcing } from '../live/announce.ts'
import { noteInJournal } from './note.ts'

const context = await createTestContext()
const start = context.clock.now
let club: Club
let lea: TestAccount
let ines: TestAccount
let tom: TestAccount

beforeEach(async () => {
  context.clock.now = new Date('2026-11-24T17:00:00Z')
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context, 'TT Journal')
  lea = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
  // What follows comes later than this.
  context.clock.now = new Date('2026-11-24T18:00:00Z')
  return () => {
    context.clock.now = start
  }
})

interface Dated {
  id: string
  date: string
}

const read = (input: Parameters<typeof lea.call<typeof journal.list>>[1] = {}, by = lea) =>
  by.call(journal.list, input)
const acts = async (input = {}) => (await read(input)).entries.map(({ act }) => act)

/** What was done last, with the names of who did it and to whom. */
async function latest() {
  const [entry] = (await read()).entries
  return [entry?.actor?.name, entry?.act, entry?.subject?.name ?? null]
}

describe('the journal notes', () => {
  test('who founded the club, and who joined.', async () => {
    expect(await acts()).toEqual(['joined', 'joined', 'club-created'])
  })

  test('who accepts, refuses, removes and readmits whom.', async () => {
    const marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
    expect(await latest()).toEqual(['Camille Roux', 'accepted', 'Marc Delorme'])
    await lea.call(clubs.removeMember, { id: marc.id })
    expect(await latest()).toEqual(['Camille Roux', 'removed', 'Marc Delorme'])
    context.clock.now = new Date('2026-11-24T18:01:00Z')
    await lea.call(clubs.readmitMember, { id: marc.id })
    expect(await latest()).toEqual(['Camille Roux', 'readmitted', 'Marc Delorme'])
    await marc.call(clubs.join, { code: await club.code() })
    context.clock.now = new Date('2026-11-24T18:02:00Z')
    await lea.call(clubs.refuseMember, { id: marc.id })
    expect(await latest()).toEqual(['Camille Roux', 'refused', 'Marc Delorme'])
  })

  test('to whom the club is handed over, whether by its owner or because their account went.', async () => {
    const marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
    context.clock.now = new Date('2026-11-24T18:01:00Z')
    await lea.call(clubs.handOver, { id: marc.id })
    expect(await latest()).toEqual(['Camille Roux', 'handed-over', 'Marc Delorme'])
    await context.db.deleteFrom('accounts').where('id', '=', marc.id).execute()
    const { entries } = await read({ kind: 'members' })
    expect(entries.find(({ act }) => act === 'inherited')).toMatchObject({
      actor: null,
      subject: { id: lea.id, name: 'Camille Roux' },
    })
    expect(entries.find(({ act }) => act === 'handed-over')?.subject).toEqual({ id: null, name: null })
  })

  test('who closes the club, and reopens it.', async () => {
    const hash = await hashPassword(password)
    await context.db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', lea.id).execute()
    await lea.call(clubClosing.close, { password })
    context.clock.now = new Date('2026-11-24T18:01:00Z')
    await lea.call(clubClosing.reopen, {})
    expect((await acts({ kind: 'club' })).slice(0, 2)).toEqual(['club-reopened', 'club-closed'])
  })

  test('who leaves, and who exports.', async () => {
    await ines.call(clubs.leave, {})
    expect(await latest()).toEqual(['Inès Morel', 'left', null])
    context.clock.now = new Date('2026-11-24T18:01:00Z')
    await lea.call(clubExports.create, { id: uuidv7() })
    expect(await latest()).toEqual(['Camille Roux', 'exported', null])
  })

  test('which settings of the club were changed, and a renewed code.', async () => {
    const edit = { name: 'TT Renommé', timeZone: 'Indian/Reunion', approvesPlayers: true }
    await lea.call(clubs.update, { version: 1, ...edit })
    const asked = ['approval-asked', 'club-renamed', 'time-zone-changed']
    expect((await acts({ kind: 'club' })).slice(0, -1).toSorted()).toEqual(asked)
    // As it is already.
    await lea.call(clubs.update, { version: 2, ...edit })
    expect(await acts({ kind: 'club' })).toHaveLength(4)
    context.clock.now = new Date('2026-11-24T18:01:00Z')
    await lea.call(clubs.update, { version: 3, approvesPlayers: false })
    expect(await latest()).toEqual(['Camille Roux', 'approval-dropped', null])
    const stale = lea.call(clubs.update, { version: 3, approvesPlayers: true })
    expect(await refusal(stale)).toBe('changed-meanwhile')
    context.clock.now = new Date('2026-11-24T18:02:00Z')
    await lea.call(clubs.renewCode, {})
    expect((await acts()).slice(0, 2)).toEqual(['code-renewed', 'approval-dropped'])
  })

  test('another zone of holidays, once.', async () => {
    await lea.call(closures.chooseZone, { schoolZone: 'A' })
    await lea.call(closures.chooseZone, { schoolZone: 'A' })
    expect((await acts()).slice(0, 2)).toEqual(['holiday-zone-changed', 'joined'])
  })

  test('groups by their name of today, which goes with them.', async () => {
    const group = {
      id: uuidv7(),
      name: 'Jeunes',
      weekday: null,
      time: null,
      duration: null,
      placeId: null,
      nextCompetition: null,
      coachIds: [],
      playerIds: [ines.id],
    }
    const later = (minute: number) => (context.clock.now = new Date(start.getTime() + minute * 60_000))
    const ofGroups = async () => (await acts({ kind: 'club' })).slice(0, -1)
    later(1)
    await lea.call(groups.create, group)
    later(2)
    await lea.call(groups.update, { ...group, name: 'Compétition', playerIds: [ines.id, tom.id], version: 1 })
    const said = async () => (await read({ kind: 'club' })).entries.slice(0, -1).map(({ details }) => details)
    expect(await said()).toEqual([
      { players: 2, groupName: 'Compétition' },
      { players: 1, groupName: 'Compétition' },
    ])
    later(3)
    const stale = lea.call(groups.remove, { id: group.id, version: 1 })
    expect(await refusal(stale)).toBe('changed-meanwhile')
    await lea.call(groups.remove, { id: group.id, version: 2 })
    await lea.call(groups.remove, { id: group.id, version: 2 }).catch(() => {})
    expect(await ofGroups()).toEqual(['group-deleted', 'group-changed', 'group-created'])
    expect(await said()).toEqual([{ players: 2 }, { players: 2 }, { players: 1 }])
  })

  test('of whom the scores were changed.', async () => {
    await setScores(lea, setting(ines), setting(tom))
    const { entries } = await read({ kind: 'scores' })
    expect(new Set(entries.map(({ subject }) => subject?.name))).toEqual(
      new Set(['Inès Morel', 'Tom Girard']),
    )
  })

  test('a repeated write once.', async () => {
    const writeId = uuidv7()
    const input = { id: uuidv7(), name: 'Tableur', days: 30 as const, secret: newSecret() }
    await lea.call(apiKeys.create, input, { writeId })
    await lea.call(apiKeys.create, input, { writeId })
    expect(await acts({ kind: 'api-keys' })).toEqual(['key-created'])
    await lea.call(apiKeys.end, { id: input.id })
    expect(await acts({ kind: 'api-keys' })).toContain('key-ended')
  })

  test('a season with everybody who leaves by it.', async () => {
    await lea.call(seasons.open, { startsOn: '2026-07-01', leaving: [tom.id], archived: [ines.id] })
    expect((await acts()).slice(0, 3)).toEqual(['season-opened', 'archived', 'removed'])
  })

  test('what is changed of a past session, and nothing of one to come.', async () => {
    const players = { [ines.id]: 'present', [tom.id]: null } as const
    const id = await plannedSession(context, { clubId: club.id, inDays: -2, players })
    const coming = await plannedSession(context, { clubId: club.id, inDays: 2, players: {} })
    const rename = async (sessionId: string) => {
      const session = await lea.call(trainingSessions.show, { id: sessionId })
      return lea.call(trainingSessions.update, { ...editOf(session), title: 'Services' })
    }
    await rename(coming)
    await lea.call(trainingSessions.remove, { id: coming, version: 2 })
    // Calling a roll late corrects nothing.
    await lea.call(trainingSessions.markPresence, { id, playerId: tom.id, presence: 'absent', was: null })
    expect(await acts({ kind: 'sessions' })).toEqual([])
    await lea.call(trainingSessions.markPresence, {
      id,
      playerId: tom.id,
      presence: 'present',
      was: 'absent',
    })
    const { version } = await rename(id)
    await lea.call(trainingSessions.remove, { id, version })
    await lea.call(trainingSessions.restore, { id })
    const { entries } = await read({ kind: 'sessions' })
    expect(entries.map(({ act }) => act)).toEqual([
      'session-restored',
      'session-deleted',
      'session-changed',
      'roll-corrected',
    ])
    expect(entries[3]).toMatchObject({
      subject: { name: 'Tom Girard' },
      session: { id, title: 'Services' },
      details: { date: '2026-11-22' },
    })
  })

  test('a series: planned, made longer, several dates changed, cancelled, deleted and brought back.', async () => {
    const { date: _, ...plan } = sessionPlan([tom.id])
    const [first, second, third] = ['2099-06-02', '2099-06-09', '2099-06-16'].map((date) => ({
      id: uuidv7(),
      date,
    })) as [Dated, Dated, Dated]
    const show = () => lea.call(trainingSessions.show, { id: first.id })
    const minutes = (minute: number) => {
      context.clock.now = new Date(Date.UTC(2026, 10, 24, 18, minute))
    }
    await lea.call(sessionSeries.create, { ...plan, sessions: [first, second] })
    minutes(1)
    const longer = { id: plan.id, sessionId: first.id, after: second.date, sessions: [third] }
    await lea.call(sessionSeries.extend, longer)
    minutes(2)
    const all = { scope: 'all' } as const
    await lea.call(trainingSessions.update, { ...editOf(await show()), title: 'Services longs', ...all })
    minutes(3)
    await lea.call(trainingSessions.cancel, { id: first.id, version: 2, ...all })
    minutes(4)
    // A single date to come is not in it.
    await lea.call(trainingSessions.reinstate, { id: second.id })
    await lea.call(trainingSessions.reinstate, { id: first.id, ...all })
    minutes(5)
    const { version } = await show()
    await lea.call(trainingSessions.remove, { id: first.id, version, ...all })
    minutes(6)
    await lea.call(trainingSessions.restore, { id: first.id })
    const { entries } = await read({ kind: 'sessions' })
    expect(
      entries
        .map(({ act, details, session }) => [act, details.dates, details.date, session?.title])
        .toReversed(),
    ).toEqual([
      ['series-planned', 2, '2099-06-02', 'Services longs'],
      ['series-extended', 1, '2099-06-16', 'Services longs'],
      ['series-changed', 3, '2099-06-02', 'Services longs'],
      ['series-cancelled', 3, '2099-06-02', 'Services longs'],
      ['series-restored', 2, '2099-06-02', 'Services longs'],
      ['series-deleted', 3, '2099-06-02', 'Services longs'],
      ['series-restored', 3, '2099-06-02', 'Services longs'],
    ])
  })

  test('a closure of one’s own with its days, and not what it is called.', async () => {
    const closure = { id: uuidv7(), label: 'Mariage de Tom', from: '2026-12-12', to: '2026-12-13' }
    await lea.call(closures.create, closure)
    context.clock.now = new Date('2026-11-24T18:01:00Z')
    await lea.call(closures.remove, { id: closure.id })
    await lea.call(closures.remove, { id: closure.id })
    const { entries } = await read({ kind: 'club' })
    const details = { date: '2026-12-12', until: '2026-12-13' }
    expect(entries.slice(0, 3).map((entry) => [entry.act, entry.details])).toEqual([
      ['closure-removed', details],
      ['closure-added', details],
      ['club-created', {}],
    ])
  })

  test('what a program changes by the name of its key.', async () => {
    const id = await plannedSession(context, { clubId: club.id, inDays: -2, players: { [tom.id]: null } })
    await context.db
      .updateTable('clubs')
      .set({ subscription_plan: 'pro' })
      .where('id', '=', club.id)
      .execute()
    const key = { clubId: club.id, coachId: lea.id, access: writesEverything }
    const { secret } = await insertApiKey(context, key)
    const program = writerWith(context.app, secret)
    await program.remove(`sessions/${id}`)
    const [entry] = (await read({ kind: 'sessions' })).entries
    expect(entry?.actor?.name).toMatch(/^API\u00A0: /)
    expect(entry?.actor?.id).toBeNull()
  })
})

test('What is rolled back leaves no entry.', async () => {
  const act = announcing(context.db, async (tx) => {
    await noteInJournal(tx, { id: lea.id, clubId: club.id }, { act: 'exported' }, { now: context.now() })
    throw new Error('no')
  })
  await expect(act).rejects.toThrow('no')
  expect(await acts({ kind: 'exports' })).toEqual([])
})

test('Whose account is erased is in it without a name, on either side, and the erasure too.', async () => {
  await setScores(lea, setting(ines))
  context.clock.now = new Date('2026-12-02T17:30:00Z')
  await context.db
    .updateTable('accounts')
    .set({ erased_from: context.now() })
    .where('id', '=', ines.id)
    .execute()
  await eraseDueAccounts(context)
  const { entries } = await read()
  const nobody = { id: null, name: null }
  expect(entries[0]).toMatchObject({
    act: 'erased',
    kind: 'members',
    actor: nobody,
    subject: null,
    details: {},
  })
  expect(entries.find(({ act }) => act === 'scores-set')?.subject).toEqual(nobody)
  expect(JSON.stringify(entries)).not.toMatch(/Morel|Inès/)
  expect(JSON.stringify(entries)).not.toContain(ines.id)
  // By which devices forget what they read before.
  expect((await lea.call(accounts.me, {}))?.club?.lastErasure).toBe('2026-12-02T17:30:00.000Z')
  expect(context.errors).toEqual([])
})

test('A club that they had left reads of an erasure too, and one in which they never were does not.', async () => {
  const [other, third] = [await createClub(context), await createClub(context)]
  await ines.call(clubs.leave, {})
  await ines.call(clubs.join, { code: await other.code() })
  await announcing(context.db, (tx) => eraseAccount(tx, ines.id, context.now()))
  expect((await acts())[0]).toBe('erased')
  const lastErasureFor = async ({ coach }: typeof other) =>
    (await coach.call(accounts.me, {}))?.club?.lastErasure
  expect(await lastErasureFor(other)).toBe(context.now().toISOString())
  expect(await lastErasureFor(third)).toBeNull()
})

test('An erasure that fails leaves no entry, nor does that of somebody who was in no club.', async () => {
  const alone = await createAccount(context, 'player')
  await announcing(context.db, (tx) => eraseAccount(tx, alone.id, context.now()))
  const failing = announcing(context.db, async (tx) => {
    await eraseAccount(tx, ines.id, context.now())
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await acts()).not.toContain('erased')
})

test('It comes in pages, the latest first, by person and by kind, and none twice.', async () => {
  const at = (minute: number) => new Date(context.now().getTime() + minute * 60_000)
  await announcing(context.db, async (tx) => {
    for (let n = 0; n < 120; n++) {
      const by = { id: n % 2 ? lea.id : tom.id, clubId: club.id }
      const did = { act: n % 3 ? 'exported' : 'scores-set' } as const
      // Several at the same instant.
      await noteInJournal(tx, by, did, {
        ...(n % 3 === 0 && { people: [tom.id] }),
        now: at(Math.floor(n / 7)),
      })
    }
  })
  const all = await everyPage()
  expect(all).toHaveLength(123)
  expect(new Set(all.map(({ id }) => id)).size).toBe(123)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  const ofTom = await everyPage({ person: tom.id })
  expect(ofTom.map(({ id }) => id)).toEqual(
    all.filter(({ actor, subject }) => actor?.id === tom.id || subject?.id === tom.id).map(({ id }) => id),
  )
  const both = await everyPage({ person: tom.id, kind: 'exports' })
  expect(both).toEqual(ofTom.filter(({ kind }) => kind === 'exports'))
})

async function everyPage(input: { person?: string; kind?: 'exports' } = {}) {
  const entries: journal.JournalEntry[] = []
  let next: string | null = null
  do {
    const page = await read({ ...input, ...(next && { after: next }) })
    entries.push(...page.entries)
    next = page.next
  } while (next)
  return entries
}

test('Every coach reads it, also where nothing may be written; no player does, nor another club.', async () => {
  const marc = await createMember(context, club, 'coach')
  await context.db
    .updateTable('clubs')
    .set({ read_only_from: new Date('2026-01-01T00:00:00Z') })
    .where('id', '=', club.id)
    .execute()
  expect((await read({}, marc)).entries[0]?.act).toBe('accepted')
  expect(await refusal(read({}, ines))).toBe('coach-only')
  const other = await createClub(context)
  expect((await read({}, other.coach)).entries.map(({ act }): JournalActName => act)).toEqual([
    'club-created',
  ])
  expect((await read({ person: ines.id }, other.coach)).entries).toEqual([])
  const [entry] = (await read()).entries
  expect(await refusal(read({ after: entry!.id }, other.coach))).toBe('not-found')
})

test('After twelve months it is forgotten.', async () => {
  context.clock.now = new Date('2027-11-24T17:30:00Z')
  await createAccount(context, 'coach')
  await announcing(context.db, (tx) =>
    noteInJournal(tx, { id: lea.id, clubId: club.id }, { act: 'exported' }, { now: context.now() }),
  )
  await deleteExpired(context)
  const { act } = await context.db
    .selectFrom('journal_entries')
    .select('act')
    .where('club_id', '=', club.id)
    .executeTakeFirstOrThrow()
  expect(act).toBe('exported')
})
