import { type PlanId, planOffers } from '../../domain/plan.ts'
import type { Role } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { enqueueMail } from '../mail.ts'
import type { ClubSettings, HeldClub } from './store.ts'

const dayMs = 24 * 3600 * 1000

/** Somebody who has just knocked or been answered. */
interface Person {
  accountId: string
  role: Role
}

export async function tellCoachesWhoWaits(
  db: Db,
  club: HeldClub,
  { accountId, role }: Person,
  settings: ClubSettings,
): Promise<void> {
  const { name } = await addressOf(db, accountId)
  await mailCoaches(db, club, {
    subject: `${name} demande à rejoindre ${club.name}`,
    text: letter(
      `${name} souhaite rejoindre ${club.name} comme ${{ coach: 'entraineur', player: 'joueur' }[role]} et attend votre accord.`,
      role === 'coach' &&
        'Un entraineur lit les adresses email et les données des joueurs. N’acceptez que quelqu’un que vous connaissez.',
      `Accepter ou refuser\u00A0:\n${settings.PUBLIC_URL}/coach/club`,
    ),
  })
}

/** At most once a day a club, however many find the door closed. */
export async function tellCoachesClubIsFull(
  db: Db,
  club: HeldClub,
  { accountId, role, plan }: Person & { plan: PlanId },
  settings: ClubSettings,
  now: Date,
): Promise<void> {
  if (club.toldFullAt !== null && now.getTime() - club.toldFullAt.getTime() < dayMs) return
  await db.updateTable('clubs').set({ told_full_at: now }).where('id', '=', club.id).execute()
  const { name } = await addressOf(db, accountId)
  const offer = planOffers[plan]
  await mailCoaches(db, club, {
    subject: `${club.name} est complet`,
    text: letter(
      `${name} a voulu rejoindre ${club.name}, mais votre formule ${offer.name} est limitée à ${peopleText(role, offer.limits[role])}.`,
      `Pour faire de la place, retirez les membres qui ne viennent plus ou changez de formule\u00A0:\n${settings.PUBLIC_URL}/coach/club`,
    ),
  })
}

export async function tellAccepted(
  db: Db,
  club: HeldClub,
  { accountId, role }: Person,
  settings: ClubSettings,
): Promise<void> {
  const { email } = await addressOf(db, accountId)
  await enqueueMail(db, {
    to: email,
    subject: `Bienvenue dans ${club.name}`,
    text: letter(
      `Votre demande est acceptée. Vous faites maintenant partie de ${club.name}.`,
      `Votre club\u00A0:\n${settings.PUBLIC_URL}/${role}/club`,
    ),
  })
}

export async function tellRefused(db: Db, club: HeldClub, accountId: string): Promise<void> {
  const { email } = await addressOf(db, accountId)
  await enqueueMail(db, {
    to: email,
    subject: `Votre demande auprès de ${club.name}`,
    text: letter(
      `Votre demande pour rejoindre ${club.name} n’a pas été acceptée.`,
      'S’il s’agit d’une erreur, parlez-en à un entraineur du club, puis envoyez une nouvelle demande avec le code.',
    ),
  })
}

async function mailCoaches(db: Db, club: HeldClub, mail: { subject: string; text: string }): Promise<void> {
  const coaches = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.email')
    .where('m.club_id', '=', club.id)
    .where('m.standing', '=', 'member')
    .where('m.role', '=', 'coach')
    .orderBy('a.id')
    .execute()
  for (const { email } of coaches) await enqueueMail(db, { to: email, ...mail })
}

async function addressOf(db: Db, accountId: string): Promise<{ name: string; email: string }> {
  const person = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { name: `${person.first_name} ${person.last_name}`, email: person.email }
}

function peopleText(role: Role, limit: number | null): string {
  const noun = { coach: 'entraineur', player: 'joueur' }[role]
  return limit === 1 ? `un seul ${noun}` : `${limit} ${noun}s`
}

function letter(...paragraphs: (string | false)[]): string {
  return ['Bonjour,', ...paragraphs.filter((text) => text !== false), 'L’équipe Rebond'].join('\n\n')
}
