import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { useFieldControl, useFieldReport } from './field.tsx'

interface TypedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'type'> {
  value: string
  onChange: (value: string) => void
  format: (value: string) => string
  /** What was typed, understood, or the sentence that says why it is not. */
  read: (text: string) => { value: string } | { problem: string }
}

/**
 * Text that stands for a value. It is read when one leaves it or presses Enter; what is not understood stays on the
 * screen, is explained by the Field, and counts as empty, so that no earlier value is sent in its place.
 */
export function TypedInput({ value, onChange, format, read, className = '', ...rest }: TypedInputProps) {
  const control = useFieldControl()
  const report = useFieldReport()
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null)
  // A value that comes from elsewhere (the calendar, another session) replaces what was being typed.
  const text = typed && typed.over === value ? typed.text : value && format(value)

  function handleRead() {
    if (typed?.over !== value) return
    const result = text.trim() === '' ? { value: '' } : read(text)
    if ('problem' in result) {
      report?.(result.problem)
      setTyped({ text, over: '' })
      onChange('')
    } else {
      report?.(null)
      setTyped(null)
      onChange(result.value)
    }
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') handleRead()
  }

  return (
    <input
      {...control}
      {...rest}
      type="text"
      autoComplete="off"
      value={text}
      className={`input ${className}`}
      onChange={(event) => setTyped({ text: event.target.value, over: value })}
      onBlur={handleRead}
      onKeyDown={handleKeyDown}
    />
  )
}
