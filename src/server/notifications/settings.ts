import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type NotificationChoices, type NotificationKind, wants } from '../../domain/notification.ts'
import type { Db } from '../database/connection.ts'

export interface StoredSettings {
  readonly choices: NotificationChoices
  readonly quiet: boolean
  readonly mailStoppedAt: Date | null
  readonly refusedEmail: string | null
  readonly refusedAt: Date | null
}

const unset: StoredSettings = {
  choices: {},
  quiet: true,
  mailStoppedAt: null,
  refusedEmail: null,
  refusedAt: null,
}

const columns = [
  'choices',
  'quiet',
  'mail_stopped_at as mailStoppedAt',
  'refused_email as refusedEmail',
  'refused_at as refusedAt',
] as const

export async function findSettings(db: Db, accountId: string): Promise<StoredSettings> {
  const row = await db
    .selectFrom('notification_settings')
    .select(columns)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ? { ...row, choices: row.choices as NotificationChoices } : unset
}

/** Locks them, and makes them where there are none. */
export async function lockSettings(
  db: Db,
  accountId: string,
): Promise<StoredSettings & { readonly unsubscribeToken: string }> {
  await db
    .insertInto('notification_settings')
    .values({ account_id: accountId, unsubscribe_token: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
  const row = await db
    .selectFrom('notification_settings')
    .select([...columns, 'unsubscribe_token as unsubscribeToken'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, choices: row.choices as NotificationChoices }
}

export async function saveSettings(
  db: Db,
  accountId: string,
  { choices, quiet, mailStoppedAt, refusedEmail, refusedAt }: StoredSettings,
): Promise<void> {
  await db
    .updateTable('notification_settings')
    .set({
      choices: JSON.stringify(choices),
      quiet,
      mail_stopped_at: mailStoppedAt,
      refused_email: refusedEmail,
      refused_at: refusedAt,
    })
    .where('account_id', '=', accountId)
    .execute()
}

/** Whose link it was, or null. Once stopped they stay so since then. */
export async function stopMails(db: Db, token: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('notification_settings')
    .set({ mail_stopped_at: sql<Date>`coalesce(mail_stopped_at, ${now})` })
    .where('unsubscribe_token', '=', token)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id ?? null
}

export async function isUnsubscribeToken(db: Db, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('notification_settings')
    .select('account_id')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  return row !== undefined
}

/** The coaches of a club who want no mail of that kind. */
export async function thoseWithoutMails(db: Db, clubId: string, kind: NotificationKind): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('notification_settings as n', 'n.account_id', 'm.account_id')
    .select(['m.account_id as id', 'n.choices', 'n.mail_stopped_at as mailStoppedAt'])
    .where('m.club_id', '=', clubId)
    .where('m.role', '=', 'coach')
    .execute()
  return rows
    .filter(
      ({ choices, mailStoppedAt }) =>
        mailStoppedAt !== null || !wants(choices as NotificationChoices, kind, 'mail'),
    )
    .map(({ id }) => id)
}

/** A mail server said that nobody is at that address: no notification goes there, until another mail arrives. */
export async function noteRefusedAddress(db: Db, email: string, now: Date): Promise<void> {
  await sql`
    insert into notification_settings as s (account_id, unsubscribe_token, refused_email, refused_at)
    select a.id, ${randomBytes(32).toString('base64url')}, a.email, ${now}::timestamptz
    from accounts as a where a.email = ${email.toLowerCase()}
    on conflict (account_id)
      do update set refused_email = excluded.refused_email, refused_at = excluded.refused_at`.execute(db)
}

export async function noteReachedAddress(db: Db, email: string): Promise<void> {
  await db
    .updateTable('notification_settings')
    .set({ refused_email: null, refused_at: null })
    .where('refused_email', '=', email.toLowerCase())
    .execute()
}
