import { useState } from 'react'
import * as players from '../../contract/players.ts'
import type { ListedPlayer, SavedScores } from '../../contract/players.ts'
import type { PlayerScores } from '../../domain/player-scores.ts'
import { newId } from '../app/new-id.ts'
import { focusPageTitle } from '../ui/layout.tsx'
import { showToast } from '../ui/toast.ts'
import { useWrite } from '../app/use-write.ts'
import { cacheScores } from './queries.ts'
import {
  applyEdit,
  rebased,
  modifications,
  conflicts,
  type EditConflict,
  type ScoreEdit,
  type ScoreEdits,
  withoutEdits,
} from './score-edits.ts'

/** The edited scores of several players, which « Sauvegarder » sends in one write. */
export function useScoreEdits(listed: readonly ListedPlayer[]) {
  const [edits, setEdits] = useState<ScoreEdits>(new Map())
  /** The edits being saved: they count as modified until the answer, although the list already shows them. */
  const [sent, setSent] = useState<readonly ScoreEdit[] | null>(null)
  const saving = useWrite(players.saveScores, {
    onChangedMeanwhile: (current) => cacheScores(current as SavedScores),
    otherwise: 'Erreur lors de la mise à jour des paramètres IA',
  })
  const modified = sent ?? modifications(edits, listed)

  async function save() {
    if (sent) return
    setSent(modified)
    const settings = modified.map((edit) => ({ id: newId(), ...edit }))
    const saved = await saving.send({ settings })
    setSent(null)
    if (!saved) return
    setEdits((latest) => {
      const unchanged = modified.filter((edit) => latest.get(edit.playerId) === edit)
      return withoutEdits(
        latest,
        unchanged.map(({ playerId }) => playerId),
      )
    })
    showToast('Paramètres IA enregistrés')
    // The focused button is removed once all is saved.
    setTimeout(() => document.activeElement === document.body && focusPageTitle())
  }
  return {
    edits,
    modified,
    overtaken: sent ? [] : conflicts(edits, listed),
    saving: { pending: saving.pending, error: saving.error },
    save,
    apply: (player: ListedPlayer, scores: PlayerScores) =>
      setEdits((latest) => applyEdit(latest, player, scores)),
    keep: (edit: EditConflict) => setEdits((latest) => rebased(latest, edit)),
    giveUp: (playerId: string) => setEdits((latest) => withoutEdits(latest, [playerId])),
  }
}
export type ScoreEditing = ReturnType<typeof useScoreEdits>
