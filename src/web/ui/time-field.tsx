import { parseTime } from './time-of-day.ts'
import { TypedInput } from './typed-input.tsx'

interface TimeFieldProps {
  /** HH:mm, or empty. */
  value: string
  onChange: (value: string) => void
  name?: string | undefined
}

/** Inside a Field. Accepts `18h`, `1830` and `18:30`. */
export function TimeField(props: TimeFieldProps) {
  return (
    <TypedInput {...props} format={(time) => time} read={readTime} inputMode="text" placeholder="hh:mm" />
  )
}

function readTime(text: string) {
  const value = parseTime(text)
  return value ? { value } : { problem: 'Heure non reconnue\u00A0: écrivez par exemple 18:30.' }
}
