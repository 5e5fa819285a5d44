import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'

interface OwnDaysProps {
  from: string
  to: string
  today: string
  onChange: (days: { from: string; to: string }) => void
}

/** Loaded where somebody wants days of their own. */
export function OwnDays({ from, to, today, onChange }: OwnDaysProps) {
  return (
    <>
      <Field label="Du">
        <DateField value={from} onChange={(day) => onChange({ from: day || from, to })} today={today} />
      </Field>
      <Field label="Au">
        <DateField value={to} onChange={(day) => onChange({ from, to: day || to })} today={today} />
      </Field>
    </>
  )
}
