import { sql } from 'kysely'
import { spacePath, unsubscribePath } from '../../contract/paths.ts'
import { channelsFor, type NotificationChoices, type NotificationKind } from '../../domain/notification.ts'
import { nameInMail } from '../../domain/proper-name.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { enqueueMail } from '../mail.ts'
import { mailText } from '../mail-text.ts'
import type { News } from './news.ts'
import type { Person } from './people.ts'
import { lockSettings } from './settings.ts'
import { mailWords } from './words.ts'

interface OfChild {
  readonly child: Pick<Person, 'id' | 'firstName' | 'clubId' | 'clubName' | 'timeZone'>
  readonly news: readonly News[]
  readonly now: Date
}

/**
 * Those who act for a child read its mails, each as they have chosen, until it has a password of its own.
 * @returns what was mailed to one of them at least
 */
export async function mailGuardians(
  tx: Db,
  env: Pick<Env, 'PUBLIC_URL'>,
  { child, news, now }: OfChild,
): Promise<ReadonlySet<News>> {
  const told = new Set<News>()
  for (const guardian of await findGuardians(tx, [child.id])) {
    const mailed = news.filter(({ kind }) => isMailedOf(guardian, kind))
    if (mailed.length === 0) continue
    for (const each of mailed) told.add(each)
    const occasion = { role: 'guardian', clubName: child.clubName, timeZone: child.timeZone, now } as const
    const { subject, paragraphs } = mailWords(mailed, occasion)
    const name = nameInMail(child.firstName)
    const { unsubscribeToken } = await lockSettings(tx, guardian.id)
    const unsubscribe = `${env.PUBLIC_URL}${unsubscribePath(unsubscribeToken)}`
    const text = mailText(
      guardian,
      `Pour ${name}\u00A0:`,
      ...paragraphs,
      `Voir dans Rebond\u00A0:\n${env.PUBLIC_URL}/family`,
      `Choisir ce que Rebond vous écrit\u00A0:\n${env.PUBLIC_URL}${spacePath(guardian.role)}/notifications`,
      `Ne plus recevoir ces emails\u00A0:\n${unsubscribe}`,
    )
    await enqueueMail(
      tx,
      { to: guardian.email, subject: `${name}\u00A0: ${subject}`, text, unsubscribe },
      { clubId: child.clubId, about: 'notifications' },
    )
  }
  return told
}

/** Those who act for these children. */
export async function findGuardians(db: Db, childIds: readonly string[]) {
  const rows = await db
    .selectFrom('guardianships as g')
    .innerJoin('accounts as a', 'a.id', 'g.guardian_id')
    .leftJoin('notification_settings as n', 'n.account_id', 'a.id')
    .select([
      'g.child_id as childId',
      'a.id',
      'a.role',
      'a.first_name as firstName',
      accountEmail.as('email'),
      isConfirmed.as('emailConfirmed'),
      'n.choices',
      sql<boolean>`${isConfirmed} and n.mail_stopped_at is null and n.refused_email is distinct from a.email`.as(
        'hasMail',
      ),
    ])
    .where(sql<boolean>`g.child_id = any(${childIds}::uuid[])`)
    .where('g.accepted_at', 'is not', null)
    .where('a.erased_from', 'is', null)
    .orderBy('a.id')
    .execute()
  return rows.map((row) => ({ ...row, choices: (row.choices ?? {}) as NotificationChoices }))
}

/** Whether they are mailed news of this kind about a child. */
export function isMailedOf(
  { choices, hasMail }: { readonly choices: NotificationChoices; readonly hasMail: boolean },
  kind: NotificationKind,
): boolean {
  return channelsFor(kind, choices, { mail: hasMail, push: false }).includes('mail')
}
