import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import { mailText, namingFor } from '../mail-text.ts'
import { enqueueMail } from '../mail.ts'

/** To somebody with an account already: whether they come, and leave another club for it, is theirs to say. */
export async function mailClubCode(tx: Db, clubId: string, accountId: string): Promise<void> {
  const { code, clubName } = await tx
    .selectFrom('clubs')
    .select(['code', 'name as clubName'])
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  const to = await tx
    .selectFrom('accounts as a')
    .select(['a.first_name as firstName', accountEmail.as('email'), isConfirmed.as('emailConfirmed')])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
  const club = to.emailConfirmed ? `le club ${namingFor(to).club(clubName)}` : 'un club de tennis de table'
  const text = mailText(
    to,
    `Un entraineur vous invite à rejoindre ${club} sur Rebond. Connectez-vous avec votre compte, puis entrez le code club\u00A0: ${code}`,
    'Si vous êtes déjà dans un club, il faut d’abord le quitter. Si vous ne voulez pas venir, ignorez ce message.',
  )
  await enqueueMail(
    tx,
    { to: to.email, subject: 'Un club de tennis de table vous invite', text },
    { clubId, about: 'invitations', stranger: to.emailConfirmed ? undefined : 'other' },
  )
}
