import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallFailed } from './call.ts'

/** Somebody whose session has ended elsewhere is brought to the entry page by the guards. */
function forgetWhoWasSignedIn(error: Error): void {
  if (error instanceof CallFailed && error.refusal === 'not-signed-in') queryClient.setQueryData(['me'], null)
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: forgetWhoWasSignedIn }),
  mutationCache: new MutationCache({ onError: forgetWhoWasSignedIn }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 2 && error instanceof CallFailed && error.refusal === 'no-network',
    },
  },
})
