import type { Query, QueryClient } from '@tanstack/react-query'
import type { WhoAmI } from '../../contract/accounts.ts'
import { contractVersion } from '../../contract/client-version.ts'
import { type AnswerStore, isFresh, type CachedAnswer, showAnswer } from './cached-answers.ts'

const maxRecords = 300
const gatheringMs = 250

interface Surroundings {
  /** Who is at the device, whatever this tab still believes. */
  currentAccountId: () => string | null
  tell: (answers: readonly CachedAnswer[]) => void
}

/** Keeps each answer from now on. @returns what to do with the answers that another tab has kept */
export function cacheAnswers(
  client: QueryClient,
  store: AnswerStore,
  { currentAccountId, tell }: Surroundings,
): (answers: readonly CachedAnswer[]) => void {
  const cache = client.getQueryCache()
  const gathered = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let receiving = false

  function gather(query: Query) {
    if (query.meta?.cached === false || query.state.data === null) return
    gathered.add(query)
    timer ??= setTimeout(() => void flush().catch(() => {}), gatheringMs)
  }
  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const accountId = personIn(client)
    if (accountId !== currentAccountId()) gathered.clear()
    // A query that has left the cache belonged to somebody else, or to another club.
    const answers = [...gathered]
      .filter((query) => accountId && cache.get(query.queryHash) === query)
      .map((query) => answerOf(query, accountId!))
    gathered.clear()
    if (answers.length === 0) return
    tell(answers)
    await store.putAnswers(answers)
  }

  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !receiving) gather(event.query)
  })
  // What came before this began: what was restored is older than the page.
  for (const query of cache.getAll()) if (query.state.dataUpdatedAt >= performance.timeOrigin) gather(query)
  // A phone puts a page to sleep without a further word.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush().catch(() => {})
  })

  return (answers) => {
    receiving = true
    const accountId = personIn(client)
    for (const answer of answers) if (answer.accountId === accountId) showAnswer(client, answer)
    receiving = false
  }
}

/** What is kept too long, is too much, or is of somebody who is no longer at this device, goes. */
export async function pruneAnswers(store: AnswerStore, accountId: string): Promise<void> {
  await store.deleteAnswersOfOthers(accountId)
  const answers = (await store.answersOf(accountId)).toSorted((a, b) => b.updatedAt - a.updatedAt)
  const leaving = answers.filter((answer, index) => index >= maxRecords || !isFresh(answer))
  await store.deleteAnswers(
    accountId,
    leaving.map(({ queryHash }) => queryHash),
  )
}

function answerOf({ queryHash, queryKey, state }: Query, accountId: string): CachedAnswer {
  return { accountId, queryHash, queryKey, data: state.data, updatedAt: state.dataUpdatedAt, contractVersion }
}

function personIn(client: QueryClient): string | undefined {
  return client.getQueryData<WhoAmI | null>(['me'])?.account.id
}
