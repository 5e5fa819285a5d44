import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { can } from '../../domain/ability.ts'
import { useMe } from '../accounts/queries.ts'
import { Banner } from '../ui/banner.tsx'
import { Panel } from '../ui/layout.tsx'
import { ClosedClubNotice } from './closed-club-notice.tsx'
import { FoundForm } from './found-form.tsx'
import { JoinForm } from './join-form.tsx'
import { WaitingNotice } from './waiting-notice.tsx'
import './club.css'

/** Joining with a code or waiting to be accepted; a coach can also found a club. */
export function WithoutClub() {
  const { waitingFor, closedClub } = useMe()
  const [lastRequest, setLastRequest] = useState(waitingFor)
  const [withdrawn, setWithdrawn] = useState<string | null>(null)
  if (waitingFor && waitingFor.since !== lastRequest?.since) setLastRequest(waitingFor)
  if (waitingFor) {
    return <WaitingNotice waitingFor={waitingFor} onWithdrawn={() => setWithdrawn(waitingFor.since)} />
  }
  if (closedClub) return <ClosedClubNotice name={closedClub.name} />
  return (
    <>
      {lastRequest && lastRequest.since !== withdrawn && <RefusedNotice clubName={lastRequest.clubName} />}
      <ClubEntries />
    </>
  )
}

/** Takes the focus, because the element that had it was removed with its page. */
function RefusedNotice({ clubName }: { clubName: string }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="mb-5">
      <Banner tone="info">
        <p className="font-[650] wrap-anywhere">
          Votre demande pour rejoindre {clubName} n’a pas été acceptée
        </p>
        <p>Avec le code du club, vous pouvez en faire une nouvelle.</p>
      </Banner>
    </div>
  )
}

function ClubEntries() {
  const { account } = useMe()
  const navigate = useNavigate()
  if (!can(account, 'foundClub')) {
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
