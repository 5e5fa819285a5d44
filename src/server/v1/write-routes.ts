import { v7 as uuidv7 } from 'uuid'
import type * as v from 'valibot'
import * as v1 from '../../contract/v1/writes.ts'
import { approve, archive, reject, whyNotDecide } from '../../domain/exercise-request.ts'
import type { App } from '../app-env.ts'
import { decideOn } from '../exercise-requests/deciding.ts'
import { findState } from '../exercise-requests/store.ts'
import { findExercise } from '../exercises/store.ts'
import { changeExercise, createExercise, removeExercise } from '../exercises/writing.ts'
import { findPlayer } from '../players/pages.ts'
import { lockPlayers } from '../players/players-of-club.ts'
import { saveScores } from '../players/save-scores.ts'
import { findCurrentScores } from '../players/scores.ts'
import { foundOr404, Refused } from '../refused.ts'
import { findEvaluation } from '../technique-evaluations/pages.ts'
import { findSubject } from '../technique-evaluations/store.ts'
import { evaluate } from '../technique-evaluations/writing.ts'
import { findSession } from '../training-sessions/store.ts'
import { removeSession } from '../training-sessions/deleting-and-cancelling.ts'
import { changeSession, createSession, idsOf } from '../training-sessions/writing.ts'
import { serveV1Write } from './serve-write.ts'
import { ofPlayer, versioned, withRoll } from './things.ts'

const deciding = { approved: approve, rejected: reject, archived: archive } as const

/** What programs write, by what the application's own writes call: there is one copy of each rule. */
export function v1WriteRoutes(app: App): void {
  serveV1Write(app, v1.createSession, async ({ body, actor, access, db, now }) => {
    const id = uuidv7()
    const { players, exercises, place, coaches, blocks, ...plan } = body
    const input = {
      ...plan,
      ...assignedOf({ place, coaches, blocks }),
      id,
      playerIds: idsOf(players),
      exercises: withIds(exercises),
    }
    await createSession({ input, actor, db, now })
    return versioned(withRoll(foundOr404(await findSession(db, actor, id)), access))
  })

  serveV1Write(
    app,
    v1.changeSession,
    async ({ ids: { id }, body, actor, access, db, now, requireVersion }) => {
      const session = foundOr404(await findSession(db, actor, id))
      requireVersion(String(session.version))
      const { title, description, date, time, duration, version } = session
      const { players = session.players, exercises = session.exercises, ...plan } = body
      const input = {
        id,
        version,
        title: plan.title ?? title,
        description: plan.description ?? description,
        date: plan.date ?? date,
        time: plan.time ?? time,
        duration: plan.duration ?? duration,
        playerIds: idsOf(players),
        exercises: withIds(exercises),
        ...assignedOf(body),
      }
      return versioned(withRoll(await changeSession({ input, actor, db, now }), access))
    },
  )

  serveV1Write(app, v1.removeSession, async ({ ids: { id }, actor, db, now, requireVersion }) => {
    const { version } = foundOr404(await findSession(db, actor, id))
    requireVersion(String(version))
    await removeSession({ input: { id, version }, actor, db, now })
    return { thing: null }
  })

  serveV1Write(app, v1.changePlayer, async ({ ids: { id }, body, actor, db, now, requireVersion }) => {
    await lockPlayers(db, actor, [id])
    requireVersion(ofPlayer(foundOr404(await findPlayer(db, actor, id))).version)
    // A former club's count as well, which no program reads.
    const was = (await findCurrentScores(db, actor, [id])).get(id)?.id ?? null
    const settings = [{ id: uuidv7(), playerId: id, aiSettings: body.aiSettings, was }]
    await saveScores({ input: { settings }, actor, db, now })
    return ofPlayer(foundOr404(await findPlayer(db, actor, id)))
  })

  serveV1Write(app, v1.createEvaluation, async ({ body, actor, db, now }) => {
    const { playerId, id: techniqueId } = body
    // It is one more of a history, of which nothing is lost: whatever counted until now.
    await lockPlayers(db, actor, [playerId])
    const subject = await findSubject(db, actor, { playerId, techniqueId })
    if (!subject) throw new Refused('invalid-input', { fields: { playerId: 'Joueur inconnu' } })
    if (!subject.technique) throw new Refused('invalid-input', { fields: { id: 'Technique inconnue' } })
    const evaluationId = uuidv7()
    const was = subject.current?.evaluationId ?? null
    await evaluate({ input: { ...body, evaluationId, was }, actor, db, now })
    return { thing: foundOr404(await findEvaluation(db, actor, evaluationId)) }
  })

  serveV1Write(app, v1.changeRequest, async ({ ids: { id }, body, actor, db, now, requireVersion }) => {
    const { version } = foundOr404(await findState(db, actor, id))
    requireVersion(String(version))
    const decide = deciding[body.status]
    return versioned(await decideOn({ input: { id, version }, actor, db, now }, whyNotDecide, decide))
  })

  serveV1Write(app, v1.createExercise, async ({ body, actor, db, now }) =>
    versioned(await createExercise({ input: { ...body, id: uuidv7() }, actor, db, now })),
  )

  serveV1Write(app, v1.changeExercise, async ({ ids: { id }, body, actor, db, now, requireVersion }) => {
    const { version, ...exercise } = foundOr404(await findExercise(db, actor, id))
    requireVersion(String(version))
    const input = {
      id,
      version,
      type: body.type ?? exercise.type,
      technique: body.technique ?? exercise.technique,
      effect: body.effect ?? exercise.effect,
      difficulty: body.difficulty ?? exercise.difficulty,
      duration: body.duration ?? exercise.duration,
      description: body.description ?? exercise.description,
    }
    return versioned(await changeExercise({ input, actor, db, now }))
  })

  serveV1Write(app, v1.removeExercise, async ({ ids: { id }, actor, db, now, requireVersion }) => {
    const { version } = foundOr404(await findExercise(db, actor, id))
    requireVersion(String(version))
    await removeExercise({ input: { id, version }, actor, db, now })
    return { thing: null }
  })
}

/** As the application's own routes are asked; what is absent stays. */
function assignedOf({
  place,
  coaches,
  blocks,
}: Pick<v.InferOutput<typeof v1.changeSession.body>, 'place' | 'coaches' | 'blocks'>) {
  return {
    placeId: place && place.id,
    coachIds: coaches && idsOf(coaches),
    // Undefined would take them away.
    ...(blocks && { blocks: withIds(blocks) }),
  }
}

function withIds<E extends { readonly id?: string | undefined }>(
  entries: readonly E[],
): (E & { id: string })[] {
  return entries.map((entry) => ({ ...entry, id: entry.id ?? uuidv7() }))
}
