import { sql } from 'kysely'
import type { renameMyself } from '../../contract/accounts.ts'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { Actor, Role } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import type { Addressee } from '../mail-text.ts'
import { Refused } from '../refused.ts'
import { type Audience, audienceOf } from './announce-person.ts'
import { accountEmail } from './account-email.ts'
import { isConfirmed } from './is-confirmed.ts'

export interface NewAccount {
  id: string
  role: Role
  email: string
  passwordHash: string
  emailConfirmedAt?: Date
  firstName: string
  lastName: string
  now: Date
}

/** Returns false when the e-mail is taken. @throws Refused `id-taken` when another account has the id */
export async function insertAccount(db: Db, account: NewAccount): Promise<boolean> {
  const inserted = await db
    .insertInto('accounts')
    .values({
      id: account.id,
      role: account.role,
      email: account.email,
      password_hash: account.passwordHash,
      email_confirmed_at: account.emailConfirmedAt ?? null,
      first_name: account.firstName,
      last_name: account.lastName,
      created_at: account.now,
      updated_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows === 1n) return true
  if (await findByEmail(db, account.email)) return false
  throw new Refused('id-taken')
}

const identity = [
  'a.id',
  'a.role',
  accountEmail.as('email'),
  'a.password_hash as passwordHash',
  'a.erased_from as erasedFrom',
] as const

/** `email` has to be in lower case, as in parsed input. */
export function findByEmail(db: Db, email: string) {
  return db.selectFrom('accounts as a').select(identity).where('a.email', '=', email).executeTakeFirst()
}

export function findMyself(db: Db, actor: Pick<Actor, 'id'>) {
  return db
    .selectFrom('accounts as a')
    .select([...identity, 'a.email_confirmed_at as emailConfirmedAt'])
    .where('a.id', '=', actor.id)
    .executeTakeFirstOrThrow()
}

/** The recipient of a mail; `clubName` is null without an active club. */
export interface Recipient extends Addressee {
  role: Role
  clubName: string | null
}

export function recipientOf(db: Db, accountId: string): Promise<Recipient> {
  return db
    .selectFrom('accounts as a')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.account_id', '=', 'a.id').on('m.standing', '=', 'member'),
    )
    .leftJoin('clubs as c', (join) => join.onRef('c.id', '=', 'm.club_id').on('c.active', '=', true))
    .select([
      accountEmail.as('email'),
      'a.role',
      'a.first_name as firstName',
      isConfirmed.as('emailConfirmed'),
      'c.name as clubName',
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Locks the account; returns undefined when it has another password by now. */
export async function lockAccountIfPassword(
  db: Db,
  account: { id: string; passwordHash: string | null },
): Promise<{ erasedFrom: Date | null } | undefined> {
  return db
    .selectFrom('accounts')
    .select('erased_from as erasedFrom')
    .where('id', '=', account.id)
    .where('password_hash', 'is not distinct from', account.passwordHash)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the account, so that its address stays. */
export function lockAddress(db: Db, id: string) {
  return db
    .selectFrom('accounts as a')
    .select([accountEmail.as('email'), 'a.email_confirmed_at as emailConfirmedAt'])
    .where('a.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** From when it is erased. */
export async function setErasure(db: Db, id: string, erasedFrom: Date, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ erased_from: erasedFrom, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Returns whether it was to be erased. */
export async function keepAccount(db: Db, id: string, now: Date): Promise<boolean> {
  const kept = await db
    .updateTable('accounts')
    .set({ erased_from: null, updated_at: now })
    .where('id', '=', id)
    .where('erased_from', 'is not', null)
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

/** Returns false when a concurrent request has changed the password first. */
export async function replacePassword(
  db: Db,
  actor: Actor,
  hashes: { current: string | null; next: string },
  now: Date,
): Promise<boolean> {
  const replaced = await db
    .updateTable('accounts')
    .set({ password_hash: hashes.next, updated_at: now })
    .where('id', '=', actor.id)
    .where('password_hash', '=', hashes.current)
    .executeTakeFirst()
  return replaced.numUpdatedRows === 1n
}

/** Also confirms `email`, to which the link was sent; returns undefined when the account has another one by now. */
export function resetPassword(
  db: Db,
  reset: { accountId: string; email: string; passwordHash: string; now: Date },
): Promise<{ id: string; role: Role } | undefined> {
  return db
    .updateTable('accounts')
    .set((eb) => ({
      password_hash: reset.passwordHash,
      email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(reset.now)),
      updated_at: reset.now,
    }))
    .where('id', '=', reset.accountId)
    .where('email', '=', reset.email)
    .returning(['id', 'role'])
    .executeTakeFirst()
}

/** @throws Refused `email-taken` when another account has the address */
export async function confirmEmail(db: Db, accountId: string, email: string, now: Date): Promise<void> {
  const owner = await findByEmail(db, email)
  if (owner && owner.id !== accountId) throw new Refused('email-taken')
  await db
    .updateTable('accounts')
    .set({ email, email_confirmed_at: now, updated_at: now })
    .where('id', '=', accountId)
    .execute()
}

/** Returns whom to notify; undefined when `version` is given and no longer current. */
export function rename(
  db: Db,
  actor: Actor,
  { firstName, lastName, version }: ParsedInput<typeof renameMyself>,
  now: Date,
): Promise<{ audience: Audience | null } | undefined> {
  return db
    .updateTable('accounts')
    .set((eb) => ({
      first_name: firstName,
      last_name: lastName,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', actor.id)
    .$if(version !== undefined, (edit) => edit.where('version', '=', version!))
    .returning(audienceOf(sql.ref('accounts.id')).as('audience'))
    .executeTakeFirst()
}
