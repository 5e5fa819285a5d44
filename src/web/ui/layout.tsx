import { type ReactNode, useEffect } from 'react'

interface PageHeaderProps {
  title: string
  subtitle?: ReactNode
  /** Buttons and the sync pill, at the right on a wide screen. */
  actions?: ReactNode
}

/** The page's only h1. It also sets the document's title. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · Rebond`
  }, [title])
  useEffect(() => {
    if (nextTitleTakesFocus) focusPageTitle()
    nextTitleTakesFocus = false
  }, [])
  return (
    <header className="page-header">
      <div>
        <h1 id={TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p className="page-subtitle secondary">{subtitle}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}

const TITLE_ID = 'page-title'

let nextTitleTakesFocus = false

/** Call when a navigation begins: the title of the next page takes the focus when it is mounted. */
export function focusNextPageTitle(): void {
  nextTitleTakesFocus = true
}

export function focusPageTitle(): void {
  document.getElementById(TITLE_ID)?.focus({ preventScroll: true })
}

/** For when the focused control was removed: focuses the heading of its section, or else the page's title. */
export function focusTitleOf(section: Element | null): void {
  const heading = section?.querySelector<HTMLElement>('h2, h3')
  if (!heading) return focusPageTitle()
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

interface SectionProps {
  title: ReactNode
  /** One link or short fact at the right of the title. */
  aside?: ReactNode
  level?: 2 | 3
  className?: string | undefined
  children: ReactNode
}

/** Begins with a thick line. The class `rows` on a list puts thin lines between its items. */
export function Section({ title, aside, level = 2, className = '', children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={className}>
      <header className="section-header">
        <Heading>{title}</Heading>
        {aside && <div className="section-aside small strong">{aside}</div>}
      </header>
      {children}
    </section>
  )
}

/** A box for one thing: the next session, a form, a piece of advice, a player. Never nested. */
export function Panel({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`panel ${className}`}>{children}</div>
}
