import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../ui/dialog.tsx'
import type { SeriesScope } from '../../domain/series-scope.ts'
import { type ChosenScope, ScopeChoice } from './scope-choice.tsx'

interface SeriesQuestionProps {
  title: string
  confirm: string
  /** For several dates, where that is said otherwise. */
  confirmSeveral?: string | undefined
  onConfirm: (scope: SeriesScope | undefined) => void
  onCancel: () => void
  children?: ReactNode
}

/** Which dates of its series something is done to as well. */
export function SeriesQuestion({
  title,
  confirm,
  confirmSeveral = confirm,
  onConfirm,
  onCancel,
  children,
}: SeriesQuestionProps) {
  const [scope, setScope] = useState<ChosenScope>('this')
  return (
    <ConfirmDialog
      title={title}
      confirm={scope === 'this' ? confirm : confirmSeveral}
      cancel="Revenir"
      onConfirm={() => onConfirm(scope === 'this' ? undefined : scope)}
      onCancel={onCancel}
    >
      <div className="series-planner">
        <p>{children}</p>
        <ScopeChoice value={scope} onChange={setScope} />
        {scope !== 'this' && (
          <p className="note" role="status">
            Les autres séances déjà passées, ou dont l’appel a commencé, ne changent pas.
          </p>
        )}
      </div>
    </ConfirmDialog>
  )
}
