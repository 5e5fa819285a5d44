import { useEffect, useRef } from 'react'
import { Banner } from './banner.tsx'

/**
 * What no field says, above them, after a failed submission. It takes the focus when it comes, not when a part of it
 * goes because that was mended.
 */
export function FormErrors({ error }: { error: string | null | undefined }) {
  const summary = useRef<HTMLDivElement>(null)
  const before = useRef<string | null | undefined>(null)
  useEffect(() => {
    const appears = !before.current
    before.current = error
    const element = summary.current
    if (!error || !element) return undefined
    if (appears) element.focus()
    // If the next submission fails with the same error, only the focus shows that it was processed.
    const handleSubmit = () => void setTimeout(() => summary.current?.focus())
    const form = element.closest('form')
    form?.addEventListener('submit', handleSubmit)
    return () => form?.removeEventListener('submit', handleSubmit)
  }, [error])
  if (!error) return null
  return (
    <div ref={summary} tabIndex={-1}>
      <Banner tone="error">{error}</Banner>
    </div>
  )
}
