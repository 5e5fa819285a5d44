import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { categories } from '../../domain/category.ts'
import {
  highestScore,
  lowestScore,
  type PlayerScores,
  sameScores,
  scoreNames,
} from '../../domain/player-scores.ts'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { Slider } from '../ui/slider.tsx'
import { TableRadar } from '../ui/table-radar.tsx'

interface ScoresDialogProps {
  /** The player's name and style. */
  subtitle: ReactNode
  before: PlayerScores
  onApply: (scores: PlayerScores) => void
  onClose: () => void
}

/** Applies the scores without saving them; « Sauvegarder » sends the edits of all players. */
export function ScoresDialog({ subtitle, before, onApply, onClose }: ScoresDialogProps) {
  const form = useId()
  const [scores, setScores] = useState(before)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onApply(scores)
    onClose()
  }
  const footer = (
    <>
      <CancelButton busy={false} onCancel={onClose} />
      <Button type="submit" form={form} variant="primary">
        Appliquer les modifications
      </Button>
    </>
  )
  return (
    <Dialog
      title="Paramètres IA"
      subtitle={subtitle}
      size="large"
      guard={!sameScores(scores, before)}
      onClose={onClose}
      footer={footer}
    >
      <form id={form} className="scores-form" onSubmit={handleSubmit}>
        <div>
          {categories.map((category) => (
            <Slider
              key={category}
              label={scoreNames[category]}
              min={lowestScore}
              max={highestScore}
              value={scores[category]}
              onChange={(score) => setScores((latest) => ({ ...latest, [category]: score }))}
            />
          ))}
        </div>
        <TableRadar names={scoreNames} scores={scores} max={highestScore} />
      </form>
    </Dialog>
  )
}
