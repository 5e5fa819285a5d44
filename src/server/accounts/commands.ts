import type { Db } from '../database/connection.ts'
import { asOperator, noteReading } from '../admin/as-operator.ts'
import type { AdminCommand } from '../admin/command.ts'
import { printable, utc } from '../admin/printable.ts'
import { noteSecurityEvent } from '../security-events.ts'
import { StartError } from '../start-error.ts'
import { confirmAddress } from './email-routes.ts'
import { createLink } from './links.ts'
import { resetLink } from './mails.ts'
import { findAnyAccount, type OperatorAccount } from './operator-store.ts'
import { lockAddress } from './store.ts'

export const accountCommands: Record<'accounts' | 'reset-link' | 'confirm', AdminCommand> = {
  accounts: {
    usage: 'accounts EMAIL',
    summary: 'the account of an address: its id, its club, its devices',
    async run({ db, now }, [given = '']) {
      const account = await findAnyAccount(db, given)
      await noteReading(db, { event: 'operator-read-account', about: [account.id] }, now())
      return printable(shown(account))
    },
  },
  'reset-link': {
    usage: 'reset-link EMAIL',
    summary: 'a link for one hour, by which somebody whom no mail reaches chooses another password',
    async run({ db, env, now }, [given = '']) {
      const { id, email, name, role, erasedFrom } = await findAnyAccount(db, given)
      const token = await asOperator(db, now(), async (tx) => {
        noteSecurityEvent(tx, { event: 'reset-link-made', about: [id] })
        return createLink(tx, { accountId: id, purpose: 'reset-password', email, now: now() })
      })
      return printable(
        [
          resetLink(role, env.PUBLIC_URL, token),
          `Whoever opens it within an hour chooses the password of ${name}; then all devices are signed out, and the address counts as confirmed. Give it to ${name} alone.`,
          ...(erasedFrom
            ? [
                `They have asked for their account to be erased, from ${utc(erasedFrom)}, and can still keep it.`,
              ]
            : []),
        ].join('\n'),
      )
    },
  },
  confirm: {
    usage: 'confirm EMAIL',
    summary:
      'confirms an address that you know to be its owner’s, where the mail with the link does not arrive',
    async run({ db, now }, [given = '']) {
      const { id, email } = await findAnyAccount(db, given)
      await asOperator(db, now(), async (tx) => {
        await refuseUnlessUnconfirmed(tx, { id, email })
        await confirmAddress(tx, { accountId: id, email, changes: false }, now())
      })
      return `The address ${email} is confirmed.`
    },
  },
}

/** Locked: its owner may open the mailed link, or change the address, at this moment. */
async function refuseUnlessUnconfirmed(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  const account = await lockAddress(tx, id)
  if (account?.email !== email) throw new StartError(`The account has another address meanwhile.`)
  if (account.emailConfirmedAt)
    throw new StartError(`The address ${email} has been confirmed since ${utc(account.emailConfirmedAt)}.`)
}

function shown(account: OperatorAccount): string {
  const { id, name, email, role, createdAt, emailConfirmedAt, erasedFrom, hasPassword, devices } = account
  return [
    `${name}, ${email}`,
    `account ${id}`,
    `${role === 'coach' ? 'A coach' : 'A player'}, since ${utc(createdAt)}`,
    placeOf(account),
    emailConfirmedAt
      ? `The address was confirmed on ${utc(emailConfirmedAt)}.`
      : 'The address is not confirmed.',
    ...(hasPassword ? [] : ['No password was chosen yet: a coach has added them.']),
    `Signed in on ${devices} devices${account.lastVisitAt ? `, the last time on ${utc(account.lastVisitAt)}` : ''}.`,
    ...(erasedFrom ? [`Their owner has asked for it to be erased: from ${utc(erasedFrom)}.`] : []),
  ].join('\n')
}

function placeOf({ membership }: OperatorAccount): string {
  if (!membership) return 'In no club.'
  const { clubName, clubCode, rank, standing, owner } = membership
  const as = standing === 'waiting' ? `waits to be let in as a ${rank}` : owner ? 'its owner' : rank
  return `${clubName} (${clubCode}): ${as}`
}
