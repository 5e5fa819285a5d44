import type { Context } from 'hono'
import { openSession } from '../accounts/open-session.ts'
import type { AppEnv } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { Refused } from '../refused.ts'
import { logSecurityEvent, noteSecurityEvent } from '../security-events.ts'
import { useDeviceCode } from './device-codes.ts'

/** Signs the child in on this device, of which the coaches hear. Returns whose it is. @throws Refused `device-code-wrong` */
export async function openDevice(http: Context<AppEnv>, tx: Db, code: string, now: Date): Promise<string> {
  const child = await useDeviceCode(tx, code, now)
  if (!child) {
    await logSecurityEvent(http.var, { event: 'device-code-wrong' })
    throw new Refused('device-code-wrong')
  }
  // Their first one is no stranger's: a coach has just let it in.
  const { isNewDevice } = await openSession(http, tx, child.id, {
    givenBy: child.givenBy,
    isSignUp: !(await hasDevice(tx, child.id)),
  })
  await noteInJournal(tx, child, { act: 'child-device-opened' }, { now })
  announce(tx, { topic: 'profile', ids: [child.id], clubId: child.clubId, to: 'coaches' })
  noteSecurityEvent(tx, { event: 'signed-in', accountId: child.id, newDevice: isNewDevice })
  return child.id
}

async function hasDevice(tx: Db, id: string): Promise<boolean> {
  const device = await tx
    .selectFrom('login_sessions')
    .select('id')
    .where('account_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return device !== undefined
}
