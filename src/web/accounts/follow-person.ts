import type { QueryClient } from '@tanstack/react-query'
import type { AnswerStore } from '../kept-answers.ts'
import { onOtherPerson, personHere, setPersonHere } from './person-here.ts'
import { meQuery } from './queries.ts'

/**
 * What was read belongs to one person in one club. Whenever somebody else is signed in, nobody is, or the club is
 * another, it goes: from memory, from the device, and in all tabs.
 */
export function followPerson(
  client: QueryClient,
  store: AnswerStore,
  showTheDoor: () => Promise<void>,
): void {
  let before = client.getQueryData(meQuery.queryKey)

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== meQuery.queryKey[0]) return
    const me = client.getQueryData(meQuery.queryKey)
    if (me === undefined || me === before) return
    const last = before
    before = me
    const lastId = last?.account.id ?? personHere()
    const anotherPerson = lastId !== null && lastId !== me?.account.id
    const anotherClub = last?.club?.id !== me?.club?.id
    setPersonHere(me?.account.id ?? null)
    const erased =
      lastId && (anotherPerson || (last && anotherClub))
        ? store.eraseAnswers(lastId).catch(() => {})
        : Promise.resolve()
    if (me === null) void showTheDoor().then(() => forgetAnswers(client))
    // A page that goes away would take the erasing along.
    else if (last && anotherPerson && isBehindTheDoor()) void erased.then(() => location.reload())
    else if (last && (anotherPerson || anotherClub)) forgetAnswers(client)
  })

  // Another tab has changed it.
  onOtherPerson((accountId) => {
    if (accountId === null) client.setQueryData(meQuery.queryKey, null)
    else if (accountId === before?.account.id) return
    else if (before && isBehindTheDoor()) location.reload()
    else void client.invalidateQueries(meQuery)
  })
}

/** There a page begins anew with another person: nothing that was typed or read may mix. At the door is nothing yet. */
function isBehindTheDoor(): boolean {
  return /^\/(coach|player)\/./.test(location.pathname)
}

function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] })
}
