import { type HallEvent, inOrder, isTimerEvent, type TimerAction } from './hall-event.ts'

/** Where the timer stands. Instants are in epoch milliseconds. */
export interface HallTimer {
  readonly block: TimedBlock | null
  /** By block, in milliseconds: all turns but the one of `block`. */
  readonly played: ReadonlyMap<string, number>
  /** When the first block was started. */
  readonly begunAt: number | null
  /** When the evening was closed; a block that is started, or gone back to, later opens it again. */
  readonly endedAt: number | null
}

export interface TimedBlock {
  readonly id: string
  readonly lengthMs: number
  /** Up to `since`, or up to its pause. */
  readonly playedMs: number
  /** Since when it runs; null while it is paused, or left. */
  readonly since: number | null
  /** It was passed, or the evening was closed: another one is next. */
  readonly left: boolean
  /** Whether it ran when it was left. */
  readonly ran: boolean
  /** Who changed it last, how, and when. */
  readonly last: Pick<HallEvent, 'by' | 'type'> & { readonly at: number }
}

const minuteMs = 60_000
const none: HallTimer = { block: null, played: new Map(), begunAt: null, endedAt: null }

/** The same for any order and repetition of the events, on every device. */
export function timerOf(events: readonly HallEvent[]): HallTimer {
  const run = leadingRun(events)
  return inOrder(events).reduce((timer, event) => {
    const at = Date.parse(event.at)
    if (event.type === 'end') {
      // Whoever closes another run, days later perhaps, does not close what the others go on with.
      const isAnother = timer.begunAt !== null && event.run !== undefined && event.run !== run
      return isAnother ? timer : end(timer, event, at)
    }
    return isTimerEvent(event) && event.run === run ? apply(timer, event, at) : timer
  }, none)
}

function apply(timer: HallTimer, event: HallEvent & TimerAction, at: number): HallTimer {
  const { block } = timer
  const last = { by: event.by, type: event.type, at }
  if (event.type === 'start') {
    if ((block?.id ?? null) !== event.after) return timer
    // The same block once more: when its time is over, not when two coaches press.
    if (block?.id === event.blockId && !block.left && overSince(block, at) === null) return timer
    return {
      ...timer,
      block: {
        id: event.blockId,
        lengthMs: event.minutes * minuteMs,
        playedMs: 0,
        since: at,
        left: false,
        ran: true,
        last,
      },
      played: block ? addPlayed(timer.played, block.id, playedOf(block, at)) : timer.played,
      begunAt: timer.begunAt ?? at,
      endedAt: null,
    }
  }
  if (block?.id !== event.blockId || block.left !== (event.type === 'back')) return timer
  const changed = change(block, event.type, at)
  if (changed === block) return timer
  return { ...timer, block: { ...changed, last }, endedAt: event.type === 'back' ? null : timer.endedAt }
}

function change(block: TimedBlock, type: Exclude<TimerAction['type'], 'start'>, at: number): TimedBlock {
  if (type === 'skip') return leave(block, at)
  if (type === 'back') return { ...block, left: false, since: block.ran ? at : null }
  if (type === 'resume') return block.since === null ? { ...block, since: at } : block
  const over = overSince(block, at) !== null
  if (type === 'pause') {
    return block.since === null || over ? block : { ...block, playedMs: playedOf(block, at), since: null }
  }
  // After its end nothing was played until somebody adds to it.
  const again = over && { playedMs: block.lengthMs, since: at }
  return { ...block, lengthMs: block.lengthMs + minuteMs, ...again }
}

function leave(block: TimedBlock, at: number): TimedBlock {
  return { ...block, playedMs: playedOf(block, at), since: null, left: true, ran: block.since !== null }
}

function end(timer: HallTimer, { by, type }: HallEvent, at: number): HallTimer {
  if (timer.endedAt !== null) return timer
  const { block } = timer
  const left = block && !block.left ? { ...leave(block, at), last: { by, type, at } } : block
  return { ...timer, block: left, endedAt: at }
}

/** How long of it was played, in milliseconds: never more than its length. */
export function playedOf({ lengthMs, playedMs, since }: TimedBlock, now: number): number {
  const running = since === null ? 0 : Math.max(0, now - since)
  return Math.min(lengthMs, playedMs + running)
}

/** In milliseconds; never negative, and it grows by « +1 » alone. */
export function timeLeft(block: TimedBlock, now: number): number {
  return block.lengthMs - playedOf(block, now)
}

/** How long ago its time was over, in milliseconds; null while there is some left. */
export function overSince({ lengthMs, playedMs, since }: TimedBlock, now: number): number | null {
  if (since === null) return null
  const ms = now - since - (lengthMs - playedMs)
  return ms >= 0 ? ms : null
}

/** By block, in milliseconds, up to now. */
export function playedByBlock({ block, played }: HallTimer, now: number): ReadonlyMap<string, number> {
  return block ? addPlayed(played, block.id, playedOf(block, now)) : played
}

/** Whole minutes. */
export function playedMinutes(played: ReadonlyMap<string, number>, id: string): number {
  return Math.round((played.get(id) ?? 0) / minuteMs)
}

function addPlayed(played: ReadonlyMap<string, number>, id: string, ms: number): ReadonlyMap<string, number> {
  return new Map(played).set(id, (played.get(id) ?? 0) + ms)
}

/**
 * The run that everybody follows: the one that was last chosen; before any choice, the one whose device had been in contact
 * last. Null before any was begun.
 */
export function leadingRun(events: readonly HallEvent[]): string | null {
  const ordered = inOrder(events)
  const chosen = ordered.findLast((event) => event.type === 'lead')
  if (chosen?.type === 'lead') return chosen.run
  const [first = null] = runsOf(ordered).toSorted(
    (a, b) => b.seenAt.localeCompare(a.seenAt) || a.run.localeCompare(b.run),
  )
  return first?.run ?? null
}

interface Run {
  readonly run: string
  readonly by: string | null
  readonly seenAt: string
}

function runsOf(ordered: readonly HallEvent[]): readonly Run[] {
  const runs = new Map<string, Run>()
  for (const event of ordered) {
    if (event.type !== 'start' || runs.has(event.run)) continue
    runs.set(event.run, { run: event.run, by: event.by, seenAt: event.seenAt ?? '' })
  }
  return [...runs.values()]
}

/** The run of the other coach that leads instead of one's own, and one's own; null where there is nothing to settle. */
export function rivalRun(
  events: readonly HallEvent[],
  coachId: string,
): { readonly own: string; readonly leading: string; readonly by: string | null } | null {
  const ordered = inOrder(events)
  const leading = leadingRun(events)
  // One follows what one has begun, or chosen since.
  const mine = ordered.findLast(
    (event) =>
      event.by === coachId && (event.type === 'lead' || (event.type === 'start' && event.run === event.id)),
  )
  if (!leading || (mine?.type !== 'lead' && mine?.type !== 'start') || mine.run === leading) return null
  const run = runsOf(ordered).find((each) => each.run === leading)
  return { own: mine.run, leading, by: run?.by ?? null }
}
