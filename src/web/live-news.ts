import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import type { LiveNews } from './live.ts'
import { queriesAbout, readAgain } from './read-again.ts'

/** A roll call is a write per player: what comes together is read once. */
const gatheringMs = 50

/** Reads again what the news concern and this tab shows; the rest is read when it is opened. */
export function heedNews(client: QueryClient): (news: LiveNews) => void {
  let gathered = new Map<string, QueryFilters>()
  return (news) => {
    if (gathered.size === 0) {
      setTimeout(() => {
        const filters = [...gathered.values()]
        gathered = new Map()
        for (const each of filters) void readAgain(client, each)
      }, gatheringMs)
    }
    for (const filters of filtersOf(news)) gathered.set(JSON.stringify(filters), filters)
  }
}

function filtersOf(news: LiveNews): readonly QueryFilters[] {
  if (news.event === 'ended') return [{ queryKey: ['me'] }]
  const keys = news.event === 'changed' && queriesAbout(news.topic, news.ids)
  return keys ? keys.map((queryKey) => ({ queryKey })) : [{}]
}
