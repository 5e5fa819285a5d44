import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

interface SegmentedChoiceProps<Value extends string> {
  label: string
  hideLabel?: boolean | undefined
  value: Value | null
  options: readonly { value: Value; label: ReactNode }[]
  onChange: (value: Value) => void
  error?: string | null | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Radio buttons in one row, for two to four short options. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, hideLabel, value, options, onChange, error, disabled, className } = props
  const id = useId()
  return (
    <fieldset disabled={disabled} aria-describedby={error ? `${id}-error` : undefined} className={className}>
      <legend className={hideLabel ? 'sr-only' : 'field-label'}>{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
}

/** Square, because a round box looks like a radio button. */
export function Checkbox({ label, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`check ${className}`}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}

/** Takes effect at once, a Checkbox when its form is submitted. */
export function Switch({ label, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`check ${className}`}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state */}
      <input {...rest} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  )
}
