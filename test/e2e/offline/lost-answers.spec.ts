import { addSessionSoon } from '../../support/session-soon.ts'
import { isQueued } from '../../../src/contract/endpoint.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { people } from '../../../src/demo/club-people.ts'
import { expect, signInAs } from '../journey.ts'
import { goOnWithoutAnswer } from '../short-intervals.ts'
import { dispatchOnline, expectQueueEmpty, idsOf, queuedWritesOn } from './device.ts'
import { test } from './hall.ts'
import { addWaitingMember, queuedWrites, withoutScreen } from './queued-writes.ts'

// A server that dies between commit and answer: the write must not be executed again.

const queued = [...endpoints].filter(([, endpoint]) => isQueued(endpoint))

test('Each kind of write that may be queued has its journey.', () => {
  const made = [...Object.keys(queuedWrites), ...withoutScreen]
  expect(made.toSorted()).toEqual(queued.map(([name]) => name).toSorted())
  expect([...series.keys()]).toContain(inFirstTier)
})

const ofTheRoll = new Set(['markAllPresent', 'markPresence', 'addArrival'])

/** Writes that depend on each other have the same person and noun; those of the roll depend on no other. */
const series = Map.groupBy(Object.entries(queuedWrites), ([name, { by }]) => {
  const [noun, verb = ''] = name.split('.')
  return `${by.firstName}, ${ofTheRoll.has(verb) ? 'the roll' : noun}`
})

const inFirstTier = 'Inès, trainingSessions'

for (const [whose, writes] of series) {
  const tier = whose === inFirstTier ? '' : ' @deep'
  test(`A write that a dying server has committed without answering is executed once: ${whose}.${tier}`, async ({
    database,
    server,
    network,
    deviceAt,
  }) => {
    await addWaitingMember(database, people.irene)
    await addSessionSoon(database, new Date())
    const { page } = await deviceAt(network.url)
    const person = writes[0]![1].by
    await signInAs(page, person)
    await goOnWithoutAnswer(page.context())
    const done: string[] = []
    for (const [name, { at, make }] of writes) {
      await test.step(name, async () => {
        if (new URL(page.url()).pathname !== at) await page.goto(at)
        await expect.poll(() => network.streams).toBe(1)
        const sentBefore = network.writes
        const before = await database.content()
        const lost = network.loseNextAnswer()
        const made = make(page)
        await lost
        await server.kill()
        const committed = await database.content()
        // The comparison below covers what this write changes, not only the table of writes.
        expect({ ...committed, writes: before.writes }).not.toEqual(before)
        await made
        const waiting = await queuedWritesOn(page)
        expect(waiting).toMatchObject([
          { method: endpoints.get(name)?.method, path: endpoints.get(name)?.path },
        ])
        done.push(...idsOf(waiting))
        expect(await database.writesOf(person.id)).toEqual(done)

        await server.start()
        network.pass()
        await dispatchOnline(page)
        await expectQueueEmpty(page)
        expect(network.writes).toBeGreaterThan(sentBefore + 1)
        expect(await database.content()).toEqual(committed)
      })
    }
  })
}
