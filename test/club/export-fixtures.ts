import { v7 as uuidv7 } from 'uuid'
import * as clubExports from '../../src/contract/club-exports.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { row } from '../endpoints/fixture.ts'
import { closed, owners } from './closing-fixtures.ts'
import type { Situation } from '../endpoints/situations.ts'

export const exportFixtures = {
  'clubExports.show': row(clubExports.show, () => ({}), owners),
  'clubExports.create': row(clubExports.create, () => ({ id: uuidv7() }), owners, {
    'while another one is under way': {
      by: 'coach',
      input: async (situation) => ({ id: await addExports(situation, 'waiting') }),
      outcome: 'too-many-exports',
    },
    'of a club that was closed': {
      by: 'coach',
      input: (situation) => closed(situation, { id: uuidv7() }),
      outcome: 'ok',
    },
    'a sixth time within a day': {
      by: 'coach',
      input: async (situation) => {
        for (let n = 0; n < 5; n++) await addExports(situation, 'failed')
        return { id: uuidv7() }
      },
      outcome: 'too-many-exports',
    },
  }),
}

/** An export of Ping Club de Vaise, asked for now. @returns an id for another one */
async function addExports({ context }: Situation, status: 'waiting' | 'failed'): Promise<string> {
  await context.db
    .insertInto('club_exports')
    .values({
      id: uuidv7(),
      club_id: vaiseId,
      asked_by: people.lea.id,
      asked_at: context.now(),
      heartbeat_at: context.now(),
      status,
    })
    .execute()
  return uuidv7()
}
