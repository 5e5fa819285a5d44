import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { contractVersion } from '../../src/contract/client-version.ts'
import { accountHeader, clubHeader, type Endpoint, isQueued } from '../../src/contract/endpoint.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { type QueuedWrite, trimmed } from '../../src/web/offline/outbox/queued-write.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { fillClub } from '../../src/demo/fill-club.ts'
import { cookieOf, request, createTestContext } from '../support/context.ts'
import { addSessionSoon } from '../support/session-soon.ts'

// Each file contains the writes that devices had queued under one release, as the journey « Each kind of write… »
// records them with RECORD_QUEUED_WRITES. Every later release has to send all of them.
const folder = import.meta.dirname

const releases = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map(async (file) => ({ file, context: await createTestContext() })),
)

describe.each(releases)('$file', ({ file, context }) => {
  const writes = readRecord(file)
  const byName = new Map([...endpoints].map(([name, endpoint]) => [keyOf(endpoint), { name, endpoint }]))

  test('is sent in order, and done', async () => {
    context.clock.now = new Date(writes[0]!.at)
    await fillClub(context.db, context.now(), 'unusable')
    await askToJoin(context.db, context.now())
    await addSessionSoon(
      { rows: (text, values) => context.database.pool.query(text, [...values]) },
      context.now(),
    )
    const done = []
    for (const write of writes) {
      context.clock.now = new Date(write.at)
      const { name, endpoint } = byName.get(keyOf(write))!
      const answer = await request(context.app, endpoint, write.input, {
        cookie: await cookieOf(context, write.accountId),
        writeId: write.id,
        headers: { [accountHeader]: write.accountId, ...(write.clubId && { [clubHeader]: write.clubId }) },
      })
      done.push([name, answer.status, answer.ok || (await answer.text())])
    }
    expect(done).toEqual(done.map(([name]) => [name, 200, true]))
    expect(context.errors).toEqual([])
  })

  test('is recognised as a repeat by its input as it was queued', async () => {
    const known = await context.db.selectFrom('writes').select(['write_id', 'request_hash']).execute()
    const hashes = new Map(known.map(({ write_id, request_hash }) => [write_id, request_hash]))
    // The paths of the others contain parts of the input.
    for (const { id, method, path, input } of writes.filter((write) => !write.path.includes(':'))) {
      const sent = createHash('sha256').update(JSON.stringify([method, path, input]))
      expect(hashes.get(id)).toEqual(sent.digest())
    }
  })
})

test('Every kind of write that can be queued is recorded for this contract', () => {
  const kinds = new Set(readRecord(`contract-${contractVersion}.json`).map(keyOf))
  const queued = [...endpoints].filter(([, endpoint]) => isQueued(endpoint) && !kinds.has(keyOf(endpoint)))
  expect(queued.map(([name]) => name)).toEqual([])
})

test('The contract trims each text as the device does when it queues a write, or refuses it untrimmed', () => {
  const schemas = new Map([...endpoints.values()].map((endpoint) => [keyOf(endpoint), endpoint.input]))
  const differing = readRecord(`contract-${contractVersion}.json`).flatMap((write) => {
    const schema = schemas.get(keyOf(write))!
    const saved = JSON.stringify(v.parse(schema, trimmed(write.input)))
    return Object.entries(write.input).flatMap(([name, value]) => {
      if (typeof value !== 'string') return []
      const { success, output } = v.safeParse(schema, { ...write.input, [name]: ` ${value} ` })
      return success && JSON.stringify(output) !== saved ? [`${keyOf(write)} ${name}`] : []
    })
  })
  expect(differing).toEqual([])
})

function readRecord(file: string): QueuedWrite[] {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as QueuedWrite[]
}

function keyOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** As in the journey: with Nadia, two people are waiting. */
async function askToJoin(
  db: Awaited<ReturnType<typeof createTestContext>>['db'],
  since: Date,
): Promise<void> {
  const { id: account_id, role } = people.irene
  await db
    .insertInto('memberships')
    .values({ account_id, club_id: vaiseId, role, standing: 'waiting', since })
    .execute()
}
