import type { Db } from '../database/connection.ts'
import { mailText } from '../mail-text.ts'
import type { Mail } from '../mail.ts'
import { invitationDays } from './links.ts'
import type { Recipient } from './store.ts'

/** The club that an account without a password belongs to, by whose budget its invitation is mailed. */
export async function invitingClub(db: Db, accountId: string): Promise<string | undefined> {
  const invited = await db
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', 'm.account_id', 'a.id')
    .select('m.club_id as clubId')
    .where('a.id', '=', accountId)
    .where('a.password_hash', 'is', null)
    .executeTakeFirst()
  return invited?.clubId
}

/** Whose invitation to send again; undefined where the address is nobody's, or its account has a password. */
export function findInvited(db: Db, email: string): Promise<{ id: string; clubId: string } | undefined> {
  return db
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', 'm.account_id', 'a.id')
    .select(['a.id', 'm.club_id as clubId'])
    .where('a.email', '=', email)
    .where('a.password_hash', 'is', null)
    .executeTakeFirst()
}

/** To an address that nobody has confirmed: it repeats nothing that was typed, neither name nor club. */
export function invitationMail(recipient: Recipient, publicUrl: string, token: string): Mail {
  return {
    to: recipient.email,
    subject: 'Votre club de tennis de table vous invite',
    text: mailText(
      recipient,
      'Un entraineur de votre club vous a inscrit sur Rebond\u00A0: vous y trouverez vos séances, vos progrès et ses conseils.',
      `Pour entrer, choisissez un mot de passe avec ce lien, valable ${invitationDays}\u00A0jours\u00A0:\n${publicUrl}/reset-password?space=player&invitation=true#${token}`,
      'Si vous ne jouez dans aucun club, ou si c’est une erreur, ignorez ce message\u00A0: sans mot de passe, personne n’entre.',
    ),
  }
}
