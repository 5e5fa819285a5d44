import type { Actor, Member } from '../../domain/actor.ts'
import { whyNotAcceptGuardian } from '../../domain/guardianship.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { allow, foundOr404 } from '../refused.ts'
import { mailGrownChild, mailGuardianAccepted, mailGuardianEnded } from './mails.ts'
import { announceGuardianship, guardianIdsOf, lockGuardianship } from './store.ts'

interface Deciding {
  readonly id: string
  readonly now: Date
}

/** Returns whose guardian it is. Accepted again it stays so. @throws Refused `not-found`, `not-followed`, `email-unconfirmed` */
export async function acceptGuardian(
  tx: Db,
  actor: Member,
  { id, publicUrl, now }: Deciding & { publicUrl: string },
): Promise<string> {
  const guardianship = foundOr404(await lockGuardianship(tx, actor, id))
  const { childId, clubId, guardianId, acceptedAt } = guardianship
  if (acceptedAt) return childId
  allow(whyNotAcceptGuardian(guardianship))
  const others = await guardianIdsOf(tx, childId)
  await tx
    .updateTable('guardianships')
    .set({ accepted_by: actor.id, accepted_at: now })
    .where('id', '=', id)
    .execute()
  await noteInJournal(tx, actor, { act: 'guardian-accepted' }, { people: [childId], now })
  if (guardianId) await mailGuardianAccepted(tx, { childId, clubId, guardianId, others }, publicUrl)
  announceGuardianship(tx, { childId, clubId, guardianId })
  return childId
}

/** Also an invitation, or the wait of somebody who has followed one. Returns whose guardian it was. @throws Refused `not-found` */
export async function endGuardian(tx: Db, actor: Member, { id, now }: Deciding): Promise<string> {
  const guardianship = foundOr404(await lockGuardianship(tx, actor, id))
  const { childId } = guardianship
  await tx.deleteFrom('guardianships').where('id', '=', id).execute()
  await noteInJournal(tx, actor, { act: 'guardian-ended' }, { people: [childId], now })
  await tellEnd(tx, guardianship, { left: false })
  return childId
}

/** @throws Refused `not-found` */
export async function leaveChild(
  tx: Db,
  actor: Pick<Actor, 'id'>,
  { childId, now }: { childId: string; now: Date },
): Promise<void> {
  const left = foundOr404(
    await tx
      .deleteFrom('guardianships')
      .where('guardian_id', '=', actor.id)
      .where('child_id', '=', childId)
      .returning([
        'child_id as childId',
        'club_id as clubId',
        'guardian_id as guardianId',
        'accepted_at as acceptedAt',
      ])
      .executeTakeFirst(),
  )
  await noteInJournal(
    tx,
    { id: actor.id, clubId: left.clubId },
    { act: 'guardian-left' },
    { people: [childId], now },
  )
  await tellEnd(tx, left, { left: true })
}

/** Whoever has a password of their own from now on acts for themself. */
export async function endWithOwnPassword(tx: Db, childId: string): Promise<void> {
  const ended = await tx
    .deleteFrom('guardianships')
    .where('child_id', '=', childId)
    .returning([
      'child_id as childId',
      'club_id as clubId',
      'guardian_id as guardianId',
      'accepted_at as acceptedAt',
    ])
    .execute()
  for (const guardianship of ended) {
    if (guardianship.guardianId)
      await mailGrownChild(tx, { ...guardianship, guardianId: guardianship.guardianId })
    announceGuardianship(tx, guardianship)
  }
}

interface Ended {
  readonly childId: string
  readonly clubId: string
  readonly guardianId: string | null
  readonly acceptedAt: Date | null
}

/** Whoever never acted for the child was told to nobody else. */
async function tellEnd(
  tx: Db,
  { childId, clubId, guardianId, acceptedAt }: Ended,
  { left }: { left: boolean },
) {
  if (guardianId) {
    const others = acceptedAt ? await guardianIdsOf(tx, childId) : []
    await mailGuardianEnded(tx, { childId, clubId, guardianId, others, left, acted: acceptedAt !== null })
  }
  announceGuardianship(tx, { childId, clubId, guardianId })
}
