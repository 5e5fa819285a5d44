import type { Db } from '../database/connection.ts'
import { announcing } from '../live/announce.ts'
import { enqueueSecurityEvents, noteSecurityEvent, type SecurityEvent } from '../security-events.ts'

/** A transaction of the operator: it may announce, and the server logs its security events. */
export function asOperator<T>(db: Db, now: Date, work: (tx: Db) => Promise<T>): Promise<T> {
  return announcing(db, async (tx) => {
    const done = await work(tx)
    await enqueueSecurityEvents(tx, now)
    return done
  })
}

/** That the operator has read about somebody, or about a club. */
export function noteReading(db: Db, event: SecurityEvent, now: Date): Promise<void> {
  return asOperator(db, now, async (tx) => noteSecurityEvent(tx, event))
}
