import type { MemberStatus } from '../../domain/club.ts'
import { clubErasureOf } from '../../domain/club-closing.ts'
import type { Db } from '../database/connection.ts'
import { withFirst } from '../first-of-month.ts'
import { capitalised, type Naming } from '../mail-text.ts'
import type { MailBudget } from '../mail.ts'
import { aCoach, anotherCoach, type Decision, mailCoaches, mailEach, personOf } from './letters.ts'
import type { ClubSettings, LockedClub } from './store.ts'

export async function mailNewOwner(
  db: Db,
  club: LockedClub,
  { accountId, by }: Decision,
  settings: ClubSettings,
): Promise<void> {
  const [owner, before] = [await personOf(db, accountId), await personOf(db, by)]
  const news = (by: Naming) =>
    `${capitalised(by.person(before, aCoach))} a confié la responsabilité de ${by.club(club.name)} à ${by.person(owner, anotherCoach)}.`
  await tellOwnership(db, club, { owner, news, power: ownersPower }, settings, {
    clubId: club.id,
    about: 'coaches',
  })
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
    .select([
      'c.id',
      'c.name',
      'c.time_zone as timeZone',
      'c.closed_at as closedAt',
      'a.first_name as firstName',
      'a.last_name as lastName',
    ])
    .where('m.club_id', '=', clubId)
    .where('m.owner', '=', true)
    .executeTakeFirst()
  if (!club) return
  const { closedAt } = club
  const power = closedAt
    ? `Le club est fermé\u00A0: son responsable peut l’exporter ou le rouvrir jusqu’au ${lastInstant({ ...club, erasedFrom: clubErasureOf(closedAt) })}. Ensuite, ses données seront effacées.`
    : ownersPower
  const news = (by: Naming) =>
    `Le responsable de ${by.club(club.name)} n’est plus dans le club. ${capitalised(by.person(club, anotherCoach))} est l’entraineur présent depuis le plus longtemps\u00A0: la responsabilité lui revient.`
  await tellOwnership(db, club, { owner: club, news, power }, settings, {})
}

const ownersPower =
  'Personne ne peut retirer du club son responsable, et lui seul peut confier la responsabilité à un autre entraineur.'

async function tellOwnership(
  db: Db,
  club: Pick<LockedClub, 'id' | 'name'>,
  {
    owner,
    news,
    power,
  }: { owner: { firstName: string; lastName: string }; news: (by: Naming) => string; power: string },
  { PUBLIC_URL }: Pick<ClubSettings, 'PUBLIC_URL'>,
  budget: MailBudget,
): Promise<void> {
  await mailCoaches(
    db,
    club,
    (by) => ({
      subject: `${capitalised(by.person(owner, anotherCoach))} est maintenant responsable de ${by.club(club.name)}`,
      paragraphs: [news(by), power, `La page du club\u00A0:\n${PUBLIC_URL}/coach/club`],
    }),
    budget,
  )
}

interface ClosedClub extends Pick<LockedClub, 'id' | 'name' | 'timeZone'> {
  readonly erasedFrom: Date
}

/** To everybody in a club that its owner closes, and to the owner, whose account may be stolen. */
export async function mailClubClosed(
  db: Db,
  club: ClosedClub,
  people: readonly { id: string; standing: MemberStatus }[],
  ownerId: string,
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  const subject = (by: Naming) => `${capitalised(by.club(club.name))} est fermé`
  const elsewhere = `Pour rejoindre un autre club, connectez-vous\u00A0:\n${PUBLIC_URL}/start`
  const others = people.filter(({ id }) => id !== ownerId)
  await mailEach(db, club, idsWith(others, 'member'), (by) => ({
    subject: subject(by),
    paragraphs: [
      `${capitalised(by.club(club.name))} a été fermé par son responsable. Ses séances, ses évaluations et ses demandes ne sont plus accessibles.`,
      `Le responsable peut rouvrir le club jusqu’au ${lastInstant(club)}. Ensuite, ses données seront effacées\u202F; les joueurs gardent dans leur compte leurs statuts d’évaluation et leurs dates.`,
      elsewhere,
    ],
  }))
  await mailEach(db, club, idsWith(others, 'waiting'), (by) => ({
    subject: subject(by),
    paragraphs: [
      `${capitalised(by.club(club.name))} a été fermé par son responsable\u00A0: personne ne peut plus répondre à votre demande, sauf s’il le rouvre d’ici au ${lastInstant(club)}.`,
      elsewhere,
    ],
  }))
  await mailEach(db, club, [ownerId], (by) => ({
    subject: subject(by),
    paragraphs: [
      `Vous avez fermé ${by.club(club.name)}. Son abonnement s’arrête, et ses membres sont prévenus.`,
      `Vous pouvez l’exporter ou le rouvrir jusqu’au ${lastInstant(club)}. Ensuite, ses données seront effacées\u00A0:\n${PUBLIC_URL}/coach/club`,
      'Si ce n’est pas vous, rouvrez-le et changez votre mot de passe\u00A0: quelqu’un d’autre le connait.',
    ],
  }))
}

export async function mailClubReopened(
  db: Db,
  club: Pick<LockedClub, 'id' | 'name'>,
  people: readonly { id: string; standing: MemberStatus }[],
  { PUBLIC_URL }: ClubSettings,
): Promise<void> {
  for (const [standing, news] of [
    ['member', 'vous y retrouvez tout'],
    ['waiting', 'votre demande attend de nouveau une réponse'],
  ] as const) {
    await mailEach(db, club, idsWith(people, standing), (by) => ({
      subject: `${capitalised(by.club(club.name))} est rouvert`,
      paragraphs: [
        `${capitalised(by.club(club.name))} est rouvert par son responsable\u00A0: ${news}.`,
        `${PUBLIC_URL}/start`,
      ],
    }))
  }
}

function idsWith(
  people: readonly { id: string; standing: MemberStatus }[],
  wanted: MemberStatus,
): readonly string[] {
  return people.filter(({ standing }) => standing === wanted).map(({ id }) => id)
}

/** « 27 décembre 2026 à 18:05 » at the club, until which it can be reopened. */
function lastInstant({ erasedFrom, timeZone }: Pick<ClosedClub, 'erasedFrom' | 'timeZone'>): string {
  const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone })
  return withFirst(format.format(erasedFrom))
}
