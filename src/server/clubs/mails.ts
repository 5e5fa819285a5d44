import { sql } from 'kysely'
import type { Role } from '../../domain/actor.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import type { Db } from '../database/connection.ts'
import { addressOf } from '../accounts/address-of.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import { type Addressee, capitalised, mailText, type Naming, namingFor } from '../mail-text.ts'
import { enqueueMail, type MailBudget } from '../mail.ts'
import { coachesOf } from './memberships.ts'
import type { ClubSettings, LockedClub } from './store.ts'

const dayMs = 24 * 3600 * 1000
export const nouns: Readonly<Record<Role, string>> = { coach: 'entraineur', player: 'joueur' }

// What stands for names in a mail to an address that nobody has confirmed.
const someone = 'une personne'
const aCoach = 'un entraineur'
const anotherCoach = 'un autre entraineur'

/** Who asks to join, or has been accepted. */
interface Applicant {
  accountId: string
  role: Role
}

/** At most once a day per club. */
export async function mailClubFull(
  db: Db,
  club: LockedClub,
  { accountId, role, plan }: Applicant & { plan: PlanId },
  { PUBLIC_URL }: ClubSettings,
  now: Date,
): Promise<void> {
  if (club.toldFullAt !== null && now.getTime() - club.toldFullAt.getTime() < dayMs) return
  await db.updateTable('clubs').set({ told_full_at: now }).where('id', '=', club.id).execute()
  const person = await personOf(db, accountId)
  const offer = planOffers[plan]
  await mailCoaches(db, club, (by) => ({
    subject: `${capitalised(by.club(club.name))} est complet`,
    paragraphs: [
      `${capitalised(by.person(person, 'quelqu’un'))} a voulu rejoindre ${by.club(club.name)}, mais votre formule ${offer.name} est limitée à ${amount(role, offer.limits[role])}.`,
      `Pour faire de la place, retirez les membres qui ne viennent plus ou changez de formule\u00A0:\n${PUBLIC_URL}/coach/club`,
    ],
  }))
}

export async function mailAccepted(
  db: Db,
  club: LockedClub,
  { accountId, role }: Applicant,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  await mailPerson(db, club, await personOf(db, accountId), (by) => ({
    subject: `Bienvenue dans ${by.club(club.name)}`,
    paragraphs: [
      `Votre demande est acceptée\u00A0: vous faites maintenant partie de ${by.club(club.name)}.`,
      `Votre club\u00A0:\n${PUBLIC_URL}/${role}/club`,
    ],
  }))
}

/** An account, and who decided about it. */
interface Decision {
  accountId: string
  by: string
}

/** To every coach but the new one, who gets another mail. Also to the one who accepted, whose account may be stolen. */
export async function mailCoachAccepted(
  db: Db,
  club: LockedClub,
  { accountId, by }: Decision,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const [person, decider] = [await personOf(db, accountId), await personOf(db, by)]
  await mailCoaches(
    db,
    club,
    (by) => ({
      subject: `${capitalised(by.person(person, someone))} est maintenant entraineur de ${by.club(club.name)}`,
      paragraphs: [
        `${capitalised(by.person(decider, aCoach))} a accepté ${by.withAddress(person, someone)} comme entraineur de ${by.club(club.name)}.`,
        'Un entraineur lit les adresses email et les données des joueurs. Si vous ne connaissez pas cette personne ou cette adresse, retirez-la du club et parlez-en aux autres entraineurs.',
        `Les entraineurs du club\u00A0:\n${PUBLIC_URL}/coach/club`,
      ],
    }),
    { except: accountId, clubId: club.id, about: 'coaches' },
  )
}

/** For a removed coach: to them, and to the remaining coaches. */
export async function mailCoachRemoved(
  db: Db,
  club: LockedClub,
  { accountId, by }: Decision,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const [person, decider] = [await personOf(db, accountId), await personOf(db, by)]
  await mailCoaches(
    db,
    club,
    (by) => ({
      subject: `${capitalised(by.person(person, someone))} n’est plus entraineur de ${by.club(club.name)}`,
      paragraphs: [
        `${capitalised(by.person(decider, aCoach))} a retiré ${by.withAddress(person, someone)} de ${by.club(club.name)}.`,
        `Si c’est une erreur, un entraineur peut choisir «\u00A0Réadmettre\u00A0» sur la page du club\u00A0:\n${PUBLIC_URL}/coach/club`,
      ],
    }),
    { clubId: club.id, about: 'coaches' },
  )
  const write = (by: Naming) => ({
    subject: `Vous n’êtes plus entraineur de ${by.club(club.name)}`,
    paragraphs: [
      `${capitalised(by.person(decider, aCoach))} vous a retiré de ${by.club(club.name)}\u00A0: vous n’avez plus accès à ses séances, à ses exercices ni à ses joueurs.`,
      'Si c’est une erreur, parlez-en à un entraineur du club\u00A0: lui seul peut vous réadmettre.',
    ],
  })
  await enqueueLetter(db, person, write, { clubId: club.id, about: 'coaches' })
}

