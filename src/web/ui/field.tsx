import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId, useState } from 'react'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Stands in the hint's place where it says the same. An empty one only marks: a sentence above the form says it. */
  error?: string | null | undefined
  required?: boolean | undefined
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

interface FieldContext {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  /** Sets the error of a control that cannot parse its text; null clears it. */
  report: (problem: string | null) => void
}

const Context = createContext<FieldContext | null>(null)

/** Connects a label, a control of this folder, a hint and an error. */
export function Field({ label, hint, error, required = false, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const [problem, report] = useState<string | null>(null)
  const message = problem ?? error
  const shownHint = hint !== message && hint
  const describedBy =
    [message && `${id}-error`, shownHint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const labelClass = `field-label ${required ? 'field-required' : ''} ${hideLabel ? 'sr-only' : ''}`
  return (
    <div className={className}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <Context value={{ id, describedBy, invalid: typeof message === 'string', required, report }}>
        {children}
      </Context>
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
      {shownHint && (
        <p id={`${id}-hint`} className="field-hint">
          {shownHint}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** The attributes of a control inside a Field; none outside a Field. */
export function useFieldControl() {
  const field = use(Context)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}

export function useFieldReport() {
  return use(Context)?.report
}
