import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { once } from './once.ts'
import { IconButton } from './icon-button.tsx'
import { lazyPart } from './lazy-part.tsx'
import { formatDate, parseDate } from './typed-date.ts'
import { TypedInput } from './typed-input.tsx'

/** Loaded when opened: most dates are typed. */
const CalendarDialog = lazyPart(async () => (await import('./calendar-dialog.tsx')).CalendarDialog)

interface DateFieldProps {
  /** yyyy-mm-dd, or empty. */
  value: string
  onChange: (value: string) => void
  /** Today in the club's time zone, not in the browser's. */
  today: string
  min?: string | undefined
  max?: string | undefined
  name?: string | undefined
}

/** Inside a Field. The date is typed (see `parseDate`) or chosen in a calendar. */
export function DateField({ value, onChange, today, min, max, name }: DateFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  function readDate(text: string) {
    const date = parseDate(text, today)
    if (!date) return { problem: 'Date non reconnue\u00A0: écrivez par exemple 24/11/2026.' }
    if (min && date < min) return { problem: `Choisissez une date à partir du ${formatDate(min)}.` }
    if (max && date > max) return { problem: `Choisissez une date jusqu’au ${formatDate(max)}.` }
    return { value: date }
  }
  function handleChoose(date: string) {
    setOpen(false)
    onChange(date)
  }

  return (
    <div ref={frame} className="input-frame date-field">
      <TypedInput
        name={name}
        value={value}
        onChange={onChange}
        format={formatDate}
        read={readDate}
        inputMode="text"
        placeholder="jj/mm/aaaa"
        className="input-before-button"
      />
      {value && (
        <span className="date-field-weekday">{weekdayName().format(new Date(`${value}T00:00:00Z`))}</span>
      )}
      <IconButton label="Ouvrir le calendrier" icon={<CalendarDays />} onClick={() => setOpen(true)} />
      {open && (
        <CalendarDialog
          anchor={frame}
          value={value}
          today={today}
          min={min}
          max={max}
          onChoose={handleChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

const weekdayName = once(() => new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' }))
