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

/** What was applied in the dialog « Paramètres IA » and is not saved yet. */
export interface ScoreEdit {
  readonly playerId: string
  readonly aiSettings: AiSettings
  /** The id of the scores that the dialog began on; null where there were none. */
  readonly was: string | null
}

/** By player. */
export type ScoreEdits = ReadonlyMap<string, ScoreEdit>

/** An edit that another coach was before: those scores stand there now. */
export interface OvertakenEdit {
  readonly edit: ScoreEdit
  readonly player: ListedPlayer
  readonly theirs: SetScores
}

/** What the sliders begin on. */
export function scoresShown({ id, aiSettings }: ListedPlayer, edits: ScoreEdits): PlayerScores {
  const shown = edits.get(id)?.aiSettings ?? aiSettings
  return shown ? scoresOf(shown) : defaultScores
}

/** Who has no scores yet is given these, also where they are the ones in the middle. */
export function applied(edits: ScoreEdits, player: ListedPlayer, scores: PlayerScores): ScoreEdits {
  if (player.aiSettings && sameScores(scores, scoresShown(player, edits))) return edits
  const was = edits.get(player.id)?.was ?? player.aiSettings?.id ?? null
  return withEdit(edits, { playerId: player.id, aiSettings: toAiSettings(scores), was })
}

/** In sight of what another coach has set: the edit is to replace that. */
export function kept(edits: ScoreEdits, { edit, theirs }: OvertakenEdit): ScoreEdits {
  return withEdit(edits, { ...edit, was: theirs.id })
}

function withEdit(edits: ScoreEdits, edit: ScoreEdit): ScoreEdits {
  return new Map(edits).set(edit.playerId, edit)
}

export function without(edits: ScoreEdits, playerIds: readonly string[]): ScoreEdits {
  return new Map([...edits].filter(([playerId]) => !playerIds.includes(playerId)))
}

/** What « Sauvegarder » would change: put back to what stands there it is no change, nor for who left the club. */
export function modifications(edits: ScoreEdits, players: readonly ListedPlayer[]): readonly ScoreEdit[] {
  return players.flatMap(({ id, aiSettings }) => {
    const edit = edits.get(id)
    const same = edit && aiSettings && sameScores(scoresOf(edit.aiSettings), scoresOf(aiSettings))
    return edit && !same ? [edit] : []
  })
}

export function overtaken(edits: ScoreEdits, players: readonly ListedPlayer[]): readonly OvertakenEdit[] {
  const byId = new Map(players.map((player) => [player.id, player]))
  return modifications(edits, players).flatMap((edit) => {
    const player = byId.get(edit.playerId)
    const theirs = player?.aiSettings
    return player && theirs && !replacesScores(edit, theirs) ? [{ edit, player, theirs }] : []
  })
}
