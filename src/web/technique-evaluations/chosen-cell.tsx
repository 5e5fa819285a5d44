import { Link } from '@tanstack/react-router'
import { History, NotebookPen } from 'lucide-react'
import { fullName } from '../../domain/member-name.ts'
import type { Technique } from '../../domain/technique-evaluation.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { useNow } from '../app/use-now.ts'
import { draftOf } from './evaluation-draft.ts'
import { evaluatedWhen } from './evaluation-words.ts'
import { TechniqueBadge } from './technique-badge.tsx'
import { type EvaluatedPlayer } from './techniques-of.ts'

export interface Chosen {
  readonly player: EvaluatedPlayer
  readonly technique: Technique
}

interface ChosenCellProps {
  chosen: Chosen
  timeZone: string
  onHistory: () => void
}

/** What the cell that one is at cannot say in its 48 pixels. */
export function ChosenCell({ chosen: { player, technique }, timeZone, onHistory }: ChosenCellProps) {
  const now = useNow()
  const evaluation = player.evaluations.find(({ id }) => id === technique.id)
  return (
    <>
      <div className="evaluation-chosen">
        <p>
          <b>
            <bdi>{fullName(player)}</bdi>, <bdi>{technique.name}</bdi>
          </b>{' '}
          <TechniqueBadge status={draftOf(evaluation ?? null).status} />
          {evaluation && <PendingMark id={evaluation.evaluationId} />}
        </p>
        {evaluation && <p className="text-sm text-ink-2">{evaluatedWhen(evaluation, timeZone, now)}</p>}
        {evaluation?.coachNotes && <p className="evaluation-note">«&nbsp;{evaluation.coachNotes}&nbsp;»</p>}
      </div>
      <div className="evaluation-strip-actions">
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
    </>
  )
}
