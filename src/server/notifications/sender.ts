import { sql } from 'kysely'
import { kinds, kindsFor, type NotificationChannel, tellTogether } from '../../domain/notification.ts'
import { unsubscribePath } from '../../contract/paths.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { enqueueMail } from '../mail.ts'
import { mailText } from '../mail-text.ts'
import { type News, type Pending, readNews } from './news.ts'
import { mailGuardians } from './mail-guardians.ts'
import { channelsTo, findPeople, type Person } from './people.ts'
import { enqueuePushes } from './push.ts'
import { noteReminders } from './reminders.ts'
import { lockSettings } from './settings.ts'
import { mailWords, type Occasion, pushMessage } from './words.ts'

type Sending = Pick<AppContext, 'db' | 'env' | 'now' | 'logger'>

const dueAtOnce = 100

/** The job, every minute. Several may run: each person is told by one of them. */
export async function sendNotifications(context: Sending): Promise<void> {
  try {
    await noteReminders(context)
  } catch (error) {
    context.logger.error({ err: error }, 'The reminders of tomorrow could not be noted.')
  }
  const tried = new Set<string>()
  let page: Due[] = []
  do {
    page = await dueAfter(context, page.at(-1))
    for (const { id } of page) {
      if (tried.has(id)) continue
      tried.add(id)
      await tellPerson(context, id)
    }
  } while (page.length === dueAtOnce)
}

interface Due {
  readonly id: string
  readonly dueAt: Date
}

/** Whoever has something due, once for each instant at which it is, in the order of the index. */
async function dueAfter({ db, now }: Sending, last: Due | undefined): Promise<Due[]> {
  return db
    .selectFrom('notifications')
    .select(['account_id as id', 'due_at as dueAt'])
    .where('due_at', '<=', now())
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(due_at, account_id) > (${last!.dueAt}, ${last!.id})`),
    )
    .orderBy('due_at')
    .orderBy('account_id')
    .limit(dueAtOnce)
    .execute()
}

/**
 * Hands over to the queues of mails and pushes what is due, and forgets it, in one transaction: after a crash it is either still here
 * or in them. One who fails holds nobody else up, and is tried again the next minute.
 */
async function tellPerson(context: Sending, id: string): Promise<void> {
  try {
    await context.db.transaction().execute((tx) => tell(tx, context, id))
  } catch (error) {
    context.logger.error({ err: error, accountId: id }, 'Somebody could not be told of their club.')
  }
}

async function tell(tx: Db, { env, now: clock }: Sending, id: string): Promise<void> {
  const now = clock()
  const pending = await lockPending(tx, id)
  const [person] = await findPeople(tx, [id], now)
  const ofClub = pending.filter(({ clubId }) => clubId === person?.clubId)
  // Of a club that one has left nothing is told any more.
  await forget(
    tx,
    id,
    pending.filter((row) => !ofClub.includes(row)),
  )
  if (!person || ofClub.length === 0) return
  const read = await readNews(tx, person, ofClub, now)
  const heard = new Set(kindsFor(person.rank))
  const news = read.filter((each) => each !== null).filter(({ kind }) => heard.has(kind))
  const told = tellTogether(news, person, now)
  await putOff(tx, id, told.later)
  const waiting = new Set(told.later.map(({ due }) => keyOf(due)))
  await forget(
    tx,
    id,
    ofClub.filter((row) => !waiting.has(keyOf(row))),
  )
  await send(tx, env, { person, news: told.now, now })
}

interface Told {
  readonly person: Person
  readonly news: readonly News[]
  readonly now: Date
}

async function send(tx: Db, env: Sending['env'], { person, news, now }: Told): Promise<void> {
  const mailedToGuardians =
    person.role === 'player' ? await mailGuardians(tx, env, { child: person, news, now }) : new Set<News>()
  const by = (channel: NotificationChannel) =>
    news.filter(({ kind }) => channelsTo(person, kind).includes(channel))
  const occasion: Occasion = { role: person.role, clubName: person.clubName, timeZone: person.timeZone, now }
  const [mailed, pushed] = [by('mail'), by('push')]
  // Where no device is left after all, it is told again, by mail.
  const unmailed = pushed.filter(
    (each) => kinds[each.kind].essential && !mailed.includes(each) && !mailedToGuardians.has(each),
  )
  if (pushed.length > 0) await enqueuePushes(tx, person, pushMessage(pushed, occasion), unmailed)
  if (mailed.length === 0) return
  const { unsubscribeToken } = await lockSettings(tx, person.id)
  const { subject, paragraphs, path } = mailWords(mailed, occasion)
  const unsubscribe = `${env.PUBLIC_URL}${unsubscribePath(unsubscribeToken)}`
  const text = mailText(
    person,
    ...paragraphs,
    `Voir dans Rebond\u00A0:\n${env.PUBLIC_URL}${path}`,
    `Choisir ce que Rebond vous écrit\u00A0:\n${env.PUBLIC_URL}/${person.role}/notifications`,
    `Ne plus recevoir ces emails\u00A0:\n${unsubscribe}`,
  )
  await enqueueMail(
    tx,
    { to: person.email, subject, text, unsubscribe },
    { clubId: person.clubId, about: 'notifications' },
  )
}

type Row = Pending & { readonly clubId: string }

async function lockPending(tx: Db, id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select about, subject, before, created_at as "createdAt", due_at as "dueAt", club_id as "clubId"
    from notifications where account_id = ${id}
    order by about, subject
    for update skip locked`.execute(tx)
  return rows
}

function keyOf({ about, subject }: Pick<Pending, 'about' | 'subject'>): string {
  return `${about} ${subject}`
}

async function forget(
  tx: Db,
  id: string,
  rows: readonly Pick<Pending, 'about' | 'subject'>[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    delete from notifications as n
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (about text, subject text)
    where n.account_id = ${id} and n.about = r.about and n.subject = r.subject`.execute(tx)
}

async function putOff(tx: Db, id: string, rows: readonly { due: News; at: Date }[]): Promise<void> {
  if (rows.length === 0) return
  const given = rows.map(({ due: { about, subject }, at }) => ({ about, subject, at }))
  await sql`
    update notifications as n set due_at = r.at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (about text, subject text, at timestamptz)
    where n.account_id = ${id} and n.about = r.about and n.subject = r.subject`.execute(tx)
}
