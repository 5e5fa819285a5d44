import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId, useState } from 'react'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean | undefined
  /** Keeps the label for those who do not see the screen. */
  hideLabel?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

interface FieldContext {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  /** A control that reads typed text says here that it does not understand it. */
  report: (problem: string | null) => void
}

const Context = createContext<FieldContext | null>(null)

/** A label, a control of this folder, its hint and its error, tied together. */
export function Field({ label, hint, error, required = false, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const [problem, report] = useState<string | null>(null)
  const message = problem ?? error
  const describedBy = [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const labelClass = `field-label ${required ? 'field-required' : ''} ${hideLabel ? 'sr-only' : ''}`
  return (
    <div className={className}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <Context value={{ id, describedBy, invalid: Boolean(message), required, report }}>{children}</Context>
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
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

/** What a control inside a Field spreads on its element; nothing outside one. */
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
