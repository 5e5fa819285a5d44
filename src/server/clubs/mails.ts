import type { Role } from '../../domain/actor.ts'
import { fullName } from '../../domain/member-name.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import type { Db } from '../database/connection.ts'
import { mailText } from '../mail-text.ts'
import { enqueueMail } from '../mail.ts'
import { coachesOf } from './memberships.ts'
import type { ClubSettings, LockedClub } from './store.ts'

const dayMs = 24 * 3600 * 1000
const nouns: Readonly<Record<Role, string>> = { coach: 'entraineur', player: 'joueur' }

/** Who asks to join, or has been accepted. */
interface Applicant {
  accountId: string
  role: Role
}

export async function mailJoinRequest(
  db: Db,
  club: Pick<LockedClub, 'id' | 'name'>,
  { accountId, role }: Applicant,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const person = await personOf(db, accountId)
  const name = fullName(person)
  const warning =
    'Un entraineur lit les adresses email et les données des joueurs\u00A0: n’acceptez que quelqu’un que vous connaissez.'
  await mailCoaches(db, club, `${name} demande à rejoindre ${club.name}`, [
    `${name} (${person.email}) souhaite rejoindre ${club.name} comme ${nouns[role]} et attend votre accord.`,
    ...(role === 'coach' ? [warning] : []),
    `Pour accepter ou refuser\u00A0:\n${PUBLIC_URL}/coach/club`,
  ])
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
  const { firstName, lastName } = await personOf(db, accountId)
  const offer = planOffers[plan]
  await mailCoaches(db, club, `${club.name} est complet`, [
    `${firstName} ${lastName} a voulu rejoindre ${club.name}, mais votre formule ${offer.name} est limitée à ${amount(role, offer.limits[role])}.`,
    `Pour faire de la place, retirez les membres qui ne viennent plus ou changez de formule\u00A0:\n${PUBLIC_URL}/coach/club`,
  ])
}

export async function mailAccepted(
  db: Db,
  club: LockedClub,
  { accountId, role }: Applicant,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const { firstName, email } = await personOf(db, accountId)
  const text = mailText(
    firstName,
    `Votre demande est acceptée\u00A0: vous faites maintenant partie de ${club.name}.`,
    `Votre club\u00A0:\n${PUBLIC_URL}/${role}/club`,
  )
  await enqueueMail(db, { to: email, subject: `Bienvenue dans ${club.name}`, text })
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
  const name = fullName(person)
  await mailCoaches(
    db,
    club,
    `${name} est maintenant entraineur de ${club.name}`,
    [
      `${fullName(decider)} a accepté ${name} (${person.email}) comme entraineur de ${club.name}.`,
      'Un entraineur lit les adresses email et les données des joueurs. Si vous ne connaissez pas cette personne ou cette adresse, retirez-la du club et parlez-en aux autres entraineurs.',
      `Les entraineurs du club\u00A0:\n${PUBLIC_URL}/coach/club`,
    ],
    { except: accountId },
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
  const name = fullName(person)
  await mailCoaches(db, club, `${name} n’est plus entraineur de ${club.name}`, [
    `${fullName(decider)} a retiré ${name} (${person.email}) de ${club.name}.`,
    `Si c’est une erreur, un entraineur peut choisir «\u00A0Réadmettre\u00A0» sur la page du club\u00A0:\n${PUBLIC_URL}/coach/club`,
  ])
  const text = mailText(
    person.firstName,
    `${fullName(decider)} vous a retiré de ${club.name}\u00A0: vous n’avez plus accès à ses séances, à ses exercices ni à ses joueurs.`,
    'Si c’est une erreur, parlez-en à un entraineur du club\u00A0: lui seul peut vous réadmettre.',
  )
  await enqueueMail(db, { to: person.email, subject: `Vous n’êtes plus entraineur de ${club.name}`, text })
}

/** For a removed player: to them alone. */
export async function mailPlayerRemoved(db: Db, club: LockedClub, accountId: string): Promise<void> {
  const { firstName, email } = await personOf(db, accountId)
  const text = mailText(
    firstName,
    `Un entraineur vous a retiré de ${club.name}\u00A0: vous ne participez plus à ses séances. Vos statistiques et vos évaluations vous suivent.`,
    'Si c’est une erreur, parlez-en à un entraineur du club\u00A0: lui seul peut vous réadmettre.',
  )
  await enqueueMail(db, { to: email, subject: `Vous ne faites plus partie de ${club.name}`, text })
}

export async function mailReadmitted(
  db: Db,
  club: LockedClub,
  { accountId, by }: Decision,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const [person, decider] = [await personOf(db, accountId), await personOf(db, by)]
  const { firstName, email, role } = person
  const text = mailText(
    firstName,
    `${fullName(decider)} vous invite à revenir dans ${club.name}.`,
    `Demandez le code du club à un entraineur, puis saisissez-le ici\u00A0:\n${PUBLIC_URL}/${role}/club`,
    role === 'coach' && 'Un entraineur du club devra ensuite accepter votre demande.',
  )
  await enqueueMail(db, { to: email, subject: `Vous pouvez revenir dans ${club.name}`, text })
}

export async function mailNewOwner(
  db: Db,
  club: LockedClub,
  { accountId, by }: Decision,
  settings: ClubSettings,
): Promise<void> {
  const [owner, before] = [await personOf(db, accountId), await personOf(db, by)]
  const news = `${fullName(before)} a confié la responsabilité de ${club.name} à ${fullName(owner)}.`
  await tellOwnership(db, club, fullName(owner), news, settings)
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
  const news = `Le responsable de ${club.name} n’est plus dans le club. ${fullName(club)} est l’entraineur présent depuis le plus longtemps\u00A0: la responsabilité lui revient.`
  await tellOwnership(db, club, fullName(club), news, settings)
}

async function tellOwnership(
  db: Db,
  club: Pick<LockedClub, 'id' | 'name'>,
  ownerName: string,
  news: string,
  { PUBLIC_URL }: Pick<ClubSettings, 'PUBLIC_URL'>,
): Promise<void> {
  await mailCoaches(db, club, `${ownerName} est maintenant responsable de ${club.name}`, [
    news,
    'Personne ne peut retirer du club son responsable, et lui seul peut confier la responsabilité à un autre entraineur.',
    `La page du club\u00A0:\n${PUBLIC_URL}/coach/club`,
  ])
}

export async function mailRefused(db: Db, club: LockedClub, accountId: string): Promise<void> {
  const { firstName, email } = await personOf(db, accountId)
  const text = mailText(
    firstName,
    `Votre demande pour rejoindre ${club.name} n’a pas été acceptée.`,
    'S’il s’agit d’une erreur, parlez-en à un entraineur du club, puis envoyez une nouvelle demande avec le code.',
  )
  await enqueueMail(db, { to: email, subject: `Votre demande auprès de ${club.name}`, text })
}

export async function mailCoaches(
  db: Db,
  club: Pick<LockedClub, 'id'>,
  subject: string,
  paragraphs: readonly string[],
  { except }: { except?: string } = {},
): Promise<void> {
  for (const { id, firstName, email } of await coachesOf(db, club.id)) {
    if (id === except) continue
    await enqueueMail(db, { to: email, subject, text: mailText(firstName, ...paragraphs) })
  }
}

function personOf(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName', 'email', 'role'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

function amount(role: Role, limit: number | null): string {
  return limit === 1 ? `un seul ${nouns[role]}` : `${limit} ${nouns[role]}s`
}
