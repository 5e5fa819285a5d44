import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { reloadAsOtherAccount } from '../accounts/current-account.ts'
import { CallFailed, isUnreachable } from './call.ts'

/** An answer that was lost, a coach, or a trial that ended has changed what the page takes the person for. */
const staleMeRefusals: ReadonlySet<string> = new Set([
  'no-club',
  'already-in-club',
  'id-taken',
  'subscription-required',
  'payment-missing',
  'subscription-paused',
])

/**
 * Somebody whose session has ended elsewhere is brought to the entry page by the guards; somebody whom a coach has
 * removed is shown how to join a club, somebody who is in one already is shown that club, and one whose club may only be
 * read is told so.
 */
export function handleSessionEnd(error: unknown): void {
  if (!(error instanceof CallFailed)) return
  if (error.refusal === 'not-signed-in') queryClient.setQueryData(['me'], null)
  if (error.refusal === 'signed-in-as-another') reloadAsOtherAccount()
  if (staleMeRefusals.has(error.refusal)) void queryClient.invalidateQueries({ queryKey: ['me'] })
}

// It begins by believing in the network, and would then miss its return.
onlineManager.setOnline(navigator.onLine)

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleSessionEnd }),
  defaultOptions: {
    queries: {
      // What is kept shows at once and is read again behind: somebody may have joined a moment ago. What a route's loader
      // has just read is not read again by its screen.
      staleTime: 1_000,
      // A screen left long ago still opens without network.
      gcTime: Infinity,
      // The browser's word for the network is not the server's answer: a hall's Wi-Fi counts as online.
      networkMode: 'always',
      refetchOnReconnect: true,
      // A blink of the network is passed over in silence; recovery.ts takes care of what lasts longer. A late failure is no
      // blink: trying again at once would double the wait.
      retry: (count, error) => count < 1 && isUnreachable(error) && !(error as CallFailed).isLate,
      retryDelay: 400,
      // Screens hand their query to parts that load later: what such a part will read has to be told of before it is there.
      notifyOnChangeProps: 'all',
    },
  },
})
