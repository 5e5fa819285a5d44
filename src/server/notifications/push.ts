import { sql } from 'kysely'
import webPush from 'web-push'
import { isPushEndpoint, vapidSubject } from '../../domain/push-endpoint.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import type { Pending } from './news.ts'
import { wakeSender } from './note.ts'
import type { Person } from './people.ts'
import type { Message } from './words.ts'

/** What the queue keeps of a message to one device. */
export interface Push {
  readonly loginSessionId: string
  readonly message: Message
  /** What of it must reach its person, and was not mailed. Absent where there is nothing. */
  readonly essential?: readonly Essential[]
}

interface Essential extends Pick<Pending, 'subject' | 'before'> {
  readonly clubId: string
}

/** In the transaction: sent if and only if it commits, to each device of the person that allows it. */
export async function enqueuePushes(
  db: Db,
  { id, clubId }: Pick<Person, 'id' | 'clubId'>,
  message: Message,
  unmailed: readonly Pick<Pending, 'subject' | 'before'>[],
): Promise<void> {
  const devices = await db
    .selectFrom('push_subscriptions')
    .select('login_session_id as loginSessionId')
    .where('account_id', '=', id)
    .orderBy('login_session_id')
    .execute()
  const essential = unmailed.map(({ subject, before }) => ({ subject, before, clubId }))
  for (const { loginSessionId } of devices) await enqueuePush(db, { loginSessionId, message, essential })
}

export async function enqueuePush(db: Db, push: Push): Promise<void> {
  await sql`
    select graphile_worker.add_job('send-push', ${JSON.stringify(push)}::json,
      max_attempts => ${maxAttempts}, priority => ${afterMails})`.execute(db)
}

/** Of the queue: what has a lower one, as a new password’s mail, comes first. */
const afterMails = 10
// Some five minutes of trying again: a message of an hour ago helps nobody.
const maxAttempts = 6

/** A push service keeps it so long for a device that is switched off. */
const keptSeconds = 24 * 3600
const timeoutMs = 15_000
const goneStatuses = [404, 410]

/**
 * The job. A device that is sent the same twice, after a crash, shows it once: it has a tag. The address is looked at again, since
 * what may be called may have changed, and no redirect is followed.
 * @throws Error to be tried again
 */
export async function sendPush(
  { db, env, logger, now }: Pick<AppContext, 'db' | 'env' | 'logger' | 'now'>,
  { loginSessionId, message, essential = [] }: Push,
): Promise<void> {
  const device = await findDevice(db, loginSessionId, now())
  if (!device) return
  if (!isPushEndpoint(device.endpoint, env.PUSH_SERVICES)) return deleteSubscription(db, loginSessionId)
  const keys = { p256dh: device.p256dh, auth: device.auth }
  const { publicKey, privateKey } = await vapidKeys(db)
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys },
    JSON.stringify(message),
    {
      TTL: keptSeconds,
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: vapidSubject(env.PUBLIC_URL), publicKey, privateKey },
    },
  )
  const response = await fetch(device.endpoint, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  const { status } = response
  if (goneStatuses.includes(status)) {
    return db.transaction().execute((tx) => forgetDevice(tx, { loginSessionId, essential }, now()))
  }
  if (response.ok) return
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`)
  logger.warn({ status, service: new URL(device.endpoint).host }, 'A push service refused a message.')
}

/** With the last device of somebody goes what it was to tell them: it is noted again as they knew it, for their mails. */
async function forgetDevice(
  tx: Db,
  { loginSessionId, essential }: Required<Omit<Push, 'message'>>,
  now: Date,
): Promise<void> {
  // Of two that are gone at once, one is the last.
  const { rows } = await sql<{ id: string; accountId: string }>`
    select d.login_session_id as id, d.account_id as "accountId"
    from push_subscriptions as d
    where d.account_id = (select o.account_id from push_subscriptions as o where o.login_session_id = ${loginSessionId})
    order by d.login_session_id
    for update`.execute(tx)
  const gone = rows.find(({ id }) => id === loginSessionId)
  await deleteSubscription(tx, loginSessionId)
  if (!gone || rows.length > 1 || essential.length === 0) return
  await sql`
    insert into notifications (account_id, club_id, about, subject, before, created_at, due_at)
    select ${gone.accountId}, r."clubId", 'session', r.subject, nullif(r.before, 'null'), ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(essential)}::jsonb) as r ("clubId" uuid, subject text, before jsonb)
    on conflict (account_id, about, subject) do update set before = excluded.before, due_at = excluded.due_at`.execute(
    tx,
  )
  await wakeSender(tx, now)
}

/** Not of a login session that has expired, before the night in which it goes. */
function findDevice(db: Db, loginSessionId: string, now: Date) {
  return db
    .selectFrom('push_subscriptions as d')
    .innerJoin('login_sessions as s', 's.id', 'd.login_session_id')
    .select(['d.endpoint', 'd.p256dh', 'd.auth'])
    .where('d.login_session_id', '=', loginSessionId)
    .where('s.expires_at', '>', now)
    .executeTakeFirst()
}

export async function deleteSubscription(db: Db, loginSessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('login_session_id', '=', loginSessionId).execute()
}

export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** In the place of an earlier one of this device, whoever was signed in on it. */
export async function saveSubscription(
  db: Db,
  owner: { readonly accountId: string; readonly loginSessionId: string },
  { endpoint, p256dh, auth }: Subscription,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where((eb) => eb.or([eb('endpoint', '=', endpoint), eb('login_session_id', '=', owner.loginSessionId)]))
    .execute()
  await db
    .insertInto('push_subscriptions')
    .values({
      login_session_id: owner.loginSessionId,
      account_id: owner.accountId,
      endpoint,
      p256dh,
      auth,
      created_at: now,
    })
    .execute()
}

export async function subscribedSince(db: Db, loginSessionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('created_at')
    .where('login_session_id', '=', loginSessionId)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** By which push services know this server; made at its first start, by whichever process is first. */
export async function vapidKeys(db: Db): Promise<{ publicKey: string; privateKey: string }> {
  const found = await findKeys(db)
  if (found) return found
  const made = webPush.generateVAPIDKeys()
  await db
    .insertInto('vapid_keys')
    .values({ public_key: made.publicKey, private_key: made.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findKeys(db))!
}

function findKeys(db: Db) {
  return db
    .selectFrom('vapid_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst()
}
