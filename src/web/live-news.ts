import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import type { LiveTopic } from '../contract/live-event.ts'
import type { LiveNews } from './live.ts'

/** A roll call is a write per player: what comes together is read once. */
const gatheringMs = 50

/** What is read again when a topic changed. */
const concerned: Readonly<Record<LiveTopic, (ids?: readonly string[]) => readonly QueryKey[]>> = {
  me: () => [['me'], ['login-sessions']],
  club: () => [['club'], ['dashboard']],
  profile: () => [['profile']],
  // A request says whether its exercise is in the library, and which session comes next.
  exercises: () => [['exercises'], ['exercise-requests'], ['dashboard']],
  'exercise-requests': () => [['exercise-requests']],
  // A player's profile counts the sessions.
  'training-sessions': (ids) => [
    ['training-sessions', 'list'],
    ...(ids?.map((id) => ['training-sessions', 'one', id]) ?? [['training-sessions', 'one']]),
    ['exercise-requests'],
    ['dashboard'],
    ['profile'],
  ],
}

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
  // A newer server's topic is one that this page does not know.
  const keys = news.event === 'changed' && concerned[news.topic]?.(news.ids)
  return keys ? keys.map((queryKey) => ({ queryKey })) : [{}]
}

async function readAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
  // A first reading that is under way is not begun anew, and may have missed the change: it is done twice.
  const tooEarly = client
    .getQueryCache()
    .findAll({ ...filters, type: 'active', fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  // A tab that nobody looks at reads when somebody does.
  const refetchType = document.visibilityState === 'visible' ? 'active' : 'none'
  await client.invalidateQueries({ ...filters, refetchType })
  for (const { queryKey } of tooEarly) void client.invalidateQueries({ queryKey, exact: true })
}
