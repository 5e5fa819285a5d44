import type { LatestEvaluation } from '../../contract/technique-evaluations.ts'
import type { EvaluationDraft } from './evaluation-draft.ts'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'
import type { EvaluatedPlayer } from './techniques-of.ts'

/** A technique of a player. */
export interface Cell {
  readonly playerId: string
  readonly techniqueId: string
}

export function cellKey({ playerId, techniqueId }: Cell): string {
  return `${playerId} ${techniqueId}`
}

/** What was changed here: it can be taken back as long as it is what counts. */
export interface Change {
  readonly cell: Cell
  readonly before: EvaluationDraft
  readonly after: TechniqueStatus
  /** The id of the evaluation that it made. */
  readonly made: string
}

/** Presses on one cell, each upon the one before, are one change: taking it back undoes them all. */
export function withChange(
  changes: readonly Change[],
  change: Change,
  was: string | null,
): readonly Change[] {
  const last = changes.at(-1)
  if (!last || last.made !== was) return [...changes, change]
  return [...changes.slice(0, -1), { ...change, before: last.before }]
}

/** The last change that still counts: not one that somebody else has set since, nor one of a player who has left. */
export function lastOf(changes: readonly Change[], players: readonly EvaluatedPlayer[]): Change | null {
  const latest = new Set(players.flatMap(({ evaluations }) => evaluations.map((each) => each.evaluationId)))
  return changes.findLast(({ made }) => latest.has(made)) ?? null
}

/** The players with what was pressed a moment ago, and is on its way into the outbox. */
export function withPressed(
  players: readonly EvaluatedPlayer[],
  pressed: ReadonlyMap<string, LatestEvaluation>,
): readonly EvaluatedPlayer[] {
  if (pressed.size === 0) return players
  return players.map((player) => {
    const own = [...pressed].filter(([key]) => key.startsWith(`${player.id} `)).map(([, said]) => said)
    if (own.length === 0) return player
    const others = player.evaluations.filter(
      ({ id }) => !pressed.has(cellKey({ playerId: player.id, techniqueId: id })),
    )
    return { ...player, evaluations: [...others, ...own] }
  })
}
