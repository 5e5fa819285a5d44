import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldControl } from './field.tsx'

/** The native select, which works best on phones. */
export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="input-frame">
      <select {...useFieldControl()} {...rest} className={`input ${className}`}>
        {children}
      </select>
      <ChevronDown aria-hidden="true" className="select-arrow" />
    </div>
  )
}
