import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { emptyDatabase } from '../../../test/support/database.ts'
import { createClub, createMember } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { backup } from '../database/backup.ts'
import { type Connection, openDatabase } from '../database/connection.ts'
import { restore } from '../database/restore.ts'
import { announcing } from '../live/announce.ts'
import { eraseAccount } from './erase-account.ts'
import { eraseAgain } from './erase-again.ts'
import { eraseClub } from './erase-club.ts'

const context = await createTestContext()
const { connection } = context.database
let folder: string
const file = () => join(folder, 'before.backup')
const list = () => join(folder, 'erasures.json')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const eraseNow = (work: typeof eraseAccount | typeof eraseClub, id: string) =>
  announcing(context.db, (tx) => work(tx, id, context.now()))

async function idsIn(target: Connection) {
  const { db, close } = openDatabase(target)
  const accounts = await db.selectFrom('accounts').select(['id', 'last_name']).execute()
  const clubs = await db.selectFrom('clubs').select('id').execute()
  const erased = await db.selectFrom('erasures').select('id').execute()
  await close()
  return {
    accounts: accounts.filter(({ last_name }) => last_name !== 'supprimé').map(({ id }) => id),
    standIns: accounts.filter(({ last_name }) => last_name === 'supprimé').length,
    clubs: clubs.map(({ id }) => id),
    erased: erased.map(({ id }) => id),
  }
}

describe('A backup that was made before an erasure', () => {
  test('brings nobody back who was erased since: the next backup says who.', async () => {
    const club = await createClub(context)
    const closed = await createClub(context)
    const [ines, tom] = [
      await createMember(context, club, 'player'),
      await createMember(context, club, 'player'),
    ]
    await plannedSession(context, { clubId: club.id, inDays: -1, players: { [ines.id]: 'present' } })
    await backup(connection, file())
    await eraseNow(eraseAccount, ines.id)
    await eraseNow(eraseClub, closed.id)
    // Came and went between two backups.
    const late = await createMember(context, club, 'player')
    await eraseNow(eraseAccount, late.id)
    await backup(connection, join(folder, 'after.backup'))

    const target = await emptyDatabase()
    expect((await restore(target, file())).erased).toBe(2)
    const { accounts, clubs, erased, standIns } = await idsIn(target)
    expect(accounts).toContain(tom.id)
    expect(accounts).not.toContain(ines.id)
    expect(clubs).toContain(club.id)
    expect(clubs).not.toContain(closed.id)
    expect(standIns).toBe(1)
    expect(erased).toEqual(expect.arrayContaining([ines.id, closed.id, late.id]))
  })

  test('that replaces the data erases again what they know to be erased.', async () => {
    const club = await createClub(context)
    const ines = await createMember(context, club, 'player')
    const source = join(folder, 'source.backup')
    await backup(connection, source)
    const target = await emptyDatabase()
    await restore(target, source)
    await backup(target, file())
    const database = openDatabase(target)
    await announcing(database.db, (tx) => eraseAccount(tx, ines.id, new Date()))
    await database.close()
    expect((await restore(target, file(), { replace: true })).erased).toBe(1)
    expect((await idsIn(target)).accounts).not.toContain(ines.id)
    // Known to the replaced data alone: written down before they went.
    expect(await readFile(list(), 'utf8')).toContain(ines.id)
  })

  test('is refused without the list, unless that is what is wanted.', async () => {
    const ines = await createMember(context, await createClub(context), 'player')
    await backup(connection, file())
    await eraseNow(eraseAccount, ines.id)
    await rm(list())
    const target = await emptyDatabase()
    await expect(restore(target, file())).rejects.toThrow('which says who was erased since the backup')
    await restore(target, file(), { erasures: false })
    expect((await idsIn(target)).accounts).toContain(ines.id)
  })

  test('brings nobody back for a moment: who was brought back on purpose stays, until they are erased once more.', async () => {
    const club = await createClub(context)
    const ines = await createMember(context, club, 'player')
    await backup(connection, file())
    await eraseNow(eraseAccount, ines.id)
    await backup(connection, join(folder, 'after.backup'))
    const target = await emptyDatabase()
    await restore(target, file(), { erasures: false })
    // By the list, and by what a later backup of these data knows.
    const elsewhere = await emptyDatabase()
    await restore(elsewhere, file())
    expect((await idsIn(elsewhere)).accounts).toContain(ines.id)
    await rm(list())
    await backup(target, join(folder, 'later.backup'))
    await restore(elsewhere, file(), { replace: true })
    expect((await idsIn(elsewhere)).accounts).toContain(ines.id)

    const { db, close } = openDatabase(target)
    await announcing(db, (tx) => eraseAccount(tx, ines.id, new Date()))
    await close()
    await backup(target, join(folder, 'last.backup'))
    await restore(elsewhere, file(), { replace: true })
    expect((await idsIn(elsewhere)).accounts).not.toContain(ines.id)
  })

  test('is refused beside a list that is none.', async () => {
    await backup(connection, file())
    for (const text of ['', '{}', '{"format":"rebond-erasures","version":1,"erasures":[{"id":1}]}']) {
      await writeFile(list(), text)
      await expect(restore(await emptyDatabase(), file())).rejects.toThrow('not a list of erasures')
    }
  })
})

