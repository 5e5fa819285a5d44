import type { ListedPlayer, SetScores } from '../../contract/players.ts'
import {
  type AiSettings,
  defaultScores,
  type PlayerScores,
  replacesScores,
  sameScores,
  scoresOf,
  toAiSettings,
} from '../../domain/player-scores.ts'

/** Scores that were applied in the dialog « Paramètres IA » and are not saved yet. */
export interface ScoreEdit {
  readonly playerId: string
  readonly aiSettings: AiSettings
  /** The id of the scores that the edit replaces; null if there were none. */
  readonly was: string | null
}

/** By player id. */
export type ScoreEdits = ReadonlyMap<string, ScoreEdit>

/** An edit in conflict with scores that another coach saved meanwhile. */
export interface EditConflict {
  readonly edit: ScoreEdit
  readonly player: ListedPlayer
  readonly theirs: SetScores
}

/** The initial values of the sliders. */
export function scoresShown({ id, aiSettings }: ListedPlayer, edits: ScoreEdits): PlayerScores {
  const shown = edits.get(id)?.aiSettings ?? aiSettings
  return shown ? scoresOf(shown) : defaultScores
}

/** Unchanged scores are no edit, except for a player without scores: the default ones are then saved. */
export function applyEdit(edits: ScoreEdits, player: ListedPlayer, scores: PlayerScores): ScoreEdits {
  if (player.aiSettings && sameScores(scores, scoresShown(player, edits))) return edits
  const was = edits.get(player.id)?.was ?? player.aiSettings?.id ?? null
  return withEdit(edits, { playerId: player.id, aiSettings: toAiSettings(scores), was })
}

/** Bases the edit on the other coach's scores, so that saving it replaces them. */
export function rebased(edits: ScoreEdits, { edit, theirs }: EditConflict): ScoreEdits {
  return withEdit(edits, { ...edit, was: theirs.id })
}

function withEdit(edits: ScoreEdits, edit: ScoreEdit): ScoreEdits {
  return new Map(edits).set(edit.playerId, edit)
}

export function withoutEdits(edits: ScoreEdits, playerIds: readonly string[]): ScoreEdits {
  return new Map([...edits].filter(([playerId]) => !playerIds.includes(playerId)))
}

/** The edits to save: without those equal to the saved scores, and those of players who left the club. */
export function modifications(edits: ScoreEdits, players: readonly ListedPlayer[]): readonly ScoreEdit[] {
  return players.flatMap(({ id, aiSettings }) => {
    const edit = edits.get(id)
    const same = edit && aiSettings && sameScores(scoresOf(edit.aiSettings), scoresOf(aiSettings))
    return edit && !same ? [edit] : []
  })
}

export function conflicts(edits: ScoreEdits, players: readonly ListedPlayer[]): readonly EditConflict[] {
  const byId = new Map(players.map((player) => [player.id, player]))
  return modifications(edits, players).flatMap((edit) => {
    const player = byId.get(edit.playerId)
    const theirs = player?.aiSettings
    return player && theirs && !replacesScores(edit, theirs) ? [{ edit, player, theirs }] : []
  })
}
