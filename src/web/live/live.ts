import {
  beatSeconds,
  liveAccountParameter,
  type LiveEvents,
  livePath,
  type LiveTopic,
} from '../../contract/live-event.ts'
import { intervals } from '../app/intervals.ts'

/** What the one stream of a browser says to all its tabs. */
export type LiveMessage =
  { event: 'changed'; topic: LiveTopic; ids?: readonly string[] } | { event: 'refresh' } | { event: 'ended' }

interface LiveDeps {
  currentAccountId: () => string | null
  /** Calls back whenever somebody else may be at the device. @returns how to stop that */
  onPerson: (listener: () => void) => () => void
  connect: (address: string) => EventSource
  publish: (news: LiveMessage) => void
  /** A stream that opens is proof of a network. */
  onOpen: () => void
  /** A stream that was closed or has fallen silent may have lost its network. */
  onLost: () => void
  random: () => number
}

/** Two beats may get lost. With the four seconds in which the server is asked, a silent one is told within 30. */
const silenceMs = 2.55 * beatSeconds * 1_000

/**
 * Holds the browser's one stream open, for whoever is at the device, until the signal aborts. It comes back by itself:
 * an EventSource gives up where a proxy answers in the server's place, and does not notice a dead connection.
 */
export function openLiveStream(deps: LiveDeps, signal: AbortSignal): void {
  let stream: EventSource | undefined
  let person: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0

  function open() {
    close()
    person = deps.currentAccountId()
    if (person === null) return
    const opened = deps.connect(`${livePath}?${new URLSearchParams({ [liveAccountParameter]: person })}`)
    stream = opened
    listenForSilence()
    opened.addEventListener('open', () => {
      // Whatever was said while nobody listened.
      deps.publish({ event: 'refresh' })
      deps.onOpen()
    })
    opened.addEventListener('error', () => {
      deps.onLost()
      openLater()
    })
    opened.addEventListener('beat', noteActivity)
    opened.addEventListener('refresh', () => {
      noteActivity()
      deps.publish({ event: 'refresh' })
    })
    opened.addEventListener('changed', ({ data }: MessageEvent<string>) => {
      noteActivity()
      deps.publish({ event: 'changed', ...(JSON.parse(data) as LiveEvents['changed']) })
    })
    opened.addEventListener('ended', () => {
      deps.publish({ event: 'ended' })
      openLater()
    })
  }
  function noteActivity() {
    failures = 0
    listenForSilence()
  }
  function listenForSilence() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      deps.onLost()
      open()
    }, silenceMs)
  }
  function openLater() {
    close()
    const pauseMs = Math.min(intervals.longestRetry, intervals.firstRetry * 2 ** failures)
    failures += 1
    timer = setTimeout(open, pauseMs * (0.5 + deps.random() / 2))
  }
  function close() {
    clearTimeout(timer)
    stream?.close()
    stream = undefined
  }
  /** What gives hope that the network is back, or another person. */
  function reopenIfNeeded() {
    if (!stream || deps.currentAccountId() !== person) open()
  }

  open()
  const stopListening = deps.onPerson(reopenIfNeeded)
  addEventListener('online', reopenIfNeeded, { signal })
  addEventListener('pageshow', reopenIfNeeded, { signal })
  document.addEventListener('visibilitychange', reopenIfNeeded, { signal })
  signal.addEventListener('abort', () => {
    stopListening()
    close()
  })
}
