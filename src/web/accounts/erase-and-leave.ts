import { answerStore } from '../offline/device-store.ts'
import { discard } from '../offline/outbox/outbox.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { currentAccountId } from './current-account.ts'
import { forgetPutOff } from './put-off.ts'
import { clearCache } from './queries.ts'

/** Nobody is signed in any more: erases what the device has cached of them, and these writes, and opens a public page. */
export async function eraseAndLeave(lost: readonly QueuedWrite[], path = '/'): Promise<void> {
  const person = currentAccountId()
  if (person) {
    // Without storage there is nothing to erase.
    await Promise.all([...lost.map(({ id }) => discard(id)), answerStore.deleteAnswers(person)]).catch(
      () => {},
    )
  }
  forgetPutOff()
  clearCache()
  location.assign(path)
}
