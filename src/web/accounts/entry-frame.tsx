import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Role } from '../../domain/actor.ts'
import { BallPath } from '../ui/ball-path.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { Logo } from '../ui/logo.tsx'
import type { Flight } from '../ui/trajectory.ts'
import './entry.css'

interface EntryFrameProps {
  title: string
  subtitle?: ReactNode
  /** The area: blue for coaches, green for players. */
  space: Role
  /** The target of the back link; by default the home page. */
  back?: { to: '/player' | '/coach' | '/signup'; label: string }
  children: ReactNode
}

const rally: readonly Flight[] = [
  { from: [700, 250], to: [270, 480], height: 40, flashes: 10, bend: -30, bounces: true },
  { from: [270, 480], to: [20, 690], height: 44, flashes: 7, end: 0.66 },
]

/** The layout of the pages without a session. */
export function EntryFrame({ title, subtitle, space, back, children }: EntryFrameProps) {
  return (
    <div className="entry" data-space={space}>
      <header className="entry-table">
        <svg viewBox="0 0 620 850" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <BallPath flights={rally} />
        </svg>
        <Logo className="entry-logo" />
        <p className="entry-motto">La balle est dans votre camp.</p>
      </header>
      <main className="entry-form">
        <div>
          <BackLink back={back} />
          <PageHeader title={title} subtitle={subtitle} />
          <div className="form">{children}</div>
        </div>
      </main>
    </div>
  )
}

function BackLink({ back }: { back: EntryFrameProps['back'] }) {
  const content = (
    <>
      <ArrowLeft aria-hidden="true" />
      {back?.label ?? 'Retour au site'}
    </>
  )
  if (back) {
    return (
      <Link to={back.to} className="entry-back">
        {content}
      </Link>
    )
  }
  return (
    <a href="/" className="entry-back">
      {content}
    </a>
  )
}
