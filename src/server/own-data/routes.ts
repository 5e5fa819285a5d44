import type { Context } from 'hono'
import * as v from 'valibot'
import * as field from '../../contract/fields.ts'
import { ownDataPaths } from '../../contract/own-data.ts'
import { whyCannot } from '../../domain/ability.ts'
import { fullName } from '../../domain/member-name.ts'
import { lookUpLogin } from '../accounts/login-cookie.ts'
import type { App, AppEnv } from '../app-env.ts'
import { policyOf } from '../page-policy.ts'
import { childOf } from '../guardians/child-of.ts'
import { allow, Refused } from '../refused.ts'
import { ownDataJson, ownDataPage, readOwnData, type Filled } from './documents.ts'

/** All that is held of whoever asks. One person's data are read at once, in one snapshot: everything in it was typed by hand. */
export function ownDataRoutes(app: App): void {
  app.get(ownDataPaths.page, async (c) => {
    const { tables, at } = await ownDataOf(c)
    const page = ownDataPage(tables, at, nameIn(tables))
    return c.html(page, 200, { ...headers, 'Content-Security-Policy': policyOf(page) })
  })

  app.get(ownDataPaths.json, async (c) => {
    const { tables, at } = await ownDataOf(c)
    return c.body(ownDataJson(tables, at), 200, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="rebond-mes-donnees-${at.toISOString().slice(0, 10)}.json"`,
    })
  })
}

const headers = { 'Cache-Control': 'no-store' }

/** One’s own, or those of a child for whom one acts (`?enfant=`). @throws Refused `not-signed-in`, `not-found`, `too-many-attempts` */
async function ownDataOf(c: Context<AppEnv>): Promise<{ tables: Filled[]; at: Date }> {
  const { db, attempts, now } = c.get('context')
  const login = await lookUpLogin(c, db)
  allow(whyCannot(login?.actor ?? null, 'manageAccount'))
  const { actor } = login!
  await attempts.consume('ownDataByAccount', actor.id)
  const childId = v.safeParse(v.optional(field.id), c.req.query('enfant'))
  if (!childId.success) throw new Refused('not-found')
  const accountId = childId.output === undefined ? actor.id : (await childOf(db, actor, childId.output)).id
  const tables = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => readOwnData({ db: tx, accountId }))
  return { tables, at: now() }
}

function nameIn(tables: readonly Filled[]): string {
  const account = tables.find(({ name }) => name === 'compte')?.rows[0]
  return fullName(account as { firstName: string; lastName: string })
}
