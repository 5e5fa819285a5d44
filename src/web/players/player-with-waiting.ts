import type { PlayerRecord } from '../../contract/players.ts'
import type { Technique } from '../../domain/technique-evaluation.ts'
import type { WaitingWrite } from '../outbox/waiting-write.ts'
import { evaluatedIn, evaluationAfter } from '../technique-evaluations/with-evaluation.ts'
import { scoresAfter, type Setter } from './with-scores.ts'

interface Onlooker extends Setter {
  /** What an evaluation is of, as far as this device knows. */
  readonly techniqueOf: (id: string) => Technique | undefined
}

/** A player's record as it will be once what waits on this device is done: scores and evaluations come on top. */
export function playerWithWaiting(
  told: PlayerRecord,
  writes: readonly WaitingWrite[],
  onlooker: Onlooker,
): PlayerRecord {
  return writes.reduce(
    (record, write) => withEvaluation(withScores(record, write, onlooker), write, onlooker),
    told,
  )
}

function withScores(record: PlayerRecord, write: WaitingWrite, onlooker: Onlooker): PlayerRecord {
  const currentOf = (playerId: string) =>
    playerId === record.id ? (record.aiSettingsHistory[0] ?? null) : undefined
  const set = scoresAfter(write, currentOf, onlooker).get(record.id)
  return set ? { ...record, aiSettingsHistory: [set, ...record.aiSettingsHistory] } : record
}

function withEvaluation(record: PlayerRecord, write: WaitingWrite, onlooker: Onlooker): PlayerRecord {
  const about = evaluatedIn(write)
  if (about?.playerId !== record.id) return record
  const current = record.evaluations.find(({ id }) => id === about.techniqueId) ?? null
  const said = evaluationAfter(write, current, onlooker)
  const technique = onlooker.techniqueOf(about.techniqueId) ?? current
  if (!said || !technique) return record
  const { name, category } = technique
  return { ...record, evaluations: [{ ...said, name, category }, ...record.evaluations] }
}
