/** A write is put in line here, sent again, given up, or kept as a notice of what was refused. */

import { currentAccountId } from '../../accounts/current-account.ts'
import { CallFailed, transmit } from '../../app/call.ts'
import { newId } from '../../app/new-id.ts'
import { handleSessionEnd } from '../../app/query-client.ts'
import { writeStore } from '../device-store.ts'
import { broadcast, onBroadcast, type Outcome } from '../tabs.ts'
import {
  changeOutbox,
  removeWrite,
  removeUnstored,
  isUnstored,
  loadQueue,
  showUnstored,
} from './outbox-state.ts'
import type { QueuedWrite } from './queued-write.ts'

/**
 * Puts a write at the end of the line. Resolves once the device keeps it, with what the server will say, however long
 * that takes; null where the device keeps nothing.
 */
export async function enqueue(
  {
    method,
    path,
    clubId,
    named,
    id = newId(),
  }: Pick<QueuedWrite, 'method' | 'path' | 'clubId' | 'named'> & Partial<Pick<QueuedWrite, 'id'>>,
  input: QueuedWrite['input'],
): Promise<{ id: string; outcome: Promise<Outcome> } | null> {
  const accountId = currentAccountId()
  if (!accountId) return null
  const { promise: outcome, resolve } = Promise.withResolvers<Outcome>()
  const stopListening = onBroadcast((message) => {
    if (message.type !== 'settled' || message.write.id !== id) return
    stopListening()
    resolve(message.outcome)
  })
  try {
    const at = new Date().toISOString()
    await writeStore.add({ id, accountId, clubId, method, path, input, named, at, refused: null })
  } catch {
    stopListening()
    changeOutbox({ canStore: false })
    return null
  }
  removeUnstored(id)
  broadcast({ type: 'poke' })
  broadcast({ type: 'writes-changed' })
  await loadQueue()
  return { id, outcome }
}

/**
 * Sends a refused write again, as a new one for the same club: with this input it is another request. One that only this
 * page knows goes under its own id while it is the same: it may have been done although no answer came. Answers whether
 * it is in line, or done where the device keeps nothing.
 */
export async function retry(write: QueuedWrite, input: QueuedWrite['input']): Promise<boolean> {
  const id = input === write.input && isUnstored(write.id) ? write.id : newId()
  const kept = await enqueue({ ...write, id }, input)
  if (!kept) return sendUnstored(write, input)
  if (id !== write.id) await discard(write.id)
  return true
}

/** Its author has read why it was refused, or wants it no more. */
export async function discard(id: string): Promise<void> {
  const unkept = isUnstored(id)
  removeWrite(id)
  if (!unkept) await writeStore.remove(id)
  broadcast({ type: 'writes-changed' })
}

/** Where the device keeps nothing, and whoever would say why it failed is gone: a notice, as long as this page lives. */
export function recordRefusal(write: Omit<QueuedWrite, 'order' | 'refused'>, failure: unknown): void {
  if (!write.accountId) return
  const { refusal, sentence, fields, current } =
    failure instanceof CallFailed ? failure : new CallFailed('unexpected')
  showUnstored({ ...write, order: 0, refused: { refusal, sentence, fields: { ...fields }, current } })
}

/** The same under its own id: it may have been done although no answer came. */
async function sendUnstored(write: QueuedWrite, input: QueuedWrite['input']): Promise<boolean> {
  const sent = { ...write, input, id: input === write.input ? write.id : newId() }
  let answer: unknown
  try {
    answer = await transmit(sent, input, { ...sent, writeId: sent.id })
  } catch (failure) {
    // No longer unstored: it was stored or discarded while it was being sent.
    if (isUnstored(write.id)) {
      recordRefusal(sent, failure)
      if (sent.id !== write.id) removeWrite(write.id)
    }
    handleSessionEnd(failure)
    return false
  }
  broadcast({ type: 'settled', write: { ...sent, refused: null }, outcome: { answer } })
  // It is done, whatever the device makes of the notice.
  await discard(write.id).catch(() => {})
  return true
}
