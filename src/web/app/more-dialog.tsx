import { Link } from '@tanstack/react-router'
import { CircleQuestionMark, LogOut } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { type NavigationItem } from './navigation.ts'

interface MoreDialogProps {
  subtitle: string
  items: readonly NavigationItem[]
  onSignOut: () => void
  onClose: () => void
}

/** On a phone: what the bottom bar has no room for. */
export function MoreDialog({ subtitle, items, onSignOut, onClose }: MoreDialogProps) {
  return (
    <Dialog title="Plus" subtitle={subtitle} size="small" onClose={onClose}>
      <div className="more-items">
        {items.map(({ path, label, icon: Icon }) => (
          <Link key={path} to={path} className="more-link" onClick={onClose}>
            <Icon aria-hidden="true" />
            {label}
          </Link>
        ))}
        <a href="/aide" className="more-link">
          <CircleQuestionMark aria-hidden="true" />
          Aide
        </a>
        <Button icon={<LogOut aria-hidden="true" />} onClick={onSignOut} block>
          Déconnexion
        </Button>
      </div>
    </Dialog>
  )
}
