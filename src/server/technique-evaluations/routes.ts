import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import type { App } from '../app-env.ts'
import { archivedIds } from '../exercise-marks/store.ts'
import { listExercises } from '../exercises/store.ts'
import { listObservations } from '../hall/observations.ts'
import { serve } from '../serve.ts'
import { masteryProposals } from './mastery-proposals.ts'
import { practisedLately } from './practised-lately.ts'
import { listEvaluatedPlayers } from './store.ts'
import { evaluatedPlayer, tableTechniques } from './table.ts'
import { evaluate } from './writing.ts'

export function techniqueEvaluationRoutes(app: App): void {
  serve(app, techniqueEvaluations.list, async ({ actor, db, now }) => {
    const players = await listEvaluatedPlayers(db, actor)
    const library = await listExercises(db, actor)
    const archived = await archivedIds(db, actor)
    const practised = await practisedLately(db, actor, now)
    return {
      players: players.map((player) => evaluatedPlayer(player, practised.get(player.id), now)),
      techniques: tableTechniques(players, library, archived),
      proposals: masteryProposals(players, await listObservations(db, actor), { library, archived }),
    }
  })
  serve(app, techniqueEvaluations.evaluate, evaluate)
}
