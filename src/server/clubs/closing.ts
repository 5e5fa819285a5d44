import * as clubClosing from '../../contract/club-closing.ts'
import { clubErasureOf, whyNotClose, whyNotReopen } from '../../domain/club-closing.ts'
import { isMember } from '../../domain/actor.ts'
import { isPassword } from '../accounts/password-hash.ts'
import { findMyself, lockAccountIfPassword } from '../accounts/store.ts'
import { whoAmI } from '../accounts/who-am-i.ts'
import type { App } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { allow, Refused } from '../refused.ts'
import { serve, servePrepared } from '../serve.ts'
import { mailClubClosed, mailClubReopened } from './owner-mails.ts'
import { membershipOf } from './memberships.ts'
import { closeClub, lockClub, lockClubAsMember } from './store.ts'

export function closingRoutes(app: App): void {
  servePrepared(
    app,
    clubClosing.close,
    async ({ input, actor, db, http }) => {
      await http.var.context.attempts.consume('passwordByAccount', actor.id)
      const { passwordHash } = await findMyself(db, actor)
      return (await isPassword(input.password, passwordHash)) ? { id: actor.id, passwordHash } : null
    },
    async ({ actor, db, now, http }, account) => {
      if (!isMember(actor)) throw new Refused('no-club')
      const club = await lockClubAsMember(db, actor)
      allow(whyNotClose(actor, (await membershipOf(db, actor.id))?.owner ?? false))
      if (!account || !(await lockAccountIfPassword(db, account))) throw new Refused('wrong-password')
      await closeClub(db, club.id, actor.id, now)
      const people = await peopleOf(db, club.id)
      announceTo(db, people)
      await noteInJournal(db, actor, { act: 'club-closed' }, { now })
      const closed = { ...club, erasedFrom: clubErasureOf(now) }
      await mailClubClosed(db, closed, people, actor.id, http.var.context.env)
      return whoAmI(db, actor.id, http.var.context)
    },
  )

  serve(app, clubClosing.reopen, async ({ actor, db, now, http }) => {
    const before = await membershipOf(db, actor.id)
    const club = before && (await lockClub(db, before.clubId))
    const membership = club && (await membershipOf(db, actor.id))
    const closedAt = club && (await closedAtOf(db, club.id))
    const closed = membership?.clubId === club?.id && closedAt && { isOwner: membership!.owner, closedAt }
    allow(whyNotReopen(actor, closed || null, now))
    await db
      .updateTable('clubs')
      .set({ active: true, closed_at: null, closed_by: null, updated_at: now })
      .where('id', '=', club!.id)
      .execute()
    const people = await peopleOf(db, club!.id)
    announceTo(db, people)
    await noteInJournal(db, { id: actor.id, clubId: club!.id }, { act: 'club-reopened' }, { now })
    await mailClubReopened(db, club!, people, http.var.context.env)
    return whoAmI(db, actor.id, http.var.context)
  })
}

/** Members, and who waits. */
function peopleOf(db: Db, clubId: string) {
  return db
    .selectFrom('memberships')
    .select(['account_id as id', 'standing'])
    .where('club_id', '=', clubId)
    .execute()
}

async function closedAtOf(db: Db, clubId: string): Promise<Date | null> {
  const { closedAt } = await db
    .selectFrom('clubs')
    .select('closed_at as closedAt')
    .where('id', '=', clubId)
    .executeTakeFirstOrThrow()
  return closedAt
}

/** Their event streams are open for a club that they have no more, or have again: nothing else is announced to them before. */
function announceTo(db: Db, people: readonly { readonly id: string }[]): void {
  for (const { id: ends } of people) announce(db, { ends })
}
