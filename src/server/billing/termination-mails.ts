import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { mailText, namingFor } from '../mail-text.ts'
import { enqueueMail } from '../mail.ts'

type Settings = Pick<Env, 'CONTACT_EMAIL' | 'PUBLIC_URL'>

/** What somebody notified, as they typed it. */
export interface Termination {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly clubName: string
  /** Not before this day; null for as soon as possible. */
  readonly wantedOn: string | null
  readonly notifiedAt: Date
}

interface Effect {
  readonly clubId: string
  /** Null where no subscription ran. */
  readonly endsAt: Date | null
  /** At once, as nothing was paid: it cannot be called off. */
  readonly hasEnded: boolean
  /** It goes on, and is charged, for months before that. */
  readonly renews: boolean
}

/** The confirmation that the law asks for, with when the contract ends and what that means. */
export async function mailTermination(
  db: Db,
  { email, notifiedAt, clubId, endsAt, hasEnded, renews }: Termination & Effect,
  { CONTACT_EMAIL, PUBLIC_URL }: Settings,
): Promise<void> {
  const { name, timeZone } = await db
    .selectFrom('clubs')
    .select(['name', 'time_zone as timeZone'])
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  const coach = await db
    .selectFrom('accounts as a')
    .select(['a.first_name as firstName', isConfirmed.as('emailConfirmed')])
    .where('a.email', '=', email)
    .executeTakeFirstOrThrow()
  const named = namingFor(coach).club(name)
  const received = `Nous avons reçu le ${instantIn(notifiedAt, timeZone)} la notification de résiliation du contrat de ${named}.`
  const effect = endsAt
    ? [
        `${received} Le contrat prend fin le ${dayIn(endsAt, timeZone)}${renews ? '\u00A0: il se renouvèle chaque mois jusque-là, puis plus rien ne sera prélevé.' : '. Plus rien ne sera prélevé.'}`,
        'Ensuite, le club passe en lecture seule\u00A0: vos séances, vos exercices et le suivi de vos joueurs restent lisibles, et rien n’est effacé.',
        !hasEnded &&
          `Si vous changez d’avis avant cette date, annulez la résiliation depuis «\u00A0Gérer mon abonnement\u00A0»\u00A0:\n${PUBLIC_URL}/coach/subscription`,
      ]
    : [`${received} Aucun abonnement n’est en cours\u00A0: rien ne sera prélevé.`]
  const confirmation = {
    to: email,
    subject: `La résiliation du contrat de ${named} est enregistrée`,
    text: mailText(coach, ...effect, `Une question\u202F? Écrivez à ${CONTACT_EMAIL}.`),
  }
  await enqueueMail(db, confirmation, { stranger: coach.emailConfirmed ? undefined : 'other' })
}

/** Nothing of what was typed goes to an address that nobody has confirmed: it could carry anything. */
export async function mailUnknownTermination(
  db: Db,
  termination: Termination,
  { CONTACT_EMAIL }: Settings,
): Promise<void> {
  const { firstName, lastName, email, clubName, wantedOn, notifiedAt } = termination
  const received = instantIn(notifiedAt, 'Europe/Paris')
  const receipt = {
    to: email,
    subject: 'Votre notification de résiliation est bien reçue',
    text: [
      'Bonjour,',
      `Nous avons reçu le ${received} une notification de résiliation faite avec cette adresse email. Elle vaut à cette date.`,
      'Aucun contrat n’est rattaché à cette adresse\u00A0: nous le cherchons avec ce que vous avez indiqué, et vous répondons. Si vous n’avez rien demandé, il n’y a rien à faire.',
      `Pour nous aider, écrivez à ${CONTACT_EMAIL}.`,
      'L’équipe Rebond',
    ].join('\n\n'),
  }
  await enqueueMail(db, receipt, { stranger: 'other' })
  const request = {
    to: CONTACT_EMAIL,
    subject: 'Une résiliation à rattacher à son contrat',
    text: [
      `Reçue le ${received}, avec une adresse email qui n’est celle d’aucun entraineur d’un club\u00A0:`,
      `– ${firstName} ${lastName}, ${email}\n– club\u00A0: ${clubName}\n– fin souhaitée\u00A0: ${wantedOn ?? 'dès que possible'}`,
      'Elle vaut à cette date. Résiliez l’abonnement dans Stripe, puis répondez à cette personne.',
    ].join('\n\n'),
  }
  await enqueueMail(db, request, { toOperator: true })
}

function dayIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone }).format(at)
}

function instantIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at)
}
