/** What is kept on the device: one IndexedDB database for what was read and what waits to be sent. */

import type { AnswerStore, CachedAnswer } from './cached-answers.ts'
import type { QueuedWrite } from './outbox/queued-write.ts'

const answers = 'answers'
const writes = 'writes'

let opening: Promise<IDBDatabase> | undefined

/** @throws DOMException where a browser keeps nothing, as some do in private windows */
function openDevice(): Promise<IDBDatabase> {
  opening ??= openAnew().catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

function openAnew(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('rebond', 1)
    request.addEventListener('upgradeneeded', () => {
      const database = request.result
      database.createObjectStore(answers, { keyPath: ['accountId', 'queryHash'] })
      database
        .createObjectStore(writes, { keyPath: 'order', autoIncrement: true })
        .createIndex('accountId', 'accountId')
    })
    request.addEventListener('success', () => {
      const database = request.result
      function forget() {
        opening = undefined
        database.close()
      }
      // A newer version of the application may change the database: this one lets it.
      database.addEventListener('versionchange', forget)
      // The browser has cleared its storage, or lost it.
      database.addEventListener('close', forget)
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error!))
  })
}

/** Resolves once what was written is there to stay. */
async function transact<T>(
  store: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T> {
  const database = await openDevice()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode)
    const request = act(transaction.objectStore(store))
    transaction.addEventListener('complete', () => resolve(request?.result as T))
    transaction.addEventListener('abort', () => reject(transaction.error!))
  })
}

export const answerStore: AnswerStore = {
  answersOf: (accountId) =>
    transact<CachedAnswer[]>(answers, 'readonly', (store) => store.getAll(allOf(accountId))),
  async putAnswers(kept) {
    await transact(answers, 'readwrite', (store) => {
      for (const answer of kept) store.put(answer)
      return null
    })
  },
  async deleteAnswers(accountId, queryHashes) {
    await transact(answers, 'readwrite', (store) => {
      if (queryHashes === undefined) store.delete(allOf(accountId))
      else for (const queryHash of queryHashes) store.delete([accountId, queryHash])
      return null
    })
  },
  async deleteAnswersOfOthers(accountId) {
    const { lower, upper } = allOf(accountId)
    await transact(answers, 'readwrite', (store) => {
      store.delete(IDBKeyRange.upperBound(lower, true))
      store.delete(IDBKeyRange.lowerBound(upper, true))
      return null
    })
  },
}

/** An array sorts after every text. */
function allOf(accountId: string): IDBKeyRange {
  return IDBKeyRange.bound([accountId], [accountId, []])
}

/** What waits to be sent. Each function throws where the device keeps nothing. */
export const writeStore = {
  /** Resolves once it is kept. */
  async add(write: Omit<QueuedWrite, 'order'>): Promise<void> {
    await transact(writes, 'readwrite', (store) => store.add(write))
  },

  /** Of everybody who has used this device. */
  all(): Promise<readonly QueuedWrite[]> {
    return transact<QueuedWrite[]>(writes, 'readonly', (store) => store.getAll())
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
