import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import { optimizationFence } from '../database/optimization-fence.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import { type Addressee, mailText, type Naming, namingFor } from '../mail-text.ts'
import { enqueueMails, type Mail, type MailBudget } from '../mail.ts'
import { coachesOf } from './memberships.ts'
import type { LockedClub } from './store.ts'

// What stands for names in a mail to an address that nobody has confirmed.
export const someone = 'une personne'
export const aCoach = 'un entraineur'
export const anotherCoach = 'un autre entraineur'

/** An account, and who decided about it. */
export interface Decision {
  accountId: string
  by: string
}

interface Letter {
  subject: string
  paragraphs: readonly (string | false)[]
}

/** `write` says it with the names that each coach may read. */
export async function mailCoaches(
  db: Db,
  club: Pick<LockedClub, 'id'>,
  write: (by: Naming) => Letter,
  { except = [], ...budget }: MailBudget & { except?: readonly string[] } = {},
): Promise<void> {
  for (const coach of await coachesOf(db, club.id)) {
    if (!except.includes(coach.id)) await enqueueLetter(db, coach, write, budget)
  }
}

/** Of what any coach can do and undo all day. */
export function mailSubscriptionChange(
  db: Db,
  club: Pick<LockedClub, 'id'>,
  write: (by: Naming) => Letter,
): Promise<void> {
  return mailCoaches(db, club, write, { clubId: club.id, about: 'subscription' })
}

/** Not to whom a coach has imported and who has never signed in: they have no say in that club yet. */
export async function mailPerson(
  db: Db,
  club: Pick<LockedClub, 'id'>,
  person: Awaited<ReturnType<typeof personOf>>,
  write: (by: Naming) => Letter,
): Promise<void> {
  if (person.hasPassword) await enqueueLetter(db, person, write, { clubId: club.id })
}

/** As `mailPerson`, in as many statements as for one. */
export async function mailEach(
  db: Db,
  club: Pick<LockedClub, 'id'>,
  accountIds: readonly string[],
  write: (by: Naming) => Letter,
): Promise<void> {
  if (accountIds.length === 0) return
  const people = await peopleOf(db, accountIds)
  await enqueueMails(
    db,
    people
      .filter(({ hasPassword }) => hasPassword)
      .map((person) => letterTo(person, write, { clubId: club.id })),
  )
}

export function enqueueLetter(
  db: Db,
  to: Addressee,
  write: (by: Naming) => Letter,
  budget: MailBudget,
): Promise<void> {
  return enqueueMails(db, [letterTo(to, write, budget)])
}

function letterTo(to: Addressee, write: (by: Naming) => Letter, budget: MailBudget): Mail & MailBudget {
  const { subject, paragraphs } = write(namingFor(to))
  const mail = { to: to.email, subject, text: mailText(to, ...paragraphs) }
  const stranger = budget.about === 'coaches' ? 'coaches' : 'other'
  return { ...mail, ...budget, stranger: to.emailConfirmed ? undefined : stranger }
}

export function personOf(db: Db, accountId: string) {
  return db
    .selectFrom('accounts as a')
    .select(addresseeColumns)
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

async function peopleOf(
  db: Db,
  accountIds: readonly string[],
): Promise<(Addressee & { hasPassword: boolean })[]> {
  const { rows } = await sql<Addressee & { hasPassword: boolean }>`
    select a.*
    from unnest(${accountIds}::uuid[]) as wanted (id)
    cross join lateral (
      ${db
        .selectFrom('accounts as a')
        .select(addresseeColumns)
        .where('a.id', '=', sql<string>`wanted.id`)
        .modifyEnd(optimizationFence)}
    ) a`.execute(db)
  return rows
}

const addresseeColumns = [
  'a.first_name as firstName',
  'a.last_name as lastName',
  accountEmail.as('email'),
  'a.role',
  isConfirmed.as('emailConfirmed'),
  sql<boolean>`a.password_hash is not null`.as('hasPassword'),
] as const
