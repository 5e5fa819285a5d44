import { type AbsenceReason, absenceReasons } from '../../domain/attendance.ts'
import { ToggleChoice } from '../ui/toggle-choice.tsx'
import { absenceReasonNames } from './session-words.ts'

const reasons = absenceReasons.map((value) => ({ value, label: absenceReasonNames[value] }))

interface AbsenceReasonChoiceProps {
  /** The title of the session. */
  title: string
  value: AbsenceReason | null
  onChange: (reason: AbsenceReason | null) => void
}

/** Whoever does not come may say why, with one press. */
export function AbsenceReasonChoice({ title, value, onChange }: AbsenceReasonChoiceProps) {
  return (
    <div className="absence-reason">
      <p className="strong">Pourquoi&#8239;? (optionnel)</p>
      <ToggleChoice
        label={`Motif pour ${title}`}
        value={value}
        options={reasons}
        className="chips"
        onChange={onChange}
      />
      <p className="note">Vos entraineurs le voient, les autres joueurs non.</p>
    </div>
  )
}
