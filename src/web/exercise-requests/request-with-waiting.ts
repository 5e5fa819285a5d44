import type { Endpoint, Input } from '../../contract/endpoint.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import type { Member } from '../../domain/actor.ts'
import {
  approve,
  archive,
  reject,
  type RequestState,
  takeBack,
  takeCharge,
} from '../../domain/exercise-request.ts'
import { goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'

/** Whose device this is: what they write carries their name. */
export interface Onlooker extends Member {
  readonly name: string
}

/**
 * The request as it will be once what waits on this device is done, versions counted as the server will. `told` is what
 * the server said, if it ever did. What was decided on another version than the one that is there does nothing.
 */
export function requestWithWaiting(
  told: ExerciseRequest | undefined,
  id: string,
  writes: readonly WaitingWrite[],
  onlooker: Onlooker,
): ExerciseRequest | undefined {
  let request = told
  for (const write of writes) {
    if (write.input['id'] !== id) continue
    if (goesTo(write, exerciseRequests.create)) request ??= asked(write, onlooker)
    else if (request && request.version === write.input['version']) {
      const after = changed(request, write, onlooker)
      if (after) request = touched(after, write, onlooker)
    }
  }
  return request
}

function asked({ input, at }: WaitingWrite, onlooker: Onlooker): ExerciseRequest {
  const { message, ...composed } = input as Input<typeof exerciseRequests.create>
  return {
    ...composed,
    message: message.trim(),
    clubId: onlooker.clubId,
    playerId: onlooker.id,
    playerName: onlooker.name,
    status: 'pending',
    statusBefore: null,
    createdAt: at,
    updatedAt: at,
    updatedBy: onlooker.id,
    updatedByName: onlooker.name,
    assignedTo: null,
    assignedToName: null,
    assignedAt: null,
    version: 1,
  }
}

type Decide = (request: RequestState, actor: Member, now: Date) => RequestState

const decisions: readonly (readonly [Endpoint, Decide])[] = [
  [exerciseRequests.takeCharge, takeCharge],
  [exerciseRequests.approve, approve],
  [exerciseRequests.reject, reject],
  [exerciseRequests.archive, archive],
  [exerciseRequests.takeBack, takeBack],
]

function changed(request: ExerciseRequest, write: WaitingWrite, onlooker: Onlooker): ExerciseRequest | null {
  const decide = decisions.find(([endpoint]) => goesTo(write, endpoint))?.[1]
  if (decide) return decided(request, decide, write, onlooker)
  const { followUp } = request
  if (!followUp) return null
  if (goesTo(write, exerciseRequests.addToLibrary)) {
    const { exerciseId } = write.input as Input<typeof exerciseRequests.addToLibrary>
    return { ...request, followUp: { ...followUp, exerciseId } }
  }
  return goesTo(write, exerciseRequests.addToNextSession)
    ? { ...request, followUp: { ...followUp, session: followUp.nextSession, nextSession: null } }
    : null
}

/** By the same rules as the server's. */
function decided(
  request: ExerciseRequest,
  decide: Decide,
  { at }: WaitingWrite,
  onlooker: Onlooker,
): ExerciseRequest {
  const { status, statusBefore, assignedTo, assignedToName, assignedAt } = request
  const before: RequestState = {
    status,
    statusBefore,
    assignedTo,
    assignedAt: assignedAt === null ? null : new Date(assignedAt),
  }
  const after = decide(before, onlooker, new Date(at))
  return {
    ...request,
    status: after.status,
    statusBefore: after.statusBefore,
    assignedTo: after.assignedTo,
    assignedToName: after.assignedTo === assignedTo ? assignedToName : onlooker.name,
    assignedAt: after.assignedAt && after.assignedAt.toISOString(),
  }
}

function touched(request: ExerciseRequest, { at }: WaitingWrite, onlooker: Onlooker): ExerciseRequest {
  const { id: updatedBy, name: updatedByName } = onlooker
  return { ...request, version: request.version + 1, updatedAt: at, updatedBy, updatedByName }
}
