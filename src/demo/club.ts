import type { CategoryTarget } from '../domain/category-target.ts'
import { trialDays } from '../domain/plan.ts'
import type { MemberStatus } from '../domain/club.ts'
import type { PlanId } from '../domain/plan.ts'
import { addDays, dayIn, instantOn } from './club-days.ts'
import { type Evaluation, evaluationsOf, exerciseEvaluationsAround } from './club-evaluations.ts'
import { type ClubGroup, type ClubPlace, groupsAround, places } from './club-groups.ts'
import { type ClubInvited, invitedAround } from './club-invited.ts'
import { type LibraryExercise, library, libraryExercise } from './club-exercises.ts'
import { people, type Person, type PersonName } from './club-people.ts'
import { type AskedExercise, requestsAround } from './club-requests.ts'
import { scoresAround, type SetScores } from './club-scores.ts'
import {
  type ClubRanking,
  type ClubRegistration,
  rankingsAround,
  registrationsAround,
} from './club-registrations.ts'
import { type PlannedSession, sessionsAround } from './club-sessions.ts'
import { type ClubSeason, seasonsAround } from './club-seasons.ts'
import { idOf } from './seeded.ts'

export interface Club {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly approvesPlayers: boolean
  readonly subscriptionPlan: PlanId
  readonly founder: Person
  readonly createdAt: Date
  readonly trialEndsAt: Date
  readonly members: readonly { person: Person; standing: MemberStatus; assistant?: boolean; since: Date }[]
  readonly removed: readonly { person: Person; by: Person; at: Date }[]
  readonly exercises: readonly LibraryExercise[]
  readonly sessions: readonly PlannedSession[]
  readonly requests: readonly AskedExercise[]
  readonly evaluations: readonly Evaluation[]
  readonly scores: readonly SetScores[]
  readonly places: readonly ClubPlace[]
  readonly groups: readonly ClubGroup[]
  readonly seasons: readonly ClubSeason[]
  readonly invited: readonly ClubInvited[]
  readonly registrations: readonly ClubRegistration[]
  readonly rankings: readonly ClubRanking[]
  readonly minutesTarget: CategoryTarget | null
}

/** The demonstration, as data: two clubs, and people of none. */
export interface ClubData {
  readonly clubs: readonly Club[]
  readonly people: readonly (Person & { createdAt: Date })[]
}

export const vaiseId = idOf('club pingclubdevaise')
const bordsDeSaoneId = idOf('club ttcdesbordsdesaone')
/** The one session of the other club, already past. */
const bordsDeSaoneSessionId = idOf('session ttcdesbordsdesaone')

/** Attack comes first at Ping Club de Vaise. */
export const minutesTarget: CategoryTarget = { service: 25, initiative: 30, counter: 25, defense: 20 }

export const timeZone = 'Europe/Paris'

const bordsDeSaoneNames: readonly PersonName[] = ['paul', 'clara', 'theo']
const clublessNames: readonly PersonName[] = ['malo', 'irene', 'dorian']
const waitingNames: readonly PersonName[] = ['nadia', 'bastien']

/** Of Ping Club de Vaise. */
export interface Shown {
  readonly plan?: PlanId
  /** Whether Manon is there already: « Club » lets in three coaches, and Nadia would be the fourth. */
  readonly assistant?: boolean
}

/**
 * What the demonstration, the tests and the browser journeys all start from, as it is on the day of `today`. Tests meet the
 * limits of « Club », the demonstration shows all that Pro gives.
 */
export function club(today: Date, { plan = 'club', assistant = plan === 'pro' }: Shown = {}): ClubData {
  const day = dayIn(timeZone, today)
  return {
    clubs: [vaise(day, plan, assistant), bordsDeSaone(day)],
    people: Object.values(people).map((person) => ({ ...person, createdAt: arrival(person, day) })),
  }
}

