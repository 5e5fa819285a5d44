import { firstSeasonStart } from '../../domain/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import { playerHistories, type TrainingHistory } from '../../domain/training-history.ts'
import type { Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { readEvaluations } from './evaluations.ts'
import { readKept } from './kept-history.ts'
import { readRolledSessions } from './rolled-sessions.ts'

/** The season of the period's end and two before it, and the period where it begins earlier. */
export async function readHistory(db: Db, actor: Member, asked: Wanted): Promise<TrainingHistory> {
  const wanted = { ...asked, from: historyStart(asked) }
  return wanted.players ? readChosen(db, actor, wanted) : readKept(db, actor, wanted)
}

async function readChosen(db: Db, actor: Member, wanted: Wanted): Promise<TrainingHistory> {
  const [sessions, evaluations] = await Promise.all([
    readRolledSessions(db, actor, wanted),
    readEvaluations(db, actor, wanted),
  ])
  return { since: wanted.from, until: wanted.to, sessions, players: playerHistories(sessions, evaluations) }
}

function historyStart({ from, to }: Wanted): string {
  const start = firstSeasonStart(to)
  return from < start ? from : start
}
