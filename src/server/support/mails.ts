import type { SupportQuestion } from '../../contract/support.ts'
import { hasPriority } from '../../domain/support-question.ts'
import { planOffers } from '../../domain/plan.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { mailText, namingFor } from '../mail-text.ts'
import { enqueueMail } from '../mail.ts'
import { operatorCommand } from '../operator-command.ts'

export type SupportSettings = Pick<Env, 'BILLING' | 'CONTACT_EMAIL' | 'PUBLIC_URL' | 'SUPPORT_PROMISE'>

/** To whoever runs this server, about the last message of a question: its first, or one that goes on with it. */
export async function mailOperator(
  db: Db,
  { id, subject, plan, device, screen, version, requestId, messages }: SupportQuestion,
  { BILLING, CONTACT_EMAIL }: SupportSettings,
): Promise<void> {
  const { firstName, lastName, email, emailConfirmed, clubName } = await askerOf(db, id)
  const continues = messages.length > 1
  const inPlan = plan ? `, formule ${planOffers[plan].name}` : ', sans formule'
  const begins = hasPriority(plan) ? '[Pro] ' : ''
  const mail = {
    to: CONTACT_EMAIL,
    subject: `${begins}${continues ? 'Suite' : 'Question'}\u00A0: ${subject}`,
    text: [
      `${firstName} ${lastName}, ${email}${emailConfirmed ? '' : ' (adresse non confirmée)'}\n${clubName ?? 'Sans club'}${BILLING === 'off' ? '' : inPlan}`,
      messages.at(-1)?.text ?? '',
      `Appareil${continues ? ' au premier message' : ''}\u00A0: ${device}, écran de ${screen}\nVersion\u00A0: ${version}\nDernière requête en échec\u00A0: ${requestId ?? 'aucune'}`,
      `Lire tout\u00A0: ${operatorCommand(`admin support show ${id}`)}\nRépondre\u00A0: ${operatorCommand(`admin support reply ${id} ${messages.length}`)}`,
    ].join('\n\n'),
  }
  await enqueueMail(db, mail, { toOperator: 'support' })
}

/** A copy for whoever asked; nothing of what was typed goes to an address that nobody has confirmed. */
export async function mailCopy(
  db: Db,
  { id, subject, messages }: SupportQuestion,
  { PUBLIC_URL, SUPPORT_PROMISE }: SupportSettings,
): Promise<void> {
  const asker = await askerOf(db, id)
  const { email, emailConfirmed } = asker
  const mail = {
    to: email,
    subject: emailConfirmed ? `Votre question\u00A0: ${subject}` : 'Votre question est bien arrivée',
    text: mailText(
      asker,
      `Nous avons bien reçu votre question. ${SUPPORT_PROMISE ? `Nous répondons ${SUPPORT_PROMISE}, par email et dans Rebond` : 'La réponse arrivera par email et dans Rebond'}\u00A0:\n${PUBLIC_URL}/coach/aide`,
      emailConfirmed && `Vous nous avez écrit\u00A0:\n${messages[0]?.text}`,
    ),
  }
  await enqueueMail(db, mail, budgetOf(asker))
}

/** The answer itself only to a confirmed address: it may tell of the club. */
export async function mailAnswer(
  db: Db,
  { id, subject, messages }: SupportQuestion,
  { PUBLIC_URL }: SupportSettings,
): Promise<void> {
  const asker = await askerOf(db, id)
  const { email, emailConfirmed } = asker
  const link = `Vous pouvez répondre dans Rebond\u00A0:\n${PUBLIC_URL}/coach/aide`
  const mail = {
    to: email,
    subject: emailConfirmed
      ? `Réponse à votre question\u00A0: ${subject}`
      : 'Une réponse à votre question vous attend',
    text: emailConfirmed
      ? mailText(asker, messages.at(-1)?.text ?? '', link)
      : mailText(asker, 'Nous avons répondu à votre question.', link),
  }
  await enqueueMail(db, mail, budgetOf(asker))
}

function budgetOf({ emailConfirmed }: { emailConfirmed: boolean }) {
  return { stranger: emailConfirmed ? undefined : ('other' as const) }
}

async function askerOf(db: Db, questionId: string) {
  const asker = await db
    .selectFrom('support_questions as q')
    .innerJoin('accounts as a', 'a.id', 'q.account_id')
    .leftJoin('clubs as c', 'c.id', 'q.club_id')
    .select([
      'a.first_name as firstName',
      'a.last_name as lastName',
      accountEmail.as('email'),
      isConfirmed.as('emailConfirmed'),
      'c.name as clubName',
    ])
    .where('q.id', '=', questionId)
    .executeTakeFirstOrThrow()
  const { club } = namingFor({ emailConfirmed: true })
  return { ...asker, clubName: asker.clubName && club(asker.clubName) }
}
