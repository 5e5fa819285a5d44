import { CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { error: TriangleAlert, info: Info, ok: CircleCheck, waiting: Clock }

interface BannerProps {
  tone: keyof typeof icons
  /** Usually one Button, « Réessayer ». */
  action?: ReactNode
  className?: string | undefined
  /** Within a region that was there before, and announces what comes into it. */
  announced?: boolean
  children: ReactNode
}

/** Stays until its cause is gone. An error is announced at once. */
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
