import { writeFileSync } from 'node:fs'
import { people, type Person } from '../../../src/demo/club-people.ts'
import { addSessionSoon } from '../../support/session-soon.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { expect } from '../journey.ts'
import {
  type Device,
  expectNoAnswers,
  expectQueueEmpty,
  idsOf,
  prepareDevice,
  queuedWritesOn,
} from './device.ts'
import { test } from './hall.ts'
import { addWaitingMember, queuedWrites } from './queued-writes.ts'

test('Each kind of write begun without server outlives its browser, and arrives once, in order. @deep', async ({
  database,
  server,
  deviceAt,
}) => {
  await addWaitingMember(database, people.irene)
  await addSessionSoon(database, new Date())
  const owners = [
    { person: people.lea, device: await deviceAt(server.url) },
    { person: people.ines, device: await deviceAt(server.url) },
  ]
  await Promise.all(
    owners.map(async ({ person, device }) => {
      const screens = new Set(writesOf(person).map(([, { at }]) => at))
      await expectNoAnswers(await prepareDevice(device, person, ...screens))
    }),
  )
  await server.kill()

  await Promise.all(owners.map(({ person, device }) => writeAll(person, device)))
  const queued = await Promise.all(owners.map(({ device }) => queuedWritesOn(device.page)))
  // For test/queued-writes/queued-writes.test.ts: every later release has to send them.
  const file = process.env['RECORD_QUEUED_WRITES']
  if (file) writeFileSync(file, JSON.stringify(queued.flat(), null, 2))
  await Promise.all(owners.map(({ device }) => device.kill()))
  for (const [index, { person, device }] of owners.entries()) {
    const page = await device.start()
    await page.goto(writesOf(person)[0]![1].at)
    expect(await queuedWritesOn(page)).toEqual(queued[index])
  }

  await server.start()
  for (const [index, { person, device }] of owners.entries()) {
    // A refused write would stay among them.
    await expectQueueEmpty(device.page)
    expect(await database.writesOf(person.id)).toEqual(idsOf(queued[index]!))
  }
})

function writesOf(person: Person) {
  return Object.entries(queuedWrites).filter(([, { by }]) => by === person)
}

async function writeAll(person: Person, { page }: Device): Promise<void> {
  for (const [index, [name, { at, make }]] of writesOf(person).entries()) {
    await test.step(name, async () => {
      if (new URL(page.url()).pathname !== at) await page.goto(at)
      await make(page)
      await expect.poll(() => queuedWritesOn(page)).toHaveLength(index + 1)
      expect((await queuedWritesOn(page)).at(-1)).toMatchObject({
        method: endpoints.get(name)?.method,
        path: endpoints.get(name)?.path,
      })
    })
  }
}
