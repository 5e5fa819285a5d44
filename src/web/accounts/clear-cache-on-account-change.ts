import type { Query, QueryClient } from '@tanstack/react-query'
import type { AnswerStore } from '../offline/cached-answers.ts'
import { onAccountChangeInOtherTab, currentAccountId, setCurrentAccountId } from './current-account.ts'
import { meQuery } from './queries.ts'
import { rankOf } from './with-rank.ts'

/**
 * Cached answers belong to one account in one club, with what it may read there. After a sign-out, a sign-in as another account, a
 * change of club or another rank in it they are erased: from memory, from the device, and in all tabs.
 */
export function clearCacheOnAccountChange(
  client: QueryClient,
  store: AnswerStore,
  guardAgain: () => Promise<void>,
): void {
  let before = client.getQueryData(meQuery.queryKey)

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== meQuery.queryKey[0]) return
    const me = client.getQueryData(meQuery.queryKey)
    if (me === undefined || me === before) return
    const last = before
    before = me
    const lastId = last?.account.id ?? currentAccountId()
    const anotherPerson = lastId !== null && lastId !== me?.account.id
    const anotherClub = last?.club?.id !== me?.club?.id
    const anotherRank = last && me && !anotherPerson && rankOf(last.account) !== rankOf(me.account)
    setCurrentAccountId(me?.account.id ?? null)
    const erased =
      lastId && (anotherPerson || (last && anotherClub) || anotherRank)
        ? store.deleteAnswers(lastId).catch(() => {})
        : Promise.resolve()
    if (me === null) void guardAgain().then(() => removeAnswers(client))
    // Reloading earlier would abort the erasure.
    else if (last && anotherPerson && isInArea()) void erased.then(() => location.reload())
    else if (last && (anotherPerson || anotherClub)) removeAnswers(client)
    else if (anotherRank) {
      // What is open stays, and is read anew, unless it is theirs no more.
      void client.resetQueries({ predicate: isNotMe })
      void guardAgain()
    }
  })

  // Another tab has signed in or out.
  onAccountChangeInOtherTab((accountId) => {
    if (accountId === null) client.setQueryData(meQuery.queryKey, null)
    else if (accountId === before?.account.id) return
    else if (before && isInArea()) location.reload()
    else void client.invalidateQueries(meQuery)
  })
}

/** There a page is reloaded for another account, so that it shows no data or input of the previous one. */
function isInArea(): boolean {
  return /^\/(coach|player)\/./.test(location.pathname)
}

function removeAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: isNotMe })
}

function isNotMe({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return queryKey[0] !== meQuery.queryKey[0]
}
