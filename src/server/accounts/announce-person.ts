import { type Expression, type ExpressionBuilder, expressionBuilder, sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { isFor } from '../../domain/ability.ts'
import type { Actor } from '../../domain/actor.ts'
import type { MemberStatus } from '../../domain/club.ts'
import type { Db } from '../database/connection.ts'
import type { DB } from '../database/schema.gen.ts'
import { announce } from '../live/announce.ts'

/** The club of an account, and the players of it whose sessions and requests show the account's name. */
export interface Audience {
  readonly clubId: string
  readonly standing: MemberStatus
  readonly companions: readonly string[]
  readonly askers: readonly string[]
}

/** A name or a profile shows on the person's own screens, the club's, and those of their sessions and requests. */
export function announcePerson(tx: Db, actor: Actor, audience: Audience | null): void {
  announce(tx, { topic: 'me', accounts: [actor.id] })
  if (isFor(actor, 'editProfile')) announce(tx, { topic: 'profile', accounts: [actor.id] })
  if (!audience) return
  const { clubId, standing, companions, askers } = audience
  announce(tx, { topic: 'club', clubId, to: standing === 'member' ? 'members' : 'coaches' })
  // Their name stands beside every mark of a roll that they called.
  if (isFor(actor, 'callRoll')) announce(tx, { topic: 'training-sessions', clubId, to: 'members' })
  if (companions.length > 0) {
    announce(tx, { topic: 'training-sessions', clubId, to: 'coaches', accounts: companions })
  }
  if (askers.length > 0) announce(tx, { topic: 'exercise-requests', clubId, to: 'coaches', accounts: askers })
}

/** For the `returning` of the statement that changes the account; null without a club. */
export function audienceOf(accountId: Expression<string>) {
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

type MemberBuilder = ExpressionBuilder<DB & { m: DB['memberships'] }, 'm'>

/** The players of every session of this member. */
function companionsOf(eb: MemberBuilder) {
  return eb
    .selectFrom('session_participants as mine')
    .innerJoin('session_participants as p', 'p.session_id', 'mine.session_id')
    .select('p.player_id')
    .distinct()
    .whereRef('mine.club_id', '=', 'm.club_id')
    .whereRef('mine.player_id', '=', 'm.account_id')
}

/** The players whose requests show this member: as the player who asked, or as a coach who answered. */
function askersOf(eb: MemberBuilder) {
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
