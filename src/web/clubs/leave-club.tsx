import { LogOut } from 'lucide-react'
import { useState } from 'react'
import * as clubs from '../../contract/clubs.ts'
import type { ClubPage } from '../../contract/clubs.ts'
import { whyNotLeave } from '../../domain/club.ts'
import { useMe } from '../accounts/queries.ts'
import { reason } from '../refusals.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.tsx'
import { useWrite } from '../use-write.ts'
import { changeClub } from './queries.ts'

export function LeaveClub({ club }: { club: ClubPage }) {
  const { account } = useMe()
  const [asking, setAsking] = useState(false)
  const departure = useWrite(clubs.leave, {
    onSuccess: (me) => {
      changeClub(me)
      showToast(`Vous avez quitté ${club.name}.`)
    },
  })
  const isCoach = account.role === 'coach'
  const others = {
    coaches: club.coaches.length - (isCoach ? 1 : 0),
    players: club.players.length - (isCoach ? 0 : 1),
  }
  const actor = { id: account.id, role: account.role, clubId: club.id }
  const whyNot = reason(whyNotLeave(actor, others))
  function handleCancel() {
    setAsking(false)
    departure.clear()
  }
  return (
    <div className="leave-club">
      <Button icon={<LogOut aria-hidden="true" />} disabledReason={whyNot} onClick={() => setAsking(true)}>
        Quitter le club
      </Button>
      {whyNot && <p className="text-ink-2 text-sm">{whyNot}</p>}
      {asking && (
        <ConfirmDialog
          title={`Quitter ${club.name}\u202F?`}
          confirm="Quitter le club"
          pending={departure.pending}
          onConfirm={() => void departure.send({})}
          onCancel={handleCancel}
        >
          {departure.error && (
            <Banner tone="error" className="mb-4">
              {departure.error}
            </Banner>
          )}
          {consequence(isCoach, others)}
        </ConfirmDialog>
      )}
    </div>
  )
}

function consequence(isCoach: boolean, others: { coaches: number; players: number }): string {
  if (others.coaches + others.players === 0) {
    return 'Vous en êtes le dernier membre\u202F: le club sera fermé, avec ses séances et ses exercices.'
  }
  if (isCoach) {
    return 'Vous n’aurez plus accès à ses séances, à ses exercices ni à ses joueurs. Pour revenir, il faudra qu’un entraineur vous accepte.'
  }
  return 'Vous ne participerez plus à ses séances à venir. Vos statistiques restent, et vous pourrez revenir avec le code du club.'
}
