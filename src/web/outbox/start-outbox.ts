import { CallFailed } from '../call.ts'
import { noticeWhatEnded, queryClient } from '../query-client.ts'
import { isReadSince, readAgain, type Reading } from '../read-again.ts'
import { leadTabs, whileLeading } from './leadership.ts'
import { followOutbox } from './outbox.ts'
import { pokeOnHope, startSending } from './start-sending.ts'
import { readWaiting } from './waiting-list.ts'
import type { WaitingWrite } from './waiting-write.ts'

/** Part of the first load, with all that it needs: what was written is sent although no other file arrives. */
export function startOutbox(): void {
  followOutbox({
    readAgain: (write) => Promise.all(readingsAfter(write).map((reading) => readAgain(queryClient, reading))),
    isRead: (write) => isReadSince(queryClient, readingsAfter(write), write.doneAt),
    onRead: (listener) =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') listener()
      }),
    onHeldUp: (by) => noticeWhatEnded(new CallFailed(by)),
  })
  void readWaiting()
  whileLeading(startSending)
  leadTabs()
  pokeOnHope()
}

/** What a write changes: everything, until the registry has arrived and says it. */
let readingsAfter: (write: WaitingWrite) => readonly Reading[] = () => [{ queryKey: [] }]

export function setReadingsAfter(known: typeof readingsAfter): void {
  readingsAfter = known
}
