import type { Query, QueryClient } from '@tanstack/react-query'
import type { WhoAmI } from '../../contract/accounts.ts'
import { contractVersion } from '../../contract/client-version.ts'
import { type AnswerStore, type CachedAnswer, isFresh, longestAgeMs, showAnswer } from './cached-answers.ts'

const maxRecords = 300
const gatheringMs = 250
const coachsAgeMs = 7 * 24 * 60 * 60 * 1000

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
    const person = personIn(client)
    if (person?.id !== currentAccountId()) gathered.clear()
    // A query that has left the cache belonged to somebody else, or to another club.
    const answers = [...gathered]
      .filter((query) => person && cache.get(query.queryHash) === query)
      .map((query) => answerOf(query, person!))
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
    const accountId = personIn(client)?.id
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

function answerOf({ queryHash, queryKey, state }: Query, { id, role }: WhoAmI['account']): CachedAnswer {
  const { data, dataUpdatedAt: updatedAt } = state
  const expiresAt = updatedAt + (role === 'coach' ? coachsAgeMs : longestAgeMs)
  return { accountId: id, queryHash, queryKey, data, updatedAt, expiresAt, contractVersion }
}

function personIn(client: QueryClient): WhoAmI['account'] | undefined {
  return client.getQueryData<WhoAmI | null>(['me'])?.account
}
