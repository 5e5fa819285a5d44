import { rebondDrills } from '../../content/drills.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import { requestedDrill, type RequestedDrill } from '../../domain/coach-advice/requested-drill.ts'
import {
  approve,
  archive,
  reject,
  takeBack,
  takeCharge,
  whyNotAdd,
  whyNotAsk,
  whyNotDecide,
  whyNotRead,
  whyNotTakeBack,
  whyNotTakeCharge,
} from '../../domain/exercise-request.ts'
import type { Composition } from '../../domain/exercise.ts'
import { requestedExercise } from '../../domain/requested-exercise.ts'
import { hasExercise, whyNotAddExercise } from '../../domain/training-session.ts'
import type { App } from '../app-env.ts'
import { lockClubAsMember } from '../clubs/store.ts'
import { allow, foundOr404 } from '../refused.ts'
import { announceExercise } from '../exercises/announce-exercise.ts'
import { findEqualExercise, insertExercise } from '../exercises/store.ts'
import { lockPlayers } from '../players/players-of-club.ts'
import { serve } from '../serve.ts'
import { announceSession } from '../training-sessions/recipients.ts'
import { addToProgramme, lockNextSession } from '../training-sessions/next-session.ts'
import {
  announceRequest,
  answerChanged,
  type Decide,
  decideOn,
  type DecisionEndpoint,
  findCurrentVersion,
  type WhyNot,
} from './deciding.ts'
import { countByStatus, findRequest, insertRequest, listRequests, saveFollowUp } from './store.ts'

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
      await insertExercise(db, actor, { id: input.exerciseId, ...requested(request) }, now)
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
      const { origin, ...words } = requested(request)
      const added = origin ? { ...words, id: origin } : words
      await addToProgramme(db, actor, id, own ?? added, now)
      announceSession(db, actor, id, participantIds)
    }
    return answerChanged(asked, request, await saveFollowUp(db, actor, input, { session_id: id }, now))
  })
}

/** With title, text and, where it has one, drawing. */
function requested(request: Composition): ReturnType<typeof requestedExercise> & Partial<RequestedDrill> {
  return requestedDrill(request, rebondDrills) ?? requestedExercise(request)
}

function serveDecision(app: App, endpoint: DecisionEndpoint, whyNot: WhyNot, decide: Decide): void {
  serve(app, endpoint, (asked) => decideOn(asked, whyNot, decide))
}
