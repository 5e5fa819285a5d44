import { returnToAccountDays } from '../../domain/account.ts'
import { withFirst } from '../first-of-month.ts'
import { mailText } from '../mail-text.ts'
import type { Mail } from '../mail.ts'
import type { Recipient } from './store.ts'

/** An account has no time zone: that of the clubs, which are French. */
const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })
const day = (at: Date) => withFirst(format.format(at))

/** To whoever signs in meanwhile. */
export function leavingSentence(erasedFrom: Date): string {
  return `Vous avez demandé la suppression de ce compte\u00A0: il sera effacé le ${day(erasedFrom)}. D’ici là, vous pouvez encore le garder.`
}

export function deletionMail(recipient: Recipient, erasedFrom: Date, publicUrl: string): Mail {
  return {
    to: recipient.email,
    subject: `Votre compte sera supprimé le ${day(erasedFrom)}`,
    text: mailText(
      recipient,
      `La suppression de votre compte Rebond vient d’être demandée. Vos appareils sont déconnectés. Le ${day(erasedFrom)}, votre compte sera effacé, et il ne pourra plus être rouvert. Ce qui en reste dans les sauvegardes disparait avec elles.`,
      `Vous avez changé d’avis, ou ce n’est pas vous\u202F? Vous avez ${returnToAccountDays}\u00A0jours. Connectez-vous et choisissez «\u00A0Garder mon compte\u00A0»\u00A0:\n${publicUrl}/${recipient.role}`,
      'Si ce n’est pas vous qui l’avez demandé, changez aussi votre mot de passe\u00A0: quelqu’un d’autre le connait.',
    ),
  }
}
