import type { Role } from '../../domain/actor.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import type { Db } from '../database/connection.ts'
import { letter } from '../letter.ts'
import { enqueueMail } from '../mail.ts'
import type { ClubSettings, HeldClub } from './store.ts'

const dayMs = 24 * 3600 * 1000
const nouns: Readonly<Record<Role, string>> = { coach: 'entraineur', player: 'joueur' }

/** Somebody who has just knocked or been answered. */
interface Arriving {
  accountId: string
  role: Role
}

export async function tellCoachesWhoWaits(
  db: Db,
  club: HeldClub,
  { accountId, role }: Arriving,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const { firstName, lastName } = await personOf(db, accountId)
  const name = `${firstName} ${lastName}`
  const warning =
    'Un entraineur lit les adresses email et les données des joueurs\u00A0: n’acceptez que quelqu’un que vous connaissez.'
  await mailCoaches(db, club, `${name} demande à rejoindre ${club.name}`, [
    `${name} souhaite rejoindre ${club.name} comme ${nouns[role]} et attend votre accord.`,
    ...(role === 'coach' ? [warning] : []),
    `Pour accepter ou refuser\u00A0:\n${PUBLIC_URL}/coach/club`,
  ])
}

/** At most once a day a club, however many find the door closed. */
export async function tellCoachesClubIsFull(
  db: Db,
  club: HeldClub,
  { accountId, role, plan }: Arriving & { plan: PlanId },
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

export async function tellAccepted(
  db: Db,
  club: HeldClub,
  { accountId, role }: Arriving,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const { firstName, email } = await personOf(db, accountId)
  const text = letter(
    firstName,
    `Votre demande est acceptée\u00A0: vous faites maintenant partie de ${club.name}.`,
    `Votre club\u00A0:\n${PUBLIC_URL}/${role}/club`,
  )
  await enqueueMail(db, { to: email, subject: `Bienvenue dans ${club.name}`, text })
}

export async function tellRefused(db: Db, club: HeldClub, accountId: string): Promise<void> {
  const { firstName, email } = await personOf(db, accountId)
  const text = letter(
    firstName,
    `Votre demande pour rejoindre ${club.name} n’a pas été acceptée.`,
    'S’il s’agit d’une erreur, parlez-en à un entraineur du club, puis envoyez une nouvelle demande avec le code.',
  )
  await enqueueMail(db, { to: email, subject: `Votre demande auprès de ${club.name}`, text })
}

/** One letter to each coach of the club. */
export async function mailCoaches(
  db: Db,
  club: Pick<HeldClub, 'id'>,
  subject: string,
  paragraphs: readonly string[],
): Promise<void> {
  const coaches = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.first_name as firstName', 'a.email'])
    .where('m.club_id', '=', club.id)
    .where('m.standing', '=', 'member')
    .where('m.role', '=', 'coach')
    .orderBy('a.id')
    .execute()
  for (const { firstName, email } of coaches) {
    await enqueueMail(db, { to: email, subject, text: letter(firstName, ...paragraphs) })
  }
}

function personOf(db: Db, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

function amount(role: Role, limit: number | null): string {
  return limit === 1 ? `un seul ${nouns[role]}` : `${limit} ${nouns[role]}s`
}
