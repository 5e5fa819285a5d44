import type { DateRange } from '../../domain/days.ts'
import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'
import { formatDate } from '../ui/typed-date.ts'

interface OwnDaysProps {
  from: string
  to: string
  /** What the figures are of: the last three seasons of a longer time. */
  shown: DateRange
  today: string
  onChange: (days: { from: string; to: string }) => void
}

/** Loaded where somebody wants days of their own. */
export function OwnDays({ from, to, shown, today, onChange }: OwnDaysProps) {
  const isCut = (from < to ? from : to) < shown.from
  const limit =
    isCut &&
    `Trois saisons au maximum\u00A0: les chiffres vont du ${formatDate(shown.from)} au ${formatDate(shown.to)}.`
  return (
    <>
      <Field label="Du" hint={limit}>
        <DateField value={from} onChange={(day) => onChange({ from: day || from, to })} today={today} />
      </Field>
      <Field label="Au">
        <DateField value={to} onChange={(day) => onChange({ from, to: day || to })} today={today} />
      </Field>
    </>
  )
}
