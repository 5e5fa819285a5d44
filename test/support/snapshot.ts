import { sql } from 'kysely'
import type { Db } from '../../src/server/database/connection.ts'

/**
 * Copies a database's tables; the returned function restores those that were written to, changing only the rows that differ.
 * That takes a few milliseconds, a database for each case a quarter of a second.
 */
export async function snapshotOf(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  await sql`create schema snapshot`.execute(db)
  await sql`create table snapshot.written (name text not null)`.execute(db)
  await sql`
    create function snapshot.note_write() returns trigger language plpgsql as $$
    begin
      insert into snapshot.written values (quote_ident(tg_table_name));
      return null;
    end $$`.execute(db)
  for (const { name } of rows) {
    await sql.raw(`create table snapshot.${name} as table public.${name}`).execute(db)
    await sql
      .raw(
        `create trigger note_write after insert or update or delete on public.${name}
         for each statement execute function snapshot.note_write()`,
      )
      .execute(db)
  }

  return () =>
    db.transaction().execute(async (tx) => {
      // Rows are restored in any order, so foreign keys are not checked: they held in the copy. Nor is this noted.
      await sql`set local session_replication_role = replica`.execute(tx)
      const { rows: written } = await sql<{ name: string }>`
        with taken as (delete from snapshot.written returning name) select distinct name from taken`.execute(
        tx,
      )
      for (const { name } of written) {
        const current = sql.raw(`public.${name}`)
        const saved = sql.raw(`snapshot.${name}`)
        await sql`
          delete from ${current} as n where n::record not in (select t::record from ${saved} as t)`.execute(
          tx,
        )
        await sql`
          insert into ${current}
          select t.* from ${saved} as t where t::record not in (select n::record from ${current} as n)`.execute(
          tx,
        )
      }
    })
}
