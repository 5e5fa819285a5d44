import type { Member } from '../../domain/actor.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'

/** Only coaches see the library. */
export function announceExercise(db: Db, { clubId }: Member, id: string): void {
  announce(db, { topic: 'exercises', ids: [id], clubId, to: 'coaches' })
}

/** Of a file. */
export function announceExercises(db: Db, { clubId }: Member, ids: readonly string[]): void {
  announce(db, { topic: 'exercises', ids: [...ids], clubId, to: 'coaches' })
}
