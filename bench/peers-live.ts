import type { Peer } from './peer.ts'
import { median, percentile } from './statistics.ts'

export interface PeerLatency {
  name: string
  medianMs: number
  p95Ms: number
}

const warmUps = 60
const timeoutMs = 5_000

/** From sending a player's feedback to its event on the coach's stream, the peers in turn. */
export async function measurePeerLatency(peers: readonly Peer[], events: number): Promise<PeerLatency[]> {
  const measured = await Promise.all(
    peers.map(async (peer) => {
      const listener = { onEvent: () => {} }
      const live = await peer.openLive(() => listener.onEvent())
      return { name: peer.name, listener, live, times: [] as number[] }
    }),
  )
  try {
    for (let n = 0; n < warmUps + events; n++) {
      for (const { name, listener, live, times } of measured) {
        const write = await live.prepare()
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        listener.onEvent = resolve
        const timer = setTimeout(() => reject(new Error(`${name}: nothing was heard.`)), timeoutMs)
        const start = performance.now()
        const written = write()
        await Promise.race([promise, written.then(() => promise)])
        if (n >= warmUps) times.push(performance.now() - start)
        clearTimeout(timer)
        await written
      }
    }
  } finally {
    for (const { live } of measured) live.close()
  }
  return measured.map(({ name, times }) => ({
    name,
    medianMs: median(times),
    p95Ms: percentile(times, 0.95),
  }))
}
