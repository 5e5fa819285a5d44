import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { ClubPage, RosterEntry } from '../../contract/clubs.ts'
import { isAlone, whyNotLeave } from '../../domain/club.ts'
import { useMe } from '../accounts/queries.ts'
import { reason } from '../app/refusals.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const LeaveClubDialog = lazyPart(async () => (await import('./leave-club-dialog.tsx')).LeaveClubDialog)

export function LeaveClub({ club }: { club: ClubPage }) {
  const { account } = useMe()
  const [asking, setAsking] = useState(false)
  const isOther = ({ id }: RosterEntry) => id !== account.id
  const coaches = club.coaches.filter(isOther)
  const assistant = coaches.filter((coach) => coach.assistant).length
  const others = {
    assistant,
    coach: coaches.length - assistant,
    player: club.players.filter(isOther).length,
  }
  const actor = { ...account, clubId: club.id }
  const whyNot = reason(whyNotLeave(actor, { isOwner: club.ownerId === account.id, others }))
  return (
    <div className="leave-club">
      <Button icon={<LogOut aria-hidden="true" />} disabledReason={whyNot} onClick={() => setAsking(true)}>
        Quitter le club
      </Button>
      {whyNot && <p className="note">{whyNot}</p>}
      {asking && (
        <LeaveClubDialog
          club={club}
          isCoach={account.role === 'coach'}
          isLast={isAlone(others)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
