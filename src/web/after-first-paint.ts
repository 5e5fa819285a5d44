// Before the browser is shown the manifest: it offers once.
import './installation/install-prompt.ts'
import { onPersonHere, personHere } from './accounts/person-here.ts'
import { keepAnswers, pruneAnswers } from './answer-keeper.ts'
import { makeInstallable } from './installation/make-installable.ts'
import { heedNews } from './live-news.ts'
import { followLive } from './live.ts'
import { answerStore } from './outbox/device-store.ts'
import { whileLeading } from './outbox/leadership.ts'
import { setRereading } from './outbox/start-outbox.ts'
import { onTold, tell } from './outbox/tabs.ts'
import { queryClient } from './query-client.ts'
import { isReadSince, readAgain } from './read-again.ts'
import { recoverReads } from './recovery.ts'
import { watchVersions } from './updates/watch-versions.ts'

/** What keeps the application fresh and is not needed to show it: the first load is without it. */
export function start(): void {
  makeInstallable()
  recoverReads(queryClient)
  const takeAnswers = keepAnswers(queryClient, answerStore, {
    personHere,
    tell: (answers) => tell({ type: 'answers', answers }),
  })
  const heed = heedNews(queryClient)
  onTold((message) => {
    if (message.type === 'answers') takeAnswers(message.answers)
    if (message.type === 'live') heed(message.news)
  })
  settle()
  onPersonHere(settle)
  whileLeading(holdStream)
  void knowWhatWritesChange()
  // In development every change is a new version.
  if (import.meta.env.PROD) void watchVersions()
}

/** Whoever is here when the page starts, or signs in or up on it, has the device's room to themselves. */
function settle(): void {
  const person = personHere()
  if (!person) return
  void pruneAnswers(answerStore, person).catch(() => {})
  // Otherwise a browser short of room may throw away what was never sent. Absent where the address is not secure.
  void (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => {})
}

/** Until it has arrived everything is read again after a write. */
async function knowWhatWritesChange(): Promise<void> {
  const registry = await import('./outbox/registry.ts').catch(() => null)
  if (!registry) return
  const { readingsAfter } = registry
  setRereading({
    readAgain: (write) => Promise.all(readingsAfter(write).map((reading) => readAgain(queryClient, reading))),
    isRead: (write) => isReadSince(queryClient, readingsAfter(write), write.doneAt),
  })
}

function holdStream(signal: AbortSignal): void {
  followLive(
    {
      personHere,
      onPerson: onPersonHere,
      connect: (address) => new EventSource(address),
      tell: (news) => tell({ type: 'live', news }),
      onOpen: () => tell({ type: 'poke' }),
      random: Math.random,
    },
    signal,
  )
}
