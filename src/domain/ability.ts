import { type Actor, isMember, type Member, type MemberRank, type Rank } from './actor.ts'
import type { Refusal } from './refusal.ts'

/** What is refused; null where nothing is. */
type Answer = Refusal | null

/** One ability: what each rank hears, and whoever stands outside a club or in one that does not pay. */
interface Row extends Readonly<Record<MemberRank, Answer>> {
  /** A guardian’s account has little: what is absent is refused as `answerOf` says. */
  readonly guardian?: null
  /** Without a club, waiting for one, or in one that was closed; said before the rank's answer. */
  readonly clubless: Answer
  /** To a write in a club that may only be read; its coaches hear more exactly what is missing. */
  readonly readOnly: Answer
}

const yes = null
const coachOnly = 'coach-only'
const playerOnly = 'player-only'
const notAssistant = 'not-for-assistants'
const noClub = 'no-club'
const unpaid = 'subscription-required'

/**
 * Who may do what, for who somebody is. What depends on the thing, such as a request's status or whose it is, stays in the
 * `whyNot…` of the thing.
 */
export const abilities = {
  manageAccount: {
    coach: yes,
    assistant: yes,
    player: yes,
    guardian: yes,
    clubless: yes,
    readOnly: yes,
  },
  /** Whoever is a guardian, whatever else they are: for which child says the relation (`childOf`), and its club whether it pays. */
  actForChildren: {
    coach: yes,
    assistant: yes,
    player: yes,
    guardian: yes,
    clubless: yes,
    readOnly: yes,
  },
  openCoachArea: { coach: yes, assistant: yes, player: coachOnly, clubless: yes, readOnly: yes },
  openPlayerArea: { coach: playerOnly, assistant: playerOnly, player: yes, clubless: yes, readOnly: yes },
  editProfile: { coach: playerOnly, assistant: playerOnly, player: yes, clubless: yes, readOnly: yes },
  /** A club that cannot pay, or a coach who finds none, has to be able to ask. */
  askSupport: { coach: yes, assistant: yes, player: coachOnly, clubless: yes, readOnly: yes },
  /** Evaluations, statistics and advice. */
  readOwnProgress: { coach: playerOnly, assistant: playerOnly, player: yes, clubless: yes, readOnly: yes },

  foundClub: { coach: yes, assistant: yes, player: coachOnly, clubless: yes, readOnly: yes },
  joinClub: { coach: yes, assistant: yes, player: yes, clubless: yes, readOnly: unpaid },
  leaveClub: { coach: yes, assistant: yes, player: yes, clubless: yes, readOnly: yes },
  readClub: { coach: yes, assistant: yes, player: yes, clubless: noClub, readOnly: yes },
  readDashboard: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  /** Its settings, its code, and who comes in. */
  runClub: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: noClub, readOnly: unpaid },
  /** Also ends the devices of a child who has no password. */
  removeMembers: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: noClub, readOnly: yes },
  handOverClub: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: noClub, readOnly: yes },
  /** Its owner alone (`whyNotClose`), who has no club while it is closed and may reopen it. */
  closeClub: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: yes, readOnly: yes },
  /** Everything that its coaches read of it, as files; its owner alone (`whyNotExport`), also of one that is closed. */
  exportClub: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: yes, readOnly: yes },
  /** Who did what in the club; on every plan, and as long as it can be read. */
  readJournal: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  manageBilling: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: noClub, readOnly: yes },

  /** Their records, scores and evaluations. */
  readPlayers: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  /** E-mail addresses of the other members. */
  readAddresses: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: noClub, readOnly: yes },
  setScores: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: noClub, readOnly: unpaid },
  setRankings: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: noClub, readOnly: unpaid },
  /** Adds players from a coach's file. */
  importPlayers: {
    coach: yes,
    assistant: notAssistant,
    player: coachOnly,
    clubless: noClub,
    readOnly: unpaid,
  },
  /** Who has not entered yet gets another link. */
  invitePlayers: {
    coach: yes,
    assistant: notAssistant,
    player: coachOnly,
    clubless: noClub,
    readOnly: unpaid,
  },
  /** Licence and year of birth of the players; a player's own go with the profile. */
  editLicences: {
    coach: yes,
    assistant: notAssistant,
    player: coachOnly,
    clubless: noClub,
    readOnly: unpaid,
  },
  markEvaluations: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  /** Groups of players; readable on every plan. */
  readGroups: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  manageGroups: {
    coach: yes,
    assistant: notAssistant,
    player: coachOnly,
    clubless: noClub,
    readOnly: unpaid,
  },

  /** What each season came to; readable on every plan. */
  readSeasons: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  openSeasons: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: noClub, readOnly: unpaid },

  /** What the club's sessions, evaluations, feedback and requests come to. */
  readAnalyses: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  /** What seasons of them come to: the plan Pro. */
  readStatistics: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: yes },

  readSessions: { coach: yes, assistant: yes, player: yes, clubless: noClub, readOnly: yes },
  /** Also those in which one takes no part, with everybody's replies, marks and feedback. */
  readAllSessions: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  planSessions: {
    coach: yes,
    assistant: notAssistant,
    player: coachOnly,
    clubless: noClub,
    readOnly: unpaid,
  },
  callRoll: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: unpaid },
  replyToSessions: {
    coach: playerOnly,
    assistant: playerOnly,
    player: yes,
    clubless: noClub,
    readOnly: unpaid,
  },
  giveFeedback: { coach: playerOnly, assistant: playerOnly, player: yes, clubless: noClub, readOnly: unpaid },

  readLibrary: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  /** One exercise by its link. */
  readExercise: { coach: yes, assistant: yes, player: yes, clubless: noClub, readOnly: yes },
  /** The specification's own sentence for whoever has no club. */
  writeExercises: {
    coach: yes,
    assistant: notAssistant,
    player: coachOnly,
    clubless: 'club-id-not-found',
    readOnly: unpaid,
  },
  removeExercises: {
    coach: yes,
    assistant: notAssistant,
    player: coachOnly,
    clubless: noClub,
    readOnly: unpaid,
  },
  askForExercises: {
    coach: playerOnly,
    assistant: playerOnly,
    player: yes,
    clubless: noClub,
    readOnly: unpaid,
  },
  readRequests: { coach: yes, assistant: yes, player: yes, clubless: noClub, readOnly: yes },
  /** Everybody's, archived ones too, with what became of them. */
  readAllRequests: { coach: yes, assistant: yes, player: coachOnly, clubless: noClub, readOnly: yes },
  answerRequests: {
    coach: yes,
    assistant: notAssistant,
    player: coachOnly,
    clubless: noClub,
    readOnly: unpaid,
  },
  /** Keys by which other programs read the club. */
  manageApiKeys: {
    coach: yes,
    assistant: notAssistant,
    player: coachOnly,
    clubless: noClub,
    readOnly: unpaid,
  },
  /** Also where the plan gives none any more, and in a club that may only be read. */
  endApiKeys: { coach: yes, assistant: notAssistant, player: coachOnly, clubless: noClub, readOnly: yes },
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
  return clubless ?? answerOf(row, actor.rank)
}

function answerOf(row: Row, rank: Rank): Answer {
  if (rank !== 'guardian') return row[rank]
  return row.guardian === undefined ? (row.player ?? playerOnly) : yes
}

export function can(actor: Actor, ability: Ability): boolean {
  return whyCannot(actor, ability) === null
}

/** Whether the rank has it, wherever somebody of that rank stands. */
export function isFor({ rank }: Pick<Actor, 'rank'>, ability: Ability): boolean {
  return answerOf(abilities[ability], rank) === null
}

export function needsClub(ability: Ability): boolean {
  return abilities[ability].clubless !== null
}

/** Whether a club that may only be read stops it. */
export function stopsInReadOnlyClub(ability: Ability): boolean {
  return abilities[ability].readOnly !== null
}
