import { useRef, useState } from 'react'
import {
  evaluate,
  type EvaluationTable,
  type LatestEvaluation,
  type PlayerEvaluation,
} from '../../contract/technique-evaluations.ts'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'
import { newEvaluation } from '../../domain/technique-evaluation.ts'
import { useMyName } from '../accounts/use-myself.ts'
import { CallFailed } from '../app/call.ts'
import { newId } from '../app/new-id.ts'
import { sentenceFor } from '../app/refusals.ts'
import { useAction } from '../app/use-action.ts'
import { draftOf, type EvaluationDraft, failures } from './evaluation-draft.ts'
import { whoEvaluated } from './evaluation-words.ts'
import { type Cell, cellKey, type Change, lastOf, withChange, withPressed } from './group-changes.ts'
import { techniqueOf } from './known-technique.ts'
import { cacheEvaluation } from './cache-evaluation.ts'

/** A press so soon after a notice was under way when it came: it was meant for what stood there before. */
const noticingMs = 1_000

/**
 * Each press is a write of its own, and says which evaluation it replaces: the one pressed a moment before where several
 * follow each other, however late the screen and the server hear of it.
 */
export function useGroupEvaluations({ players }: Pick<EvaluationTable, 'players'>) {
  const name = useMyName()
  const action = useAction(cellKey)
  /** Ahead of what the server answered; read by the next press, which may come before the next rendering. */
  const ahead = useRef<ReadonlyMap<string, LatestEvaluation>>(new Map())
  const [pressed, setPressed] = useState<ReadonlyMap<string, LatestEvaluation>>(new Map())
  /** Refused, or built upon what was refused: one of them is said. */
  const refused = useRef(new Set<string>())
  const [changes, setChanges] = useState<readonly Change[]>([])
  /** When each notice came, by its cell. */
  const noticedAt = useRef(new Map<string, number>())

  function setAhead(key: string, evaluation: LatestEvaluation | null) {
    const next = new Map(ahead.current)
    if (evaluation) next.set(key, evaluation)
    else next.delete(key)
    ahead.current = next
    setPressed(next)
  }
  function current(cell: Cell): LatestEvaluation | null {
    const player = players.find(({ id }) => id === cell.playerId)
    const server = player?.evaluations.find(({ id }) => id === cell.techniqueId)
    return ahead.current.get(cellKey(cell)) ?? server ?? null
  }
  function forget(cell: Cell) {
    noticedAt.current.delete(cellKey(cell))
    action.forget(cell)
  }
  function recordNotice(cell: Cell) {
    noticedAt.current.set(cellKey(cell), performance.now())
  }
  function isUnderWay(cell: Cell): boolean {
    return performance.now() - (noticedAt.current.get(cellKey(cell)) ?? -Infinity) < noticingMs
  }

  /** @returns the id of what it makes */
  function send(cell: Cell, said: EvaluationDraft, otherwise: string): string {
    const key = cellKey(cell)
    const was = current(cell)?.evaluationId ?? null
    const evaluationId = newId()
    const { playerId, techniqueId: id } = cell
    setAhead(key, newEvaluation({ ...said, evaluationId, id }, null, name, new Date()))
    forget(cell)
    const input = { ...said, evaluationId, playerId, id, was }
    const technique = techniqueOf(id)
    void action
      .act(cell, evaluate, input, {
        named: technique && [{ name: technique.name }],
        onSuccess: cacheEvaluation,
        explain: (failure) => {
          setAhead(key, null)
          setChanges((before) => before.filter((change) => cellKey(change.cell) !== key))
          const known = was !== null && refused.current.has(was)
          refused.current.add(evaluationId)
          if (known) return null
          recordNotice(cell)
          return sentenceAgainst(failure, otherwise)
        },
      })
      .finally(() => {
        if (ahead.current.get(key)?.evaluationId === evaluationId) setAhead(key, null)
      })
    return evaluationId
  }

  const shown = withPressed(players, pressed)
  const lastChange = lastOf(changes, shown)

  return {
    /** As they will be once all that was pressed is done. */
    players: shown,
    current,
    /** @returns whether it counts: nobody changes what they have not seen yet. */
    set(cell: Cell, status: TechniqueStatus): boolean {
      if (isUnderWay(cell)) return false
      const before = current(cell)
      const draft = draftOf(before)
      if (draft.status === status) return true
      const made = send(cell, { ...draft, status }, before ? failures.later : failures.first)
      setChanges((earlier) =>
        withChange(earlier, { cell, before: draft, after: status, made }, before?.evaluationId ?? null),
      )
      return true
    },
    /** What would be taken back next; null where nothing is left that still counts. */
    lastChange,
    /** @returns whether it did: not twice, however quickly it is pressed */
    takeBack(): boolean {
      if (!lastChange || current(lastChange.cell)?.evaluationId !== lastChange.made) return false
      setChanges(changes.slice(0, changes.indexOf(lastChange)))
      send(lastChange.cell, lastChange.before, failures.other)
      return true
    },
    troubles: action.troubles,
    forget,
  }
}

/** Of two coaches the second one hears who was first, and what they said. */
function sentenceAgainst(failure: unknown, otherwise: string): string {
  if (!(failure instanceof CallFailed) || failure.refusal !== 'changed-meanwhile' || !failure.current) {
    return sentenceFor(failure, otherwise)
  }
  const there = failure.current as PlayerEvaluation
  cacheEvaluation(there)
  return `${whoEvaluated(there)} Choisissez à nouveau un statut pour corriger.`
}
