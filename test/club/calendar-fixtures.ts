import { randomBytes } from 'node:crypto'
import * as calendarFeeds from '../../src/contract/calendar-feeds.ts'
import { row, signedIn } from '../endpoints/fixture.ts'

export const calendarFixtures = {
  'calendarFeeds.show': row(calendarFeeds.show, () => ({}), signedIn),
  'calendarFeeds.open': row(
    calendarFeeds.open,
    () => ({ token: randomBytes(32).toString('base64url') }),
    signedIn,
    {
      'with a token that anybody guesses': {
        by: 'player',
        input: () => ({ token: 'ines' }),
        outcome: 'invalid-input',
      },
    },
  ),
  'calendarFeeds.close': row(calendarFeeds.close, () => ({}), signedIn),
}
