import { type RawBuilder, sql } from 'kysely'
import { strangers } from '../mail.ts'
import { deleteAttemptsOf } from '../attempts.ts'
import type { Db } from '../database/connection.ts'

export interface Erased {
  readonly id: string
  /** Null of a child whom a coach has added. */
  readonly email: string | null
  readonly firstName: string
  readonly lastName: string
  /** Every club in which something of them may be left. */
  readonly clubIds: readonly string[]
}

/**
 * What names the person without being a row of theirs: mails and jobs that wait, answers that other devices may ask for again,
 * rows of a coach's file, and exports of their clubs. Their id and address are theirs alone and are looked for everywhere; other
 * people have the same name, which counts in their clubs only.
 */
export async function eraseTraces(tx: Db, person: Erased): Promise<void> {
  const { id, email, clubIds } = person
  await eraseJobs(tx, person)
  const mail = sql`recipient || ' ' || subject || ' ' || body`
  await sql`
    delete from kept_mails where ${identifies(mail, person)} or ${hasFullName(mail, person)}`.execute(tx)
  const answer = sql`answer::text`
  await sql`
    update writes set answer = null
    where answer is not null and (
      ${identifies(answer, person)}
      or account_id = any(array(
        select account_id from memberships where club_id = any(${clubIds}::uuid[])
        union select account_id from departures where club_id = any(${clubIds}::uuid[])
      )) and (${hasFullName(answer, person)} or ${hasBothNames(answer, person)})
    )`.execute(tx)
  await eraseImports(tx, person)
  await sql`delete from club_exports where club_id = any(${clubIds}::uuid[])`.execute(tx)
  await deleteAttemptsOf(tx, [id, ...(email ? [email, ...strangers.map((kind) => `${kind} ${email}`)] : [])])
}

/** Of all jobs, only mails and pushes hold names; a push names no club, and is gone in minutes. */
async function eraseJobs(tx: Db, person: Erased): Promise<void> {
  const payload = sql`payload::text`
  await sql`
    delete from graphile_worker._private_jobs
    where ${identifies(payload, person)}
      or task_id = (select id from graphile_worker._private_tasks where identifier = 'send-mail')
        and payload ->> 'clubId' = any(${person.clubIds}) and ${hasFullName(payload, person)}
      or task_id = (select id from graphile_worker._private_tasks where identifier = 'send-push')
        and ${hasFullName(payload, person)}`.execute(tx)
}

/** Of a coach's file the row is emptied: whoever does the import, or undoes it, passes over it. */
async function eraseImports(tx: Db, person: Erased): Promise<void> {
  const { id, clubIds } = person
  const row = sql`(r.cells::text || coalesce(r.plan::text, ''))`
  await sql`
    update player_import_rows as r
    set cells = '[]', plan = '{"fate": "left-out", "reason": "no-name"}', account_id = null, group_ids = '{}'
    from player_imports as i
    where i.id = r.import_id and i.has_rows
      and (r.account_id = ${id} or ${identifies(row, person)}
        or i.club_id = any(${clubIds}::uuid[])
          and (${hasFullName(row, person)} or ${hasBothNames(row, person)}))`.execute(tx)
}

/** Whether a text holds their id or their address. */
function identifies(text: RawBuilder<unknown>, { id, email }: Erased): RawBuilder<boolean> {
  const words = [id, ...(email ? [email] : [])]
  const found = words.map((word) => hasWords(text, [word], '[:alnum:]._+-'))
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}

/** Whether a text holds their name as one writes it: the first one and the last one side by side. */
function hasFullName(text: RawBuilder<unknown>, { firstName, lastName }: Erased): RawBuilder<boolean> {
  const found = [
    [firstName, lastName],
    [lastName, firstName],
  ].map((words) => hasWords(text, words, '[:alnum:]-'))
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}

/** Whether some JSON has their first name as a value, and their last name as another. */
function hasBothNames(json: RawBuilder<unknown>, { firstName, lastName }: Erased): RawBuilder<boolean> {
  return sql<boolean>`(${holds(json, JSON.stringify(firstName))} and ${holds(json, JSON.stringify(lastName))})`
}

/** Whole words only, side by side, as JSON writes them too; most texts are passed over without the slower pattern. */
function hasWords(text: RawBuilder<unknown>, words: readonly string[], within: string): RawBuilder<boolean> {
  const written = words.map((word) => JSON.stringify(word).slice(1, -1))
  const pattern = written
    .map((word) => word.replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&'))
    .join('[\\s\u00A0\u202F]+')
  const alone = `(^|[^${within}]|\\\\[nrt])${pattern}($|[^${within.replace('.', '')}])`
  return sql<boolean>`(${sql.join(
    written.map((word) => holds(text, word)),
    sql` and `,
  )} and ${text} ~* ${alone})`
}

function holds(text: RawBuilder<unknown>, part: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(lower(${text}), lower(${part})) > 0`
}
