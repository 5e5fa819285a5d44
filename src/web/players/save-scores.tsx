import { Check } from 'lucide-react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { OvertakenScores } from './overtaken-scores.tsx'
import type { ScoreEditing } from './use-score-edits.ts'

/** « Sauvegarder », shown while there are unsaved edits, with its errors and conflicts. */
export function SaveScores({ editing }: { editing: ScoreEditing }) {
  const { modified, overtaken, saving, save, keep, giveUp } = editing
  return (
    <>
      <div className="players-save">
        <Button
          variant="ok"
          icon={<Check aria-hidden="true" />}
          pending={saving.pending}
          disabledReason={overtaken.length > 0 ? 'Choisissez d’abord quelles notes garder.' : null}
          onClick={() => void save()}
        >
          Sauvegarder ({modified.length} modification(s))
        </Button>
      </div>
      {saving.error && (
        <Banner tone="error" className="mb-5">
          {saving.error}
        </Banner>
      )}
      {overtaken.map((each) => (
        <OvertakenScores
          key={`${each.player.id} ${each.theirs.id}`}
          overtaken={each}
          onKeep={() => keep(each)}
          onTake={() => giveUp(each.player.id)}
        />
      ))}
    </>
  )
}
