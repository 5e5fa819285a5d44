import { Link } from '@tanstack/react-router'
import { CircleQuestionMark, LogOut } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { Role } from '../../domain/actor.ts'
import { type NavigationItem, spaceName } from './navigation.ts'

interface MoreDialogProps {
  space: Role
  items: readonly NavigationItem[]
  onSignOut: () => void
  onClose: () => void
}

/** On a phone: what the bottom bar has no room for. */
export function MoreDialog({ space, items, onSignOut, onClose }: MoreDialogProps) {
  return (
    <Dialog title="Plus" subtitle={spaceName[space]} size="small" onClose={onClose}>
      <div className="more-items">
        {items.map(({ path, label, icon: Icon }) => (
          <Link key={path} to={path} className="more-link" onClick={onClose}>
            <Icon aria-hidden="true" />
            {label}
          </Link>
        ))}
        {space === 'player' && (
          <a href="/aide" className="more-link">
            <CircleQuestionMark aria-hidden="true" />
            Aide
          </a>
        )}
        <Button icon={<LogOut aria-hidden="true" />} onClick={onSignOut} block>
          Déconnexion
        </Button>
      </div>
    </Dialog>
  )
}
