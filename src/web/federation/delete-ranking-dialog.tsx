import { useState } from 'react'
import * as federation from '../../contract/federation.ts'
import type { RankingEntry } from '../../contract/federation.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { refetchFederation } from './queries.ts'
import { writtenDay } from './ranking-summary.ts'
import type { ShownToCoach } from './shown-player.ts'

interface DeleteRankingDialogProps {
  player: ShownToCoach
  entry: RankingEntry
  /** All of them, the newest first. */
  rankings: readonly RankingEntry[]
  onClose: () => void
}

export function DeleteRankingDialog({ player, entry, rankings, onClose }: DeleteRankingDialogProps) {
  const [was, setWas] = useState(entry.points)
  const [changed, setChanged] = useState(false)
  const removal = useWrite(federation.removeRanking, {
    onSuccess: () => {
      refetchFederation(player.id)
      showToast('Classement supprimé')
      onClose()
    },
    onChangedMeanwhile: (current) => {
      setWas((current as { points: number }).points)
      setChanged(true)
    },
  })

  async function handleConfirm() {
    setChanged(false)
    // Another coach may have deleted it.
    if (!(await removal.send({ id: player.id, date: entry.date, was }))) refetchFederation(player.id)
  }
  return (
    <ConfirmDialog
      title={<>Supprimer le classement du {writtenDay(entry.date)}&#8239;?</>}
      confirm="Supprimer"
      pending={removal.pending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {removal.error && (
        <Banner tone="error" className="federation-banner">
          {removal.error}
        </Banner>
      )}
      {changed && (
        <Banner tone="waiting" className="federation-banner">
          Ce classement vient d’être corrigé. Supprimez-le à nouveau si vous le souhaitez.
        </Banner>
      )}
      <p>
        {was}&nbsp;points. {whatThen(entry, rankings)}
      </p>
    </ConfirmDialog>
  )
}

function whatThen({ date }: RankingEntry, rankings: readonly RankingEntry[]): string {
  if (rankings[0]?.date !== date) return 'Le classement actuel ne change pas.'
  const before = rankings[1]
  if (!before) return 'Ce joueur n’aura plus de classement.'
  return `Le classement actuel redevient celui du ${writtenDay(before.date)}\u00A0: ${before.points} points.`
}
