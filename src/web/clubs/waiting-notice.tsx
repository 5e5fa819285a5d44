import type { WhoAmI } from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import type { AnyRefusal } from '../../domain/refusal.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/layout.tsx'
import { showToast } from '../ui/toast.ts'
import { useNow } from '../app/use-now.ts'
import { useWrite } from '../app/use-write.ts'
import { longInstant } from './club-time.ts'
import { handleClubChange } from './queries.ts'

interface WaitingNoticeProps {
  waitingFor: NonNullable<WhoAmI['waitingFor']>
}

/** For an account whose request to join is open. The event stream announces the answer. */
export function WaitingNotice({ waitingFor }: WaitingNoticeProps) {
  const timeZone = useTimeZone()
  const now = useNow()
  const withdrawal = useWrite(clubs.leave, {
    onSuccess: (me) => {
      handleClubChange(me)
      showToast('Votre demande est retirée.')
    },
  })
  const { clubName, since, obstacle } = waitingFor
  const when = longInstant(since, timeZone, now)
  return (
    <Panel className="club-entry">
      <h2>
        <bdi>{clubName}</bdi>
      </h2>
      <p className="lead">Votre demande est envoyée. Un entraineur du club doit l’accepter.</p>
      <p className="secondary">
        Envoyée {when}. Vous recevrez la réponse par email, et elle apparaitra ici.
        {obstacle !== 'email-unconfirmed' && ' Rien d’autre à faire.'}
      </p>
      {obstacle && <Banner tone="waiting">{sentenceFor(obstacle)}</Banner>}
      {withdrawal.error && <Banner tone="error">{withdrawal.error}</Banner>}
      <Button
        className="club-entry-action"
        pending={withdrawal.pending}
        onClick={() => void withdrawal.send({})}
      >
        Retirer ma demande
      </Button>
    </Panel>
  )
}

/** Why no coach can accept the request yet. */
function sentenceFor(obstacle: AnyRefusal): string {
  if (obstacle === 'email-unconfirmed') {
    return 'Confirmez d’abord votre email\u00A0: un entraineur ne peut vous accepter qu’avec une adresse confirmée.'
  }
  if (obstacle === 'subscription-required') {
    return 'Ce club est en pause\u00A0: un entraineur pourra vous accepter quand il aura repris.'
  }
  const whom = obstacle === 'club-full-of-coaches' ? 'd’entraineurs' : 'de joueurs'
  return `Ce club a atteint son nombre maximal ${whom}. Un entraineur pourra vous accepter quand une place se libèrera ou quand le club changera de formule.`
}
