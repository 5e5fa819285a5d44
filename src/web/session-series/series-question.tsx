import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../ui/dialog.tsx'
import type { SeriesScope } from '../../domain/series-scope.ts'
import { type ChosenScope, OtherDatesNote, ScopeChoice } from './scope-choice.tsx'

interface SeriesQuestionProps {
  title: string
  confirm: string
  onConfirm: (scope: SeriesScope | undefined) => void
  onCancel: () => void
  children?: ReactNode
}

/** Which dates of its series something is done to as well. */
export function SeriesQuestion({ title, confirm, onConfirm, onCancel, children }: SeriesQuestionProps) {
  const [scope, setScope] = useState<ChosenScope>('this')
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      cancel="Revenir"
      onConfirm={() => onConfirm(scope === 'this' ? undefined : scope)}
      onCancel={onCancel}
    >
      <div className="series-planner">
        <p>{children}</p>
        <ScopeChoice value={scope} onChange={setScope} />
        {scope !== 'this' && <OtherDatesNote />}
      </div>
    </ConfirmDialog>
  )
}
