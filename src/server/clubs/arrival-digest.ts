import { sql } from 'kysely'
import { whyUnproven } from '../../domain/club.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import { capitalised, type Naming } from '../mail-text.ts'
import { noteArrivals } from '../notifications/note.ts'
import { thoseWithoutMails } from '../notifications/settings.ts'
import { mailCoaches } from './letters.ts'
import { nouns } from './mails.ts'
import type { ClubSettings } from './store.ts'

const hourMs = 3600 * 1000
const dayMs = 24 * hourMs
const maxListed = 20

/** The first arrival is mailed at once, those of the next hour together. */
export async function enqueueArrivalDigest(db: Db, clubId: string, now: Date): Promise<void> {
  const { mailedAt } = await db
    .selectFrom('clubs')
    .select('arrivals_mailed_at as mailedAt')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  await enqueueAt(db, clubId, dueAt(mailedAt, now))
}

/** The job: tells the coaches who waits, of each person once a day, and nothing when nobody new does. */
export async function mailArrivals(
  db: Db,
  clubId: string,
  { PUBLIC_URL }: Pick<ClubSettings, 'PUBLIC_URL'>,
  now: Date,
): Promise<void> {
  const club = await db
    .selectFrom('clubs')
    .select(['id', 'name', 'arrivals_mailed_at as mailedAt'])
    .where('id', '=', clubId)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!club) return
  // An arrival that committed while an earlier digest was written did not see it.
  const due = dueAt(club.mailedAt, now)
  if (due > now) return enqueueAt(db, clubId, due)
  const arrivals = await unmailedArrivals(db, clubId, now)
  if (arrivals.length === 0) return
  await db.updateTable('clubs').set({ arrivals_mailed_at: now }).where('id', '=', clubId).execute()
  await noteMailed(db, clubId, arrivals, now)
  await noteArrivals(db, clubId, now)
  const letter = (by: Naming) => ({
    subject: `${capitalised(who(arrivals, by))} ${arrivals.length === 1 ? 'demande' : 'demandent'} à rejoindre ${by.club(club.name)}`,
    paragraphs: [
      request(arrivals, by.club(club.name), by),
      arrivals.some(({ role }) => role === 'coach') &&
        'Un entraineur lit les adresses email et les données des joueurs\u00A0: n’acceptez que quelqu’un que vous connaissez.',
      `Pour accepter ou refuser\u00A0:\n${PUBLIC_URL}/coach/club`,
    ],
  })
  await mailCoaches(db, club, letter, { except: await thoseWithoutMails(db, clubId, 'arrival') })
}

export async function deleteMailedArrivals(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mailed_arrivals')
    .where('mailed_at', '<', new Date(now.getTime() - dayMs))
    .execute()
}

type Arrival = Awaited<ReturnType<typeof unmailedArrivals>>[number]

function who(arrivals: readonly Arrival[], by: Naming): string {
  const [first] = arrivals
  return first && arrivals.length === 1 ? by.person(first, 'une personne') : `${arrivals.length} personnes`
}

function request(arrivals: readonly Arrival[], clubName: string, by: Naming): string {
  const [first] = arrivals
  if (first && arrivals.length === 1) {
    return `${capitalised(described(first, by) ?? 'une personne')} souhaite rejoindre ${clubName} comme ${nouns[first.role]} et attend votre accord.`
  }
  const listed = arrivals.slice(0, maxListed).flatMap((each) => {
    const name = described(each, by)
    return name === null ? [] : [`– ${name}, ${nouns[each.role]}`]
  })
  const more = arrivals.length - listed.length
  const rest = listed.length > 0 && more > 0 ? [`– et ${more} de plus`] : []
  const sentence = `${arrivals.length} personnes souhaitent rejoindre ${clubName} et attendent votre accord`
  return listed.length > 0 ? [`${sentence}\u00A0:`, ...listed, ...rest].join('\n') : `${sentence}.`
}

/** An address that nobody has confirmed may be any text: it is left out. */
function described(arrival: Arrival, by: Naming): string | null {
  const name = arrival.emailConfirmed ? by.withAddress(arrival, '') : by.person(arrival, '')
  if (name === '') return null
  return arrival.emailConfirmed ? name : `${name} (adresse non confirmée)`
}

/** Whom a coach could accept now, and of whom no mail told since yesterday. */
async function unmailedArrivals(db: Db, clubId: string, now: Date) {
  const waiting = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select([
      'a.id',
      'm.role',
      'a.first_name as firstName',
      'a.last_name as lastName',
      accountEmail.as('email'),
      isConfirmed.as('emailConfirmed'),
    ])
    .where('m.club_id', '=', clubId)
    .where('m.standing', '=', 'waiting')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mailed_arrivals as t')
            .select('t.account_id')
            .whereRef('t.account_id', '=', 'm.account_id')
            .whereRef('t.club_id', '=', 'm.club_id')
            .where('t.mailed_at', '>', new Date(now.getTime() - dayMs)),
        ),
      ),
    )
    .orderBy('m.since')
    .orderBy('a.id')
    .execute()
  return waiting.filter(({ role, emailConfirmed }) => whyUnproven(role, emailConfirmed) === null)
}

async function noteMailed(db: Db, clubId: string, arrivals: readonly Arrival[], now: Date): Promise<void> {
  const ids = arrivals.map(({ id }) => id)
  await sql`
    insert into mailed_arrivals (account_id, club_id, mailed_at)
    select unnest(${ids}::uuid[]), ${clubId}::uuid, ${now}::timestamptz
    on conflict (account_id, club_id) do update set mailed_at = excluded.mailed_at`.execute(db)
}

function dueAt(mailedAt: Date | null, now: Date): Date {
  return new Date(Math.max(now.getTime(), (mailedAt?.getTime() ?? 0) + hourMs))
}

/** One job a club: a later arrival replaces it, with the same time. */
async function enqueueAt(db: Db, clubId: string, at: Date): Promise<void> {
  const payload = JSON.stringify({ clubId })
  await sql`
    select graphile_worker.add_job(
      'mail-arrivals', ${payload}::json, job_key => ${`arrivals-${clubId}`}, run_at => ${at}::timestamptz
    )`.execute(db)
}
