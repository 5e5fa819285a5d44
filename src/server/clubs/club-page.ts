import { sql } from 'kysely'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import { can } from '../../domain/ability.ts'
import type { Member } from '../../domain/actor.ts'
import { abbreviateLastName } from '../../domain/member-name.ts'
import { planOffers } from '../../domain/plan.ts'
import { accountEmail } from '../accounts/account-email.ts'
import { isConfirmed } from '../accounts/is-confirmed.ts'
import type { Db } from '../database/connection.ts'
import { foundOr404 } from '../refused.ts'
import { readsFullNames } from './full-names.ts'
import { removedMembers } from './removals.ts'
import { type ClubSettings, planOf } from './store.ts'

/** The club as the actor may see it: addresses, and what it takes to run it, are not for everybody. */
export async function clubPage(db: Db, actor: Member, settings: ClubSettings, now: Date): Promise<ClubPage> {
  const club = foundOr404(await findClub(db, actor))
  const people = await peopleOf(db, actor)
  const members = people.filter(({ standing }) => standing === 'member')
  const entry = (person: Person) => entryFor(actor, person)
  const others = club.fullNames ? entry : (person: Person) => entryForStranger(actor, person)
  const plan = planOf(club, settings, now)
  return {
    id: club.id,
    name: club.name,
    createdAt: club.createdAt.toISOString(),
    createdBy: club.createdBy,
    updatedAt: club.updatedAt.toISOString(),
    active: club.active,
    timeZone: club.timeZone,
    version: club.version,
    memberSince: foundOr404(members.find(({ id }) => id === actor.id)).since.toISOString(),
    ownerId: members.find(({ owner }) => owner)?.id ?? null,
    coaches: members.filter(({ role }) => role === 'coach').map(entry),
    players: members.filter(({ role }) => role === 'player').map(others),
    ...(!can(actor, 'runClub') && can(actor, 'openCoachArea') && { planInForce: plan }),
    administration: can(actor, 'runClub')
      ? {
          code: club.code,
          subscriptionPlan: club.subscriptionPlan,
          approvesPlayers: club.approvesPlayers,
          waiting: people
            .filter(({ standing }) => standing === 'waiting')
            .map((person) => ({
              ...entry(person),
              role: person.role,
              emailConfirmed: person.emailConfirmed,
            })),
          removed: await removedMembers(db, actor),
          limits: { ...planOffers[plan].limits },
          planInForce: plan,
          // With BILLING=off there is no trial.
          trialEndsAt:
            settings.BILLING !== 'off' && now < club.trialEndsAt ? club.trialEndsAt.toISOString() : null,
        }
      : null,
  }
}

function findClub(db: Db, actor: Member) {
  return db
    .selectFrom('clubs')
    .select([
      'id',
      'name',
      'code',
      'time_zone as timeZone',
      'approves_players as approvesPlayers',
      'subscription_plan as subscriptionPlan',
      'trial_ends_at as trialEndsAt',
      'active',
      'created_at as createdAt',
      'created_by as createdBy',
      'updated_at as updatedAt',
      'version',
      readsFullNames(actor.id).as('fullNames'),
    ])
    .where('id', '=', actor.clubId)
    .where('active', '=', true)
    .executeTakeFirst()
}

type Person = Awaited<ReturnType<typeof peopleOf>>[number]

function peopleOf(db: Db, actor: Member) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select([
      'a.id',
      'm.role',
      'a.first_name as firstName',
      'a.last_name as lastName',
      accountEmail.as('email'),
      'a.playing_style as playingStyle',
      isConfirmed.as('emailConfirmed'),
      'm.standing',
      'm.owner',
      'm.assistant',
      'm.since',
    ])
    .where('m.club_id', '=', actor.clubId)
    .orderBy(sql`a.first_name collate "fr-x-icu"`)
    .orderBy(sql`a.last_name collate "fr-x-icu"`)
    .orderBy('a.id')
    .execute()
}

/** Their own name is no secret to them. */
function entryForStranger(actor: Member, person: Person): RosterEntry {
  const entry = entryFor(actor, person)
  return person.id === actor.id ? entry : abbreviateLastName(entry)
}

function entryFor(actor: Member, person: Person): RosterEntry {
  const { id, firstName, lastName, since, email, role, playingStyle, assistant } = person
  return {
    id,
    firstName,
    lastName,
    since: since.toISOString(),
    ...(can(actor, 'readAddresses') && { email }),
    ...(role === 'player' && can(actor, 'readPlayers') && { playingStyle }),
    ...(assistant && { assistant }),
  }
}
