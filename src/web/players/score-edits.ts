import type { ListedPlayer, SetScores } from '../../contract/players.ts'
import { defaultScores, type PlayerScores, replacesScores, sameScores } from '../../domain/player-scores.ts'

/** What was applied in the dialog « Paramètres IA » and is not saved yet. */
export interface ScoreEdit {
  readonly playerId: string
  readonly scores: PlayerScores
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
export function scoresShown({ id, scores }: ListedPlayer, edits: ScoreEdits): PlayerScores {
  return edits.get(id)?.scores ?? scores?.scores ?? defaultScores
}

/** Who has no scores yet is given these, also where they are the ones in the middle. */
export function applied(edits: ScoreEdits, player: ListedPlayer, scores: PlayerScores): ScoreEdits {
  if (player.scores && sameScores(scores, scoresShown(player, edits))) return edits
  const was = edits.get(player.id)?.was ?? player.scores?.id ?? null
  return withEdit(edits, { playerId: player.id, scores, was })
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
  return players.flatMap(({ id, scores }) => {
    const edit = edits.get(id)
    return edit && !(scores && sameScores(edit.scores, scores.scores)) ? [edit] : []
  })
}

export function overtaken(edits: ScoreEdits, players: readonly ListedPlayer[]): readonly OvertakenEdit[] {
  const byId = new Map(players.map((player) => [player.id, player]))
  return modifications(edits, players).flatMap((edit) => {
    const player = byId.get(edit.playerId)
    const theirs = player?.scores
    return player && theirs && !replacesScores(edit, theirs) ? [{ edit, player, theirs }] : []
  })
}
