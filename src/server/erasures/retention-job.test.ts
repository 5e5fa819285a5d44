import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { evaluate, evaluationInput } from '../../../test/club/evaluations.ts'
import { createAccount, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import * as clubs from '../../contract/clubs.ts'
import * as playerProgress from '../../contract/player-progress.ts'
import { keptSince, retention, type RetentionRule } from '../../domain/retention.ts'
import { announcing } from '../live/announce.ts'
import { eraseClub } from './erase-club.ts'
import { applyRetention, nightly } from './retention-job.ts'

const context = await createTestContext()
const { db } = context

/** What has a job of its own, at the hour at which it ends, with a test of its boundary elsewhere; null for whoever runs the server. */
const elsewhere: Partial<Record<RetentionRule, string | null>> = {
  leavingAccounts: 'eraseDueAccounts', // accounts/deletion.test.ts
  closedClubs: 'eraseDueClubs', // clubs/closing.test.ts
  guests: 'deletePeopleBefore', // hall/routes.test.ts
  deletedSessions: 'removeDeletedSessions', // training-sessions/deletion.test.ts
  imports: 'deleteExpiredImports', // player-imports/import.test.ts
  exports: 'deleteExpiredExports', // club-exports/export.test.ts
  loginSessions: 'deleteExpiredLoginSessions', // accounts/routes.test.ts
  pushSubscriptions: 'deleteExpiredLoginSessions', // notifications/push.test.ts
  knownDevices: 'deleteForgottenDevices', // accounts/lock-out.test.ts
  devices: null, // src/web/offline/cached-answers.test.ts
  invoices: null,
  logs: null,
  backups: null,
}

test('Every rule is applied by a job that is run.', async () => {
  expect([...Object.keys(nightly), ...Object.keys(elsewhere)].toSorted()).toEqual(
    Object.keys(retention).toSorted(),
  )
  const jobs = await readFile(new URL('../jobs.ts', import.meta.url), 'utf8')
  const work = ['applyRetention', ...Object.values(elsewhere)].filter((name) => name !== null)
  expect(work.filter((name) => !jobs.includes(`${name}(`))).toEqual([])
})

/** The instant at which the rule ends, and one that is a millisecond younger. */
function boundary(rule: RetentionRule) {
  const ended = keptSince(rule, context.now())
  return { ended, kept: new Date(ended.getTime() + 1) }
}

test('A calendar’s link ends twelve months after it was read last, or made where it never was.', async () => {
  const { ended, kept } = boundary('calendarFeeds')
  const [read, unread, old, never] = [kept, null, ended, null]
  const created = [ended, kept, ended, ended]
  const people = await Promise.all(created.map(() => createAccount(context, 'player')))
  for (const [n, lastReadAt] of [read, unread, old, never].entries()) {
    await db
      .insertInto('calendar_feeds')
      .values({
        account_id: people[n]!.id,
        token_hash: Buffer.from(people[n]!.id.replaceAll('-', '').slice(0, 32).padEnd(32, '.')),
        created_at: created[n]!,
        last_read_at: lastReadAt,
      })
      .execute()
  }
  await applyRetention(context)
  const rows = await db.selectFrom('calendar_feeds').select('account_id').execute()
  const left = rows.map((row) => row.account_id)
  expect(people.map(({ id }) => left.includes(id))).toEqual([true, true, false, false])
})

test('A refused arrival is told for 30 days.', async () => {
  const club = await createClub(context)
  const { ended, kept } = boundary('refusedArrivals')
  const [old, young, removed] = [
    await refusedAt(club.id, ended),
    await refusedAt(club.id, kept),
    await refusedAt(club.id, ended, 'removed'),
  ]
  await applyRetention(context)
  const { rows } = await sql<{ id: string }>`
    select account_id as id from ended_memberships where club_id = ${club.id}`.execute(db)
  const left = rows.map(({ id }) => id)
  expect([old, young, removed].map((id) => left.includes(id))).toEqual([false, true, true])
})

test('Whom a club refused is no longer in its journal then, only that somebody was.', async () => {
  const club = await createClub(context)
  const coach = await createAccount(context, 'coach')
  await coach.call(clubs.join, { code: await club.code() })
  await club.coach.call(clubs.refuseMember, { id: coach.id })
  const entry = () =>
    db
      .selectFrom('journal_entries')
      .select('subject_id')
      .where('club_id', '=', club.id)
      .where('act', '=', 'refused')
      .execute()
  for (const [at, subject] of [
    [boundary('refusedArrivals').kept, coach.id],
    [boundary('refusedArrivals').ended, null],
  ] as const) {
    await db.updateTable('journal_entries').set({ at }).where('club_id', '=', club.id).execute()
    await applyRetention(context)
    expect(await entry()).toEqual([{ subject_id: subject }])
  }
})

async function refusedAt(clubId: string, at: Date, reason = 'refused'): Promise<string> {
  const player = await createMember(context, await createClub(context), 'player')
  await player.call(clubs.leave, {})
  await sql`
    insert into ended_memberships values (${player.id}, ${clubId}, ${reason}, ${at})`.execute(db)
  return player.id
}

test('The answer to a write is kept for 30 days.', async () => {
  const { coach } = await createClub(context)
  const { ended, kept } = boundary('answeredWrites')
  const write = (at: Date) => ({
    account_id: coach.id,
    write_id: uuidv7(),
    request_hash: Buffer.alloc(32),
    answer: '{}',
    created_at: at,
  })
  const [old, young] = [write(new Date(ended.getTime() - 1)), write(kept)]
  await db.insertInto('writes').values([old, young]).execute()
  await applyRetention(context)
  const left = await db.selectFrom('writes').select('write_id').where('account_id', '=', coach.id).execute()
  const ids = left.map((row) => row.write_id)
  expect([ids.includes(old.write_id), ids.includes(young.write_id)]).toEqual([false, true])
})

test('Why somebody did not come is kept for 90 days after the session; that they do not come stays.', async () => {
  const club = await createClub(context)
  const player = await createMember(context, club, 'player')
  const { ended, kept } = boundary('absenceReasons')
  const reasonAt = async (startsAt: Date) => {
    const id = await plannedSession(context, { clubId: club.id, inDays: 0, players: { [player.id]: null } })
    await db.updateTable('training_sessions').set({ starts_at: startsAt }).where('id', '=', id).execute()
    await db
      .updateTable('session_participants')
      .set({ reply: 'not_coming', reply_at: startsAt, absence_reason: 'school' })
      .where('session_id', '=', id)
      .execute()
    return id
  }
  const [old, young] = [await reasonAt(ended), await reasonAt(kept)]
  await applyRetention(context)
  const rows = await db
    .selectFrom('session_participants')
    .select(['session_id as id', 'reply', 'absence_reason as reason'])
    .where('player_id', '=', player.id)
    .execute()
  expect(rows.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: old, reply: 'not_coming', reason: null },
    { id: young, reply: 'not_coming', reason: 'school' },
  ])
})

