import { useNavigate } from '@tanstack/react-router'
import { useMe } from '../accounts/queries.ts'
import { Panel } from '../ui/layout.tsx'
import { FoundForm } from './found-form.tsx'
import { JoinForm } from './join-form.tsx'
import { WaitingNotice } from './waiting-notice.tsx'
import './club.css'

/** Joining with a code, or waiting to be accepted; a coach may also found a club. */
export function WithoutClub() {
  const { account, waitingFor } = useMe()
  const navigate = useNavigate()
  if (waitingFor) return <WaitingNotice waitingFor={waitingFor} />
  if (account.role === 'player') {
    return (
      <Panel className="club-entry">
        <JoinForm
          hint="Votre entraineur vous l’a donné."
          onJoined={() => void navigate({ to: '/player/club' })}
        />
      </Panel>
    )
  }
  return (
    <div className="club-entries">
      <Panel className="club-entry">
        <h2>Rejoindre un club</h2>
        <JoinForm hint="Un entraineur du club devra accepter votre demande." />
      </Panel>
      <Panel className="club-entry">
        <h2>Créer un club</h2>
        <FoundForm />
      </Panel>
    </div>
  )
}
