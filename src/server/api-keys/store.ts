import { sql } from 'kysely'
import type { ApiKey, create } from '../../contract/api-keys.ts'
import type { ParsedInput } from '../../contract/endpoint.ts'
import type { Member } from '../../domain/actor.ts'
import {
  type ApiAccess,
  apiAccess,
  expiryOf,
  lastCharacters,
  openedBy,
  readsEverything,
} from '../../domain/api-key.ts'
import { tokenHash } from '../accounts/login-cookie.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import type { Db } from '../database/connection.ts'

/** The latest first. */
export async function listKeys(db: Db, actor: Member): Promise<ApiKey[]> {
  const rows = await selectKeys(db, actor).orderBy('k.created_at', 'desc').orderBy('k.id').execute()
  return rows.map(toApiKey)
}

export async function findKey(db: Db, actor: Member, id: string): Promise<ApiKey | undefined> {
  const row = await selectKeys(db, actor).where('k.id', '=', id).executeTakeFirst()
  return row && toApiKey(row)
}

/** The actor's key of that id and that secret, which nobody else can know. */
export async function findMadeKey(
  db: Db,
  actor: Member,
  { id, secret }: Pick<ParsedInput<typeof create>, 'id' | 'secret'>,
): Promise<ApiKey | undefined> {
  const row = await selectKeys(db, actor)
    .where('k.id', '=', id)
    .where('k.created_by', '=', actor.id)
    .where('k.secret_hash', '=', tokenHash(secret))
    .executeTakeFirst()
  return row && toApiKey(row)
}

function selectKeys(db: Db, actor: Member) {
  return db
    .selectFrom('api_keys as k')
    .select([
      'k.id',
      'k.name',
      'k.last_characters as lastCharacters',
      'k.created_at as createdAt',
      nameOfAccount(sql.ref('k.created_by')).$notNull().as('createdBy'),
      'k.expires_at as expiresAt',
      'k.last_used_at as lastUsedAt',
      'k.readable',
      'k.writable',
    ])
    .where('k.club_id', '=', actor.clubId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectKeys>['execute']>>[number]

function toApiKey({ createdAt, expiresAt, lastUsedAt, readable, writable, ...row }: Row): ApiKey {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt && expiresAt.toISOString(),
    lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
    access: accessOf({ readable, writable }),
  }
}

interface Opened {
  readonly readable: readonly string[]
  readonly writable: readonly string[]
}

export function accessOf({ readable, writable }: Opened): AccessOfKey {
  return apiAccess((resource) => {
    if (writable.includes(resource)) return 'write'
    return readable.includes(resource) ? 'read' : 'none'
  }) as AccessOfKey
}

/** As the constraint has it: some are never written. */
type AccessOfKey = ApiKey['access']

export async function countLivingKeys(db: Db, actor: Member, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', actor.clubId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow()
  return count
}

type NewKey = Omit<ParsedInput<typeof create>, 'access'> & { readonly access?: ApiAccess | undefined }

/** A taken id or secret violates an index (server/errors.ts). */
export async function insertKey(
  db: Db,
  actor: Member,
  { id, name, days, secret, access = readsEverything }: NewKey,
  now: Date,
): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({
      id,
      club_id: actor.clubId,
      created_by: actor.id,
      name,
      secret_hash: tokenHash(secret),
      last_characters: lastCharacters(secret),
      created_at: now,
      expires_at: expiryOf(days, now),
      readable: openedBy(access, 'read'),
      writable: openedBy(access, 'write'),
    })
    .execute()
}

/** Undefined where the club has none of that id, or no longer. */
export function deleteKey(db: Db, actor: Member, id: string): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where('club_id', '=', actor.clubId)
    .returning('name')
    .executeTakeFirst()
}

/** All that somebody made for the actor's club. */
export function deleteKeysOf(
  db: Db,
  { clubId }: Member,
  makerId: string,
): Promise<{ id: string; name: string }[]> {
  return db
    .deleteFrom('api_keys')
    .where('created_by', '=', makerId)
    .where('club_id', '=', clubId)
    .returning(['id', 'name'])
    .execute()
}

export async function deleteKeysExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('api_keys').where('expires_at', '<', instant).execute()
}