test('The journal of a club keeps 12 months.', async () => {
  const club = await createClub(context)
  const { ended, kept } = boundary('journal')
  const entry = (at: Date) => ({ id: uuidv7(), club_id: club.id, at, kind: 'club', act: 'exported' }) as const
  const [old, young] = [entry(new Date(ended.getTime() - 1)), entry(kept)]
  await db.insertInto('journal_entries').values([old, young]).execute()
  await applyRetention(context)
  const left = await db.selectFrom('journal_entries').select('id').where('club_id', '=', club.id).execute()
  const ids = left.map(({ id }) => id)
  expect([ids.includes(old.id), ids.includes(young.id)]).toEqual([false, true])
})

test('A question to the operator is kept for 24 months after its last message, and as long as it waits.', async () => {
  const { coach } = await createClub(context)
  const { ended, kept } = boundary('support')
  const [old, answered, waiting] = [
    await askedAt(coach, { asked: ended, last: ended, waits: false }),
    await askedAt(coach, { asked: ended, last: kept, waits: false }),
    await askedAt(coach, { asked: ended, last: ended, waits: true }),
  ]
  await applyRetention(context)
  const rows = await db
    .selectFrom('support_questions')
    .select('id')
    .where('account_id', '=', coach.id)
    .execute()
  const left = rows.map(({ id }) => id)
  expect([old, answered, waiting].map((id) => left.includes(id))).toEqual([false, true, true])
})

