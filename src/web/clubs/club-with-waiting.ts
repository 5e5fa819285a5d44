import * as accounts from '../../contract/accounts.ts'
import type { Input } from '../../contract/endpoint.ts'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import { goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'

/** The club as it will be once what waits on this device is done. A renewed code is the server's to say. */
export function clubWithWaiting(told: ClubPage, writes: readonly WaitingWrite[]): ClubPage {
  return writes.reduce((club, write) => {
    if (goesTo(write, clubs.update)) return changed(club, write.input as Input<typeof clubs.update>)
    if (goesTo(write, accounts.renameMyself)) return withName(club, write.accountId, write.input as Naming)
    const id = String(write.input['id'])
    if (goesTo(write, clubs.acceptMember)) return withArrival(club, id)
    if (goesTo(write, clubs.refuseMember)) return withoutArrival(club, id)
    if (goesTo(write, clubs.readmitMember)) return withoutRemoval(club, id)
    return goesTo(write, clubs.removeMember) ? withoutMember(club, id) : club
  }, told)
}

/** What will never be done once its author has left the club. */
export function unsentFor(clubId: string, writes: readonly WaitingWrite[]): readonly WaitingWrite[] {
  return writes.filter((write) => !write.refused && write.clubId === clubId)
}

/** Asked for a second time, the code that was given meanwhile would be good for nothing. */
export function awaitsNewCode(writes: readonly WaitingWrite[]): boolean {
  return writes.some((write) => !write.refused && goesTo(write, clubs.renewCode))
}

function changed(club: ClubPage, change: Input<typeof clubs.update>): ClubPage {
  const { administration } = club
  if (change.version !== club.version || !administration) return club
  const {
    name = club.name,
    timeZone = club.timeZone,
    approvesPlayers = administration.approvesPlayers,
  } = change
  return {
    ...club,
    name,
    timeZone,
    version: club.version + 1,
    administration: { ...administration, approvesPlayers },
  }
}

function withArrival(club: ClubPage, id: string): ClubPage {
  const arrival = club.administration?.waiting.find((each) => each.id === id)
  if (!arrival) return club
  const { role, emailConfirmed: _, ...member } = arrival
  const list = role === 'coach' ? 'coaches' : 'players'
  return { ...withoutArrival(club, id), [list]: [...club[list], member].toSorted(byName) }
}

function withoutArrival(club: ClubPage, id: string): ClubPage {
  const { administration } = club
  if (!administration) return club
  const waiting = administration.waiting.filter((each) => each.id !== id)
  return { ...club, administration: { ...administration, waiting } }
}

function withoutRemoval(club: ClubPage, id: string): ClubPage {
  const { administration } = club
  if (!administration) return club
  const removed = administration.removed.filter((each) => each.id !== id)
  return { ...club, administration: { ...administration, removed } }
}

function withoutMember(club: ClubPage, id: string): ClubPage {
  const isAnother = (member: RosterEntry) => member.id !== id
  return { ...club, coaches: club.coaches.filter(isAnother), players: club.players.filter(isAnother) }
}

type Naming = Input<typeof accounts.renameMyself>

/** A coach's own name; a player's page of the club shows theirs once the server has it. */
function withName(club: ClubPage, id: string, { firstName, lastName }: Naming): ClubPage {
  const coaches = club.coaches.map((coach) => (coach.id === id ? { ...coach, firstName, lastName } : coach))
  return { ...club, coaches: coaches.toSorted(byName) }
}

function byName(a: RosterEntry, b: RosterEntry): number {
  return a.firstName.localeCompare(b.firstName, 'fr') || a.lastName.localeCompare(b.lastName, 'fr')
}
