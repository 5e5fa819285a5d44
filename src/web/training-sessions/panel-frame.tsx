import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../ui/icon-button.tsx'

interface PanelFrameProps {
  title: string
  subtitle?: ReactNode
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** What stands beside the lists on a desk, and takes the whole page on a phone. */
export function PanelFrame({ title, subtitle, className = '', onClose, children }: PanelFrameProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby={id} className={`panel session-panel ${className}`}>
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id={id} tabIndex={-1} className="text-4xl wrap-anywhere">
            {title}
          </h2>
          {subtitle && <p className="mt-1.5 text-ink-2">{subtitle}</p>}
        </div>
        <IconButton label="Fermer" icon={<X />} className="-mt-1.5 -mr-2.5" onClick={onClose} />
      </header>
      {children}
    </section>
  )
}
