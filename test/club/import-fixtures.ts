import { v7 as uuidv7 } from 'uuid'
import * as playerImports from '../../src/contract/player-imports.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { outsiders, row } from '../endpoints/fixture.ts'
import type { Situation } from '../endpoints/situations.ts'

/** The other club's plan has no import. */
const onPlan = {
  ...outsiders,
  ok: 'coach otherCoach',
  'not-in-plan': 'foreignCoach',
  'coach-only': 'player otherPlayer foreignPlayer',
}

const names = ['lastName', 'firstName'] as const
const base64 = (text: string) => Buffer.from(text).toString('base64')
const file = base64('Nom;Prénom\nPetit;Zoé\n')

export const importFixtures = {
  'playerImports.list': row(playerImports.list, () => ({}), onPlan),
  'playerImports.show': row(
    playerImports.show,
    async (situation) => ({ id: await addImport(situation), page: '1' }),
    onPlan,
  ),
  'playerImports.create': row(
    playerImports.create,
    () => ({ id: uuidv7(), fileName: 'joueurs.csv', file }),
    onPlan,
    {
      'of a picture': {
        by: 'coach',
        input: () => ({ id: uuidv7(), fileName: 'joueurs.csv', file: 'iVBORw0KGgoAAAA=' }),
        outcome: 'invalid-input',
      },
    },
  ),
  'playerImports.setColumns': row(
    playerImports.setColumns,
    async (situation) => ({
      id: await addImport(situation),
      columns: [...names],
      hasTitles: true,
      version: 1,
    }),
    onPlan,
    {
      'of a finished import': {
        by: 'coach',
        input: async (situation) => ({
          id: await addImport(situation, 'done'),
          columns: [...names],
          hasTitles: true,
          version: 1,
        }),
        outcome: 'import-over',
      },
      'without the titles that are in the first line': {
        by: 'coach',
        input: async (situation) => ({
          id: await addImport(situation),
          columns: [...names],
          hasTitles: false,
          version: 1,
        }),
        outcome: 'ok',
      },
      'that somebody else has chosen meanwhile': {
        by: 'coach',
        input: async (situation) => ({
          id: await addImport(situation),
          columns: [null, null],
          hasTitles: true,
          version: 2,
        }),
        outcome: 'changed-meanwhile',
      },
    },
  ),
  'playerImports.confirm': row(
    playerImports.confirm,
    async (situation) => ({ id: await addImport(situation), invites: true, version: 1 }),
    onPlan,
    {
      'while another one is under way': {
        by: 'coach',
        input: async (situation) => {
          await addImport(situation, 'running')
          return { id: await addImport(situation), invites: true, version: 1 }
        },
        outcome: 'import-under-way',
      },
      'without a column of names': {
        by: 'coach',
        input: async (situation) => ({
          id: await addImport(situation, 'draft', ['email', 'licence']),
          invites: true,
          version: 1,
        }),
        outcome: 'no-name-column',
      },
    },
  ),
  'playerImports.undo': row(
    playerImports.undo,
    async (situation) => ({ id: await addImport(situation, 'done') }),
    onPlan,
    {
      'of a draft': {
        by: 'coach',
        input: async (situation) => ({ id: await addImport(situation) }),
        outcome: 'import-over',
      },
    },
  ),
}

/** An import of Ping Club de Vaise with one row. @returns its id */
async function addImport(
  { context }: Situation,
  status: 'draft' | 'running' | 'done' = 'draft',
  columns: string[] = [...names],
): Promise<string> {
  const id = uuidv7()
  await context.db
    .insertInto('player_imports')
    .values({
      id,
      club_id: vaiseId,
      created_by: people.lea.id,
      created_at: context.now(),
      heartbeat_at: context.now(),
      file_name: 'joueurs.csv',
      headers: ['Nom', 'Prénom'],
      columns,
      rows_total: 1,
      status,
      finished_at: status === 'done' ? context.now() : null,
    })
    .execute()
  await context.db
    .insertInto('player_import_rows')
    .values({ import_id: id, position: 0, line: 2, cells: JSON.stringify(['Petit', 'Zoé']) })
    .execute()
  return id
}
