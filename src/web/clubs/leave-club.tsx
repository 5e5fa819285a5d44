import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import { whyNotLeave } from '../../domain/club.ts'
import { useMe } from '../accounts/queries.ts'
import { reason } from '../refusals.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const LeaveClubDialog = lazyPart(async () => (await import('./leave-club-dialog.tsx')).LeaveClubDialog)

export function LeaveClub({ club }: { club: ClubPage }) {
  const { account } = useMe()
  const [asking, setAsking] = useState(false)
  const isOther = ({ id }: RosterEntry) => id !== account.id
  const others = {
    coaches: club.coaches.filter(isOther).length,
    players: club.players.filter(isOther).length,
  }
  const actor = { ...account, clubId: club.id }
  const whyNot = reason(whyNotLeave(actor, { isOwner: club.ownerId === account.id, others }))
  return (
    <div className="leave-club">
      <Button icon={<LogOut aria-hidden="true" />} disabledReason={whyNot} onClick={() => setAsking(true)}>
        Quitter le club
      </Button>
      {whyNot && <p className="text-ink-2 text-sm">{whyNot}</p>}
      {asking && (
        <LeaveClubDialog
          club={club}
          isCoach={account.role === 'coach'}
          isLast={others.coaches + others.players === 0}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
