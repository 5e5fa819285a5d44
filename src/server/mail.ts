import { createTransport } from 'nodemailer'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { AppContext } from './app-env.ts'
import type { AttemptKind } from './attempts.ts'
import type { Db } from './database/connection.ts'
import { operatorCommand } from './operator-command.ts'

export interface Mail {
  to: string
  subject: string
  /** Plain text, which every mail client shows safely. */
  text: string
  /** Where its reader stops such mails, by POST alone (RFC 8058). */
  unsubscribe?: string | undefined
}

/** Of whose budget a mail is; one that nobody can have sent at will has none. */
export interface MailBudget {
  /** The club whose members caused it. */
  clubId?: string | undefined
  /**
   * What it tells of that club. Who its coaches are counts apart from its other members, who could be joined and removed until
   * no coach hears any more that the club is being taken over. So do invitations, of which one import causes many.
   */
  about?: Topic | undefined
  /**
   * For an address that nobody has confirmed, and so perhaps of somebody who never heard of Rebond. The mails by which its
   * owner confirms it count apart: other accounts can cause the others, and would keep a newcomer from getting theirs. So do
   * those about a club's coaches, for a founder who has not confirmed it.
   */
  stranger?: Stranger | undefined
  /** To whoever runs this server: a coach's question, otherwise what anybody can notify under ever new addresses. */
  toOperator?: boolean | 'support' | undefined
}

type Topic = 'members' | 'coaches' | 'subscription' | 'invitations' | 'notifications'
export const strangers = ['confirmation', 'coaches', 'other'] as const
type Stranger = (typeof strangers)[number]

/** Enqueues in the transaction: the mail is sent if and only if the transaction commits. None is sent without an address. */
export async function enqueueMail(db: Db, mail: Mail, budget: MailBudget = {}): Promise<void> {
  await enqueueMails(db, [{ ...mail, ...budget }])
}

/** As `enqueueMail`, of many at once. */
export async function enqueueMails(db: Db, mails: readonly (Mail & MailBudget)[]): Promise<void> {
  const payloads = mails.filter(({ to }) => to !== '').map((mail) => JSON.stringify(mail))
  if (payloads.length === 0) return
  await sql`
    select graphile_worker.add_job('send-mail', payload::json)
    from unnest(${payloads}::text[]) as payload`.execute(db)
}

const clubKinds: Readonly<Record<Topic, { byClub?: AttemptKind; byRecipient: AttemptKind }>> = {
  members: { byClub: 'mailByClub', byRecipient: 'mailByRecipient' },
  coaches: { byClub: 'coachMailByClub', byRecipient: 'coachMailByRecipient' },
  subscription: { byRecipient: 'subscriptionMailByRecipient' },
  invitations: { byClub: 'invitationMailByClub', byRecipient: 'invitationMailByRecipient' },
  notifications: { byClub: 'notificationMailByClub', byRecipient: 'notificationMailByRecipient' },
}

const lastOfToday: Partial<Record<AttemptKind, string>> = {
  mailByRecipient: lastOfClub('du club'),
  coachMailByRecipient: lastOfClub('du club'),
  subscriptionMailByRecipient: lastOfClub('de l’abonnement'),
  notificationMailByRecipient: lastOfClub('de vos séances'),
  mailToOperator:
    'Ce message est le dernier d’aujourd’hui à ce sujet. La suite est dans la base de données, table contract_terminations.',
  supportMailToOperator: `Ce message est le dernier d’aujourd’hui à ce sujet. Toutes les questions\u00A0: ${operatorCommand('admin support list')}`,
}

function lastOfClub(page: string): string {
  return `Beaucoup de choses changent dans votre club\u00A0: ce message est le dernier d’aujourd’hui à ce sujet. La suite se lit sur la page ${page}.`
}

/**
 * Beyond its budget a mail is not sent, on whichever server it comes up. Returns the budget that is spent, null where it
 * was sent. @throws SMTP errors
 */
