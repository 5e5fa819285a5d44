import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createLiveStreams } from '../live/streams.ts'
import { createMetrics } from './metrics.ts'
import { watchServer } from './watch-server.ts'

const root = join(import.meta.dirname, '../../..')

test('The board and the alerts name only metrics that there are.', async () => {
  const metrics = createMetrics()
  watchServer(metrics, { pools: {}, live: createLiveStreams() })
  const there = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name))
  for (const file of ['deploy/grafana-rebond.json', 'docs/operations.md']) {
    const text = await readFile(join(root, file), 'utf8')
    const named = [...text.matchAll(/\b(rebond|nodejs|process)_[a-z0-9_]*[a-z0-9]\b(?!_?\*)/g)].map(
      ([name]) => name.replace(/_bucket$/, ''),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !there.has(name))).toEqual([])
  }
})
