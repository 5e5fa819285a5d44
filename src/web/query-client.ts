import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call.ts'

/**
 * Somebody whose session has ended elsewhere is brought to the entry page by the guards; somebody whom a coach has
 * removed is shown how to join a club.
 */
function noticeWhatEnded(error: Error): void {
  if (!(error instanceof CallFailed)) return
  if (error.refusal === 'not-signed-in') queryClient.setQueryData(['me'], null)
  if (error.refusal === 'no-club') void queryClient.invalidateQueries({ queryKey: ['me'] })
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeWhatEnded }),
  mutationCache: new MutationCache({ onError: noticeWhatEnded }),
  defaultOptions: {
    queries: {
      // What is kept shows at once and is read again behind: somebody may have joined a second ago.
      staleTime: 0,
      retry: (count, error) => count < 2 && error instanceof CallFailed && error.refusal === 'no-network',
    },
  },
})
