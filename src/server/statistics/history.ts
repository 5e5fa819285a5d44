import { firstSeasonStart } from '../../domain/statistics.ts'
import type { Member } from '../../domain/actor.ts'
import type { TrainingHistory } from '../../domain/training-history.ts'
import type { Wanted } from '../analyses/wanted.ts'
import type { Db } from '../database/connection.ts'
import { readKept } from './kept-history.ts'

/** The season of the period's end and two before it, and the period where it begins earlier. */
export async function readHistory(db: Db, actor: Member, wanted: Wanted): Promise<TrainingHistory> {
  const since = historyStart(wanted)
  return { since, until: wanted.to, ...(await readKept(db, actor, { ...wanted, from: since })) }
}

function historyStart({ from, to }: Wanted): string {
  const start = firstSeasonStart(to)
  return from < start ? from : start
}
