import { sql } from 'kysely'
import { rankOf } from '../clubs/rank-of.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import { channelsFor, kindsFor, type NotificationChannel, tellTogether } from '../../domain/notification.ts'
import { spacePath, unsubscribePath } from '../../contract/paths.ts'
import { nameInMail } from '../../domain/proper-name.ts'
import type { AppContext } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { enqueueMail } from '../mail.ts'
import { mailText } from '../mail-text.ts'
import { type News, type Pending, readNews } from './news.ts'
import { enqueuePushes } from './push.ts'
import { noteReminders } from './reminders.ts'
import { findSettings, lockSettings, type StoredSettings } from './settings.ts'
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
  const person = await findPerson(tx, id)
  const ofClub = pending.filter(({ clubId }) => clubId === person?.clubId)
  // Of a club that one has left nothing is told any more.
  await forget(
    tx,
    id,
    pending.filter((row) => !ofClub.includes(row)),
  )
  if (!person || ofClub.length === 0) return
  const settings = await findSettings(tx, id)
  const read = await readNews(tx, person, ofClub, now)
  const heard = new Set(kindsFor(rankOf(person)))
  const news = read.filter((each) => each !== null).filter(({ kind }) => heard.has(kind))
  const told = tellTogether(news, { timeZone: person.timeZone, quiet: settings.quiet }, now)
  await putOff(tx, id, told.later)
  const waiting = new Set(told.later.map(({ due }) => keyOf(due)))
  await forget(
    tx,
    id,
    ofClub.filter((row) => !waiting.has(keyOf(row))),
  )
  await send(tx, env, { person, settings, news: told.now, now })
}

interface Told {
  readonly person: Person
  readonly settings: StoredSettings
  readonly news: readonly News[]
  readonly now: Date
}

async function send(tx: Db, env: Sending['env'], told: Told): Promise<void> {
  const { person, settings, news, now } = told
  if (person.email === '') await mailGuardians(tx, env, told)
  const reach = { mail: isReachedByMail(person, settings), push: person.hasDevice }
  const by = (channel: NotificationChannel) =>
    news.filter(({ kind }) => channelsFor(kind, settings.choices, reach).includes(channel))
  const occasion: Occasion = { role: person.role, clubName: person.clubName, timeZone: person.timeZone, now }
  const [mailed, pushed] = [by('mail'), by('push')]
  if (pushed.length > 0) await enqueuePushes(tx, person.id, pushMessage(pushed, occasion))
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

/** Of a child without an address those who act for it read the mails, each as they have chosen. */
async function mailGuardians(tx: Db, env: Sending['env'], { person, news, now }: Told): Promise<void> {
  for (const guardian of await findGuardians(tx, person.id)) {
    const settings = await findSettings(tx, guardian.id)
    const reach = { mail: isReachedByMail(guardian, settings), push: false }
    const mailed = news.filter(({ kind }) => channelsFor(kind, settings.choices, reach).includes('mail'))
    if (mailed.length === 0) continue
    const occasion = { role: 'guardian', clubName: person.clubName, timeZone: person.timeZone, now } as const
    const { subject, paragraphs } = mailWords(mailed, occasion)
    const child = nameInMail(person.firstName)
    const { unsubscribeToken } = await lockSettings(tx, guardian.id)
    const unsubscribe = `${env.PUBLIC_URL}${unsubscribePath(unsubscribeToken)}`
    const text = mailText(
      guardian,
      `Pour ${child}\u00A0:`,
      ...paragraphs,
      `Voir dans Rebond\u00A0:\n${env.PUBLIC_URL}/family`,
      `Choisir ce que Rebond vous écrit\u00A0:\n${env.PUBLIC_URL}${spacePath(guardian.role)}/notifications`,
      `Ne plus recevoir ces emails\u00A0:\n${unsubscribe}`,
    )
    await enqueueMail(
      tx,
      { to: guardian.email, subject: `${child}\u00A0: ${subject}`, text, unsubscribe },
      { clubId: person.clubId, about: 'notifications' },
    )
  }
}

type Guardian = Awaited<ReturnType<typeof findGuardians>>[number]

function findGuardians(tx: Db, childId: string) {
  return tx
    .selectFrom('guardianships as g')
    .innerJoin('accounts as a', 'a.id', 'g.guardian_id')
    .select([
      'a.id',
      'a.role',
      'a.first_name as firstName',
      accountEmail.as('email'),
      isConfirmed.as('emailConfirmed'),
    ])
    .where('g.child_id', '=', childId)
    .where('g.accepted_at', 'is not', null)
    .where('a.erased_from', 'is', null)
    .orderBy('a.id')
    .execute()
}

function isReachedByMail(
  { email, emailConfirmed }: Pick<Guardian, 'email' | 'emailConfirmed'>,
  { mailStoppedAt, refusedEmail }: StoredSettings,
) {
  return email !== '' && emailConfirmed && mailStoppedAt === null && refusedEmail !== email
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

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** A member of an open club who is not about to be erased. */
function findPerson(tx: Db, id: string) {
  return tx
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.account_id', '=', 'a.id').on('m.standing', '=', 'member'),
    )
    .innerJoin('clubs as c', (join) => join.onRef('c.id', '=', 'm.club_id').on('c.active', '=', true))
    .select([
      'a.id',
      'a.role',
      'm.assistant',
      'a.first_name as firstName',
      accountEmail.as('email'),
      isConfirmed.as('emailConfirmed'),
      'c.id as clubId',
      'c.name as clubName',
      'c.time_zone as timeZone',
      sql<boolean>`exists (select from push_subscriptions as d where d.account_id = a.id offset 0)`.as(
        'hasDevice',
      ),
    ])
    .where('a.id', '=', id)
    .where('a.erased_from', 'is', null)
    .executeTakeFirst()
}
