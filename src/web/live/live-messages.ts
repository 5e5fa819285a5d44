import type { QueryClient } from '@tanstack/react-query'
import type { LiveMessage } from './live.ts'
import { invalidate, type QueryFilter, queriesAbout } from './invalidate.ts'

/** A roll call is a write per player: what comes together is read once. */
const gatheringMs = 50

/** Reads again what the news concern and this tab shows; the rest is read when it is opened. */
export function applyLiveMessages(client: QueryClient): (news: LiveMessage) => void {
  let gathered = new Map<string, Partial<QueryFilter>>()
  return (news) => {
    if (gathered.size === 0) {
      setTimeout(() => {
        const readings = [...gathered.values()]
        gathered = new Map()
        for (const reading of readings) void invalidate(client, reading)
      }, gatheringMs)
    }
    for (const reading of readingsOf(news)) gathered.set(JSON.stringify(reading), reading)
  }
}

function readingsOf(news: LiveMessage): readonly Partial<QueryFilter>[] {
  if (news.event === 'ended') return [{ queryKey: ['me'] }]
  const readings = news.event === 'changed' && queriesAbout(news.topic, news.ids)
  return readings || [{}]
}
