import type { SeriesScope } from '../../domain/series-scope.ts'
import { SegmentedChoice } from '../ui/choices.tsx'
import './session-series.css'

/** « Celle-ci » is no scope: the date alone. */
export type ChosenScope = SeriesScope | 'this'

const scopes = [
  { value: 'this', label: 'Celle-ci' },
  { value: 'following', label: 'Et les suivantes' },
  { value: 'all', label: 'Toutes' },
] as const satisfies readonly { value: ChosenScope; label: string }[]

interface ScopeChoiceProps {
  value: ChosenScope
  onChange: (scope: ChosenScope) => void
}

/** Which dates of a series. */
export function ScopeChoice({ value, onChange }: ScopeChoiceProps) {
  return (
    <SegmentedChoice
      label="Séances concernées"
      value={value}
      options={scopes}
      className="series-scope"
      onChange={onChange}
    />
  )
}

/** Below a question. */
export function OtherDatesNote() {
  return (
    <p className="note" role="status">
      Les autres séances déjà passées, ou dont l’appel a commencé, ne changent pas.
    </p>
  )
}

/** Below a form: what of it reaches the other dates. */
export function FormScope(props: ScopeChoiceProps) {
  return (
    <div className="series-planner">
      <ScopeChoice {...props} />
      {props.value !== 'this' && (
        <p className="note" role="status">
          Les autres séances reprennent seulement ce que vous changez ici. Si l’une a déjà une autre heure, un
          autre lieu ou d’autres entraineurs, elle les garde. Chacune garde son programme. Les séances passées
          ou annulées ne changent pas.
        </p>
      )}
    </div>
  )
}
