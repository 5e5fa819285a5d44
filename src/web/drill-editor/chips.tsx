interface ChipsProps {
  label: string
  chips: readonly { name: string; isPressed: boolean; onPick: () => void }[]
}

export function Chips({ label, chips }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <fieldset className="editor-chips">
      <legend>{label}</legend>
      <div className="suggestions">
        {chips.map(({ name, isPressed, onPick }) => (
          <button key={name} type="button" aria-pressed={isPressed} onClick={onPick}>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
