import type { Actor, Role } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { Refused } from '../errors.ts'

export interface NewAccount {
  id: string
  role: Role
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  now: Date
}

/** @throws Refused `email-taken`, or `id-taken` when the account's id already is another's */
export async function insertAccount(db: Db, account: NewAccount): Promise<void> {
  const inserted = await db
    .insertInto('accounts')
    .values({
      id: account.id,
      role: account.role,
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      created_at: account.now,
      updated_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return
  const sameEmail = await findByEmail(db, account.email)
  throw new Refused(sameEmail ? 'email-taken' : 'id-taken')
}

const identity = ['id', 'role', 'email', 'password_hash as passwordHash', 'first_name as firstName'] as const

/** `email` in lower case, as inputs are parsed. */
export function findByEmail(db: Db, email: string) {
  return db.selectFrom('accounts').select(identity).where('email', '=', email).executeTakeFirst()
}

export function findMyself(db: Db, actor: Pick<Actor, 'id'>) {
  return db
    .selectFrom('accounts')
    .select([...identity, 'email_confirmed_at as emailConfirmedAt'])
    .where('id', '=', actor.id)
    .executeTakeFirstOrThrow()
}

export async function setPassword(db: Db, accountId: string, passwordHash: string, now: Date): Promise<Role> {
  const { role } = await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', accountId)
    .returning('role')
    .executeTakeFirstOrThrow()
  return role
}

/** The address is proven: the link that was sent there came back. @throws Refused `email-taken` */
export async function setConfirmedEmail(db: Db, accountId: string, email: string, now: Date): Promise<void> {
  const owner = await findByEmail(db, email)
  if (owner && owner.id !== accountId) throw new Refused('email-taken')
  await db
    .updateTable('accounts')
    .set({ email, email_confirmed_at: now, updated_at: now })
    .where('id', '=', accountId)
    .execute()
}

export async function rename(
  db: Db,
  actor: Actor,
  name: { firstName: string; lastName: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set((eb) => ({
      first_name: name.firstName,
      last_name: name.lastName,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', actor.id)
    .execute()
}

/** Only where the operator wants wrong-role accounts deleted; one with a club never is. */
export async function deleteClubless(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('accounts')
    .where('id', '=', accountId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('memberships').select('account_id').whereRef('account_id', '=', 'accounts.id'),
        ),
      ),
    )
    .execute()
}
