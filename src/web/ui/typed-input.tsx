import { type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react'
import { useFieldControl, useFieldReport } from './field.tsx'

interface TypedInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'type'> {
  value: string
  onChange: (value: string) => void
  format: (value: string) => string
  /** Parses the text to a value, or to the sentence that says why it is invalid. */
  read: (text: string) => { value: string } | { problem: string }
}

/**
 * An input whose text is parsed to a value on blur or Enter. Invalid text stays on the screen, the Field shows the
 * error, and the value becomes empty, so that the previous value is not sent instead.
 */
export function TypedInput({ value, onChange, format, read, className = '', ...rest }: TypedInputProps) {
  const control = useFieldControl()
  const report = useFieldReport()
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null)
  // A value set from outside (the calendar, another session) replaces the typed text.
  const text = typed && typed.over === value ? typed.text : value && format(value)

  // Invalid text makes the value empty, so a non-empty value replaced that text: clear its error.
  useEffect(() => {
    if (value) report?.(null)
  }, [value, report])

  function accept(parsed: string) {
    report?.(null)
    setTyped(null)
    onChange(parsed)
  }
  /** Complete text is accepted at once, so that blur does not shift the layout while a button is being pressed. */
  function handleType(next: string) {
    const result = read(next)
    if ('value' in result && format(result.value) === next) accept(result.value)
    else setTyped({ text: next, over: value })
  }
  function handleRead() {
    if (typed?.over !== value) return
    const result = text.trim() === '' ? { value: '' } : read(text)
    if ('value' in result) {
      accept(result.value)
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
