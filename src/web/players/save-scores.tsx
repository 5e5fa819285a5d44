import { Check } from 'lucide-react'
import { categories } from '../../domain/category.ts'
import { type PlayerScores, scoreNames, scoresOf } from '../../domain/player-scores.ts'
import { fullName } from '../../domain/member-name.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { focusPageTitle } from '../ui/layout.tsx'
import type { EditConflict } from './score-edits.ts'
import type { ScoreEditing } from './use-score-edits.ts'
import { conflictSentence } from './conflict-sentence.ts'

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
        <Banner tone="error" className="page-notice">
          {saving.error}
        </Banner>
      )}
      {overtaken.map((each) => (
        <ScoreConflict
          key={`${each.player.id} ${each.theirs.id}`}
          overtaken={each}
          onKeep={() => keep(each)}
          onTake={() => giveUp(each.player.id)}
        />
      ))}
    </>
  )
}

interface OvertakenScoresProps {
  overtaken: EditConflict
  onKeep: () => void
  onTake: () => void
}

/** Another coach has saved scores for which this one has an unsaved edit: asks which of them to keep. */
function ScoreConflict({ overtaken, onKeep, onTake }: OvertakenScoresProps) {
  const { edit, player, theirs } = overtaken
  const [mine, others] = [scoresOf(edit.aiSettings), scoresOf(theirs)]
  const name = fullName(player)
  const differing = categories.filter((category) => mine[category] !== others[category])
  const inWords = (scores: PlayerScores) =>
    differing.map((category) => `${scoreNames[category]} ${scores[category]}`).join(', ')
  function choose(choice: () => void) {
    choice()
    // The focused button is removed with the notice.
    setTimeout(focusPageTitle)
  }
  return (
    <Banner tone="waiting" className="page-notice">
      <p className="strong">{conflictSentence([{ playerId: player.id, aiSettings: theirs }], () => name)}</p>
      <p>
        Notes enregistrées&nbsp;: {inWords(others)}. Les vôtres&nbsp;: {inWords(mine)}.
      </p>
      <div className="banner-actions">
        <Button onClick={() => choose(onTake)}>
          Prendre les siennes<span className="sr-only"> pour {name}</span>
        </Button>
        <Button onClick={() => choose(onKeep)}>
          Garder les miennes<span className="sr-only"> pour {name}</span>
        </Button>
      </div>
    </Banner>
  )
}
