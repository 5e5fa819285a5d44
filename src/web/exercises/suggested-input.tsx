import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

interface SuggestedInputProps {
  label: string
  value: string
  /** A button for each; any other text can be typed. */
  suggestions: readonly string[]
  error: string | undefined
  /** Invalid even without an `error` of its own. */
  invalid?: boolean | undefined
  onChange: (value: string) => void
}

export function SuggestedInput({ label, value, suggestions, error, invalid, onChange }: SuggestedInputProps) {
  const wrong = (invalid ?? Boolean(error)) || undefined
  return (
    <div>
      <Field label={label} required error={error}>
        <TextInput
          autoComplete="off"
          maxLength={60}
          aria-invalid={wrong}
          value={value}
          placeholder="Choisissez ci-dessous, ou écrivez"
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div role="group" aria-label="Propositions" className="suggestions">
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            aria-pressed={suggestion === value.trim()}
            onClick={() => onChange(suggestion)}
          >
            {suggestion}
          </button>
        ))}
      </div>
    </div>
  )
}
