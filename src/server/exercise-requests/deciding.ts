import type { Endpoint } from '../../contract/endpoint.ts'
import type * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { Member } from '../../domain/actor.ts'
import { type RequestState, whenAnswered } from '../../domain/exercise-request.ts'
import type { AnyRefusal } from '../../domain/refusal.ts'
import { whyNotEdit } from '../../domain/version.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { notePlayer } from '../notifications/note.ts'
import { allow, foundOr404, refuseStale } from '../refused.ts'
import type { RuleRequest } from '../request.ts'
import { findRequest, findState, saveState, type StoredRequest } from './store.ts'

export interface DecisionEndpoint extends Endpoint {
  readonly ability: 'answerRequests'
  readonly input: typeof exerciseRequests.approve.input
  readonly output: typeof exerciseRequests.approve.output
}

export type WhyNot = (actor: Member, request: RequestState) => AnyRefusal | null
export type Decide = (request: RequestState, actor: Member, now: Date) => RequestState
type OnRequest = RuleRequest<DecisionEndpoint, Member>

/** Takes charge of a request, answers it, archives it, or takes that back. */
export async function decideOn(
  asked: OnRequest,
  whyNot: WhyNot,
  decide: Decide,
): Promise<exerciseRequests.ExerciseRequest> {
  const { input, actor, db, now } = asked
  const request = await findCurrentVersion(asked)
  allow(whyNot(actor, request))
  const decided = decide(request, actor, now)
  const answeredAt = whenAnswered(request, decided, now)
  const fits = await saveState(db, actor, input, { ...decided, answeredAt }, now)
  const { status } = decided
  if (fits && status !== request.status && (status === 'approved' || status === 'rejected')) {
    const { id, playerId } = request
    await notePlayer(db, actor, { playerId, about: 'request', subject: id }, now)
  }
  return answerChanged(asked, request, fits)
}

/** Checks the version before any other rule, so that the second of two coaches sees what the first one did. */
export async function findCurrentVersion(asked: OnRequest): Promise<StoredRequest> {
  const { input, actor, db } = asked
  const request = foundOr404(await findState(db, actor, input.id))
  return whyNotEdit(request, input) ? refuseStale(await findAnswer(asked)) : request
}

export async function answerChanged(
  asked: OnRequest,
  request: StoredRequest,
  fits: boolean,
): Promise<exerciseRequests.ExerciseRequest> {
  if (!fits) return refuseStale(await findAnswer(asked))
  announceRequest(asked.db, asked.actor, request)
  return foundOr404(await findAnswer(asked))
}

/** To who was second `updatedByName` says who was first. */
function findAnswer({ input, actor, db, now }: OnRequest) {
  return findRequest(db, actor, { id: input.id, now })
}

/** The coaches and the request's player see it. */
export function announceRequest(
  db: Db,
  { clubId }: Member,
  { id, playerId }: Pick<StoredRequest, 'id' | 'playerId'>,
): void {
  announce(db, { topic: 'exercise-requests', ids: [id], clubId, to: 'coaches', accounts: [playerId] })
}
