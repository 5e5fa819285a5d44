import { parentPort, workerData } from 'node:worker_threads'
import { readTable } from './read-table.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- of a thread, not of a window
parentPort!.postMessage(await readTable(workerData as Uint8Array))
