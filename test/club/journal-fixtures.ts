import { v7 as uuidv7 } from 'uuid'
import * as journal from '../../src/contract/journal.ts'
import { ownCoaches, row } from '../endpoints/fixture.ts'

export const journalFixtures = {
  'journal.list': row(journal.list, () => ({}), ownCoaches, {
    'after an entry that is not the club’s': {
      by: 'coach',
      input: () => ({ after: uuidv7() }),
      outcome: 'not-found',
    },
    'of a kind that there is not': {
      by: 'coach',
      input: () => ({ kind: 'secrets' as 'club' }),
      outcome: 'invalid-input',
    },
  }),
}
