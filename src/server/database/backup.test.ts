import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/support/database.ts'
import { isDeep } from '../../../test/support/depth.ts'
import { oldestMajor, packagedMajor, startPostgres } from '../../../test/support/postgres-server.ts'
import { backup } from './backup.ts'
import type { Connection } from './connection.ts'
import { migrate } from './migrate.ts'
import { restore } from './restore.ts'

const schema = `
  create table clubs (
    id int primary key,
    name text,
    name_length int generated always as (length(name)) stored,
    founder int
  );
  create table people (
    id int generated always as identity primary key,
    club int references clubs,
    note text,
    picture bytea,
    settings jsonb,
    born date,
    wakes time,
    seen timestamptz,
    scores int8[]
  );
  alter table clubs add foreign key (founder) references people deferrable initially deferred;
  create table "Empty ""halls""" (name text);
  create function shout() returns trigger language plpgsql as
    $$ begin new.note = upper(new.note); return new; end $$;
  create trigger shout before insert on people for each row execute function shout();`

const content = String.raw`
  begin;
  insert into clubs (id, name, founder) values (1, 'Ping Pong Club d’Été', 1), (2, '', null);
  alter table people disable trigger user;
  insert into people (club, note, picture, settings, born, wakes, seen, scores) values
    (1, E'back\\slash, tab\t, line\nreturn\r, \\N and \\.', '\x00ff0a5c', '{"a": "\n\\ \"é\" 🏓", "b": null}',
      '2014-02-28', '06:30', '2026-03-29 02:30:00.123456+02', '{1,null,9007199254740993}'),
    (null, null, null, 'null', null, null, 'infinity', '{}'),
    (2, E'\\.', '\x', '[]', '0044-03-15 BC', '23:59:59.5', null, null),
    (2, '', null, '"\\N"', null, null, null, null);
  insert into people (club, note) select 1, repeat('ligne ' || number || E'\n', 20) from generate_series(1, 3000) number;
  alter table people enable trigger user;
  commit;
  select graphile_worker.add_job('remind', '{"to": "zoé@club.fr"}', run_at => '2030-01-01');
  update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker'`

const everything = `
  select json_build_object(
    'clubs', (select json_agg(clubs order by id) from clubs),
    'people', (select json_agg(people order by id) from people),
    'halls', (select count(*) from "Empty ""halls"""),
    'jobs', (select json_agg(json_build_array(task_identifier, run_at)) from graphile_worker.jobs),
    'payload', (select json_agg(payload) from graphile_worker._private_jobs),
    'foreign keys', (select json_agg(pg_get_constraintdef(oid) order by conname) from pg_constraint where contype = 'f')
  ) as everything`

let work: string
let folder: string
let file: string
let source: Connection

beforeAll(async () => {
  const removeFolder = await inNewFolder()
  source = await emptyDatabase()
  await migrate(source, folder)
  await run(source, content)
  await removeFolder()
})

beforeEach(inNewFolder)

async function inNewFolder(): Promise<() => Promise<void>> {
  const made = (work = await mkdtemp(join(tmpdir(), 'rebond-backup-')))
  folder = join(work, 'migrations')
  file = join(work, 'club.backup')
  await addMigration('0001-clubs.sql', schema)
  return () => rm(made, { recursive: true })
}

async function addMigration(name: string, sql: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), sql)
}

