import { expect, test } from 'vitest'
import { demoPassword, people } from './club-people.ts'
import { testDatabase } from './database.ts'
import { demonstrate } from './demonstration.ts'

const { db } = await testDatabase()
const hash = async () => 'unusable'
const nameOfLea = () =>
  db.selectFrom('accounts').select('first_name').where('id', '=', people.lea.id).executeTakeFirst()

test('The demonstration fills an empty database, and keeps it on a later day', async () => {
  const today = new Date('2026-11-24T16:18:00Z')
  const printed = await demonstrate(db, today, hash)
  expect(printed).toMatch(new RegExp(`Léa Fontaine +${people.lea.email} +${demoPassword} +/coach`))
  expect(printed).not.toContain('earlier day')

  await db.updateTable('accounts').set({ first_name: 'Éléa' }).where('id', '=', people.lea.id).execute()
  expect(await demonstrate(db, new Date('2026-11-25T16:18:00Z'), hash)).toContain('earlier day')
  expect(await nameOfLea()).toEqual({ first_name: 'Éléa' })
})
