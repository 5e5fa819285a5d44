import { CallFailed } from '../call.ts'
import { noticeWhatEnded, queryClient } from '../query-client.ts'
import { leadTabs, whileLeading } from './leadership.ts'
import { followOutbox, type Reactions } from './outbox.ts'
import { pokeOnHope, startSending } from './start-sending.ts'
import { readWaiting } from './waiting-list.ts'

/** Part of the first load, with all that it needs: what was written is sent although no other file arrives. */
export function startOutbox(): void {
  followOutbox({
    readAgain: (write) => rereading.readAgain(write),
    isRead: (write) => rereading.isRead(write),
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

type Rereading = Pick<Reactions, 'readAgain' | 'isRead'>

/** Everything, until the registry has arrived and says what a write changes. */
let rereading: Rereading = {
  readAgain: () => queryClient.invalidateQueries(),
  isRead: ({ doneAt }) =>
    queryClient
      .getQueryCache()
      .getAll()
      .every(({ state }) => state.data === undefined || state.dataUpdatedAt >= doneAt),
}

export function setRereading(known: Rereading): void {
  rereading = known
}
