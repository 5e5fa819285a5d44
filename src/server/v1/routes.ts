import { openapi, openapiPath } from '../../contract/v1/openapi.ts'
import {
  coaches,
  evaluations,
  exercises,
  feedbacks,
  groups,
  places,
  players,
  requests,
  sessions,
} from '../../contract/v1/resources.ts'
import type { App } from '../app-env.ts'
import { findCoach, listCoachesAfter } from '../clubs/coach-pages.ts'
import type { Env } from '../env.ts'
import { findRequest, listRequestsAfter } from '../exercise-requests/store.ts'
import { findExercise, listExercisesAfter } from '../exercises/store.ts'
import { findGroup, listGroupsAfter } from '../groups/store.ts'
import { findPlace, listPlacesAfter } from '../places/store.ts'
import { findPlayer, listPlayersAfter } from '../players/pages.ts'
import { foundOr404 } from '../refused.ts'
import { findEvaluation, listEvaluationsAfter } from '../technique-evaluations/pages.ts'
import { findFeedback, listFeedbackAfter } from '../training-sessions/feedback-pages.ts'
import { findSession, listSessionsAfter } from '../training-sessions/store.ts'
import { cursorOf, idsOf, startOf } from './cursor.ts'
import { serveV1, serveV1Thing } from './serve.ts'
import { ofClub, ofPlayer, versioned, withNamed, withRoll } from './things.ts'

/** The interface for other programs: `/api/v1`, by key; what it writes is in write-routes.ts. */
export function v1Routes(app: App, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): void {
  serveV1(app, players.list, async ({ input, actor, db }) =>
    page(await listPlayersAfter(db, actor, byId(input)), input, ({ id }) => [id]),
  )
  serveV1Thing(app, players.show, async ({ input, actor, db }) =>
    ofPlayer(foundOr404(await findPlayer(db, actor, input.id))),
  )

  serveV1(app, sessions.list, async ({ input, actor, access, db }) => {
    const wanted = { after: startOf(input.cursor), limit: input.limit + 1 }
    const found = (await listSessionsAfter(db, actor, wanted)).map((session) => withRoll(session, access))
    return page(found, input, ({ startsAt, id }) => [String(Date.parse(startsAt)), id])
  })
  serveV1Thing(app, sessions.show, async ({ input, actor, access, db }) =>
    versioned(withRoll(foundOr404(await findSession(db, actor, input.id)), access)),
  )

  serveV1(app, exercises.list, async ({ input, actor, db }) =>
    page(await listExercisesAfter(db, actor, byId(input)), input, ({ id }) => [id]),
  )
  serveV1Thing(app, exercises.show, async ({ input, actor, db }) =>
    versioned(foundOr404(await findExercise(db, actor, input.id))),
  )

  serveV1(app, requests.list, async ({ input, actor, db, now }) =>
    page(await listRequestsAfter(db, actor, { ...byId(input), now }), input, ({ id }) => [id]),
  )
  serveV1Thing(app, requests.show, async ({ input, actor, db, now }) =>
    versioned(foundOr404(await findRequest(db, actor, { id: input.id, now }))),
  )

  serveV1(app, evaluations.list, async ({ input, actor, db }) =>
    page(await listEvaluationsAfter(db, actor, byId(input)), input, ({ evaluationId }) => [evaluationId]),
  )
  serveV1Thing(app, evaluations.show, async ({ input, actor, db }) => ({
    thing: foundOr404(await findEvaluation(db, actor, input.evaluationId)),
  }))

  serveV1(app, feedbacks.list, async ({ input, actor, db }) => {
    const [sessionId, playerId] = idsOf(input.cursor, 2) ?? []
    const after = sessionId && playerId ? { sessionId, playerId } : null
    const found = await listFeedbackAfter(db, actor, { after, limit: input.limit + 1 })
    return page(found, input, ({ sessionId, playerId }) => [sessionId, playerId])
  })
  serveV1Thing(app, feedbacks.show, async ({ input, actor, db }) => ({
    thing: foundOr404(await findFeedback(db, actor, input)),
  }))

  serveV1(app, coaches.list, async ({ input, actor, db }) =>
    page(await listCoachesAfter(db, actor, byId(input)), input, ({ id }) => [id]),
  )
  serveV1Thing(app, coaches.show, async ({ input, actor, db }) => ({
    thing: foundOr404(await findCoach(db, actor, input.id)),
  }))

  serveV1(app, groups.list, async ({ input, actor, db }) => {
    const found = (await listGroupsAfter(db, actor, byId(input))).map((group) => withNamed(group, actor))
    return page(found, input, ({ id }) => [id])
  })
  serveV1Thing(app, groups.show, async ({ input, actor, db }) => ({
    thing: withNamed(foundOr404(await findGroup(db, actor, input.id)), actor),
  }))

  serveV1(app, places.list, async ({ input, actor, db }) => {
    const found = (await listPlacesAfter(db, actor, byId(input))).map((place) => ofClub(place, actor))
    return page(found, input, ({ id }) => [id])
  })
  serveV1Thing(app, places.show, async ({ input, actor, db }) => ({
    thing: ofClub(foundOr404(await findPlace(db, actor, input.id)), actor),
  }))

  const document = openapi(PUBLIC_URL)
  app.get(openapiPath, (http) => http.json(document))
}

interface PageWanted {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** One more than is shown tells whether there is a next page. */
function byId({ limit, cursor }: PageWanted) {
  return { after: idsOf(cursor, 1)?.[0] ?? null, limit: limit + 1 }
}

function page<T>(
  found: readonly T[],
  { limit }: PageWanted,
  keyOf: (last: T) => readonly string[],
): { data: T[]; next: string | null } {
  const data = found.slice(0, limit)
  const last = data.at(-1)
  return { data, next: last && found.length > limit ? cursorOf(...keyOf(last)) : null }
}
