import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { contractVersion } from '../../contract/client-version.ts'

/** What the server answered a person, kept on the device: one record a query, so that two tabs never overwrite each other's. */
export interface CachedAnswer {
  readonly accountId: string
  readonly queryHash: string
  readonly queryKey: QueryKey
  readonly data: unknown
  readonly updatedAt: number
  /** Absent in what a release before has kept. */
  readonly expiresAt?: number
  /** A page built for another contract would not understand it. */
  readonly contractVersion: number
}

export interface AnswerStore {
  answersOf(accountId: string): Promise<readonly CachedAnswer[]>
  putAnswers(answers: readonly CachedAnswer[]): Promise<void>
  deleteAnswers(accountId: string, queryHashes?: readonly string[]): Promise<void>
  deleteAnswersOfOthers(accountId: string): Promise<void>
}

/** A player's device; a coach's keeps less, as it holds a whole club. */
export const longestAgeMs = 30 * 24 * 60 * 60 * 1000
const restoringMs = 500
/** A store that answers nothing for so long never will. */
const slowestMs = 5_000

let restoring: Promise<void> = Promise.resolve()

/** What a slow device keeps may come after the first render: to be waited for before taking it for nothing. */
export function restored(): Promise<void> {
  return within(slowestMs, restoring)
}

/**
 * Before the first render: what this person last read is what the screens begin with. A store that is slow to open
 * does not hold the screen up; what it gives later fills what has not been read meanwhile.
 */
export async function restoreAnswers(
  client: QueryClient,
  store: AnswerStore,
  currentAccountId: () => string | null,
): Promise<void> {
  const person = currentAccountId()
  if (person === null) return
  async function restore() {
    const answers = await store.answersOf(person!)
    // Meanwhile the screen may have been shown, and somebody else may have come to it.
    if (currentAccountId() !== person) return
    for (const answer of answers) showAnswer(client, answer)
    // However young: a page that is loaded anew reads anew.
    await client.invalidateQueries({ refetchType: 'none' })
  }
  restoring = restore().catch(() => {})
  await within(restoringMs, restoring)
}

function within(ms: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms))])
}

/** Unless something newer is known. */
export function showAnswer(client: QueryClient, answer: CachedAnswer): void {
  const { queryHash, queryKey, data, updatedAt } = answer
  const known = client.getQueryCache().get(queryHash)?.state.dataUpdatedAt ?? 0
  if (isFresh(answer) && updatedAt > known) client.setQueryData(queryKey, data, { updatedAt })
}

export function isFresh(answer: CachedAnswer): boolean {
  const { updatedAt, expiresAt = updatedAt + longestAgeMs } = answer
  return answer.contractVersion === contractVersion && expiresAt > Date.now()
}
