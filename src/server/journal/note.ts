import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { type Author, authorOf, type Member } from '../../domain/actor.ts'
import { type JournalAct, kindOf } from '../../domain/journal.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { noteSecurityEvent } from '../security-events.ts'

interface About {
  /** The people whom it was done to: an entry for each. */
  readonly people?: readonly string[]
  readonly sessionId?: string
  readonly now: Date
}

/**
 * Notes in the journal of the actor's club what they have just done, in the transaction in which it is done, and announces
 * it to the coaches. To be called while the accounts are still there: once one is deleted, its entries name nobody.
 */
export async function noteInJournal(
  db: Db,
  actor: Pick<Member, 'id' | 'clubId' | 'keyName'>,
  act: JournalAct,
  about: About,
): Promise<void> {
  await note(db, { clubId: actor.clubId, ...authorOf(actor) }, act, about)
}

/** As `noteInJournal`, of what the operator has done in a club of which they are no member. */
export async function noteOperatorInJournal(
  db: Db,
  clubId: string,
  act: JournalAct,
  now: Date,
): Promise<void> {
  await note(db, { clubId, accountId: null, keyName: null }, act, { now })
}

interface AuthorInClub extends Author {
  readonly clubId: string
}

async function note(
  db: Db,
  { clubId, accountId, keyName }: AuthorInClub,
  { act, ...details }: JournalAct,
  { people, sessionId, now }: About,
): Promise<void> {
  if (people?.length === 0) return
  const subjects = people ?? [null]
  await sql`
    insert into journal_entries (id, club_id, at, kind, act, actor_id, actor_key, subject_id, session_id, details)
    select id, ${clubId}::uuid, ${now}::timestamptz, ${kindOf(act)}, ${act}, ${accountId}::uuid, ${keyName}::text,
      "subjectId", ${sessionId ?? null}::uuid, ${JSON.stringify(details)}::jsonb
    from unnest(${subjects.map(() => uuidv7())}::uuid[], ${subjects}::uuid[]) as r (id, "subjectId")`.execute(
    db,
  )
  announce(db, { topic: 'journal', clubId, to: 'coaches' })
  noteSecurityEvent(db, { event: act, clubId, accountId, about: people })
}
