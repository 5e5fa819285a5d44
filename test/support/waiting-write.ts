import type { Endpoint, Input } from '../../src/contract/endpoint.ts'
import { type QueuedWrite, trimmed } from '../../src/web/offline/outbox/queued-write.ts'

/** When the writes of these tests were made. */
export const writtenAt = '2026-11-21T12:00:00.000Z'

let order = 0

/** A write to this endpoint that Léa's device has queued for her club; each one is queued after the previous one. */
export function waiting<E extends Endpoint>({ method, path }: E, input: Input<E>): QueuedWrite {
  order += 1
  return {
    id: `write-${order}`,
    order,
    accountId: 'lea',
    clubId: 'vaise',
    method,
    path,
    input: { ...trimmed(input as object) },
    at: writtenAt,
    refused: null,
  }
}
