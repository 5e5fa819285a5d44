import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Input } from '../../contract/endpoint.ts'
import { type PlayerRecord, setRanking } from '../../contract/players.ts'
import type { LatestEvaluation } from '../../contract/technique-evaluations.ts'
import { replacesRanking } from '../../domain/player.ts'
import type { Technique } from '../../domain/technique-evaluation.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { useOverlaid } from '../offline/outbox/outbox-state.ts'
import { goesTo, type QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { techniqueOf } from '../technique-evaluations/known-technique.ts'
import { evaluatedIn, evaluationWrites } from '../technique-evaluations/queued-writes.ts'
import { playerQuery } from './queries.ts'
import { type CurrentScores, playerWrites } from './queued-writes.ts'

/** One player's record, with the queued writes laid over it. */
export function usePlayer(id: string): UseQueryResult<PlayerRecord> {
  const name = useMyName()
  const context = useMemo(() => ({ name, techniqueOf }), [name])
  return useOverlaid(playerQuery(id), overlayPlayer, context)
}

interface Context {
  /** The author's of what is written here. */
  readonly name: string
  /** What an evaluation is of, as far as this device knows. */
  readonly techniqueOf: (id: string) => Technique | undefined
}

/** A player's record as it will be once the queued writes are done. */
export function overlayPlayer(
  server: PlayerRecord,
  writes: readonly QueuedWrite[],
  context: Context,
): PlayerRecord {
  return writes.reduce(
    (record, write) => withRanking(withEvaluation(withScores(record, write, context), write, context), write),
    server,
  )
}

function withScores(record: PlayerRecord, write: QueuedWrite, { name: authorName }: Context): PlayerRecord {
  const before: CurrentScores = (playerId) =>
    playerId === record.id ? (record.aiSettingsHistory[0] ?? null) : undefined
  const set = overlayWrite(playerWrites, before, write, authorName)(record.id)
  if (!set || set === before(record.id)) return record
  return { ...record, aiSettingsHistory: [set, ...record.aiSettingsHistory] }
}

function withEvaluation(record: PlayerRecord, write: QueuedWrite, context: Context): PlayerRecord {
  const about = evaluatedIn(write)
  if (about?.playerId !== record.id) return record
  const current = record.evaluations.find(({ id }) => id === about.techniqueId) ?? null
  const said = overlayWrite<LatestEvaluation | null, string>(evaluationWrites, current, write, context.name)
  const technique = context.techniqueOf(about.techniqueId) ?? current
  if (!said || said === current || !technique) return record
  const { name, category } = technique
  return { ...record, evaluations: [{ ...said, name, category }, ...record.evaluations] }
}

function withRanking(record: PlayerRecord, write: QueuedWrite): PlayerRecord {
  if (!goesTo(write, setRanking)) return record
  const { id, ...setting } = write.input as Input<typeof setRanking>
  const isDone = record.ranking === setting.ranking
  if (id !== record.id || isDone || !replacesRanking(setting, record.ranking)) return record
  return { ...record, ranking: setting.ranking }
}
