import type { QueryKey } from '@tanstack/react-query'
import { addDays } from '../../domain/days.ts'
import { aheadDays, isNear, sessionsAhead } from '../../domain/hall/hall-ahead.ts'
import { meQuery } from '../accounts/queries.ts'
import { intervals } from '../app/intervals.ts'
import { queryClient } from '../app/query-client.ts'
import { clubDay } from '../clubs/club-time.ts'
import { clubQuery } from '../clubs/queries.ts'
import { loadDrawing } from '../drills/use-drawing.ts'
import { onBroadcast } from '../offline/tabs.ts'
import { evaluationTableQuery } from '../technique-evaluations/queries.ts'
import { calendarQuery, sessionQuery, sessionsQuery } from './queries.ts'
import { hallQuery } from '../hall/queries.ts'

const hourMs = 3_600_000
/** A page that is loaded again reads again only after so long, unless something has changed. */
const freshMs = 5 * 60_000
const returnMs = 10_000

/**
 * A coach's device keeps the sessions of the next days, so that each opens in the hall without network, also where nobody
 * has opened it before. One read when the page starts and after changes, at most one a minute.
 */
export function readAhead(signal: AbortSignal): void {
  const pauseMs = intervals.readAhead ?? 60_000
  let readFor: string | null = null
  let changed = false
  let readAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function schedule(ms: number) {
    timer ??= setTimeout(() => void run(), ms)
  }
  async function run() {
    const asked = changed
    changed = false
    const isRead =
      signal.aborted ||
      (await pass(asked).then(
        () => true,
        () => false,
      ))
    timer = undefined
    // What failed is read again as soon as the stream is back.
    readAt = isRead ? Date.now() : 0
    if (changed) schedule(pauseMs)
    if (!isRead && asked) changed = true
  }
  async function pass(isStale: boolean) {
    const coach = coachHere()
    if (!coach) return
    readFor = coach.key
    const now = new Date()
    const today = clubDay(now, coach.timeZone)
    const query = calendarQuery({ from: today, to: addDays(today, aheadDays) })
    if (isStale || ageOf(query.queryKey) >= freshMs) await queryClient.fetchQuery({ ...query, staleTime: 0 })
    const answer = queryClient.getQueryData(query.queryKey)
    if (!answer) return
    const updatedAt = queryClient.getQueryState(query.queryKey)!.dataUpdatedAt
    const kept = sessionsAhead(answer.sessions, coach.id, now)
    for (const session of kept) {
      const { queryKey } = sessionQuery(session.id)
      const seenAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
      if (seenAt < updatedAt) queryClient.setQueryData(queryKey, session, { updatedAt })
    }
    if (kept.length === 0) return
    const near = kept.some((session) => isNear(session, now))
    if (near) await loadHall()
    await readIfOlder(sessionsQuery('upcoming', 1), Infinity)
    await readIfOlder(clubQuery, 24 * hourMs)
    if (near) await readIfOlder(evaluationTableQuery, 24 * hourMs)
    let failure: unknown
    for (const session of kept) {
      // One that fails does not keep the others from being read.
      await readIfOlder(hallQuery(session.id), isNear(session, now) ? hourMs : 24 * hourMs).catch(
        (error: unknown) => (failure = error),
      )
    }
    if (failure) throw failure
  }
  async function readIfOlder(query: { queryKey: QueryKey }, ms: number) {
    if (!signal.aborted && ageOf(query.queryKey) >= ms) await queryClient.fetchQuery(query)
  }

  const stopReading = queryClient.getQueryCache().subscribe((event) => {
    const isMe = event.type === 'updated' && event.query.queryKey[0] === 'me'
    if (isMe && event.action.type === 'success' && coachHere()?.key !== readFor) schedule(0)
  })
  const stopHearing = onBroadcast((message) => {
    if (message.type !== 'live') return
    const { news } = message
    const isChange = news.event === 'changed' && news.topic === 'training-sessions'
    // A stream that opens when the page does has missed nothing.
    const isReturn = news.event === 'refresh' && Date.now() - readAt > returnMs
    if (!isChange && !isReturn) return
    changed = true
    schedule(pauseMs)
  })
  // A page that stays open for days.
  const regularly = setInterval(() => schedule(0), 6 * hourMs)
  signal.addEventListener('abort', () => {
    stopReading()
    stopHearing()
    clearTimeout(timer)
    clearInterval(regularly)
  })
  schedule(0)
}

function coachHere() {
  const me = queryClient.getQueryData(meQuery.queryKey)
  if (!me?.club || me.account.role !== 'coach') return null
  const { id } = me.account
  return { id, timeZone: me.club.timeZone, key: `${id} ${me.club.id}` }
}

/** In milliseconds; endless for what was never read. */
function ageOf(queryKey: QueryKey): number {
  return Date.now() - (queryClient.getQueryState(queryKey)?.dataUpdatedAt || -Infinity)
}

/** All of its steps, and what draws: they are not waited for in the hall. */
async function loadHall(): Promise<void> {
  await Promise.all([
    import('../hall/hall-page.tsx'),
    import('../hall/arrival-sheet.tsx'),
    import('../hall/tables-step.tsx'),
    import('../hall/marks-step.tsx'),
    import('../hall/closing-step.tsx'),
    loadDrawing(),
  ])
}
