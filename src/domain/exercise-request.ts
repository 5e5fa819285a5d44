import { whyCannot } from './ability.ts'
import type { Member } from './actor.ts'
import type { AnyRefusal, Refusal } from './refusal.ts'

/** In the order in which a coach reads them. */
export const requestStatuses = ['pending', 'in_progress', 'approved', 'rejected', 'archived'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** All that a player ever sees, and a coach's active view. */
export const activeStatuses = ['pending', 'in_progress', 'approved', 'rejected'] as const
export type ActiveStatus = (typeof activeStatuses)[number]

export const requestViews = ['active', 'archived'] as const
export type RequestView = (typeof requestViews)[number]

/** Of those a coach still has to decide on. */
export const openStatuses = ['pending', 'in_progress'] as const
export type OpenStatus = (typeof openStatuses)[number]
export type OpenRequests = Readonly<Record<OpenStatus, number>>

/** How many of a player's requests may be open in a club at once. */
export const maxOpenRequests = 20

export const requestsPerPage = 20

/** Where a request stands. Who changed it last, and when, goes with every version of it. */
export interface RequestState {
  readonly status: RequestStatus
  /** What a refusal or an archiving may be taken back to. */
  readonly statusBefore: ActiveStatus | null
  /** The coach in charge; null is « Non assigné ». */
  readonly assignedTo: string | null
  /** An ISO instant. */
  readonly assignedAt: string | null
}

/** As a player has just asked. */
export const newRequest: RequestState = {
  status: 'pending',
  statusBefore: null,
  assignedTo: null,
  assignedAt: null,
}

export function whyNotRead(actor: Member, view: RequestView): Refusal | null {
  return view === 'active' ? null : whyCannot(actor, 'readAllRequests')
}

type WithStatus = Pick<RequestState, 'status'>

/** `open` are the player's own in this club. What a coach takes back may make them more than allowed. */
export function whyNotAsk(actor: Member, open: OpenRequests): Refusal | null {
  const cannot = whyCannot(actor, 'askForExercises')
  if (cannot) return cannot
  return open.pending + open.in_progress < maxOpenRequests ? null : 'too-many-open-requests'
}

export function isOpen(status: RequestStatus): status is OpenStatus {
  return openStatuses.some((each) => each === status)
}

export function whyNotTakeCharge(actor: Member, { status }: WithStatus): Refusal | null {
  return whyCannot(actor, 'answerRequests') ?? (status === 'pending' ? null : 'request-not-pending')
}

/** Approving, refusing and archiving: of any request that is not archived, whatever was decided before. */
export function whyNotDecide(actor: Member, { status }: WithStatus): Refusal | null {
  return whyCannot(actor, 'answerRequests') ?? (status === 'archived' ? 'request-archived' : null)
}

/** Taking a refusal or an archiving back. */
export function whyNotTakeBack(
  actor: Member,
  { statusBefore }: Pick<RequestState, 'statusBefore'>,
): AnyRefusal | null {
  return whyCannot(actor, 'answerRequests') ?? (statusBefore === null ? 'nothing-to-take-back' : null)
}

/** An approved exercise goes into the library, or into the player's next session; once each. */
export function whyNotAdd(actor: Member, { status }: WithStatus, alreadyAdded: boolean): Refusal | null {
  const cannot = whyCannot(actor, 'answerRequests')
  if (cannot) return cannot
  if (status !== 'approved') return 'request-not-approved'
  return alreadyAdded ? 'already-added' : null
}

interface Answered {
  /** When a coach first took charge of it or decided; an ISO instant. */
  readonly answeredAt: string | null
}

/** The first answer stays the first, whatever comes after it; only a request taken back to pending has none any more. */
export function whenAnswered({ answeredAt }: Answered, { status }: WithStatus, now: Date): string | null {
  return status === 'pending' ? null : (answeredAt ?? now.toISOString())
}

export function takeCharge<R extends RequestState>(request: R, actor: Member, now: Date): R {
  return { ...request, status: 'in_progress', assignedTo: actor.id, assignedAt: now.toISOString() }
}

export function approve<R extends RequestState>(request: R): R {
  return { ...request, status: 'approved', statusBefore: null }
}

export function reject<R extends RequestState>(request: R): R {
  // A second refusal is taken back to what the first one was.
  const first = request.status === 'rejected' ? request.statusBefore : null
  return { ...request, status: 'rejected', statusBefore: first ?? activeOf(request) }
}

export function archive<R extends RequestState>(request: R): R {
  return { ...request, status: 'archived', statusBefore: activeOf(request) }
}

export function takeBack<R extends RequestState>(request: R): R {
  return { ...request, status: request.statusBefore ?? request.status, statusBefore: null }
}

function activeOf({ status, statusBefore }: RequestState): ActiveStatus | null {
  return status === 'archived' ? statusBefore : status
}

interface Listed extends WithStatus {
  readonly id: string
  /** An ISO instant, as it is shown. */
  readonly createdAt: string
}

/** A coach's order: by status, then the newest first. */
export function byStatusThenNewest(a: Listed, b: Listed): number {
  return requestStatuses.indexOf(a.status) - requestStatuses.indexOf(b.status) || newestFirst(a, b)
}

/** A player's order. */
export function newestFirst(a: Omit<Listed, 'status'>, b: Omit<Listed, 'status'>): number {
  return ordinal(b.createdAt, a.createdAt) || ordinal(b.id, a.id)
}

function ordinal(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
