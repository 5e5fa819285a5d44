import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import { newEvaluation, whyNotEvaluate } from '../../domain/technique-evaluation.ts'
import type { App } from '../app-env.ts'
import { foundOr404, Refused } from '../refused.ts'
import { listExercises } from '../exercises/store.ts'
import { announce } from '../live/announce.ts'
import { lockPlayers } from '../players/players-of-club.ts'
import { serve } from '../serve.ts'
import { findSubject, insertEvaluation, listEvaluatedPlayers } from './store.ts'
import { evaluationTable } from './table.ts'

export function techniqueEvaluationRoutes(app: App): void {
  serve(app, techniqueEvaluations.list, async ({ actor, db }) =>
    evaluationTable(await listEvaluatedPlayers(db, actor), await listExercises(db, actor)),
  )

  serve(app, techniqueEvaluations.evaluate, async ({ input, actor, db, now }) => {
    const { id: techniqueId, playerId } = input
    const subject = { playerId, techniqueId }
    await lockPlayers(db, actor, [playerId])
    const { technique, current, lastAt } = foundOr404(await findSubject(db, actor, subject))
    const quarrel = whyNotEvaluate(actor, input, current)
    if (quarrel) throw new Refused(quarrel, { current })
    // A player's history has one order: what was seen of it is known up to an instant.
    const evaluation = newEvaluation(input, lastAt, null, now)
    await insertEvaluation(db, actor, { ...evaluation, playerId, technique: foundOr404(technique) })
    announce(db, {
      topic: 'technique-evaluations',
      ids: [playerId],
      clubId: actor.clubId,
      to: 'coaches',
      accounts: [playerId],
    })
    return foundOr404((await findSubject(db, actor, subject))?.current)
  })
}
