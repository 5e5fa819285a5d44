import { Link } from '@tanstack/react-router'
import { ClipboardList, UserRound } from 'lucide-react'
import type { Role } from '../../domain/actor.ts'

const icons = { coach: ClipboardList, player: UserRound } as const

interface DoorLinkProps {
  role: Role
  label: string
  text: string
  search: { next?: string | undefined; mode?: 'signup' }
}

/** A link to an entry page, in the colour of its area. */
export function DoorLink({ role, label, text, search }: DoorLinkProps) {
  const Icon = icons[role]
  return (
    <Link to={`/${role}`} search={search} className="entry-choice" data-space={role}>
      <Icon aria-hidden="true" />
      <span>
        <b>{label}</b>
        {text}
      </span>
    </Link>
  )
}
