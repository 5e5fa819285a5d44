import { v7 as uuidv7 } from 'uuid'
import * as support from '../../src/contract/support.ts'
import { questionId } from '../../src/demo/club-support.ts'
import { row } from '../endpoints/fixture.ts'

const players = 'player otherPlayer foreignPlayer clublessPlayer'
const coaches = {
  ok: 'coach otherCoach foreignCoach waitingCoach clublessCoach',
  'coach-only': players,
  'not-signed-in': 'nobody',
}

export const supportFixtures = {
  'support.show': row(support.show, () => ({ page: 1 }), coaches),
  'support.ask': row(
    support.ask,
    () => ({
      id: uuidv7(),
      subject: 'Appel du mardi',
      text: 'Comment ajouter un joueur arrivé en retard ?',
      screen: '390 × 844',
      version: 'app-1a2b3c4d',
      requestId: uuidv7(),
    }),
    coaches,
  ),
  'support.write': row(
    support.write,
    () => ({ id: questionId, messageId: uuidv7(), text: 'Merci, c’est clair.' }),
    {
      ok: 'coach',
      'not-found': 'otherCoach foreignCoach waitingCoach clublessCoach',
      'coach-only': players,
      'not-signed-in': 'nobody',
    },
    {
      'to a question of nobody': {
        by: 'coach',
        input: () => ({ id: uuidv7(), messageId: uuidv7(), text: 'Merci' }),
        outcome: 'not-found',
      },
    },
  ),
}
