import { type ReactNode, useId } from 'react'

interface ToggleChoiceProps<Value extends string> {
  /** For screen readers only: the text above it says the same. */
  label: string
  value: Value | null
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  onChange: (value: Value | null) => void
  className?: string | undefined
}

/** A choice that takes effect at once; pressing the chosen option again clears it. */
export function ToggleChoice<Value extends string>(props: ToggleChoiceProps<Value>) {
  const { label, value, options, onChange, className = '' } = props
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={`toggles ${className}`}>
      <span id={id} className="sr-only">
        {label}
      </span>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={`button toggle toggle-${option.value}`}
          onClick={() => onChange(option.value === value ? null : option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  )
}
