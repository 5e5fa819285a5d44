import type { AnyRefusal } from '../../domain/refusal.ts'
import { enqueueSecurityEvents } from '../security-events.ts'
import type { AdminCommand } from '../admin/command.ts'
import { printable } from '../admin/printable.ts'
import { findAnyClub } from '../clubs/operator-store.ts'
import { noteOperatorInJournal } from '../journal/note.ts'
import { Refused } from '../refused.ts'
import { StartError } from '../start-error.ts'
import { resumeCollection } from './resume-collection.ts'

export const billingCommands: Record<'resume-billing', AdminCommand> = {
  'resume-billing': {
    usage: 'resume-billing CLUB',
    summary: 'has Stripe charge a club again that you had stopped charging for a while; its coaches are told',
    async run(context, [given = '']) {
      const { db, now } = context
      const { id, name, active } = await findAnyClub(db, given)
      if (!active) throw new StartError(`${name} is closed, and pays nothing.`)
      const unresumed = await resumeCollection(context, id, (lease) =>
        lease.save(async (tx) => {
          await noteOperatorInJournal(tx, id, { act: 'operator-resumed-billing' }, now())
          await enqueueSecurityEvents(tx, now())
        }),
      ).catch((error: unknown) => {
        const sentence = error instanceof Refused ? sentences[error.refusal] : undefined
        throw sentence === undefined ? error : new StartError(sentence, { cause: error })
      })
      if (unresumed === 'other-stripe-account') {
        throw new StartError(
          `Stripe does not know the subscription of ${name} by the settings of this shell: give it the BILLING and STRIPE_SECRET_KEY of the server.`,
        )
      }
      if (unresumed === 'no-subscription') throw new StartError(`${name} has no subscription that runs.`)
      if (unresumed === 'not-paused') throw new StartError(`${name} is charged already: nothing was stopped.`)
      return printable(`${name} is charged again. Its coaches get a mail.`)
    },
  },
}

const sentences: Partial<Record<AnyRefusal, string>> = {
  'nothing-sold': 'Nothing is sold on this server (BILLING=off).',
  'payment-unavailable':
    'Stripe does not answer, or somebody is paying for the club at this moment: try again in a minute.',
}
