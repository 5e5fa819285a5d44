import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { isFor } from '../../domain/ability.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Standing } from '../../domain/club.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import { announce } from '../live/announce.ts'

/** The club of an account, and on whose screens of it their name is. */
export interface Onlookers {
  readonly clubId: string
  readonly standing: Standing
  readonly companions: readonly string[]
  readonly askers: readonly string[]
}

/**
 * A person's name, or what goes with it, is on many screens: their own, the club's, and those of sessions and requests
 * with them.
 */
export function announcePerson(tx: Db, actor: Actor, onlookers: Onlookers | null): void {
  announce(tx, { topic: 'me', accounts: [actor.id] })
  if (isFor(actor, 'editProfile')) announce(tx, { topic: 'profile', accounts: [actor.id] })
  if (!onlookers) return
  const { clubId, standing, companions, askers } = onlookers
  announce(tx, { topic: 'club', clubId, to: standing === 'member' ? 'members' : 'coaches' })
  // Their name stands beside every mark of a roll that they called.
  if (isFor(actor, 'callRoll')) announce(tx, { topic: 'training-sessions', clubId, to: 'members' })
  if (companions.length > 0) {
    announce(tx, { topic: 'training-sessions', clubId, to: 'coaches', accounts: companions })
  }
  if (askers.length > 0) announce(tx, { topic: 'exercise-requests', clubId, to: 'coaches', accounts: askers })
}

/** Of an account, for the statement that changes it to answer with; null for somebody without a club. */
export function onlookersOf(accountId: Expression<string>) {
  return jsonObjectFrom(
    expressionBuilder<DB>()
      .selectFrom('memberships as m')
      .select((eb) => [
        'm.club_id as clubId',
        'm.standing',
        sql<string[]>`array(${companionsOf(eb)})`.as('companions'),
        sql<string[]>`array(${askersOf(eb)})`.as('askers'),
      ])
      .where('m.account_id', '=', accountId),
  )
}

type OfMember = ExpressionBuilder<DB & { m: DB['memberships'] }, 'm'>

/** Who takes or took part in a session with a player. */
function companionsOf(eb: OfMember) {
  return eb
    .selectFrom('session_participants as mine')
    .innerJoin('session_participants as p', 'p.session_id', 'mine.session_id')
    .select('p.player_id')
    .distinct()
    .whereRef('mine.club_id', '=', 'm.club_id')
    .whereRef('mine.player_id', '=', 'm.account_id')
}

/** Whose requests show the name: the player who asked, and the coaches who answered. */
function askersOf(eb: OfMember) {
  return eb
    .selectFrom('exercise_requests as r')
    .select('r.player_id')
    .distinct()
    .whereRef('r.club_id', '=', 'm.club_id')
    .where((request) =>
      request.or([
        request('r.player_id', '=', request.ref('m.account_id')),
        request('r.assigned_to', '=', request.ref('m.account_id')),
        request('r.updated_by', '=', request.ref('m.account_id')),
      ]),
    )
}
