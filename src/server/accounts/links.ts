import { deviceCodeMinutes } from '../../domain/device-code.ts'
import type { Db } from '../database/connection.ts'
import { newToken, tokenHash } from './login-cookie.ts'

export type LinkPurpose = 'reset-password' | 'confirm-email' | 'change-email' | 'invitation' | 'device-code'

// Lock the account before its links, as a change of password does: the other order could deadlock with it.

const hourMs = 3600 * 1000
export const invitationDays = 30
const lifetimeMs = {
  'reset-password': hourMs,
  'confirm-email': 7 * 24 * hourMs,
  'change-email': 24 * hourMs,
  invitation: invitationDays * 24 * hourMs,
  'device-code': deviceCodeMinutes * 60 * 1000,
}

/**
 * Creates a single-use link and returns its token, which only the mail may contain. It replaces older ones, except to reset
 * a password: anybody may ask for such a link, and would void the one that its owner is about to open. What is typed
 * instead of followed is given as `token`, with who gave it.
 */
export async function createLink(
  db: Db,
  link: {
    accountId: string
    purpose: LinkPurpose
    email: string
    token?: string
    givenBy?: string
    now: Date
  },
): Promise<string> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', link.accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (link.purpose !== 'reset-password') {
    await db
      .deleteFrom('account_links')
      .where('account_id', '=', link.accountId)
      .where('purpose', '=', link.purpose)
      .execute()
  }
  const token = link.token ?? newToken().token
  await db
    .insertInto('account_links')
    .values({
      token_hash: tokenHash(token),
      account_id: link.accountId,
      purpose: link.purpose,
      email: link.email,
      given_by: link.givenBy ?? null,
      created_at: link.now,
      expires_at: new Date(link.now.getTime() + lifetimeMs[link.purpose]),
    })
    .execute()
  return token
}

/**
 * Gives the link a new token, which only its mail contains: a second try to mail it gets another one, and ends the first.
 * Undefined when the link was used or revoked meanwhile, or has expired.
 */
export async function renewToken(
  db: Db,
  { accountId, purpose }: { accountId: string; purpose: Exclude<LinkPurpose, 'reset-password'> },
  now: Date,
): Promise<{ token: string; email: string } | undefined> {
  const { token, hash } = newToken()
  const link = await db
    .updateTable('account_links')
    .set({
      token_hash: hash,
      // An invitation may be mailed days after it was made: it is valid from then.
      ...(purpose === 'invitation' && { expires_at: new Date(now.getTime() + lifetimeMs[purpose]) }),
    })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
  return link && { token, email: link.email }
}

/** Whether the link is valid now. */
export async function findLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<boolean> {
  const link = await db
    .selectFrom('account_links')
    .select('account_id')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .where((eb) => eb('purpose', '=', eb.fn.any(eb.val(purposes))))
    .executeTakeFirst()
  return link !== undefined
}

/** Deletes the link and returns it: of two concurrent requests, only one gets it. */
export async function consumeLink(
  db: Db,
  token: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<{ accountId: string; purpose: LinkPurpose; email: string; givenBy: string | null } | undefined> {
  await db
    .selectFrom('accounts as a')
    .innerJoin('account_links as l', 'l.account_id', 'a.id')
    .select('a.id')
    .where('l.token_hash', '=', tokenHash(token))
    .forUpdate('a')
    .executeTakeFirst()
  return db
    .deleteFrom('account_links')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .where((eb) => eb('purpose', '=', eb.fn.any(eb.val(purposes))))
    .returning(['account_id as accountId', 'purpose', 'email', 'given_by as givenBy'])
    .executeTakeFirst()
}

/** Revokes the links after a change of password or e-mail: a stranger may have requested them. */
export async function revokeLinks(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where('account_id', '=', accountId)
    .where('purpose', '!=', 'confirm-email')
    .execute()
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<', now).execute()
}
