import type { Endpoint } from '../../contract/endpoint.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { Member } from '../../domain/actor.ts'
import { requestedExercise } from '../../domain/exercise.ts'
import {
  approve,
  archive,
  reject,
  type RequestState,
  takeBack,
  takeCharge,
  whenAnswered,
  whyNotAdd,
  whyNotAsk,
  whyNotDecide,
  whyNotRead,
  whyNotTakeBack,
  whyNotTakeCharge,
} from '../../domain/exercise-request.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { hasExercise, whyNotAddExercise } from '../../domain/training-session.ts'
import { whyNotEdit } from '../../domain/version.ts'
import type { App } from '../app-env.ts'
import { lockClubAsMember } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { allow, foundOr404, Refused } from '../refused.ts'
import { announceExercise } from '../exercises/announce-exercise.ts'
import { findEqualExercise, insertExercise } from '../exercises/store.ts'
import { announce } from '../live/announce.ts'
import { lockPlayers } from '../players/players-of-club.ts'
import type { Request } from '../request.ts'
import { serve } from '../serve.ts'
import { announceSession } from '../training-sessions/recipients.ts'
import { addToProgramme, lockNextSession } from '../training-sessions/next-session.ts'
import {
  countByStatus,
  findRequest,
  findState,
  insertRequest,
  listRequests,
  saveFollowUp,
  saveState,
  type StoredRequest,
} from './store.ts'

export function exerciseRequestRoutes(app: App): void {
  serve(app, exerciseRequests.list, async ({ input, actor, db, now }) => {
    allow(whyNotRead(actor, input.view))
    return listRequests(db, actor, { ...input, now })
  })

  serve(app, exerciseRequests.create, async ({ input, actor, db, now }) => {
    // A request of the same player from another device waits until this one is counted.
    await lockPlayers(db, actor, [actor.id])
    allow(whyNotAsk(actor, await countByStatus(db, actor)))
    await insertRequest(db, actor, input, now)
    announceRequest(db, actor, { id: input.id, playerId: actor.id })
    return foundOr404(await findRequest(db, actor, { id: input.id, now }))
  })

  serveDecision(app, exerciseRequests.takeCharge, whyNotTakeCharge, takeCharge)
  serveDecision(app, exerciseRequests.approve, whyNotDecide, approve)
  serveDecision(app, exerciseRequests.reject, whyNotDecide, reject)
  serveDecision(app, exerciseRequests.archive, whyNotDecide, archive)
  serveDecision(app, exerciseRequests.takeBack, whyNotTakeBack, takeBack)

  serve(app, exerciseRequests.addToLibrary, async (asked) => {
    const { input, actor, db, now } = asked
    const request = await findCurrentVersion(asked)
    allow(whyNotAdd(actor, request, request.exerciseId !== null))
    // Locks the club: another coach may be adding the same exercise for another player.
    await lockClubAsMember(db, actor)
    const own = await findEqualExercise(db, actor, request)
    if (!own) {
      await insertExercise(db, actor, { id: input.exerciseId, ...requestedExercise(request) }, now)
      announceExercise(db, actor, input.exerciseId)
    }
    const exercise_id = own?.id ?? input.exerciseId
    return answerChanged(asked, request, await saveFollowUp(db, actor, input, { exercise_id }, now))
  })

  serve(app, exerciseRequests.addToNextSession, async (asked) => {
    const { input, actor, db, now } = asked
    const request = await findCurrentVersion(asked)
    allow(whyNotAdd(actor, request, request.sessionId !== null))
    const session = await lockNextSession(db, actor, request.playerId, now)
    allow(whyNotAddExercise(session?.programme ?? null, request))
    const { id, programme, participantIds } = foundOr404(session)
    if (!hasExercise(programme, request)) {
      const own = await findEqualExercise(db, actor, request)
      await addToProgramme(db, actor, id, own ?? requestedExercise(request), now)
      announceSession(db, actor, id, participantIds)
    }
    return answerChanged(asked, request, await saveFollowUp(db, actor, input, { session_id: id }, now))
  })
}

interface DecisionEndpoint extends Endpoint {
  readonly ability: 'answerRequests'
  readonly input: typeof exerciseRequests.approve.input
  readonly output: typeof exerciseRequests.approve.output
}

function serveDecision(
  app: App,
  endpoint: DecisionEndpoint,
  whyNot: (actor: Member, request: RequestState) => Refusal | null,
  decide: (request: RequestState, actor: Member, now: Date) => RequestState,
): void {
  serve(app, endpoint, async (asked) => {
    const { input, actor, db, now } = asked
    const request = await findCurrentVersion(asked)
    allow(whyNot(actor, request))
    const decided = decide(request, actor, now)
    const answeredAt = whenAnswered(request, decided, now)
    const fits = await saveState(db, actor, input, { ...decided, answeredAt }, now)
    return answerChanged(asked, request, fits)
  })
}

type Asked = Pick<Request<DecisionEndpoint>, 'input' | 'actor' | 'db' | 'now'>

/** Checks the version before any other rule, so that the second of two coaches sees what the first one did. */
async function findCurrentVersion(asked: Asked): Promise<StoredRequest> {
  const { input, actor, db } = asked
  const request = foundOr404(await findState(db, actor, input.id))
  return whyNotEdit(request, input) ? refuseStale(asked) : request
}

async function answerChanged(
  asked: Asked,
  request: StoredRequest,
  fits: boolean,
): Promise<exerciseRequests.ExerciseRequest> {
  const { actor, db } = asked
  if (!fits) return refuseStale(asked)
  announceRequest(db, actor, request)
  return foundOr404(await findRequest(db, actor, { id: request.id, now: asked.now }))
}

/** `updatedByName` of `current` is who was first. */
async function refuseStale({ input, actor, db, now }: Asked): Promise<never> {
  const current = foundOr404(await findRequest(db, actor, { id: input.id, now }))
  throw new Refused('changed-meanwhile', { current })
}

/** The coaches and the request's player see it. */
function announceRequest(
  db: Db,
  { clubId }: Member,
  { id, playerId }: Pick<StoredRequest, 'id' | 'playerId'>,
): void {
  announce(db, { topic: 'exercise-requests', ids: [id], clubId, to: 'coaches', accounts: [playerId] })
}
