import { type CSSProperties, useId } from 'react'

interface SliderProps {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
}

export function Slider({ label, value, onChange, min = 1, max = 10 }: SliderProps) {
  const id = useId()
  const filled = { '--filled': (value - min) / (max - min) }
  return (
    <div className="slider">
      <label htmlFor={id} className="strong">
        {label}
      </label>
      <output htmlFor={id} aria-live="off">
        {value}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        style={filled as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
