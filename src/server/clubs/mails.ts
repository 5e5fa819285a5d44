import type { CoachRank, MemberRole } from '../../domain/actor.ts'
import { type PlanId, planOffers } from '../../domain/plan.ts'
import type { Db } from '../database/connection.ts'
import { capitalised, type Naming } from '../mail-text.ts'
import {
  aCoach,
  type Decision,
  enqueueLetter,
  mailCoaches,
  mailEach,
  mailPerson,
  personOf,
  someone,
} from './letters.ts'
import type { ClubSettings, LockedClub } from './store.ts'

const dayMs = 24 * 3600 * 1000
export const nouns: Readonly<Record<MemberRole, string>> = { coach: 'entraineur', player: 'joueur' }

/** Who asks to join, or has been accepted. */
interface Applicant {
  accountId: string
  role: MemberRole
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
  { accountId, role, assistant }: Applicant & { assistant: boolean },
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  await mailPerson(db, club, await personOf(db, accountId), (by) => ({
    subject: `Bienvenue dans ${by.club(club.name)}`,
    paragraphs: [
      `Votre demande est acceptée\u00A0: vous faites maintenant partie de ${by.club(club.name)}${assistant ? ', comme assistant' : ''}.`,
      assistant && assistantsPower,
      `Votre club\u00A0:\n${PUBLIC_URL}/${role}/club`,
    ],
  }))
}

/** To every coach but the new one, who gets another mail. Also to the one who accepted, whose account may be stolen. */
export async function mailCoachAccepted(
  db: Db,
  club: LockedClub,
  { accountId, by, rank }: Named,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const [person, decider] = [await personOf(db, accountId), await personOf(db, by)]
  const noun = rankNouns[rank]
  await mailCoaches(
    db,
    club,
    (by) => ({
      subject: `${capitalised(by.person(person, someone))} est maintenant ${noun} de ${by.club(club.name)}`,
      paragraphs: [
        `${capitalised(by.person(decider, aCoach))} a accepté ${by.withAddress(person, someone)} comme ${noun} de ${by.club(club.name)}.`,
        `${whatIsRead[rank]} Si vous ne connaissez pas cette personne ou cette adresse, retirez-la du club et parlez-en aux autres entraineurs.`,
        `Les entraineurs du club\u00A0:\n${PUBLIC_URL}/coach/club`,
      ],
    }),
    { except: [accountId], clubId: club.id, about: 'coaches' },
  )
}

interface Named extends Decision {
  rank: CoachRank
}

const rankNouns: Readonly<Record<CoachRank, string>> = { coach: nouns.coach, assistant: 'assistant' }

const whatIsRead: Readonly<Record<CoachRank, string>> = {
  coach: 'Un entraineur lit les adresses email et les données des joueurs.',
  assistant: 'Un assistant lit les données des joueurs, mais pas les adresses email.',
}

const assistantsPower =
  'Un assistant lit les séances, les exercices et les fiches des joueurs, fait l’appel, dirige la salle et note les évaluations.'

/** Of whoever becomes a coach the others are told too: that opens them the addresses. */
export async function mailNamed(
  db: Db,
  club: LockedClub,
  { accountId, by, rank }: Named,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const [person, decider] = [await personOf(db, accountId), await personOf(db, by)]
  const page = `Votre club\u00A0:\n${PUBLIC_URL}/coach/club`
  const write = (by: Naming) => ({
    subject: `Vous êtes maintenant ${rankNouns[rank]} de ${by.club(club.name)}`,
    paragraphs: [
      `${capitalised(by.person(decider, aCoach))} vous a nommé ${rankNouns[rank]} de ${by.club(club.name)}.`,
      rank === 'assistant' ? assistantsPower : 'Vous pouvez tout y faire comme les autres entraineurs.',
      page,
    ],
  })
  await enqueueLetter(db, person, write, { clubId: club.id, about: 'coaches' })
  if (rank === 'assistant') return
  await mailCoaches(
    db,
    club,
    (by) => ({
      subject: `${capitalised(by.person(person, someone))} est maintenant entraineur de ${by.club(club.name)}`,
      paragraphs: [
        `${capitalised(by.person(decider, aCoach))} a nommé entraineur ${by.withAddress(person, someone)}, jusque-là assistant.`,
        whatIsRead.coach,
        page,
      ],
    }),
    { except: [accountId], clubId: club.id, about: 'coaches' },
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

/** For removed players: to each of them alone. */
export function mailPlayersRemoved(
  db: Db,
  club: Pick<LockedClub, 'id' | 'name'>,
  accountIds: readonly string[],
): Promise<void> {
  return mailEach(db, club, accountIds, (by) => ({
    subject: `Vous ne faites plus partie de ${by.club(club.name)}`,
    paragraphs: [
      `Un entraineur vous a retiré de ${by.club(club.name)}\u00A0: vous ne participez plus à ses séances. Vos statistiques et vos évaluations vous suivent.`,
      'Si c’est une erreur, parlez-en à un entraineur du club\u00A0: lui seul peut vous réadmettre.',
    ],
  }))
}

/** For whoever pauses with a new season: to each of them alone. */
export function mailPlayersArchived(
  db: Db,
  club: Pick<LockedClub, 'id' | 'name'>,
  accountIds: readonly string[],
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  return mailEach(db, club, accountIds, (by) => ({
    subject: `Vous êtes en pause dans ${by.club(club.name)}`,
    paragraphs: [
      `Une nouvelle saison commence, et un entraineur vous a mis en pause dans ${by.club(club.name)}\u00A0: vous ne participez plus à ses séances. Vos statistiques et vos évaluations vous suivent.`,
      `Vous pouvez revenir quand vous voulez\u00A0: demandez le code du club à un entraineur, puis saisissez-le ici\u00A0:\n${PUBLIC_URL}/player/club`,
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

export async function mailRefused(db: Db, club: LockedClub, accountId: string): Promise<void> {
  await mailPerson(db, club, await personOf(db, accountId), (by) => ({
    subject: `Votre demande auprès de ${by.club(club.name)}`,
    paragraphs: [
      `Votre demande pour rejoindre ${by.club(club.name)} n’a pas été acceptée.`,
      'S’il s’agit d’une erreur, parlez-en à un entraineur du club, puis envoyez une nouvelle demande avec le code.',
    ],
  }))
}

function amount(role: MemberRole, limit: number | null): string {
  return limit === 1 ? `un seul ${nouns[role]}` : `${limit} ${nouns[role]}s`
}
