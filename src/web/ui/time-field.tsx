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

const typedTime = /^(\d{1,2})(?:\s*[h:.]\s*(\d{2})?)?$|^(\d{1,2})(\d{2})$/i

/** Parses `18h`, `18h30`, `1830`, `18:30` or `9` to HH:mm; null if it is no time. */
export function parseTime(text: string): string | null {
  const parts = typedTime.exec(text.trim())
  if (!parts) return null
  const hours = Number(parts[1] ?? parts[3])
  const minutes = Number(parts[2] ?? parts[4] ?? 0)
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
