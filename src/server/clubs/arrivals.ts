import type { Member, Role } from '../../domain/actor.ts'
import { normalisedClubCode } from '../../domain/club-code.ts'
import { standingOnArrival, whyNoRoom, whyNotDecideArrival, whyNotJoin } from '../../domain/club.ts'
import { whyReadOnly } from '../../domain/subscription.ts'
import type { Db } from '../database/connection.ts'
import { allow, found, Refused } from '../errors.ts'
import { tellAccepted, tellCoachesClubIsFull, tellCoachesWhoWaits, tellRefused } from './mails.ts'
import { announceMembership, countMembers, enter, membershipOf, setActive } from './memberships.ts'
import {
  type ClubSettings,
  type HeldClub,
  holdClub,
  holdClubByCode,
  planOf,
  readOnlyFromOf,
} from './store.ts'

export interface Arrival {
  accountId: string
  role: Role
  /** As typed. */
  code: string
  settings: ClubSettings
  now: Date
}

/** In at once, or waiting for a coach's word. @throws Refused `club-code-unknown`, `already-in-club`, `subscription-required`, `club-full-of-…` */
export async function askToJoin(db: Db, { accountId, role, code, settings, now }: Arrival): Promise<void> {
  const membership = await membershipOf(db, accountId)
  allow(whyNotJoin(membership?.standing ?? null))
  const club = await holdClubByCode(db, normalisedClubCode(code))
  if (!club) throw new Refused('club-code-unknown')
  allow(whyReadOnly(readOnlyFromOf(club, settings), now))
  const standing = standingOnArrival(role, club.approvesPlayers)
  if (standing === 'member') {
    const plan = planOf(club, settings, now)
    const refusal = whyNoRoom(role, await countMembers(db, club.id, role), plan)
    if (refusal) {
      await tellCoachesClubIsFull(db, club, { accountId, role, plan }, settings, now)
      throw new Refused(refusal, { keepEffects: true })
    }
  }
  await enter(db, { clubId: club.id, accountId, role, standing, now })
  if (standing === 'waiting') await tellCoachesWhoWaits(db, club, { accountId, role }, settings)
}

export interface Decision {
  /** Whom it is about. */
  id: string
  settings: ClubSettings
  now: Date
}

export async function accept(db: Db, actor: Member, { id, settings, now }: Decision): Promise<void> {
  const { club, role } = await holdArrival(db, actor, id)
  allow(whyNoRoom(role, await countMembers(db, club.id, role), planOf(club, settings, now)))
  await db
    .updateTable('memberships')
    .set({ standing: 'member', since: now })
    .where('account_id', '=', id)
    .where('club_id', '=', club.id)
    .execute()
  await setActive(db, id, true, now)
  announceMembership(db, { clubId: club.id, accountId: id, standing: 'member' })
  await tellAccepted(db, club, { accountId: id, role }, settings)
}

export async function refuse(db: Db, actor: Member, id: string): Promise<void> {
  const { club } = await holdArrival(db, actor, id)
  await db.deleteFrom('memberships').where('account_id', '=', id).where('club_id', '=', club.id).execute()
  announceMembership(db, { clubId: club.id, accountId: id, standing: 'waiting' })
  await tellRefused(db, club, id)
}

/** Of two coaches who decide at once, the second finds somebody who is in, or nobody. */
async function holdArrival(db: Db, actor: Member, id: string): Promise<{ club: HeldClub; role: Role }> {
  const club = await holdClub(db, actor)
  const arrival = found(await findArrival(db, actor, id))
  allow(whyNotDecideArrival(actor, arrival.standing))
  return { club, role: arrival.role }
}

function findArrival(db: Db, actor: Member, id: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.standing', 'a.role'])
    .where('m.account_id', '=', id)
    .where('m.club_id', '=', actor.clubId)
    .executeTakeFirst()
}
