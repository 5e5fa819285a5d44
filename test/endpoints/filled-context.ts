import { hashPassword } from '../../src/server/accounts/password-hash.ts'
import { demoPassword } from '../../src/demo/club-people.ts'
import { fillClub } from '../../src/demo/fill-club.ts'
import { fillParent } from '../../src/demo/fill-family.ts'
import { cookieOf, type TestContext, createTestContext } from '../support/context.ts'
import { snapshotOf } from '../support/snapshot.ts'
import { type CallerName, callerNames, callers } from './callers.ts'

export interface FilledContext {
  context: TestContext
  /** Every caller but nobody is signed in. */
  cookies: ReadonlyMap<CallerName, string>
  /** Restores the filled club after a case that changed it. */
  restoreDatabase: () => Promise<void>
}

/** A server with the demonstration club, for the test file that calls this at its top. */
export async function createFilledContext(): Promise<FilledContext> {
  const context = await createTestContext()
  const passwordHash = await hashPassword(demoPassword)
  await fillClub(context.db, context.now(), passwordHash, { assistant: true })
  await fillParent(context.db, context.now(), passwordHash)
  const cookies = new Map<CallerName, string>()
  for (const name of callerNames) {
    const person = callers[name]
    if (person) cookies.set(name, await cookieOf(context, person.id))
  }
  return { context, cookies, restoreDatabase: await snapshotOf(context.db) }
}
