import { type ReactNode, useState } from 'react'
import type { WhoAmI } from '../../contract/accounts.ts'
import { isPutOff, putOff } from '../accounts/put-off.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { useNow } from '../app/use-now.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { focusPageTitle } from '../ui/layout.tsx'
import { dateOf } from './club-time.ts'

/** Above every screen of somebody whom a coach has removed, refused or invited back, until they have read it. */
export function EndedMembershipNotice(): ReactNode {
  const { account, endedMembership } = useMe()
  const now = useNow()
  const timeZone = useTimeZone()
  const [read, setRead] = useState<string | null>(null)
  if (!endedMembership) return null
  const notice = `${endedMembership.reason} ${endedMembership.at}`
  if (read === notice || isPutOff(account.id, notice, now.getTime())) return null

  function handleRead() {
    putOff(account.id, notice, Number.MAX_SAFE_INTEGER)
    setRead(notice)
    focusPageTitle()
  }
  const { news, next } = wordsOf(endedMembership, dateOf(endedMembership.at, timeZone, now))
  return (
    <Banner tone="info" className="page-notice" action={<Button onClick={handleRead}>Compris</Button>}>
      <p className="strong typed">{news}</p>
      <p>{next}</p>
    </Banner>
  )
}

type Ended = NonNullable<WhoAmI['endedMembership']>

function wordsOf({ clubName, reason }: Ended, day: string): { news: ReactNode; next: string } {
  const club = <bdi>{clubName}</bdi>
  if (reason === 'refused') {
    return {
      news: <>Votre demande pour rejoindre {club} n’a pas été acceptée</>,
      next: 'Avec le code du club, vous pouvez en faire une nouvelle.',
    }
  }
  if (reason === 'removed') {
    return {
      news: (
        <>
          Un entraineur vous a retiré de {club} le {day}
        </>
      ),
      next: 'Vous n’avez plus accès à ce club. Si c’est une erreur, demandez à un de ses entraineurs de vous réadmettre.',
    }
  }
  return {
    news: <>Vous pouvez revenir dans {club}</>,
    next: 'Vous n’en faites pas partie pour le moment. Pour y entrer, demandez le code du club à un entraineur.',
  }
}
