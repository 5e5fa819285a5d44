// Before the browser is shown the manifest: it offers once.
import './installation/install-prompt.ts'
import { onAccountChange, currentAccountId } from '../accounts/current-account.ts'
import { cacheAnswers, pruneAnswers } from '../offline/save-answers.ts'
import { forgetErased } from '../offline/forget-erased.ts'
import { applyLiveMessages, invalidate, isNewerThan, queriesAboutAll } from '../live/invalidate.ts'
import { openLiveStream } from '../live/live.ts'
import { answerStore } from '../offline/device-store.ts'
import { broadcast, onBroadcast, runWhileLeader } from '../offline/tabs.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { setInvalidation } from '../offline/outbox/start-outbox.ts'
import { probeServer, recordReachability } from '../offline/reachability.ts'
import { askToPersist } from '../offline/persistence.ts'
import { recoverReads } from '../offline/recovery.ts'
import { watchConnection } from '../offline/watch-connection.ts'
import { makeInstallable } from './installation/make-installable.ts'
import { queryClient } from './query-client.ts'
import { watchVersions } from './updates/watch-versions.ts'

/** What keeps the application fresh and is not needed to show it: the first load is without it. */
export function start(): void {
  makeInstallable()
  recoverReads(queryClient)
  const takeAnswers = cacheAnswers(queryClient, answerStore, {
    currentAccountId,
    tell: (answers) => broadcast({ type: 'answers', answers }),
  })
  forgetErased(queryClient, answerStore, currentAccountId)
  const applyMessage = applyLiveMessages(queryClient)
  onBroadcast((message) => {
    if (message.type === 'answers') takeAnswers(message.answers)
    if (message.type === 'live') applyMessage(message.news)
    if (message.type === 'unreachable') recordReachability(message.found)
    if (message.type === 'writes-changed') askToPersist()
  })
  if (matchMedia('(display-mode: standalone)').matches) askToPersist()
  addEventListener('appinstalled', askToPersist)
  claimStorage()
  onAccountChange(claimStorage)
  watchConnection(currentAccountId)
  runWhileLeader(holdStream)
  runWhileLeader((signal) => void readAheadWhile(signal).catch(() => {}))
  void knowWhatWritesChange()
  // In development every change is a new version.
  if (import.meta.env.PROD) void watchVersions()
}

/** The account at this device has its storage to itself: what others read is deleted. */
function claimStorage(): void {
  const person = currentAccountId()
  if (!person) return
  void pruneAnswers(answerStore, person).catch(() => {})
}

/** What the hall will need without network. */
async function readAheadWhile(signal: AbortSignal): Promise<void> {
  // Whatever the screen reads first goes first.
  await new Promise<void>((resolve) => {
    // Absent in Safari.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 5_000 })
    else setTimeout(resolve, 2_000)
  })
  const { readAhead } = await import('../training-sessions/read-ahead.ts')
  readAhead(signal)
}

/** Until it has arrived everything is read again after a write. */
async function knowWhatWritesChange(): Promise<void> {
  const registry = await import('../offline/outbox/registry.ts').catch(() => null)
  if (!registry) return
  const queriesChangedBy = (write: QueuedWrite) => queriesAboutAll(registry.topicsChangedBy(write))
  setInvalidation({
    invalidate: (write) =>
      Promise.all(queriesChangedBy(write).map((reading) => invalidate(queryClient, reading))),
    isCacheNewer: (write) => isNewerThan(queryClient, queriesChangedBy(write), write.doneAt),
  })
}

async function tellIfLost(): Promise<void> {
  const found = await probeServer()
  if (found !== 'reachable') broadcast({ type: 'unreachable', found })
}

function holdStream(signal: AbortSignal): void {
  openLiveStream(
    {
      currentAccountId,
      onPerson: onAccountChange,
      connect: (address) => new EventSource(address),
      publish: (news) => broadcast({ type: 'live', news }),
      onOpen: () => broadcast({ type: 'poke' }),
      onLost: () => void tellIfLost(),
      random: Math.random,
    },
    signal,
  )
}
