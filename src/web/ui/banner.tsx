import { CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { error: TriangleAlert, info: Info, ok: CircleCheck, waiting: Clock }

interface BannerProps {
  tone: keyof typeof icons
  /** Usually one Button, « Réessayer ». */
  action?: ReactNode
  className?: string | undefined
  /** Inside an existing live region, which announces it: sets no role of its own. */
  announced?: boolean
  children: ReactNode
}

/** Shown as long as its cause lasts. A screen reader reads an error at once (`alert`). */
export function Banner({ tone, action, className = '', announced, children }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div
      role={announced ? undefined : tone === 'error' ? 'alert' : 'status'}
      className={`banner banner-${tone} ${className}`}
    >
      <div>
        <Icon aria-hidden="true" />
        <div>{children}</div>
      </div>
      {action}
    </div>
  )
}
