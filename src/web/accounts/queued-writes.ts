import type * as accounts from '../../contract/accounts.ts'
import type { WhoAmI } from '../../contract/accounts.ts'
import { nextVersion } from '../../domain/version.ts'
import type { QueuedWrites } from '../offline/outbox/write-description.ts'

export const accountWrites = {
  'PUT /api/me/name': {
    words: ({ firstName, lastName }) => ({
      title: 'Mon nom',
      typed: [
        ['Prénom', firstName],
        ['Nom', lastName],
      ],
    }),
    // An earlier release said nothing of the version.
    overlay: (me, { input: { firstName, lastName, version = me.account.version } }) =>
      version === me.account.version
        ? { ...me, account: nextVersion({ ...me.account, firstName, lastName }) }
        : me,
    // A name is on the page of the club and in the sessions.
    invalidates: ['me', 'club', 'training-sessions', 'exercise-requests'],
    retry: (input, current) =>
      'account' in current ? { ...input, version: (current as WhoAmI).account.version } : input,
  },
} satisfies QueuedWrites<typeof accounts, WhoAmI>
