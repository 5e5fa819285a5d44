/** What is read again when something has changed, here or elsewhere. */

import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { LiveTopic } from '../../contract/live-event.ts'
import type { LiveMessage } from './live.ts'

/** What is read again when a topic changed. */
const queriesByTopic: Readonly<Record<LiveTopic, (ids?: readonly string[]) => readonly QueryKey[]>> = {
  me: () => [['me'], ['login-sessions']],
  // Whoever leaves the club leaves its groups. A name stands beside what its coach said, a player's also in the lists of the coaches; a plan counts the members.
  club: () => [
    ['club'],
    ['subscription'],
    ['support'],
    ['dashboard'],
    ['players'],
    ['technique-evaluations'],
    ['player-progress'],
    ['groups'],
    ['seasons'],
    ['analyses'],
    // Whoever leaves takes their keys along.
    ['api-keys'],
    // Who may export it, once it is handed over.
    ['club-export'],
    ...ofAdvice,
  ],
  // The advice is in the words for the player's hand.
  profile: (ids) => [['profile'], ['coach-advice'], ...recordsOf(ids)],
  support: () => [['support']],
  // The plan says how deep Coach IA looks, whether there is a planner, analyses and keys of the API, and who is answered first.
  subscription: () => [['subscription'], ['support'], ['analyses'], ['api-keys'], ...ofAdvice],
  'api-keys': () => [['api-keys']],
  'player-imports': () => [['player-imports']],
  closures: () => [['closures']],
  analyses: () => [['analyses']],
  'club-export': () => [['club-export']],
  // A request says whether its exercise is in the library, and which session comes next.
  exercises: () => [
    ['exercises'],
    ['exercise-marks'],
    ['exercise-requests'],
    ['technique-evaluations'],
    ['dashboard'],
    ['coach-advice'],
  ],
  'exercise-requests': () => [['exercise-requests'], ['players', 'one'], ['analyses'], ...ofAdvice],
  // A player's profile counts the sessions.
  'training-sessions': (ids) => [
    ['training-sessions', 'list'],
    ['training-sessions', 'calendar'],
    ...(ids?.map((id) => ['training-sessions', 'one', id]) ?? [['training-sessions', 'one']]),
    ['exercise-requests'],
    // When an exercise was done last.
    ['exercise-marks'],
    ['dashboard'],
    ['analyses'],
    ['seasons'],
    ['profile'],
    ['players', 'one'],
    ...ofAdvice,
  ],
  // Both with the ids of the players.
  'player-scores': (ids) => [['players', 'list'], ...recordsOf(ids), ['player-progress'], ...ofAdvice],
  'technique-evaluations': (ids) => [
    ['technique-evaluations'],
    ...recordsOf(ids),
    ['player-progress'],
    ['analyses'],
    ['seasons'],
    // The level.
    ['profile'],
    ...ofAdvice,
  ],
  groups: () => [['groups']],
  // A group loses the place that goes.
  places: () => [['places'], ['groups']],
  seasons: () => [['seasons']],
  hall: () => [['hall']],
  journal: () => [['journal']],
  family: () => [['family']],
}

/** Both look at all that is known of a player. */
const ofAdvice: readonly QueryKey[] = [['coach-advice'], ['session-planning']]

function recordsOf(playerIds: readonly string[] | undefined): readonly QueryKey[] {
  return playerIds?.map((id) => ['players', 'one', id]) ?? [['players', 'one']]
}

export type QueryFilter = Readonly<{ queryKey: QueryKey }>

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** False: never cached on the device. Otherwise it is. */
      cached?: boolean
    }
  }
}

export interface ChangedTopic {
  readonly topic: LiveTopic
  readonly ids?: readonly string[] | undefined
}

/** Each query once, where several topics are of it. */
export function queriesAboutAll(changed: readonly ChangedTopic[]): readonly QueryFilter[] {
  const filters = changed.flatMap(({ topic, ids }) => queriesAbout(topic, ids) ?? [])
  return [...new Map(filters.map((filter) => [filter.queryKey.join(), filter])).values()]
}

/** Undefined for a newer server's topic, which this page does not know. */
export function queriesAbout(topic: LiveTopic, ids?: readonly string[]): readonly QueryFilter[] | undefined {
  return (queriesByTopic as Partial<typeof queriesByTopic>)[topic]?.(ids).map((queryKey) => ({ queryKey }))
}

/** Resolves once what this tab shows of it was read again, or could not be; the rest is read when it is opened. */
export async function invalidate(client: QueryClient, filters: Partial<QueryFilter>): Promise<void> {
  // React Query does not restart a query's first fetch, which may have missed the change: refetch once it has ended.
  const tooEarly = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => !hasData(query))
    .map(({ queryKey, promise }) => ({ queryKey, promise }))
  // A tab that nobody looks at reads when somebody does.
  const refetchType = isVisible() ? 'active' : 'none'
  // Cancel fetches that began before the change, also those that a screen's loader has begun: their results would look
  // fresh.
  const type = refetchType === 'none' ? 'all' : 'inactive'
  await client.cancelQueries({ ...filters, type, predicate: hasData })
  await client.invalidateQueries({ ...filters, refetchType })
  for (const { queryKey, promise } of tooEarly) {
    void Promise.allSettled([promise]).then(() => client.invalidateQueries({ queryKey, exact: true }))
  }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}

function hasData({ state }: Query): boolean {
  return state.data !== undefined
}

/** Whether everything that is kept of these was read since. */
export function isNewerThan(client: QueryClient, readings: readonly QueryFilter[], since: number): boolean {
  const cached = readings.flatMap(({ queryKey }) => client.getQueryCache().findAll({ queryKey }))
  return cached.every(({ state }) => state.data === undefined || state.dataUpdatedAt >= since)
}

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