test('The list holds ids and dates alone, is its owner’s, and keeps what an older database does not know.', async () => {
  const ines = await createMember(context, await createClub(context), 'player')
  await eraseNow(eraseAccount, ines.id)
  const earlier = {
    id: '0199a000-0000-7000-8000-00000000000e',
    kind: 'account',
    at: '2025-01-01T00:00:00.000Z',
  }
  await writeFile(list(), JSON.stringify({ format: 'rebond-erasures', version: 1, erasures: [earlier] }))
  await backup(connection, file())
  const { erasures } = JSON.parse(await readFile(list(), 'utf8')) as { erasures: Record<string, string>[] }
  expect(erasures[0]).toEqual(earlier)
  expect(erasures.map(({ id }) => id)).toContain(ines.id)
  for (const erasure of erasures) expect(Object.keys(erasure)).toEqual(['id', 'kind', 'at'])
  expect((await stat(list())).mode & 0o777).toBe(0o600)
})

test('Whoever had asked for it when the backup was made may have changed their mind: they get their days once more.', async () => {
  const ines = await createMember(context, await createClub(context), 'player')
  const yesterday = new Date(context.now().getTime() - 24 * 3600_000)
  await context.db.updateTable('accounts').set({ erased_from: yesterday }).where('id', '=', ines.id).execute()
  await backup(connection, file())
  const target = await emptyDatabase()
  await restore(target, file())
  const { db, close } = openDatabase(target)
  const row = await db
    .selectFrom('accounts')
    .select('erased_from')
    .where('id', '=', ines.id)
    .executeTakeFirst()
  await close()
  expect(row!.erased_from!.getTime()).toBeGreaterThan(Date.now() + 6 * 24 * 3600_000)
})

test('One who cannot be erased again holds nobody behind them up, and is named at the end.', async () => {
  const club = await createClub(context)
  const [first, second] = [
    await createMember(context, club, 'player'),
    await createMember(context, club, 'player'),
  ]
  await sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
    context.db,
  )
  await sql`
    create trigger refuse before delete on accounts for each row
    when (old.id = ${sql.lit(first.id)}) execute function refuse()`.execute(context.db)
  const at = context.now().toISOString()
  const erasures = [first, second].map(({ id }) => ({ id, kind: 'account' as const, at }))
  await expect(eraseAgain(context.db, erasures, context.now())).rejects.toThrow(first.id)
  await sql`drop function refuse cascade`.execute(context.db)
  const left = await context.db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [first.id, second.id])
    .execute()
  expect(left).toEqual([{ id: first.id }])
})
