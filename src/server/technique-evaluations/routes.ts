import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import { instantAfter, whyNotEvaluate } from '../../domain/technique-evaluation.ts'
import type { App } from '../app-env.ts'
import { found, Refused } from '../errors.ts'
import { listExercises } from '../exercises/store.ts'
import { announce } from '../live/announce.ts'
import { holdPlayers } from '../players/players-of-club.ts'
import { serve } from '../serve.ts'
import { findLatestEvaluations, findSubject, insertEvaluation, listEvaluatedPlayers } from './store.ts'
import { evaluationTable } from './table.ts'

export function techniqueEvaluationRoutes(app: App): void {
  serve(app, techniqueEvaluations.list, async ({ actor, db }) =>
    evaluationTable(await listEvaluatedPlayers(db, actor), await listExercises(db, actor)),
  )

  serve(app, techniqueEvaluations.show, async ({ input, actor, db }) =>
    found(await findLatestEvaluations(db, actor, input.playerId)),
  )

  serve(app, techniqueEvaluations.evaluate, async ({ input, actor, db, now }) => {
    const { id: techniqueId, playerId, evaluationId, status, coachNotes } = input
    const subject = { playerId, techniqueId }
    await holdPlayers(db, actor, [playerId])
    const { technique, current, lastAt } = found(await findSubject(db, actor, subject))
    const quarrel = whyNotEvaluate(actor, input, current)
    if (quarrel) throw new Refused(quarrel, { current })
    await insertEvaluation(db, actor, {
      evaluationId,
      playerId,
      status,
      coachNotes,
      technique: found(technique),
      // Later than all others of the player, because what the player has seen is stored as an instant.
      evaluatedAt: instantAfter(lastAt, now),
    })
    announce(db, {
      topic: 'technique-evaluations',
      ids: [playerId],
      clubId: actor.clubId,
      to: 'coaches',
      accounts: [playerId],
    })
    return found((await findSubject(db, actor, subject))?.current)
  })
}
