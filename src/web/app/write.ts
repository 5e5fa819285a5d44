import type { WhoAmI } from '../../contract/accounts.ts'
import { type Endpoint, type Input, isQueued, type Output } from '../../contract/endpoint.ts'
import { needsClub } from '../../domain/ability.ts'
import { currentAccountId } from '../accounts/current-account.ts'
import { enqueue, discard, recordRefusal } from '../offline/outbox/outbox.ts'
import { type QueuedWrite, trimmed } from '../offline/outbox/queued-write.ts'
import { isReachable } from '../offline/reachability.ts'
import { CallFailed, isUnreachable, transmit } from './call.ts'
import { intervals } from './intervals.ts'
import { newId } from './new-id.ts'
import { queryClient } from './query-client.ts'

/** The server's answer; null for a write that is kept on this device and will be sent. */
export type Written<E extends Endpoint> = E extends { online: true } ? Output<E> : Output<E> | null

interface WriteOptions {
  /** What the address names, in its order, for the author to know this write by until it is sent. */
  named?: QueuedWrite['named']
  isMounted?: () => boolean
}

/**
 * Every write of the application goes through here: stored on the device first and sent in order, except where it needs
 * the network now. A refusal that comes later, or once the caller is unmounted (`isMounted`), stays as a notice with what
 * was typed; where the device stores nothing, as long as the page lives.
 * @throws CallFailed when the server refuses it while the caller waits
 */
export async function write<E extends Endpoint>(
  endpoint: E,
  typed: Input<E>,
  { named = [], isMounted }: WriteOptions = {},
): Promise<Written<E>> {
  const queued = isQueued(endpoint)
  // Trimmed as the contract does, because overlays show it before it is sent. No queued input holds a password.
  const input = queued ? trimmed(typed) : typed
  const clubId = endpoint.ability && needsClub(endpoint.ability) ? clubHere() : undefined
  const kept = queued ? await enqueue({ ...endpoint, clubId, named }, input as QueuedWrite['input']) : null
  if (!kept) {
    const made = { id: newId(), accountId: currentAccountId() ?? '', clubId, at: new Date().toISOString() }
    try {
      return (await writeNow(endpoint, input, made)) as Written<E>
    } catch (failure) {
      const { method, path } = endpoint
      const unkept = { ...made, method, path, named, input: input as QueuedWrite['input'] }
      if (queued && !isMounted?.()) recordRefusal(unkept, failure)
      throw failure
    }
  }
  const outcome = await Promise.race([kept.outcome, timeout(isReachable() ? intervals.answer : 0)])
  if (outcome === null) return null as Written<E>
  if ('answer' in outcome) return outcome.answer as Written<E>
  // Said there, beside what was typed: no notice is needed, unless the page goes with the club.
  const stays = !leavingClub.has(outcome.refused.refusal)
  if (stays && isMounted?.()) void discard(kept.id).catch(() => {})
  throw new CallFailed(outcome.refused.refusal, outcome.refused)
}

const leavingClub: ReadonlySet<string> = new Set(['no-club', 'club-id-not-found'])

/** As far as this page knows. */
function clubHere(): string | undefined {
  return queryClient.getQueryData<WhoAmI | null>(['me'])?.club?.id
}

const pausesMs = [400, 1600]
/** A server that has kept silent for so long would only be waited for once more. */
const silenceMs = 5_000

/** Sent from here while somebody waits. It carries an id, so that sending it again when its answer was lost does it once. */
async function writeNow(
  endpoint: Endpoint,
  input: unknown,
  { id, clubId }: Pick<QueuedWrite, 'id' | 'clubId'>,
): Promise<unknown> {
  // The server keeps no answer for a write without an account: a retry could do it twice.
  const accountId = endpoint.ability === null ? null : currentAccountId()
  const pauses = accountId ? pausesMs : []
  const send = () => transmit(endpoint, input as Record<string, unknown>, envelope)
  const envelope = { accountId, clubId, writeId: id }
  const begunAt = Date.now()
  for (const pause of pauses) {
    try {
      return await send()
    } catch (error) {
      const retryAfterMs = error instanceof CallFailed ? error.retryAfterMs : undefined
      const isPassing = retryAfterMs === undefined ? isUnreachable(error) : retryAfterMs <= silenceMs
      if (!isPassing || Date.now() - begunAt > silenceMs) throw error
      const ms = retryAfterMs ?? pause * (0.75 + Math.random() / 2)
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
  }
  return send()
}

/** For a race with something that may be too long in coming. */
export function timeout(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms))
}
