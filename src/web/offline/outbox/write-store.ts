import { transact, writes } from '../device-store.ts'
import type { QueuedWrite } from './queued-write.ts'

/** What waits to be sent, on the device. Each function throws where the device keeps nothing. */
export const writeStore = {
  /** Resolves once it is kept. */
  async add(write: Omit<QueuedWrite, 'order'>): Promise<void> {
    await transact(writes, 'readwrite', (store) => store.add(write))
  },

  /** In order. */
  ofAccount(accountId: string): Promise<readonly QueuedWrite[]> {
    return transact<QueuedWrite[]>(writes, 'readonly', (store) => store.index('accountId').getAll(accountId))
  },

  /** Keeps what became of a write, unless it has gone meanwhile. */
  async change(write: QueuedWrite): Promise<void> {
    await transact(writes, 'readwrite', (store) => {
      const known = store.getKey(write.order)
      known.addEventListener('success', () => {
        if (known.result !== undefined) store.put(write)
      })
      return null
    })
  },

  async remove(id: string): Promise<void> {
    await transact(writes, 'readwrite', (store) => removeWhere(store.openCursor(), (each) => each.id === id))
  },
}

function removeWhere(request: IDBRequest<IDBCursorWithValue | null>, which: (write: QueuedWrite) => boolean) {
  request.addEventListener('success', () => {
    const cursor = request.result
    if (!cursor) return
    if (which(cursor.value as QueuedWrite)) cursor.delete()
    cursor.continue()
  })
  return null
}

/** Of everybody who has used this device. */
export function allWrites(): Promise<readonly QueuedWrite[]> {
  return transact<QueuedWrite[]>(writes, 'readonly', (store) => store.getAll())
}
