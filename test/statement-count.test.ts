import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { builtOnce } from '../src/server/database/built-once.ts'
import { withTheNext } from '../src/server/database/prepared-statements.ts'
import { testHouse } from './house.ts'
import { statementsOf } from './statement-count.ts'

const house = await testHouse()
const findAccount = builtOnce((db, { id }: { id: string }) =>
  db.selectFrom('accounts').select('id').where('id', '=', id),
)
const holdAccount = builtOnce((db, { id }: { id: string }) =>
  db.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().modifyEnd(withTheNext),
)
const nobody = { id: '00000000-0000-7000-8000-000000000000' }

test('A statement that was written down once counts each time that it is sent.', async () => {
  expect(await statementsOf(house, (db) => findAccount(db, nobody))).toBe(1)
  expect(
    await statementsOf(house, async (db) => {
      await findAccount(db, nobody)
      await sql`select 1`.execute(db)
      await findAccount(db, nobody)
    }),
  ).toBe(3)
})

test('Of a transaction its statements count, also those that leave together, and neither its beginning nor its end.', async () => {
  const work = () =>
    house.db.transaction().execute(async (tx) => {
      await holdAccount(tx, nobody)
      await findAccount(tx, nobody)
    })
  // The second time the connection knows them, and they are one message.
  expect([await statementsOf(house, work), await statementsOf(house, work)]).toEqual([2, 2])
})
