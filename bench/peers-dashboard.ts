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
  /** Per second. */
  rate: number
  /** CPU time per answer, of the server process and PostgreSQL together. */
  cpuMs: number
  /** The first peer's rate divided by this one's: the median of the rounds. */
  firstHasTimes: number
  /** This peer's CPU time per answer divided by the first one's, likewise. */
  cpuTimes: number
}

interface Measurement {
  readonly clients: number
  readonly rounds: number
  readonly seconds: number
}

/**
 * Answers until the JIT compiler has optimised a server's code. Counted, since a slower server would give fewer in the
 * same time; but limited in time.
 */
const warmUp = { answers: 2_000, seconds: 30 }

/** In turn. Before each round, all peers have to give the same answer. */
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

/** @throws if a peer's answer differs from the first one's */
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
