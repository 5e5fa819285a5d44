import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CallFailed } from '../app/call.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'

interface PanelFrameProps {
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
  /** On a phone its title leaves the room to what stands below. */
  compact?: boolean | undefined
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** What stands beside the lists on a desk, and takes the whole page on a phone. */
export function PanelFrame(props: PanelFrameProps) {
  const { title, subtitle, actions, compact = false, className = '', onClose, children } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby={id} className={`panel session-panel ${className}`}>
      <header className={compact ? 'session-panel-head session-panel-head-compact' : 'session-panel-head'}>
        <div className="row-body">
          <h2 ref={heading} id={id} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h2>
          {subtitle && <p className="secondary">{subtitle}</p>}
        </div>
        {actions}
        <IconButton label="Fermer" icon={<X />} className="session-panel-close" onClick={onClose} />
      </header>
      {children}
    </section>
  )
}

export function SessionNotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (error instanceof CallFailed && (error.refusal === 'not-found' || error.refusal === 'invalid-input')) {
    return (
      <Banner tone="info" className="session-panel-trouble">
        Cette séance n’existe plus.
      </Banner>
    )
  }
  return (
    <Banner
      tone="error"
      className="session-panel-trouble"
      action={<Button onClick={onRetry}>Réessayer</Button>}
    >
      Erreur lors du chargement des séances
    </Banner>
  )
}

export const patienceMs = 1500

export function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return elapsed
}
