import type { QueryClient } from '@tanstack/react-query'
import type { WhoAmI } from '../contract/accounts.ts'
import { type FirstAnswers, firstAnswersElement } from '../contract/first-reads.ts'
import { isLeaving } from './accounts/late-sign-out.ts'
import { hasLeftSince, personHere } from './accounts/person-here.ts'

/** What came with the page was read after it was asked for: no younger than that is it taken for. */
const pageAskedAt = performance.timeOrigin

/** Young enough to be shown without asking again; the live stream has it read again as it opens. */
const freshMs = 15_000

export function staleTime({ state }: { state: { dataUpdatedAt: number } }): number {
  return cameWithPage(state) ? freshMs : 0
}

export function cameWithPage({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean {
  return dataUpdatedAt === pageAskedAt
}

/** Takes what the server sent along, once, if it is the person's who is at this device: the screen begins with it. */
export function takeFirstAnswers(client: QueryClient): void {
  const element = document.getElementById(firstAnswersElement)
  if (!element) return
  element.remove()
  const answers = wholeAnswers(element.textContent)
  const me = answers?.[0]?.[1] as WhoAmI | undefined
  if (!answers || !me) return
  // Somebody signed out, or somebody else in, in another tab or where the server could not be told yet.
  if (isLeaving() || hasLeftSince(pageAskedAt) || (personHere() ?? me.account.id) !== me.account.id) return
  for (const [queryKey, answer] of answers) {
    if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < pageAskedAt) {
      client.setQueryData(queryKey, answer, { updatedAt: pageAskedAt })
    }
  }
}

/** Nothing where the connection broke in the middle of them: they are the page's last part. */
function wholeAnswers(text: string): FirstAnswers | null {
  try {
    return JSON.parse(text) as FirstAnswers
  } catch {
    return null
  }
}
