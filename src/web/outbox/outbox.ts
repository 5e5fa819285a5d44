import { onPersonHere, personHere } from '../accounts/person-here.ts'
import { CallFailed, transmit } from '../call.ts'
import { newId } from '../new-id.ts'
import { noticeWhatEnded } from '../query-client.ts'
import { namedThings } from './named-things.ts'
import { type HeldUp, onTold, type Outcome, tell } from './tabs.ts'
import {
  changeOutbox,
  dropWrite,
  forgetUnkept,
  isOnlyHere,
  outboxState,
  readWaiting,
  showUnkept,
} from './waiting-list.ts'
import { type SettledWrite, upgradeWrite, type WaitingWrite } from './waiting-write.ts'
import { writeStore } from './write-store.ts'

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
  }: Pick<WaitingWrite, 'method' | 'path' | 'clubId' | 'named'> & Partial<Pick<WaitingWrite, 'id'>>,
  input: WaitingWrite['input'],
): Promise<{ id: string; outcome: Promise<Outcome> } | null> {
  const accountId = personHere()
  if (!accountId) return null
  const { promise: outcome, resolve } = Promise.withResolvers<Outcome>()
  const stopListening = onTold((message) => {
    if (message.type !== 'settled' || message.write.id !== id) return
    stopListening()
    resolve(message.outcome)
  })
  try {
    const at = new Date().toISOString()
    const things = named ?? namedThings({ path, input })
    await writeStore.add({ id, accountId, clubId, method, path, input, named: things, at, refused: null })
  } catch {
    stopListening()
    changeOutbox({ keeps: false })
    return null
  }
  forgetUnkept(id)
  tell({ type: 'poke' })
  tell({ type: 'writes-changed' })
  await readWaiting()
  return { id, outcome }
}

/**
 * Sends a refused write again, as a new one for the same club: with this input it is another request. One that only this
 * page knows goes under its own id while it is the same: it may have been done although no answer came. Answers whether
 * it is in line, or done where the device keeps nothing.
 */
export async function retry(write: WaitingWrite, input: WaitingWrite['input']): Promise<boolean> {
  const id = input === write.input && isOnlyHere(write.id) ? write.id : newId()
  const kept = await enqueue({ ...write, id }, input)
  if (!kept) return sendUnkept(write, input)
  if (id !== write.id) await giveUp(write.id)
  return true
}

/** Its author has read why it was refused, or wants it no more. */
export async function giveUp(id: string): Promise<void> {
  const unkept = isOnlyHere(id)
  dropWrite(id)
  if (!unkept) await writeStore.remove(id)
  tell({ type: 'writes-changed' })
}

/** Where the device keeps nothing, and whoever would say why it failed is gone: a notice, as long as this page lives. */
export function noteRefused(write: Omit<WaitingWrite, 'order' | 'refused'>, failure: unknown): void {
  if (!write.accountId) return
  const { refusal, fields, current } = failure instanceof CallFailed ? failure : new CallFailed('unexpected')
  const named = write.named ?? namedThings(write)
  showUnkept({ ...write, named, order: 0, refused: { refusal, fields: { ...fields }, current } })
}

/** The same under its own id: it may have been done although no answer came. */
async function sendUnkept(write: WaitingWrite, input: WaitingWrite['input']): Promise<boolean> {
  const sent = { ...write, input, id: input === write.input ? write.id : newId() }
  let answer: unknown
  try {
    answer = await transmit(sent, input, { ...sent, writeId: sent.id })
  } catch (failure) {
    // Otherwise the device has the notice, or it was given up meanwhile.
    if (isOnlyHere(write.id)) {
      noteRefused(sent, failure)
      if (sent.id !== write.id) dropWrite(write.id)
    }
    noticeWhatEnded(failure)
    return false
  }
  tell({ type: 'settled', write: { ...sent, refused: null }, outcome: { answer } })
  // It is done, whatever the device makes of the notice.
  await giveUp(write.id).catch(() => {})
  return true
}

export interface Reactions {
  /** Resolves once what a write changed was read again, or could not be. */
  readAgain: (write: WaitingWrite) => Promise<unknown>
  /** Whether nothing older than this is kept of what it changed. */
  isRead: (write: SettledWrite) => boolean
  /** Calls back whenever something was read. */
  onRead: (listener: () => void) => void
  onHeldUp: (by: HeldUp) => void
}

/** Follows what the other tabs and the leader do. */
export function followOutbox({ readAgain, isRead, onRead, onHeldUp }: Reactions): void {
  onTold((message) => {
    if (message.type === 'writes-changed') void readWaiting()
    if (message.type === 'held-up') {
      changeOutbox({ heldUp: message.by })
      if (message.by) onHeldUp(message.by)
    }
    if (message.type === 'settled') void settle(message.write, message.outcome)
  })
  onPersonHere(() => {
    changeOutbox({ writes: [], settled: [], heldUp: null })
    void readWaiting()
    tell({ type: 'poke' })
  })
  onRead(() => {
    const { settled } = outboxState()
    // Anew also where all stay: what was read last knows of some.
    if (settled.length > 0) changeOutbox({ settled: settled.filter((write) => !isRead(write)) })
  })

  async function settle(write: WaitingWrite, outcome: Outcome): Promise<void> {
    if (write.accountId !== personHere()) return
    if ('refused' in outcome) return readWaiting()
    // Shown from both sides for a moment rather than from neither.
    changeOutbox({ settled: [...outboxState().settled, { ...upgradeWrite(write), doneAt: Date.now() }] })
    dropWrite(write.id)
    await readAgain(write).catch(() => {})
    changeOutbox({ sentAt: Date.now() })
  }
}
