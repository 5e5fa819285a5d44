import type { RoundMode, TableDraft } from './table-round.ts'

/** What a device notes of an evening in the hall: never changed, sent once, merged by its id. */
export type HallEvent = HallEventHead & HallAction

interface HallEventHead {
  readonly id: string
  /** An ISO instant: the device's clock, set by the server's last answer. */
  readonly at: string
  /** Of which coach; null once that account was deleted. */
  readonly by: string | null
}

export type HallAction =
  TimerAction | LeadAction | EndAction | GuestAction | LinkAction | TableAction | MarkAction

/** Of one run: the timer that a device has begun, and that others join. A run has the id of its first event. */
export type TimerAction = StartAction | BlockAction

interface StartAction {
  readonly type: 'start'
  readonly run: string
  readonly blockId: string
  /** The block that it follows; null for the first one. Two coaches who press start one block. */
  readonly after: string | null
  readonly minutes: number
  /** When the device last had an answer of the server; null without one. */
  readonly seenAt: string | null
}

interface BlockAction {
  readonly type: 'pause' | 'resume' | 'plus60' | 'skip' | 'back'
  readonly run: string
  readonly blockId: string
}

/** Of two runs that were begun apart, the one to follow. */
interface LeadAction {
  readonly type: 'lead'
  readonly run: string
}

/** « Fermer la séance ». */
interface EndAction {
  readonly type: 'end'
  /** The run that was on the screen; null without one. An earlier release did not say. */
  readonly run?: string | null | undefined
}

/** Somebody who turned up without an account. */
interface GuestAction {
  readonly type: 'guest'
  readonly guestId: string
  readonly firstName: string
  readonly present: boolean
}

/** « C’est elle », « C’est lui »: a guest is a player of the club; null once that account was erased. */
interface LinkAction {
  readonly type: 'link'
  readonly guestId: string
  readonly playerId: string | null
}

/** Who plays where (`seatingOf`). A round has the id of its event. */
export type TableAction = RoundAction | ExchangeAction | WinnerAction | RevertAction | UsableAction

interface RoundAction extends TableDraft {
  readonly type: 'round'
  readonly mode: RoundMode
  /** The round that it follows; null for the first one. Two coaches who press begin one round. */
  readonly after: string | null
}

interface ExchangeAction {
  readonly type: 'exchange'
  readonly round: string
  readonly players: readonly [string, string]
}

interface WinnerAction {
  readonly type: 'winner'
  readonly round: string
  readonly playerId: string
  readonly won: boolean
}

/** « Annuler la ronde ». */
interface RevertAction {
  readonly type: 'revert'
  readonly round: string
}

/** « Table indisponible », or usable again. */
interface UsableAction {
  readonly type: 'table'
  readonly number: number
  readonly usable: boolean
}

/** « Repère »: how a player did with a technique of the catalogue; null takes it back. */
export interface MarkAction {
  readonly type: 'mark'
  readonly playerId: string
  readonly techniqueId: string
  readonly mark: HallMark | null
  /** The exercise of the programme that it was seen in. An earlier release did not say. */
  readonly exerciseId?: string | undefined
  /** Of null: only what the mark proposes was declined; what was seen stays. */
  readonly declined?: true | undefined
}

export const hallMarks = ['working', 'done'] as const
/** « en cours » or « réussi ». */
export type HallMark = (typeof hallMarks)[number]

/** What the timer is made of (`timerOf`). */
export const timerTypes: readonly HallAction['type'][] = [
  'start',
  'pause',
  'resume',
  'plus60',
  'skip',
  'back',
  'lead',
  'end',
]

export function isTimerEvent(event: HallEvent): event is Extract<HallEvent, TimerAction> {
  return 'run' in event && event.type !== 'lead' && event.type !== 'end'
}

/** Each once, in an order that all devices agree on. */
export function inOrder(events: readonly HallEvent[]): readonly HallEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]))
  return [...byId.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1))
}

/** Answers of the server set the device's clock, each by as much as it took to come. */
const clockErrorMs = 10_000

/** When something is noted now: after all that is known, also where the clock was set back a little meanwhile. */
export function noteInstant(events: readonly HallEvent[], now: number): number {
  const latest = events.reduce((last, { at }) => Math.max(last, Date.parse(at)), 0)
  return latest >= now && latest < now + clockErrorMs ? latest + 1 : now
}
