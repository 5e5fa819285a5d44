import type { Db } from '../database/connection.ts'
import { withFirst } from '../first-of-month.ts'
import { enqueueMail, type Mail } from '../mail.ts'
import { mailText } from '../mail-text.ts'
import { type Recipient, recipientOf } from './store.ts'

interface SignIn {
  readonly accountId: string
  /** Such as « Chrome sur Android ». */
  readonly device: string
  readonly now: Date
}

/** To its owner alone: neither the club nor its coaches hear of it, but of a child without an address (`children/open-device.ts`). */
export async function mailNewDevice(db: Db, { accountId, device, now }: SignIn): Promise<void> {
  const recipient = await recipientOf(db, accountId)
  const mail = newDeviceMail(recipient, { device, at: now, timeZone: await timeZoneOf(db, accountId) })
  await enqueueMail(db, mail, { stranger: recipient.emailConfirmed ? undefined : 'other' })
}

function newDeviceMail(
  recipient: Recipient,
  { device, at, timeZone }: { device: string; at: Date; timeZone: string },
): Mail {
  const day = withFirst(new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone }).format(at))
  const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'short', timeZone }).format(at)
  const page = recipient.role === 'coach' ? 'Mon compte' : 'Mon Profil'
  return {
    to: recipient.email,
    subject: 'Nouvel appareil connecté à votre compte',
    text: mailText(
      recipient,
      `Un appareil que nous ne connaissions pas vient de se connecter à votre compte Rebond\u00A0: ${device}, le ${day} à ${time}.`,
      'Si c’est vous, il n’y a rien à faire.',
      `Si ce n’est pas vous, choisissez tout de suite un autre mot de passe avec «\u00A0Mot de passe oublié\u202F?\u00A0»\u00A0: tous vos appareils seront déconnectés. Vos appareils se voient dans «\u00A0${page}\u00A0».`,
    ),
  }
}

/** Of the club, for who has one. */
async function timeZoneOf(db: Db, accountId: string): Promise<string> {
  const club = await db
    .selectFrom('memberships as m')
    .innerJoin('clubs as c', 'c.id', 'm.club_id')
    .select('c.time_zone as timeZone')
    .where('m.account_id', '=', accountId)
    .executeTakeFirst()
  return club?.timeZone ?? 'Europe/Paris'
}