async function run(connection: Connection, sql: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query("set timezone = 'UTC'")
    return (await client.query<pg.QueryResultRow>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('a backup', () => {
  test('brings everything back into an empty database', async () => {
    await backup(source, file)
    const target = await emptyDatabase()
    const { tables } = await restore(target, file, { folder })

    expect(await run(target, everything)).toEqual(await run(source, everything))
    expect(tables.find(({ name }) => name === 'people')?.rows).toBe(3004)
    expect(tables.find(({ name }) => name === 'Empty "halls"')?.rows).toBe(0)
  })

  test('unlocks the jobs that were running', async () => {
    await backup(source, file)
    const target = await emptyDatabase()
    await restore(target, file, { folder })
    const locks = 'select task_identifier, locked_by from graphile_worker.jobs'
    expect(await run(source, locks)).toEqual([{ task_identifier: 'remind', locked_by: 'a worker' }])
    expect(await run(target, locks)).toEqual([{ task_identifier: 'remind', locked_by: null }])
  })

  test('continues the sequences of the old database', async () => {
    await backup(source, file)
    const target = await emptyDatabase()
    await restore(target, file, { folder })
    expect(await run(target, "insert into people (note) values ('new') returning id, note")).toEqual([
      { id: 3005, note: 'NEW' },
    ])
  })

  test('is a snapshot of the database, which stays in use meanwhile', async () => {
    const busy = await emptyDatabase()
    await migrate(busy, folder)
    await run(busy, content)
    const saved = backup(busy, file)
    for (let round = 0; round < 20; round += 1) {
      await run(
        busy,
        "begin; insert into clubs (id, name) values (100 + (select count(*) from clubs), 'new'); insert into people (club) select max(id) from clubs; commit",
      )
    }
    await saved
    const target = await emptyDatabase()
    await restore(target, file, { folder })
    const [counts] = await run(
      target,
      'select (select count(*)::int from clubs) - 2 as clubs, (select count(*)::int from people) - 3004 as people',
    )
    expect(counts?.clubs).toBe(counts?.people)
  })

  test('is for its owner only, and does not overwrite a file', async () => {
    await backup(source, file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(backup(source, file)).rejects.toThrow('exists already: name another file.')
  })

  test('of an older schema is brought to the newest', async () => {
    await backup(source, file)
    await addMigration('0002-cities.sql', "alter table clubs add column city text not null default 'Lyon'")
    const target = await emptyDatabase()
    await restore(target, file, { folder })
    expect(await run(target, 'select city from clubs where id = 1')).toEqual([{ city: 'Lyon' }])
  })

  test.runIf(isDeep)('moves between versions of PostgreSQL', async () => {
    const [version] = await run(source, "select current_setting('server_version_num')::int / 10000 as major")
    const other = await startPostgres(version?.major === oldestMajor ? packagedMajor : oldestMajor)
    try {
      await backup(source, file)
      await restore(other.connection, file, { folder })
      expect(await run(other.connection, everything)).toEqual(await run(source, everything))
    } finally {
      await other.stop()
    }
  })
})

describe('a restore is refused, and changes nothing,', () => {
  let target: Connection

  beforeEach(async () => {
    await backup(source, file)
    target = await emptyDatabase()
    await migrate(target, folder)
    await run(target, "insert into clubs (id, name) values (7, 'Already here')")
  })

  async function expectUntouched(): Promise<void> {
    expect(await run(target, 'select id from clubs')).toEqual([{ id: 7 }])
    expect(await run(target, 'select count(*)::int as people from people')).toEqual([{ people: 0 }])
  }

  test('when the database holds data, unless told to replace them', async () => {
    await expect(restore(target, file, { folder })).rejects.toThrow('The database holds data already')
    await expectUntouched()
    await restore(target, file, { folder, replace: true })
    expect(await run(target, 'select id from clubs order by id')).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('when the file was cut short', async () => {
    const whole = await readFile(file)
    for (const length of [0, 5, 100, whole.length / 2, whole.length - 9, whole.length - 1]) {
      await writeFile(file, whole.subarray(0, length))
      await expect(restore(target, file, { folder, replace: true })).rejects.toThrow(
        'is damaged or incomplete',
      )
    }
    await expectUntouched()
  })

  test('when a byte of the file changed', async () => {
    const whole = await readFile(file)
    const content = gunzipSync(whole)
    const afterGzipHeader = 10
    const step = Math.floor(whole.length / 40)
    for (let at = afterGzipHeader; at < whole.length; at += step) {
      const changed = Buffer.from(whole)
      changed[at] = (whole[at] ?? 0) ^ 0x10
      // Some bits of the gzip format are unused: changing them does not change the content.
      if (unpacked(changed)?.equals(content)) continue
      await writeFile(file, changed)
      await expect(restore(target, file, { folder, replace: true })).rejects.toThrow(/damaged|not a backup/)
    }
    await expectUntouched()
  })

  test('when its content was changed and compressed again', async () => {
    const content = gunzipSync(await readFile(file))
    const at = content.indexOf('Ping Pong Club')
    content.write('Pong', at)
    await writeFile(file, gzipSync(content))
    await expect(restore(target, file, { folder, replace: true })).rejects.toThrow('is damaged or incomplete')
    await expectUntouched()
  })

  test('when the file is something else', async () => {
    await writeFile(file, 'create table clubs ();')
    await expect(restore(target, file, { folder, replace: true })).rejects.toThrow('damaged or incomplete')
    await expectUntouched()
  })

  test('when the backup has a schema that this version does not know', async () => {
    await rm(folder, { recursive: true })
    await addMigration('0001-clubs.sql', 'create table clubs (id int)')
    await expect(restore(target, file, { folder, replace: true })).rejects.toThrow(
      'has a schema that this version of Rebond does not know',
    )
    await expectUntouched()
  })

  test('when the database has a newer schema than the backup', async () => {
    await addMigration('0002-cities.sql', 'alter table clubs add column city text')
    await migrate(target, folder)
    await expect(restore(target, file, { folder, replace: true })).rejects.toThrow(
      'The database has a newer schema than',
    )
    await expectUntouched()
  })

  test('when the rows break a rule of the database', async () => {
    await run(target, 'alter table clubs add check (id <> 2)')
    await expect(restore(target, file, { folder, replace: true })).rejects.toThrow(
      'violates check constraint',
    )
    await expectUntouched()
  })
})

function unpacked(packed: Buffer): Buffer | undefined {
  try {
    return gunzipSync(packed)
  } catch {
    return undefined
  }
}

describe('an encrypted backup', () => {
  const passphrase = 'la balle est ronde, la table ne l’est pas'

  test('shows nothing of its content, and comes back with its passphrase', async () => {
    await backup(source, file, passphrase)
    const bytes = await readFile(file)
    expect(unpacked(bytes)).toBeUndefined()
    expect(bytes.subarray(26).includes('rebond')).toBe(false)
    const target = await emptyDatabase()
    await restore(target, file, { folder, passphrase })
    expect(await run(target, everything)).toEqual(await run(source, everything))
  })

  test('is refused without its passphrase, and with another one', async () => {
    await backup(source, file, passphrase)
    const target = await emptyDatabase()
    await expect(restore(target, file, { folder })).rejects.toThrow('is encrypted: BACKUP_PASSPHRASE')
    await expect(restore(target, file, { folder, passphrase: 'une autre' })).rejects.toThrow(
      'another passphrase than BACKUP_PASSPHRASE',
    )
    expect(await run(target, "select to_regclass('public.clubs') as found")).toEqual([{ found: null }])
  })

  test('is refused when a byte of it changed, or its end is missing', async () => {
    await backup(source, file, passphrase)
    const target = await emptyDatabase()
    const whole = await readFile(file)
    const changed = Buffer.from(whole)
    changed[whole.length - 40]! ^= 1
    for (const bytes of [changed, whole.subarray(0, -1), whole.subarray(0, 60), whole.subarray(0, 30)]) {
      await writeFile(file, bytes)
      await expect(restore(target, file, { folder, passphrase })).rejects.toThrow('damaged')
    }
  })

  test('that was not encrypted comes back although there is a passphrase now', async () => {
    await backup(source, file)
    const target = await emptyDatabase()
    await restore(target, file, { folder, passphrase })
    expect(await run(target, 'select count(*)::int as people from people')).toEqual([{ people: 3004 }])
  })
})

test('A restore revives neither signed-out devices nor links, and keeps the accounts', async () => {
  const before = await emptyDatabase()
  await migrate(before)
  await run(
    before,
    `insert into accounts (id, role, email, password_hash, first_name, last_name, created_at, updated_at)
       values ('0199a000-0000-7000-8000-000000000001', 'player', 'ines@exemple.fr', 'none', 'Inès', 'Morel', now(), now());
     insert into login_sessions (id, account_id, token_hash, device, created_at, last_seen_at, expires_at)
       select '0199a000-0000-7000-8000-000000000002', id, sha256('cookie'), 'Firefox', now(), now(), now() + interval '30 days'
       from accounts;
     insert into account_links (token_hash, account_id, purpose, email, created_at, expires_at)
       select sha256('link'), id, 'reset-password', email, now(), now() + interval '1 hour' from accounts;
     select graphile_worker.add_job('send-mail', '{"text": "https://rebond.fr/reset-password#${'a'.repeat(43)}\\n"}');
     select graphile_worker.add_job('send-mail', '{"text": "À mardi !"}')`,
  )
  await backup(before, file)
  const after = await emptyDatabase()
  await restore(after, file)
  expect(await run(after, 'select email from accounts')).toEqual([{ email: 'ines@exemple.fr' }])
  expect(await run(after, 'select id from login_sessions')).toEqual([])
  expect(await run(after, 'select email from account_links')).toEqual([])
  expect(await run(after, "select payload->>'text' as text from graphile_worker._private_jobs")).toEqual([
    { text: 'À mardi !' },
  ])
})
