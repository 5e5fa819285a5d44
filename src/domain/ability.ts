import { type Actor, isMember, type Member, type Role } from './actor.ts'
import type { Refusal } from './refusal.ts'

/** What is refused; null where nothing is. */
type Answer = Refusal | null

/** One ability: what each role hears, and whoever stands outside a club or in one that does not pay. */
interface Row extends Readonly<Record<Role, Answer>> {
  /** Without a club, waiting for one, or in one that was closed; said before the role's answer. */
  readonly clubless: Answer
  /** To a write in a club that may only be read; its coaches hear more exactly what is missing. */
  readonly readOnly: Answer
}

const yes = null
const coachOnly = 'coach-only'
const playerOnly = 'player-only'
const noClub = 'no-club'
const unpaid = 'subscription-required'

/**
 * Who may do what, for who somebody is. What depends on the thing, such as a request's status or whose it is, stays in the
 * `whyNot…` of the thing.
 */
export const abilities = {
  manageAccount: { coach: yes, player: yes, clubless: yes, readOnly: yes },
  openCoachArea: { coach: yes, player: coachOnly, clubless: yes, readOnly: yes },
  openPlayerArea: { coach: playerOnly, player: yes, clubless: yes, readOnly: yes },
  editProfile: { coach: playerOnly, player: yes, clubless: yes, readOnly: yes },
  /** A club that cannot pay, or a coach who finds none, has to be able to ask. */
  askSupport: { coach: yes, player: coachOnly, clubless: yes, readOnly: yes },
  /** Evaluations, statistics and advice. */
  readOwnProgress: { coach: playerOnly, player: yes, clubless: yes, readOnly: yes },

  foundClub: { coach: yes, player: coachOnly, clubless: yes, readOnly: yes },
  joinClub: { coach: yes, player: yes, clubless: yes, readOnly: unpaid },
  leaveClub: { coach: yes, player: yes, clubless: yes, readOnly: yes },
  readClub: { coach: yes, player: yes, clubless: noClub, readOnly: yes },
  readDashboard: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  /** Its settings, its code, and who comes in. */
  runClub: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  removeMembers: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  handOverClub: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  /** Everything that its coaches read of it, as files; its owner alone (`whyNotExport`). */
  exportClub: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  manageBilling: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },

  /** Their records, scores and evaluations. */
  readPlayers: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  /** E-mail addresses of the other members. */
  readAddresses: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  setScores: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  setRankings: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  /** Adds players from a coach's file. */
  importPlayers: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  /** Licence and year of birth of the players; a player's own go with the profile. */
  editLicences: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  markEvaluations: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  /** Groups of players; readable on every plan. */
  readGroups: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  manageGroups: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },

  /** What the club's sessions, evaluations, feedback and requests come to. */
  readAnalyses: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  /** What seasons of them come to: the plan Pro. */
  readStatistics: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },

  readSessions: { coach: yes, player: yes, clubless: noClub, readOnly: yes },
  /** Also those in which one takes no part, with everybody's replies, marks and feedback. */
  readAllSessions: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  planSessions: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  callRoll: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  replyToSessions: { coach: playerOnly, player: yes, clubless: noClub, readOnly: unpaid },
  giveFeedback: { coach: playerOnly, player: yes, clubless: noClub, readOnly: unpaid },

  readLibrary: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  /** The specification's own sentence for whoever has no club. */
  writeExercises: { coach: yes, player: coachOnly, clubless: 'club-id-not-found', readOnly: unpaid },
  removeExercises: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  askForExercises: { coach: playerOnly, player: yes, clubless: noClub, readOnly: unpaid },
  readRequests: { coach: yes, player: yes, clubless: noClub, readOnly: yes },
  /** Everybody's, archived ones too, with what became of them. */
  readAllRequests: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  answerRequests: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  /** Keys by which other programs read the club. */
  manageApiKeys: { coach: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  /** Also where the plan gives none any more, and in a club that may only be read. */
  endApiKeys: { coach: yes, player: coachOnly, clubless: noClub, readOnly: yes },
} as const satisfies Record<string, Row>

export type Ability = keyof typeof abilities

/** Whoever has that ability: a member of a club, unless it asks for none. */
export type Holder<A extends Ability | null> = A extends Ability
  ? (typeof abilities)[A]['clubless'] extends null
    ? Actor
    : Member
  : null

export function whyCannot(actor: Actor | null, ability: Ability): Refusal | null {
  if (actor === null) return 'not-signed-in'
  const row: Row = abilities[ability]
  const clubless = isMember(actor) ? null : row.clubless
  return clubless ?? row[actor.role]
}

export function can(actor: Actor, ability: Ability): boolean {
  return whyCannot(actor, ability) === null
}

/** Whether the role has it, wherever somebody of that role stands. */
export function isFor({ role }: Pick<Actor, 'role'>, ability: Ability): boolean {
  return abilities[ability][role] === null
}

export function needsClub(ability: Ability): boolean {
  return abilities[ability].clubless !== null
}

/** Whether a club that may only be read stops it. */
export function stopsInReadOnlyClub(ability: Ability): boolean {
  return abilities[ability].readOnly !== null
}
