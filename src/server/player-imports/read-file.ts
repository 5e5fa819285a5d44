import { Worker } from 'node:worker_threads'
import type { ReadTable } from './read-table.ts'

const maxMegabytes = 256
const timeoutMs = 20_000

let latest: Promise<unknown> = Promise.resolve()

/**
 * Reads a file in a thread of its own, whose memory and time are bounded: requests go on, and a file made to be heavy ends
 * its thread alone. One at a time in a process.
 */
export function readFile(bytes: Uint8Array): Promise<ReadTable> {
  const read = latest.then(() => inThread(bytes))
  latest = read.catch(() => {})
  return read
}

function inThread(bytes: Uint8Array): Promise<ReadTable> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-table-worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    })
    const giveUp = setTimeout(() => void worker.terminate(), timeoutMs)
    worker.once('message', (table: ReadTable) => resolve(table))
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ flaw: 'too-heavy' })
      else reject(error)
    })
    worker.once('exit', () => {
      clearTimeout(giveUp)
      resolve({ flaw: 'too-heavy' })
    })
  })
}
