import type { ReactNode } from 'react'

interface TableQuartersProps {
  /** Accessible name. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** The table seen from above: four Quarters, top left to bottom right. */
export function TableQuarters({ label, className = '', children }: TableQuartersProps) {
  return (
    <section aria-label={label} className={`table-top net-v quarters ${className}`}>
      {children}
    </section>
  )
}

interface QuarterProps {
  label: ReactNode
  value: ReactNode
  /** Shown small after the value: « % », « /10 ». */
  unit?: string | undefined
  note?: ReactNode
}

export function Quarter({ label, value, unit, note }: QuarterProps) {
  return (
    <div className="quarter">
      <p className="strong">{label}</p>
      <div>
        <p className="numeral">
          {value}
          {unit && <small>{unit}</small>}
        </p>
        {note && <p className="quarter-note small">{note}</p>}
      </div>
    </div>
  )
}
