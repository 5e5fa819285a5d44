import { useEffect, useRef } from 'react'
import { Banner } from './banner.tsx'

interface FormErrorsProps {
  error?: string | null | undefined
  /** One sentence for each field. */
  errors?: readonly string[]
}

/** Summary of the errors above a form's fields after a failed submission. It takes the focus. */
export function FormErrors({ error, errors = error ? [error] : [] }: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null)
  const text = errors.join('\n')
  useEffect(() => {
    const element = summary.current
    if (!text || !element) return undefined
    element.focus()
    // If the next submission fails with the same errors, only the focus shows that it was processed.
    const handleSubmit = () => void setTimeout(() => summary.current?.focus())
    const form = element.closest('form')
    form?.addEventListener('submit', handleSubmit)
    return () => form?.removeEventListener('submit', handleSubmit)
  }, [text])
  if (errors.length === 0) return null
  return (
    <div ref={summary} tabIndex={-1}>
      <Banner tone="error">
        {errors.length === 1 ? (
          errors[0]
        ) : (
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
      </Banner>
    </div>
  )
}
