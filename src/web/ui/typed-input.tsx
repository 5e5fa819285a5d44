import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react'
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

  // What was not understood counts as empty: a value means that it was replaced.
  useEffect(() => {
    if (value) report?.(null)
  }, [value, report])

  function take(understood: string) {
    report?.(null)
    setTyped(null)
    onChange(understood)
  }
  /** What is typed in full is taken at once: on leaving, nothing moves under the finger that presses a button. */
  function handleType(next: string) {
    const result = read(next)
    if ('value' in result && format(result.value) === next) take(result.value)
    else setTyped({ text: next, over: value })
  }
  function handleRead() {
    if (typed?.over !== value) return
    const result = text.trim() === '' ? { value: '' } : read(text)
    if ('value' in result) {
      take(result.value)
    } else {
      report?.(result.problem)
      setTyped({ text, over: '' })
      onChange('')
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
      onChange={(event) => handleType(event.target.value)}
      onBlur={handleRead}
      onKeyDown={handleKeyDown}
    />
  )
}