function vaise(today: string, plan: PlanId, assistant: boolean): Club {
  const elsewhere = new Set<PersonName>([...bordsDeSaoneNames, ...clublessNames])
  if (!assistant) elsewhere.add('manon')
  const members = (Object.keys(people) as PersonName[])
    .filter((name) => !elsewhere.has(name))
    .map(
      (name) =>
        ({ person: people[name], standing: waitingNames.includes(name) ? 'waiting' : 'member' }) as const,
    )
  const players = members.map(({ person }) => person).filter(({ role }) => role === 'player')
  return {
    id: vaiseId,
    name: 'Ping Club de Vaise',
    code: 'pingclubdevaise',
    approvesPlayers: false,
    subscriptionPlan: plan,
    founder: people.lea,
    ...foundedBy(people.lea, today),
    members: members.map((member) => ({
      ...member,
      assistant: member.person === people.manon,
      since: arrival(member.person, today),
    })),
    removed: [{ person: people.dorian, by: people.marc, at: instantOn(addDays(today, -23), '20:45:00') }],
    exercises: [...library.values()],
    sessions: sessionsAround(today),
    requests: requestsAround(today),
    evaluations: [
      ...players.flatMap((player) => evaluationsOf(player, people.lea.id, today)),
      ...exerciseEvaluationsAround(people.marc.id, today),
    ],
    scores: scoresAround(today),
    places: Object.values(places),
    groups: groupsAround(today),
    seasons: seasonsAround(today, addDays(today, -7 * people.lea.weeksHere)),
    invited: invitedAround(today),
    registrations: registrationsAround(today),
    rankings: rankingsAround(today),
    minutesTarget,
  }
}

function bordsDeSaone(today: string): Club {
  const date = addDays(today, -3)
  const exercise = { ...libraryExercise('Block RV - Actif'), id: idOf('exercise of ttcdesbordsdesaone') }
  return {
    id: bordsDeSaoneId,
    name: 'TTC des Bords de Saône',
    code: 'ttcdesbordsdesaone',
    approvesPlayers: true,
    subscriptionPlan: 'essential',
    founder: people.paul,
    ...foundedBy(people.paul, today),
    members: bordsDeSaoneNames.map((name) => ({
      person: people[name],
      standing: 'member',
      since: arrival(people[name], today),
    })),
    removed: [],
    exercises: [exercise],
    sessions: [
      {
        id: bordsDeSaoneSessionId,
        title: 'Préparation de la finale',
        description: '',
        date,
        time: '18:30',
        duration: '2h',
        coachId: people.paul.id,
        coachIds: [],
        placeId: null,
        groupId: null,
        blocks: [],
        plannedAt: instantOn(addDays(date, -5), '09:00:00'),
        rollCalledAt: instantOn(date, '17:40:00'),
        repliedAt: instantOn(addDays(date, -1), '17:40:00'),
        participants: [
          { playerId: people.clara.id, presence: 'present', reply: 'coming' },
          { playerId: people.theo.id, presence: 'present', reply: null },
        ],
        programme: [{ ...exercise, id: idOf('programme of ttcdesbordsdesaone') }],
        feedback: [
          {
            playerId: people.theo.id,
            rating: 'positive',
            comment: 'Bonne préparation, Clara est prête !',
            createdAt: instantOn(date, '20:15:00'),
          },
        ],
      },
    ],
    requests: [],
    evaluations: [],
    scores: [],
    places: [],
    groups: [],
    seasons: [],
    invited: [],
    registrations: [],
    rankings: [],
    minutesTarget: null,
  }
}

function foundedBy(founder: Person, today: string): Pick<Club, 'createdAt' | 'trialEndsAt'> {
  const createdAt = arrival(founder, today)
  return { createdAt, trialEndsAt: new Date(createdAt.getTime() + trialDays * 24 * 3600 * 1000) }
}

function arrival({ weeksHere }: Person, today: string): Date {
  return instantOn(addDays(today, -7 * weeksHere), '08:30:00')
}
