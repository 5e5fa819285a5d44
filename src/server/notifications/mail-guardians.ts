import { spacePath, unsubscribePath } from '../../contract/paths.ts'
import { channelsFor } from '../../domain/notification.ts'
import { nameInMail } from '../../domain/proper-name.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import type { Env } from '../env.ts'
import { enqueueMail } from '../mail.ts'
import { mailText } from '../mail-text.ts'
import type { News } from './news.ts'
import type { Person } from './people.ts'
import { findSettings, lockSettings } from './settings.ts'
import { mailWords } from './words.ts'

interface OfChild {
  readonly child: Pick<Person, 'id' | 'firstName' | 'clubId' | 'clubName' | 'timeZone'>
  readonly news: readonly News[]
  readonly now: Date
}

/** Of a child without an address those who act for it read the mails, each as they have chosen. */
export async function mailGuardians(
  tx: Db,
  env: Pick<Env, 'PUBLIC_URL'>,
  { child, news, now }: OfChild,
): Promise<void> {
  for (const guardian of await findGuardians(tx, child.id)) {
    const { choices, mailStoppedAt, refusedEmail } = await findSettings(tx, guardian.id)
    const mail = guardian.emailConfirmed && mailStoppedAt === null && refusedEmail !== guardian.email
    const mailed = news.filter(({ kind }) =>
      channelsFor(kind, choices, { mail, push: false }).includes('mail'),
    )
    if (mailed.length === 0) continue
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
}

function findGuardians(tx: Db, childId: string) {
  return tx
    .selectFrom('guardianships as g')
    .innerJoin('accounts as a', 'a.id', 'g.guardian_id')
    .select([
      'a.id',
      'a.role',
      'a.first_name as firstName',
      accountEmail.as('email'),
      isConfirmed.as('emailConfirmed'),
    ])
    .where('g.child_id', '=', childId)
    .where('g.accepted_at', 'is not', null)
    .where('a.erased_from', 'is', null)
    .orderBy('a.id')
    .execute()
}
