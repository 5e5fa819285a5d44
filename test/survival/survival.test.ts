import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { findEmbeddedPostgres } from '../../src/server/database/embedded/start.ts'
import { isDeep } from '../support/depth.ts'
import { isDead, type ProcessIdentity } from './process.ts'
import { startWriter, type Role } from './writer-process.ts'

const rounds = isDeep ? 20 : 1
const seed = Number(process.env['SURVIVAL_SEED'] ?? 2026)
const idsPerRound = 1_000_000

const subsets: Role[][] = [
  ['app'],
  ['supervisor'],
  ['postmaster'],
  ['app', 'supervisor'],
  ['app', 'postmaster'],
  ['supervisor', 'postmaster'],
  ['app', 'supervisor', 'postmaster'],
]

// Only where /proc shows whether a process is dead. Concurrently, since each mostly waits for its server's recovery.
test
  .runIf(process.platform === 'linux')
  .concurrent.each(subsets.map((roles, index) => ({ names: roles.join(' + '), roles, index })))(
  `After kill -9 of $names during writes every acknowledged row is there, ${rounds} times without a hand.`,
  async ({ names, roles, index }) => {
    const random = mulberry32(seed + index)
    const dataDir = mkdtempSync(join(tmpdir(), 'rebond-survival-'))
    const acknowledged = new Set<number>()
    let writer = await startWriter(dataDir, 0, acknowledged)
    try {
      for (let round = 1; round <= rounds; round++) {
        await sleep(50 + random() * 250)
        const processes = writer.processes()
        const dead = await kill(shuffled(roles, random).map((role) => processes[role]))

        // An app that was not killed waits for its server's recovery, then is stopped as by an operator.
        const end = roles.includes('app') ? await writer.killed() : await writer.stopAfterRecovery(dead)
        expect(end).toEqual(roles.includes('app') ? [null, 'SIGKILL'] : [0, null])

        writer = await startWriter(dataDir, round * idsPerRound, acknowledged)
        expect(await lost(dataDir, acknowledged), `lost in round ${round}`).toEqual([])
      }
      process.stdout.write(`${names}: ${acknowledged.size} acknowledged rows, none lost.\n`)
      expect(await writer.stop()).toEqual([0, null])
    } finally {
      writer.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  300_000,
)

async function kill(victims: ProcessIdentity[]): Promise<ProcessIdentity[]> {
  for (const { pid } of victims) process.kill(pid, 'SIGKILL')
  while (!victims.every(isDead)) await sleep(2)
  return victims
}

async function lost(dataDir: string, acknowledged: Set<number>): Promise<number[]> {
  const expected = [...acknowledged]
  const client = new pg.Client(findEmbeddedPostgres(dataDir))
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from written')
  await client.end()
  const present = new Set(rows.map(({ id }) => Number(id)))
  return expected.filter((id) => !present.has(id))
}

function shuffled<Item>(items: Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

/** A small seeded generator of numbers from 0 up to 1: the same seed, the same rounds. */
function mulberry32(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
