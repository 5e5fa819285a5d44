import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { CircleQuestionMark, LogOut } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { MemberRole } from '../../domain/actor.ts'
import { type NavigationItem, spaceName } from './navigation.ts'
import { WaitingCount } from './waiting-count.tsx'

interface MoreDialogProps {
  space: MemberRole
  items: readonly NavigationItem[]
  onSignOut: () => void
  onClose: () => void
}

/** On a phone: what the bottom bar has no room for. */
export function MoreDialog({ space, items, onSignOut, onClose }: MoreDialogProps) {
  return (
    <Dialog title="Plus" subtitle={spaceName[space]} size="small" onClose={onClose}>
      <div className="more-items">
        {items.map((item) => (
          <MoreLink key={item.path} item={item} onClick={onClose} />
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

function MoreLink({ item, onClick }: { item: NavigationItem; onClick: () => void }) {
  const { path, label, icon: Icon, waits } = item
  const id = useId()
  return (
    <Link to={path} className="more-link" aria-describedby={waits && id} onClick={onClick}>
      <Icon aria-hidden="true" />
      {label}
      {waits && <WaitingCount id={id} of={waits} />}
    </Link>
  )
}
