import { useState } from 'react'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { SeriesScope } from '../../domain/series-scope.ts'
import { type ChosenScope, OtherDatesNote, ScopeChoice } from '../session-series/scope-choice.tsx'
import { SeriesQuestion } from '../session-series/series-question.tsx'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { ToldNotice } from './told-notice.tsx'
import { useTold } from './use-told.ts'

interface CancellationQuestionProps {
  session: TrainingSession
  /** « mardi 12 janvier à 18:00 ». */
  when: string
  onConfirm: (scope: SeriesScope | undefined) => void
  onClose: () => void
}

/** Which dates are cancelled, and who is told of it; of a cancelled one which are reinstated. */
export function CancellationQuestion(props: CancellationQuestionProps) {
  const { session, when, onConfirm, onClose } = props
  if (!session.cancelledAt) return <Cancellation {...props} />
  return (
    <SeriesQuestion
      title={'Rétablir cette séance\u202F?'}
      confirm="Rétablir"
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <bdi>{session.title}</bdi>, {when}.
    </SeriesQuestion>
  )
}

function Cancellation({ session, when, onConfirm, onClose }: CancellationQuestionProps) {
  const { id, title, seriesId } = session
  const [chosen, setChosen] = useState<ChosenScope>('this')
  const scope = chosen === 'this' ? undefined : chosen
  const telling = useTold({ id, change: 'cancellation', ...(scope && { scope }) })
  const silently = scope ? 'Annuler les séances' : 'Annuler la séance'
  const footer = (
    <>
      <CancelButton busy={false} onCancel={onClose} data-first-focus>
        Revenir
      </CancelButton>
      <Button variant="solid" pending={telling.isAsking} onClick={() => onConfirm(scope)}>
        {telling.told?.told ? 'Annuler et prévenir' : silently}
      </Button>
    </>
  )
  return (
    <Dialog
      title={'Annuler cette séance\u202F?'}
      size="small"
      role="alertdialog"
      footer={footer}
      onClose={onClose}
    >
      <div className="series-planner">
        <p>
          <bdi>{title}</bdi>, {when}.
        </p>
        {seriesId && <ScopeChoice value={chosen} onChange={setChosen} />}
        {scope && <OtherDatesNote />}
        <ToldNotice telling={telling} />
      </div>
    </Dialog>
  )
}
