import * as ownData from '../../src/contract/own-data.ts'
import { demoPassword, people } from '../../src/demo/club-people.ts'
import { everyone, row } from '../endpoints/fixture.ts'

const wrongPassword = 'topspin-du-mardi'

export const ownDataFixtures = {
  'ownData.requestDeletion': row(
    ownData.requestDeletion,
    () => ({ password: demoPassword }),
    {
      ok: 'otherCoach player otherPlayer foreignPlayer waitingCoach clublessPlayer clublessCoach',
      // Both answer for their club.
      'owner-must-close': 'coach foreignCoach',
      'not-signed-in': 'nobody',
    },
    {
      'without the password': {
        by: 'player',
        input: () => ({ password: wrongPassword }),
        outcome: 'wrong-password',
      },
    },
  ),
  'ownData.keepAccount': row(
    ownData.keepAccount,
    () => ({ door: 'player' as const, email: people.ines.email, password: demoPassword }),
    everyone,
    {
      'with a wrong password': {
        by: 'nobody',
        input: () => ({ door: 'player' as const, email: people.ines.email, password: wrongPassword }),
        outcome: 'wrong-credentials',
      },
      'of a coach on the entry page of the players': {
        by: 'nobody',
        input: () => ({ door: 'player' as const, email: people.lea.email, password: demoPassword }),
        outcome: 'not-a-player-account',
      },
    },
  ),
}
