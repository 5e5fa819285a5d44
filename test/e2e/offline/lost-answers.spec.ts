import { isQueued } from '../../../src/contract/endpoint.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { people, type Person } from '../../club-people.ts'
import { expect, signInAs } from '../journey.ts'
import type { ClubDatabase } from './club-database.ts'
import { bringHope, expectNothingWaits, idsOf, waitingOn } from './device.ts'
import { test } from './hall.ts'
import { queuedWrites, withoutScreen } from './queued-writes.ts'

// A server that dies after it has committed and before it has answered: what was done must not be done again.

test.describe.configure({ timeout: 180_000 })

const queued = [...endpoints].filter(([, endpoint]) => isQueued(endpoint))

test('Each kind of write that may wait has its journey.', () => {
  const made = [...Object.keys(queuedWrites), ...withoutScreen]
  expect(made.toSorted()).toEqual(queued.map(([name]) => name).toSorted())
})

for (const person of [people.lea, people.ines]) {
  test(`What a dying server did for ${person.firstName} without saying so is done once.`, async ({
    database,
    server,
    network,
    deviceAt,
  }) => {
    await letWait(database, people.irene)
    const { page } = await deviceAt(network.url)
    await signInAs(page, person)
    const done: string[] = []
    for (const [name, { by, at, make }] of Object.entries(queuedWrites)) {
      if (by !== person) continue
      await test.step(name, async () => {
        if (new URL(page.url()).pathname !== at) await page.goto(at)
        await expect.poll(() => network.streams).toBe(1)
        const sentBefore = network.writes
        const lost = network.loseNextAnswer()
        const made = make(page)
        await lost
        await server.kill()
        const committed = await database.content()
        await made
        const waiting = await waitingOn(page)
        expect(waiting).toMatchObject([
          { method: endpoints.get(name)?.method, path: endpoints.get(name)?.path },
        ])
        done.push(...idsOf(waiting))
        expect(await database.writesOf(person.id)).toEqual(done)

        await server.start()
        network.pass()
        await bringHope(page)
        await expectNothingWaits(page)
        expect(network.writes).toBeGreaterThan(sentBefore + 1)
        expect(await database.content()).toEqual(committed)
      })
    }
  })
}

/** Somebody else who asks to join Léa's club. */
async function letWait(database: ClubDatabase, { id, role }: Person): Promise<void> {
  await database.rows(
    `insert into memberships (club_id, account_id, role, standing, since)
     select club_id, $2, $3, 'waiting', now() from memberships where account_id = $1`,
    [people.lea.id, id, role],
  )
}
