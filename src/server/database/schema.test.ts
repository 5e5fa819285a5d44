import { sql } from 'kysely'
import { type GenerateOptions, generate, PostgresDialect } from 'kysely-codegen'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/support/database.ts'

const { db } = await testDatabase()

test('the types are those of the migrations: npm run types writes them', async () => {
  const types = await generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    defaultSchemas: ['public'],
    excludePattern: 'graphile_worker.*',
    // As value-parsers.ts parses them.
    typeMapping: { int8: 'number', time: 'string' },
    singularize: true,
    outFile: null,
    postprocess: wordsOfChecks,
  })
  await expect(types).toMatchFileSnapshot('./schema.gen.ts')
})

type Metadata = Parameters<NonNullable<GenerateOptions['postprocess']>>[0]['metadata']

/** A column with `check (role in ('player', 'coach'))` has the type `'player' | 'coach'`. */
async function wordsOfChecks({ metadata }: { metadata: Metadata }): Promise<Metadata> {
  const { rows: checks } = await sql<{ table: string; definition: string }>`
    select relname as table, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db)

  for (const { table, definition } of checks) {
    const [, columnName, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(definition) ?? []
    const column = metadata.tables
      .find(({ name }) => name === table)
      ?.columns.find(({ name }) => name === columnName)
    if (column && list)
      column.enumValues = [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => word ?? '')
  }
  return metadata
}
