import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { createAccount, createClub, createMember } from '../../../test/club/people.ts'
import { queuedMailsTo } from '../../../test/support/mails.ts'
import * as clubs from '../../contract/clubs.ts'
import { enqueueCancellation } from '../clubs/store.ts'
import { announcing } from '../live/announce.ts'
import { enqueueMail } from '../mail.ts'
import { enqueuePush } from '../notifications/push.ts'
import { eraseDueAccounts } from './due.ts'
import { eraseAccount } from './erase-account.ts'

const context = await createTestContext()
const { db } = context
const erase = (id: string) => announcing(db, (tx) => eraseAccount(tx, id, context.now()))

test('Whoever is called « C B » takes along only what is about them: no job, mail, answer or imported row of others.', async () => {
  const [club, other] = [await createClub(context), await createClub(context)]
  const named = { firstName: 'C', lastName: 'B' }
  const person = await createMember(context, club, 'player', named)
  const namesake = await createMember(context, other, 'player', named)
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await enqueueCancellation(db, other.id)
  await enqueueCancellation(db, club.id)
  const subjects: readonly (readonly [string, string | undefined])[] = [
    ['C B arrive', club.id],
    ['C B arrive', other.id],
    ['Chloé Bernard arrive', club.id],
    ['Code de connexion', undefined],
  ]
  for (const [subject, clubId] of subjects) {
    await enqueueMail(db, { to: 'a.c@exemple.fr', subject, text: 'Bonjour,\n\nÀ bientôt.' }, { clubId })
  }
  // Names right after what JSON writes as a letter.
  await enqueueMail(
    db,
    { to: 'a.c@exemple.fr', subject: 'x', text: 'Bonjour,\nC\u00A0B arrive.' },
    { clubId: club.id },
  )
  for (const title of ['Individuel C B', 'Individuel Chloé Bernard']) {
    const message = { title: 'Nouvelle séance', body: title, path: '/player/training', tag: 'session' }
    await enqueuePush(db, { loginSessionId: uuidv7(), message })
  }
  const answers = [
    await storedFor(club.coach.id, { name: 'C B' }),
    await storedFor(club.coach.id, { name: 'Chloé Bernard', club: club.id }),
    await storedFor(other.coach.id, { name: 'C B', id: namesake.id }),
    await storedFor(other.coach.id, { waiting: [person.id] }),
    await storedFor(other.coach.id, { email: `x${person.email}` }),
  ]
  const rows = await importedInto(club.id, [
    ['B', 'C'],
    ['Bernard', 'Chloé'],
    ['B', 'Chloé'],
  ])
  await erase(person.id)

  expect((await queuedMailsTo(context)).map(({ subject }) => subject)).toEqual([
    'C B arrive',
    'Chloé Bernard arrive',
    'Code de connexion',
  ])
  const { rows: pushes } = await sql<{ body: string }>`
    select j.payload #>> '{message,body}' as body from graphile_worker._private_jobs as j
    join graphile_worker._private_tasks as t on t.id = j.task_id
    where t.identifier = 'send-push'`.execute(db)
  expect(pushes.map(({ body }) => body)).toEqual(['Individuel Chloé Bernard'])
  const { rows: cancellations } = await sql`
    select from graphile_worker._private_jobs as j
    join graphile_worker._private_tasks as t on t.id = j.task_id
    where t.identifier = 'cancel-subscription'`.execute(db)
  expect(cancellations).toHaveLength(2)
  expect(await Promise.all(answers.map(isStored))).toEqual([false, true, true, false, true])
  expect(await rows()).toEqual([[], ['Bernard', 'Chloé'], ['B', 'Chloé']])
  expect(context.errors).toEqual([])
})

test('A club where somebody only waited, or was only invited, keeps nothing of them either.', async () => {
  const club = await createClub(context)
  await createMember(context, club, 'coach')
  const coach = await createAccount(context, 'coach', { firstName: 'Gaspard', lastName: 'Lhermitte' })
  expect((await coach.call(clubs.join, { code: await club.code() })).waitingFor).not.toBeNull()
  const { version, name } = await club.coach.call(clubs.show, {})
  await club.coach.call(clubs.update, { version, name })
  await coach.call(clubs.leave, {})
  const rows = await importedInto(club.id, [['Lhermitte', 'G.', coach.email]])
  const naming = () =>
    db
      .selectFrom('writes')
      .select('write_id')
      .where(sql<boolean>`answer::text like ${`%${coach.id}%`}`)
      .where('account_id', '!=', coach.id)
      .execute()
  expect(await naming()).not.toEqual([])
  await erase(coach.id)
  expect(await naming()).toEqual([])
  expect(await rows()).toEqual([[]])
})

async function storedFor(accountId: string, answer: object): Promise<string> {
  const id = uuidv7()
  await db
    .insertInto('writes')
    .values({
      account_id: accountId,
      write_id: id,
      request_hash: Buffer.alloc(32),
      answer: JSON.stringify(answer),
      created_at: context.now(),
    })
    .execute()
  return id
}

async function isStored(id: string): Promise<boolean> {
  const row = await db.selectFrom('writes').select('answer').where('write_id', '=', id).executeTakeFirst()
  return row!.answer !== null
}

async function importedInto(clubId: string, cells: readonly string[][]) {
  const id = uuidv7()
  const now = context.now()
  await sql`
    insert into player_imports (id, club_id, file_name, created_at, status, headers, columns, rows_total, heartbeat_at, finished_at)
    values (${id}, ${clubId}, 'joueurs.csv', ${now}, 'done', '{Nom,Prénom}', '{lastName,firstName}', ${cells.length}, ${now}, ${now})`.execute(
    db,
  )
  for (const [position, row] of cells.entries()) {
    await sql`
      insert into player_import_rows (import_id, position, line, cells)
      values (${id}, ${position}, ${position + 2}, ${JSON.stringify(row)})`.execute(db)
  }
  return async () => {
    const { rows } = await sql<{ cells: string[] }>`
      select cells from player_import_rows where import_id = ${id} order by position`.execute(db)
    return rows.map((row) => row.cells)
  }
}

test('What a write that ran beside an erasure kept of its answer goes with the next hourly run.', async () => {
  const club = await createClub(context)
  const person = await createMember(context, club, 'player')
  await erase(person.id)
  const late = await storedFor(club.coach.id, { players: [person.id] })
  const others = await storedFor(club.coach.id, { players: [club.coach.id] })
  await eraseDueAccounts(context)
  expect(await Promise.all([late, others].map(isStored))).toEqual([false, true])
})
