import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { openLoginSession } from '../src/server/accounts/login-sessions.ts'
import { tokenHash } from '../src/server/accounts/login-cookie.ts'
import type { Db } from '../src/server/database/connection.ts'
import { fillClub } from '../src/demo/fill-club.ts'
import { vaiseId } from '../src/demo/club.ts'

export { vaiseId } from '../src/demo/club.ts'

export function fill(db: Db): Promise<void> {
  return fillClub(db, new Date(), 'none')
}

/** A cookie that signs the account in. */
export async function signIn(db: Db, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await openLoginSession(db, { accountId, tokenHash: tokenHash(token), device: 'Bench', now: new Date() })
  return `rebond=${token}`
}

/** A measurement writes faster than one account may in the long run: to be called at least every 600 writes. */
export async function forgetWrites(db: Db): Promise<void> {
  await db.deleteFrom('attempts').where('key', 'like', 'writeByAccount:%').execute()
}

/** Adds players to the club, and signs them in. */
export async function manyPlayers(db: Db, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let n = 0; n < count; n++) {
    const id = uuidv7()
    const now = new Date()
    const name = { first_name: 'Camille', last_name: `Roux ${n}` }
    await db
      .insertInto('accounts')
      .values({
        id,
        role: 'player',
        email: `${id}@exemple.fr`,
        password_hash: 'none',
        ...name,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await db
      .insertInto('memberships')
      .values({ account_id: id, club_id: vaiseId, role: 'player', standing: 'member', since: now })
      .execute()
    cookies.push(await signIn(db, id))
  }
  return cookies
}
