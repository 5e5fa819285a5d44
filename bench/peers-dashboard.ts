import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import type { Dashboard } from '../src/contract/dashboard.ts'
import { cpuTimeBetween, readCpuTimes } from './cpu-time.ts'
import { openConnection } from './http.ts'
import type { Peer } from './peer.ts'
import { answersPerSecond } from './rate.ts'
import { median } from './statistics.ts'

export interface PeerRate {
  name: string
  /** A second. */
  rate: number
  /** What an answer takes of the processor: the server process and PostgreSQL together. */
  cpuMs: number
  /** How many times as many the first of the peers had: the median of what each round found. */
  firstHasTimes: number
  /** How many times as much of the processor as the first an answer takes, likewise. */
  cpuTimes: number
}

interface Measurement {
  readonly clients: number
  readonly rounds: number
  readonly seconds: number
}

/**
 * So many answers a server gets faster: its code is compiled as it is used. By number, as the slower one would otherwise
 * have had less of it; and not for ever.
 */
const warmUp = { answers: 2_000, seconds: 30 }

/** One after the other, and again. Before each turn of all, every one of them has to give the same answer. */
export async function measurePeerRates(
  peers: readonly Peer[],
  pool: Pool,
  { clients, rounds, seconds }: Measurement,
): Promise<PeerRate[]> {
  const found: { rate: number; cpuMs: number }[][] = []
  for (const peer of peers) await warm(peer, clients)
  for (let round = 0; round < rounds; round++) {
    await assertSameDashboard(peers)
    const turn: { rate: number; cpuMs: number }[] = []
    for (const peer of peers) {
      const before = await readCpuTimes(pool, peer)
      const start = performance.now()
      const rate = await answersPerSecond(peer.port, {
        requests: [peer.dashboardRequest],
        clients,
        seconds,
      })
      const answers = (rate * (performance.now() - start)) / 1000
      turn.push({ rate, cpuMs: cpuTimeBetween(before, await readCpuTimes(pool, peer)) / answers })
    }
    found.push(turn)
  }
  return peers.map(({ name }, index) => {
    const medianOf = (figure: (own: { rate: number; cpuMs: number }, first: typeof own) => number) =>
      median(found.map((turn) => figure(turn[index]!, turn[0]!)))
    return {
      name,
      rate: medianOf(({ rate }) => rate),
      cpuMs: medianOf(({ cpuMs }) => cpuMs),
      firstHasTimes: medianOf((own, first) => first.rate / own.rate),
      cpuTimes: medianOf((own, first) => own.cpuMs / first.cpuMs),
    }
  })
}

async function warm({ port, dashboardRequest: request }: Peer, clients: number): Promise<void> {
  const end = performance.now() + warmUp.seconds * 1000
  for (let answers = 0; answers < warmUp.answers && performance.now() < end;) {
    answers += await answersPerSecond(port, { requests: [request], clients, seconds: 1 })
  }
}

/** @throws who differs, and from what */
async function assertSameDashboard(peers: readonly Peer[]): Promise<void> {
  const answers = await Promise.all(peers.map(askDashboard))
  for (const [index, answer] of answers.entries()) {
    if (isDeepStrictEqual(answer, answers[0])) continue
    throw new Error(
      `${peers[index]!.name} answers another dashboard than ${peers[0]!.name}:\n${JSON.stringify(answer)}\n${JSON.stringify(answers[0])}`,
    )
  }
}

async function askDashboard(peer: Peer): Promise<Dashboard> {
  const connection = await openConnection(peer.port)
  try {
    return peer.readDashboard(JSON.parse(await connection.ask(peer.dashboardRequest)))
  } finally {
    connection.close()
  }
}