test('The proof that conditions of sale were accepted is kept for five years after the contract, with the name.', async () => {
  const { ended, kept } = boundary('acceptedTerms')
  const names = async (clubId: string) => {
    await applyRetention(context)
    const rows = db.selectFrom('terms_acceptances').select('accepted_by_name').where('club_id', '=', clubId)
    return (await rows.execute()).map((row) => row.accepted_by_name)
  }
  const contract = (clubId: string, endedAt: Date | null) => ({
    club_id: clubId,
    customer: `cus_${clubId}`,
    subscription: `sub_${clubId}`,
    item: `si_${clubId}`,
    plan: 'club' as const,
    status: 'active' as const,
    ended_at: endedAt,
    created_at: ended,
    read_at: ended,
  })
  const accept = async (acceptedAt: Date) => {
    const club = await createClub(context)
    const acceptance = { id: uuidv7(), club_id: club.id, account_id: club.coach.id, plan: 'club' } as const
    await db
      .insertInto('terms_acceptances')
      .values({
        ...acceptance,
        terms_version: '2020-01-01',
        accepted_at: acceptedAt,
        accepted_by_name: 'Camille Roux',
      })
      .execute()
    return club
  }
  const unpaid = await accept(kept)
  expect(await names(unpaid.id)).toEqual(['Camille Roux'])
  await db.updateTable('terms_acceptances').set({ accepted_at: ended }).execute()
  expect(await names(unpaid.id)).toEqual([])

  const paying = await accept(ended)
  for (const [endedAt, left] of [
    [null, ['Camille Roux']],
    [kept, ['Camille Roux']],
    [ended, []],
  ] as const) {
    const row = contract(paying.id, endedAt)
    await db
      .insertInto('club_subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('club_id').doUpdateSet({ ended_at: endedAt }))
      .execute()
    expect(await names(paying.id)).toEqual(left)
  }

  const erased = await accept(ended)
  await announcing(db, (tx) => eraseClub(tx, erased.id, kept))
  expect(await names(erased.id)).toEqual(['Camille Roux'])
  await db.updateTable('erasures').set({ erased_at: ended }).where('id', '=', erased.id).execute()
  expect(await names(erased.id)).toEqual([])
  expect(context.errors).toEqual([])
})

test('A notice that ends a contract is kept for five years after its end.', async () => {
  const { ended, kept } = boundary('terminations')
  const notice = (notifiedAt: Date, endsAt: Date | null) => ({
    id: uuidv7(),
    first_name: 'Camille',
    last_name: 'Roux',
    email: 'camille.roux@exemple.fr',
    club_name: 'TT Test',
    notified_at: notifiedAt,
    ends_at: endsAt,
  })
  const notices = [notice(ended, kept), notice(ended, ended), notice(kept, null), notice(ended, null)]
  await db.insertInto('contract_terminations').values(notices).execute()
  await applyRetention(context)
  const rows = await db.selectFrom('contract_terminations').select('id').execute()
  const left = rows.map(({ id }) => id)
  expect(notices.map(({ id }) => left.includes(id))).toEqual([true, false, true, false])
})

async function askedAt(
  { id: accountId }: TestAccount,
  { asked, last, waits }: { asked: Date; last: Date; waits: boolean },
): Promise<string> {
  const id = uuidv7()
  await sql`
    insert into support_questions (id, account_id, subject, device, screen, version, asked_at, waiting_since)
    values (${id}, ${accountId}, 'Une question', '', '', '', ${asked}, ${waits ? asked : null})`.execute(db)
  await sql`
    insert into support_messages values (${uuidv7()}, ${id}, true, 'Bonjour', ${last})`.execute(db)
  return id
}

test('Of a former member a club keeps counts after 24 months; statuses and dates stay theirs.', async () => {
  const club = await createClub(context)
  const [ines, tom] = [
    await createMember(context, club, 'player'),
    await createMember(context, club, 'player'),
  ]
  await evaluate(club.coach, ines, { coachNotes: 'Lance plus haut.' })
  const { evaluationId } = await evaluate(club.coach, tom, { coachNotes: 'Reste bas.' })
  const session = await plannedSession(context, {
    clubId: club.id,
    inDays: -3,
    players: { [ines.id]: 'present', [tom.id]: 'present' },
  })
  for (const { call } of [ines, tom]) await call(clubs.leave, {})
  const { ended, kept } = boundary('formerMembers')
  await leftAt(ines, ended)
  await leftAt(tom, kept)
  await applyRetention(context)

  const present = await db
    .selectFrom('session_participants as p')
    .innerJoin('accounts as a', 'a.id', 'p.player_id')
    .select(['a.id', 'a.last_name', 'p.presence'])
    .where('p.session_id', '=', session)
    .execute()
  expect(present.map(({ id }) => id)).toContain(tom.id)
  expect(present.map(({ id }) => id)).not.toContain(ines.id)
  expect(present).toContainEqual(expect.objectContaining({ last_name: 'supprimé', presence: 'present' }))
  const mine = await ines.call(playerProgress.mine, {})
  expect(mine.evaluations).toMatchObject([{ status: evaluationInput(ines).status, coachNotes: '' }])
  const notes = await db
    .selectFrom('technique_evaluations')
    .select(['id', 'notes'])
    .where('club_id', '=', club.id)
    .execute()
  expect(notes).toEqual([{ id: evaluationId, notes: 'Reste bas.' }])
})

test('Who is back before has not left.', async () => {
  const club = await createClub(context)
  const ines = await createMember(context, club, 'player')
  await evaluate(club.coach, ines, { coachNotes: 'Lance plus haut.' })
  await ines.call(clubs.leave, {})
  await leftAt(ines, boundary('formerMembers').ended)
  await ines.call(clubs.join, { code: await club.code() })
  await applyRetention(context)
  expect((await ines.call(playerProgress.mine, {})).evaluations).toMatchObject([
    { coachNotes: 'Lance plus haut.' },
  ])
})

test('One former member who cannot be forgotten holds up nobody behind them.', async () => {
  const club = await createClub(context)
  const [first, second] = [
    await createMember(context, club, 'player'),
    await createMember(context, club, 'player'),
  ]
  for (const [number, player] of [first, second].entries()) {
    await evaluate(club.coach, player, { coachNotes: 'Lance plus haut.' })
    await player.call(clubs.leave, {})
    await leftAt(player, new Date(boundary('formerMembers').ended.getTime() - 2 + number))
  }
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(db)
  await sql`
    create trigger refuse before delete on departures for each row
    when (old.account_id = ${sql.lit(first.id)}) execute function refuse()`.execute(db)
  await applyRetention(context)
  await sql`drop function refuse cascade`.execute(db)
  const left = await db.selectFrom('departures').select('account_id').where('club_id', '=', club.id).execute()
  expect(left).toEqual([{ account_id: first.id }])
  expect(context.errors.splice(0)).toHaveLength(1)
  await applyRetention(context)
  expect(
    await db.selectFrom('departures').select('account_id').where('club_id', '=', club.id).execute(),
  ).toEqual([])
})

test('Whoever was invited and never entered goes too, address or not; whoever entered stays.', async () => {
  const club = await createClub(context)
  const [invited, entered, confirmed] = [
    await createMember(context, club, 'player'),
    await createMember(context, club, 'player'),
    await createMember(context, club, 'player'),
  ]
  const withoutPassword = [invited.id, confirmed.id]
  for (const player of [invited, entered, confirmed]) await evaluate(club.coach, player)
  await db.updateTable('accounts').set({ password_hash: null }).where('id', 'in', withoutPassword).execute()
  const unconfirmed = [invited.id, entered.id]
  await db.updateTable('accounts').set({ email_confirmed_at: null }).where('id', 'in', unconfirmed).execute()
  for (const player of [invited, entered, confirmed]) {
    await club.coach.call(clubs.removeMember, { id: player.id })
    await leftAt(player, boundary('formerMembers').ended)
  }
  await applyRetention(context)
  const ids = [invited.id, entered.id, confirmed.id]
  const left = await db.selectFrom('accounts').select('id').where('id', 'in', ids).execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([entered.id, confirmed.id].toSorted())
})

test('A child whom nobody ever signed in goes with the last club that knew them.', async () => {
  const club = await createClub(context)
  const child = await createMember(context, club, 'player')
  await evaluate(club.coach, child)
  await plannedSession(context, { clubId: club.id, inDays: -3, players: { [child.id]: 'present' } })
  await db
    .updateTable('accounts')
    .set({ email: null, password_hash: null, email_confirmed_at: null })
    .where('id', '=', child.id)
    .execute()
  await club.coach.call(clubs.removeMember, { id: child.id })
  await leftAt(child, boundary('formerMembers').ended)
  await applyRetention(context)
  expect(await db.selectFrom('accounts').select('id').where('id', '=', child.id).execute()).toEqual([])
  expect(context.errors).toEqual([])
})

async function leftAt({ id }: TestAccount, at: Date): Promise<void> {
  await db.updateTable('departures').set({ left_at: at }).where('account_id', '=', id).execute()
}
