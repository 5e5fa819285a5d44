import { guardianInvitationDays } from '../../domain/guardianship.ts'
import { fullName } from '../../domain/member-name.ts'
import { nameInMail } from '../../domain/proper-name.ts'
import { enqueueLetter, personOf } from '../clubs/letters.ts'
import { coachesOf } from '../clubs/memberships.ts'
import type { Db } from '../database/connection.ts'
import { mailText } from '../mail-text.ts'
import type { Mail } from '../mail.ts'

/** To an address that nobody has confirmed: it repeats nothing that was typed, neither name nor club. */
export function guardianInvitationMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: 'Le club de tennis de table de votre enfant vous invite',
    text: mailText(
      { firstName: '', emailConfirmed: false },
      'Un entraineur vous invite à suivre votre enfant sur Rebond\u00A0: vous verrez ses séances et ses progrès, et vous direz s’il vient.',
      `Ouvrez ce lien, valable ${guardianInvitationDays}\u00A0jours. Un entraineur vous acceptera ensuite\u00A0:\n${publicUrl}/family#${token}`,
      'Si aucun de vos enfants ne joue au tennis de table, ou si c’est une erreur, ignorez ce message.',
    ),
  }
}

interface Relation {
  readonly childId: string
  readonly clubId: string
  readonly guardianId: string
}

/** To whoever has invited them, or to all who run the club once that coach is gone. */
export async function mailGuardianWaits(
  tx: Db,
  { childId, clubId, guardianId, coachId }: Relation & { coachId: string | null },
  publicUrl: string,
): Promise<void> {
  const coaches = await coachesOf(tx, clubId)
  const inviter = coaches.filter(({ id }) => id === coachId)
  const child = await personOf(tx, childId)
  const guardian = await personOf(tx, guardianId)
  for (const coach of inviter.length > 0 ? inviter : coaches) {
    await enqueueLetter(
      tx,
      coach,
      (by) => ({
        subject: 'Un parent attend votre accord',
        paragraphs: [
          `${by.withAddress(guardian, 'Une personne')} a ouvert votre invitation pour suivre ${by.person(child, 'un enfant')}. Acceptez-la si c’est bien son parent.`,
          `La fiche de l’enfant\u00A0:\n${publicUrl}/coach/players?player=${childId}`,
        ],
      }),
      { clubId },
    )
  }
}

export async function mailGuardianAccepted(
  tx: Db,
  { childId, clubId, guardianId, others }: Relation & { others: readonly string[] },
  publicUrl: string,
): Promise<void> {
  const child = nameInMail((await personOf(tx, childId)).firstName)
  const guardian = await personOf(tx, guardianId)
  await enqueueLetter(
    tx,
    guardian,
    () => ({
      subject: `Vous suivez maintenant ${child}`,
      paragraphs: [
        `Un entraineur vous a accepté\u00A0: vous voyez les séances et les progrès de votre enfant, et vous dites si ${child} vient.`,
        `Ma famille\u00A0:\n${publicUrl}/family`,
      ],
    }),
    { clubId },
  )
  await tellOthers(tx, { childId, clubId, others }, () => ({
    subject: `Un autre parent suit ${child}`,
    paragraphs: [
      `${nameInMail(fullName(guardian))} voit maintenant aussi les séances et les progrès de cet enfant, et peut répondre. Si cela vous étonne, parlez-en à son entraineur.`,
    ],
  }))
}

/** `left` says that they ended it themself, and know; whoever never `acted` reads no name. */
export async function mailGuardianEnded(
  tx: Db,
  {
    childId,
    clubId,
    guardianId,
    others,
    left,
    acted,
  }: Relation & { others: readonly string[]; left: boolean; acted: boolean },
): Promise<void> {
  const person = await personOf(tx, childId)
  const child = nameInMail(person.firstName)
  const guardian = await personOf(tx, guardianId)
  if (!left) {
    await enqueueLetter(
      tx,
      guardian,
      (by) =>
        acted
          ? {
              subject: `Vous ne suivez plus ${by.person(person, 'cet enfant')}`,
              paragraphs: [
                'Un entraineur y a mis fin\u00A0: vous ne voyez plus les séances ni les progrès de cet enfant. Si c’est une erreur, demandez une nouvelle invitation.',
              ],
            }
          : {
              subject: 'Votre demande n’a pas été acceptée',
              paragraphs: [
                'Un entraineur ne vous a pas accepté comme parent d’un enfant de son club. Si c’est une erreur, demandez une nouvelle invitation.',
              ],
            },
      { clubId },
    )
  }
  await tellOthers(tx, { childId, clubId, others }, () => ({
    subject: `Un parent ne suit plus ${child}`,
    paragraphs: [`${nameInMail(fullName(guardian))} ne voit plus les séances ni les progrès de cet enfant.`],
  }))
}

/** The child has chosen a password, by a link that was mailed to an address of its own. */
export async function mailGrownChild(tx: Db, { childId, clubId, guardianId }: Relation): Promise<void> {
  const child = await personOf(tx, childId)
  await enqueueLetter(
    tx,
    await personOf(tx, guardianId),
    (by) => ({
      subject: `${by.person(child, 'Votre enfant')} a maintenant son propre compte`,
      paragraphs: [
        `${by.person(child, 'Votre enfant')} se connecte avec son adresse email et son mot de passe, et répond maintenant sans vous. Vous ne suivez plus ce compte.`,
      ],
    }),
    { clubId },
  )
}

async function tellOthers(
  tx: Db,
  { clubId, others }: { childId: string; clubId: string; others: readonly string[] },
  write: Parameters<typeof enqueueLetter>[2],
): Promise<void> {
  for (const id of others) await enqueueLetter(tx, await personOf(tx, id), write, { clubId })
}
