import { useEffect, useRef } from 'react'
import { Banner } from './banner.tsx'

interface FormErrorsProps {
  error: string | null | undefined
  /** How many submissions have failed. */
  failures: number
}

/** What no field says, above them. It takes the focus when a submission failed, and never while somebody types. */
export function FormErrors({ error, failures }: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failures > 0) summary.current?.focus()
  }, [failures])
  if (!error) return null
  return (
    <div ref={summary} tabIndex={-1}>
      <Banner tone="error">{error}</Banner>
    </div>
  )
}