/** For a removed player: to them alone. */
export async function mailPlayerRemoved(db: Db, club: LockedClub, accountId: string): Promise<void> {
  await mailPerson(db, club, await personOf(db, accountId), (by) => ({
    subject: `Vous ne faites plus partie de ${by.club(club.name)}`,
    paragraphs: [
      `Un entraineur vous a retiré de ${by.club(club.name)}\u00A0: vous ne participez plus à ses séances. Vos statistiques et vos évaluations vous suivent.`,
      'Si c’est une erreur, parlez-en à un entraineur du club\u00A0: lui seul peut vous réadmettre.',
    ],
  }))
}

export async function mailReadmitted(
  db: Db,
  club: LockedClub,
  { accountId, by }: Decision,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const [person, decider] = [await personOf(db, accountId), await personOf(db, by)]
  await mailPerson(db, club, person, (by) => ({
    subject: `Vous pouvez revenir dans ${by.club(club.name)}`,
    paragraphs: [
      `${capitalised(by.person(decider, aCoach))} vous invite à revenir dans ${by.club(club.name)}.`,
      `Demandez le code du club à un entraineur, puis saisissez-le ici\u00A0:\n${PUBLIC_URL}/${person.role}/club`,
      person.role === 'coach' && 'Un entraineur du club devra ensuite accepter votre demande.',
    ],
  }))
}

export async function mailNewOwner(
  db: Db,
  club: LockedClub,
  { accountId, by }: Decision,
  settings: ClubSettings,
): Promise<void> {
  const [owner, before] = [await personOf(db, accountId), await personOf(db, by)]
  const news = (by: Naming) =>
    `${capitalised(by.person(before, aCoach))} a confié la responsabilité de ${by.club(club.name)} à ${by.person(owner, anotherCoach)}.`
  await tellOwnership(db, club, owner, news, settings, { clubId: club.id, about: 'coaches' })
}

/** After the owner has left, and the coach with the longest membership has become the owner. */
export async function mailInheritedOwnership(
  db: Db,
  clubId: string,
  settings: Pick<ClubSettings, 'PUBLIC_URL'>,
): Promise<void> {
  const club = await db
    .selectFrom('memberships as m')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['c.id', 'c.name', 'a.first_name as firstName', 'a.last_name as lastName'])
    .where('m.club_id', '=', clubId)
    .where('m.owner', '=', true)
    .where('c.active', '=', true)
    .executeTakeFirst()
  if (!club) return
  const news = (by: Naming) =>
    `Le responsable de ${by.club(club.name)} n’est plus dans le club. ${capitalised(by.person(club, anotherCoach))} est l’entraineur présent depuis le plus longtemps\u00A0: la responsabilité lui revient.`
  await tellOwnership(db, club, club, news, settings, {})
}

async function tellOwnership(
  db: Db,
  club: Pick<LockedClub, 'id' | 'name'>,
  owner: { firstName: string; lastName: string },
  news: (by: Naming) => string,
  { PUBLIC_URL }: Pick<ClubSettings, 'PUBLIC_URL'>,
  budget: MailBudget,
): Promise<void> {
  await mailCoaches(
    db,
    club,
    (by) => ({
      subject: `${capitalised(by.person(owner, anotherCoach))} est maintenant responsable de ${by.club(club.name)}`,
      paragraphs: [
        news(by),
        'Personne ne peut retirer du club son responsable, et lui seul peut confier la responsabilité à un autre entraineur.',
        `La page du club\u00A0:\n${PUBLIC_URL}/coach/club`,
      ],
    }),
    budget,
  )
}

export async function mailRefused(db: Db, club: LockedClub, accountId: string): Promise<void> {
  await mailPerson(db, club, await personOf(db, accountId), (by) => ({
    subject: `Votre demande auprès de ${by.club(club.name)}`,
    paragraphs: [
      `Votre demande pour rejoindre ${by.club(club.name)} n’a pas été acceptée.`,
      'S’il s’agit d’une erreur, parlez-en à un entraineur du club, puis envoyez une nouvelle demande avec le code.',
    ],
  }))
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
  { except, ...budget }: MailBudget & { except?: string } = {},
): Promise<void> {
  for (const coach of await coachesOf(db, club.id)) {
    if (coach.id !== except) await enqueueLetter(db, coach, write, budget)
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
async function mailPerson(
  db: Db,
  club: Pick<LockedClub, 'id'>,
  person: Awaited<ReturnType<typeof personOf>>,
  write: (by: Naming) => Letter,
): Promise<void> {
  if (person.hasPassword) await enqueueLetter(db, person, write, { clubId: club.id })
}

async function enqueueLetter(
  db: Db,
  to: Addressee,
  write: (by: Naming) => Letter,
  budget: MailBudget,
): Promise<void> {
  const { subject, paragraphs } = write(namingFor(to))
  const mail = { to: to.email, subject, text: mailText(to, ...paragraphs) }
  const stranger = budget.about === 'coaches' ? 'coaches' : 'other'
  await enqueueMail(db, mail, { ...budget, stranger: to.emailConfirmed ? undefined : stranger })
}

function personOf(db: Db, accountId: string) {
  return db
    .selectFrom('accounts as a')
    .select([
      'a.first_name as firstName',
      'a.last_name as lastName',
      addressOf.as('email'),
      'a.role',
      isConfirmed.as('emailConfirmed'),
      sql<boolean>`a.password_hash is not null`.as('hasPassword'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

function amount(role: Role, limit: number | null): string {
  return limit === 1 ? `un seul ${nouns[role]}` : `${limit} ${nouns[role]}s`
}