export async function sendWithinBudget(
  { attempts, logger }: Pick<AppContext, 'attempts' | 'logger'>,
  send: (mail: Mail) => Promise<void>,
  { clubId, about, stranger, toOperator, ...mail }: Mail & MailBudget,
): Promise<AttemptKind | null> {
  const spent: Spending[] = []
  const giveBack = () => Promise.all(spent.map(({ kind, who }) => attempts.giveBack(kind, who)))
  let note: string | undefined
  for (const { kind, who } of spendings(mail.to, { clubId, about, stranger, toOperator })) {
    const left = await attempts.take(kind, who)
    if (left === null) {
      await giveBack()
      logger.warn({ kind, clubId }, 'A mail was not sent: its budget is spent.')
      return kind
    }
    spent.push({ kind, who })
    if (left === 0) note ??= lastOfToday[kind]
  }
  try {
    await send(note ? { ...mail, text: `${mail.text}\n\n${note}` } : mail)
  } catch (error) {
    // It is tried again.
    await giveBack()
    throw error
  }
  return null
}

/** While no further mail would be sent to that address. @throws Refused `too-many-attempts` */
export async function checkStrangerBudget(
  { attempts }: Pick<AppContext, 'attempts'>,
  to: string,
  stranger: Stranger,
): Promise<void> {
  const { kind, who } = strangerSpending(to, stranger)
  await attempts.check(kind, who)
}

interface Spending {
  kind: AttemptKind
  who: string
}

function spendings(to: string, { clubId, about = 'members', stranger, toOperator }: MailBudget): Spending[] {
  const { byClub, byRecipient } = clubKinds[about]
  return [
    ...(stranger ? [strangerSpending(to, stranger)] : []),
    ...(clubId === undefined || !byClub ? [] : [{ kind: byClub, who: clubId }]),
    ...(clubId === undefined ? [] : [{ kind: byRecipient, who: to }]),
    ...(toOperator ? [{ kind: operatorKind(toOperator), who: to }] : []),
  ]
}

function operatorKind(about: true | 'support'): AttemptKind {
  return about === 'support' ? 'supportMailToOperator' : 'mailToOperator'
}

function strangerSpending(to: string, stranger: Stranger): Spending {
  return { kind: 'mailToStranger', who: `${stranger} ${to}` }
}

/** Nodemailer's defaults would block a job for minutes when the mail server does not respond. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/** Sends through SMTP_URL; without one, which only development allows, stores for /dev/mails. @throws SMTP errors */
export function mailer(context: AppContext): (mail: Mail) => Promise<void> {
  const { SMTP_URL, MAIL_FROM } = context.env
  if (SMTP_URL) {
    const transport = createTransport(withTimeouts(SMTP_URL))
    return async ({ unsubscribe, ...mail }) => {
      await transport
        .sendMail({ from: MAIL_FROM, ...mail, headers: unsubscribeHeaders(unsubscribe) })
        .catch((error: unknown) => {
          throw withoutAddresses(error)
        })
    }
  }
  return async ({ to, subject, text }) => {
    await context.db
      .insertInto('kept_mails')
      .values({ id: uuidv7(), recipient: to, subject, body: text, created_at: context.now() })
      .execute()
  }
}

function unsubscribeHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {}
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * Whether a mail server said for good that nobody is at that address (RFC 3463, 5.1; without such a code 550, 551 or 553). What it
 * says of the mailbox, of the sender, of the text or of its own rules is no fault of the address.
 */
export function isAddressRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { responseCode, command, response = '' } = error as Error & Partial<SMTPRefusal>
  if (command !== 'RCPT TO' || responseCode === undefined) return false
  const [, status] = /^5\d\d[ -](5\.\d+\.\d+)/.exec(response) ?? []
  return status ? status.startsWith('5.1.') : [550, 551, 553].includes(responseCode)
}

interface SMTPRefusal {
  responseCode: number
  command: string
  response: string
}

/** What a mail server said, for the log: nodemailer's own error has the address in five places. */
function withoutAddresses(error: unknown): Error {
  const { message, responseCode, command, response } = error as Error & Partial<SMTPRefusal>
  const masked = (text?: string) => text?.replaceAll(/\S+@\S+/g, '…')
  return Object.assign(new Error(masked(message)), { responseCode, command, response: masked(response) })
}

/** With a URL, nodemailer reads its options from the query only. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  for (const [option, ms] of Object.entries(timeouts)) {
    if (!url.searchParams.has(option)) url.searchParams.set(option, String(ms))
  }
  return url.href
}
