import type { QueryClient } from '@tanstack/react-query'
import type { LiveNews } from './live.ts'
import { readAgain, type Reading, readingsAbout } from './read-again.ts'

/** A roll call is a write per player: what comes together is read once. */
const gatheringMs = 50

/** Reads again what the news concern and this tab shows; the rest is read when it is opened. */
export function heedNews(client: QueryClient): (news: LiveNews) => void {
  let gathered = new Map<string, Partial<Reading>>()
  return (news) => {
    if (gathered.size === 0) {
      setTimeout(() => {
        const readings = [...gathered.values()]
        gathered = new Map()
        for (const reading of readings) void readAgain(client, reading)
      }, gatheringMs)
    }
    for (const reading of readingsOf(news)) gathered.set(JSON.stringify(reading), reading)
  }
}

function readingsOf(news: LiveNews): readonly Partial<Reading>[] {
  if (news.event === 'ended') return [{ queryKey: ['me'] }]
  const readings = news.event === 'changed' && readingsAbout(news.topic, news.ids)
  return readings || [{}]
}
