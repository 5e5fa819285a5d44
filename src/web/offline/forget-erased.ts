import type { Query, QueryClient } from '@tanstack/react-query'
import type { WhoAmI } from '../../contract/accounts.ts'
import type { AnswerStore } from './cached-answers.ts'

/**
 * What was read before somebody's data were erased in the club may name them: it goes from this device, in use or when it is used
 * again. What is on the screen is read anew at the same news. Nothing of others is in what the server says of this person.
 */
export function forgetErased(
  client: QueryClient,
  store: AnswerStore,
  currentAccountId: () => string | null,
): void {
  let known: string | undefined

  function look() {
    const me = client.getQueryData<WhoAmI | null>(['me'])
    const lastErasure = me?.club?.lastErasure
    if (!lastErasure || lastErasure === known || me.account.id !== currentAccountId()) return
    known = lastErasure
    const before = Date.parse(lastErasure)
    client.removeQueries({
      type: 'inactive',
      predicate: ({ queryHash, state }: Query) =>
        isOlder({ queryHash, updatedAt: state.dataUpdatedAt }, before),
    })
    void deleteAnswersBefore(store, me.account.id, before).catch(() => {})
  }
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === meHash) look()
  })
  look()
}

const meHash = JSON.stringify(['me'])

function isOlder(
  { queryHash, updatedAt }: { queryHash: string; updatedAt: number },
  before: number,
): boolean {
  return queryHash !== meHash && updatedAt < before
}

async function deleteAnswersBefore(store: AnswerStore, accountId: string, before: number): Promise<void> {
  const leaving = (await store.answersOf(accountId)).filter((answer) => isOlder(answer, before))
  await store.deleteAnswers(
    accountId,
    leaving.map(({ queryHash }) => queryHash),
  )
}
