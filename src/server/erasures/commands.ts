import { allowDeletion } from '../accounts/deletion-routes.ts'
import { findAnyAccountById } from '../accounts/operator-store.ts'
import { asOperator } from '../admin/as-operator.ts'
import type { AdminCommand } from '../admin/command.ts'
import { printable } from '../admin/printable.ts'
import { Refused } from '../refused.ts'
import { StartError } from '../start-error.ts'
import { eraseAccount } from './erase-account.ts'

export const erasureCommands: Record<'erase', AdminCommand> = {
  erase: {
    usage: 'erase ACCOUNT',
    summary: 'erases a person at once and for good, without the seven days in which they could come back',
    async run({ db, now }, [given = '']) {
      const { id, name, membership } = await findAnyAccountById(db, given)
      const erased = await asOperator(db, now(), async (tx) => {
        await allowDeletion(tx, id)
        return eraseAccount(tx, id, now())
      }).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        throw new StartError(
          `${name} answers for ${membership?.clubName}: they have to hand the club over or close it first, on « Mon club ».`,
        )
      })
      if (!erased) throw new StartError(`There is no account of the id « ${given} » any more.`)
      return printable(
        `${name} is erased. Backups made until now still hold them: a restore erases them again by erasures.json, which the next backup writes.`,
      )
    },
  },
}
