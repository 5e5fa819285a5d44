import { Link } from '@tanstack/react-router'
import { Check, CircleDashed, History, NotebookPen, TrendingUp } from 'lucide-react'
import { fullName } from '../../domain/member-name.ts'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'
import type { Technique } from '../../domain/technique-evaluation.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { useNow } from '../app/use-now.ts'
import { draftOf } from './evaluation-draft.ts'
import { evaluatedWhen, statusNames } from './evaluation-words.ts'
import { type EvaluatedPlayer } from './techniques-of.ts'

export interface Chosen {
  readonly player: EvaluatedPlayer
  readonly technique: Technique
}

interface ChosenCellProps {
  chosen: Chosen
  timeZone: string
  onSet: (status: TechniqueStatus) => void
  onHistory: () => void
}

const statuses = [
  { value: 'not_evaluated', label: statusNames.not_evaluated, icon: <CircleDashed aria-hidden="true" /> },
  { value: 'in_progress', label: statusNames.in_progress, icon: <TrendingUp aria-hidden="true" /> },
  { value: 'mastered', label: statusNames.mastered, icon: <Check aria-hidden="true" /> },
] as const satisfies readonly { value: TechniqueStatus; label: string; icon: unknown }[]

/** Of the cell that one is at: each status, also those that a press on it does not lead to, and what was said of it. */
export function ChosenCell({ chosen: { player, technique }, timeZone, onSet, onHistory }: ChosenCellProps) {
  const now = useNow()
  const name = fullName(player)
  const evaluation = player.evaluations.find(({ id }) => id === technique.id)
  return (
    <div className="evaluation-panel">
      <div className="evaluation-chosen">
        <p>
          <b>
            <bdi>{name}</bdi>, <bdi>{technique.name}</bdi>
          </b>{' '}
          {evaluation && <PendingMark id={evaluation.evaluationId} />}
        </p>
        {evaluation && <p className="note">{evaluatedWhen(evaluation, timeZone, now)}</p>}
        {evaluation?.coachNotes && <p className="evaluation-note">«&nbsp;{evaluation.coachNotes}&nbsp;»</p>}
      </div>
      <ToggleChoice
        label={`Statut de ${name}, ${technique.name}`}
        className="evaluation-status"
        value={draftOf(evaluation ?? null).status}
        options={statuses}
        // There is always one: pressing the one that is there changes nothing.
        onChange={(status) => status && onSet(status)}
      />
      <div className="evaluation-panel-actions">
        {evaluation && (
          <Button variant="bare" icon={<History aria-hidden="true" />} onClick={onHistory}>
            Historique
          </Button>
        )}
        <Link
          to="/coach/evaluation"
          search={{ player: player.id }}
          className={buttonClass({ variant: 'bare' })}
        >
          <NotebookPen aria-hidden="true" />
          Notes
        </Link>
      </div>
    </div>
  )
}
