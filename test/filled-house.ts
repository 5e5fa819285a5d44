import { hashPassword } from '../src/server/accounts/password-hash.ts'
import { demoPassword } from '../src/demo/club-people.ts'
import { type CallerName, callerNames, callers } from './endpoint-callers.ts'
import { fillClub } from '../src/demo/fill-club.ts'
import { cookieOf, type TestHouse, testHouse } from './house.ts'
import { snapshotOf } from './snapshot.ts'

export interface FilledHouse {
  house: TestHouse
  /** Every caller but nobody is signed in. */
  cookies: ReadonlyMap<CallerName, string>
  /** Restores the filled club after a case that changed it. */
  putBack: () => Promise<void>
}

/** A server with the demonstration club, for the test file that calls this at its top. */
export async function filledHouse(): Promise<FilledHouse> {
  const house = await testHouse()
  await fillClub(house.db, house.now(), await hashPassword(demoPassword))
  const cookies = new Map<CallerName, string>()
  for (const name of callerNames) {
    const person = callers[name]
    if (person) cookies.set(name, await cookieOf(house, person.id))
  }
  return { house, cookies, putBack: await snapshotOf(house.db) }
}
