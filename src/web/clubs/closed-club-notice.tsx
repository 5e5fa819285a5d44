import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import * as clubClosing from '../../contract/club-closing.ts'
import type { WhoAmI } from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { isBillingOff } from '../app/billing-off.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Panel } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { showToast } from '../ui/toast.ts'
import { clubTime, writtenDate } from './club-time.ts'
import { handleClubChange } from './queries.ts'

const LeaveClosedClubDialog = lazyPart(
  async () => (await import('./leave-closed-club-dialog.tsx')).LeaveClosedClubDialog,
)

/** For a member of a closed club: who owned it can reopen it, everybody can leave it to join another one. */
export function ClosedClubNotice({ club }: { club: NonNullable<WhoAmI['closedClub']> }) {
  const { name, erasedFrom } = club
  const { role } = useMe().account
  // One whose last member left it can be reopened by nobody.
  const mayReopen = club.isOwner === true && Boolean(erasedFrom)
  const deviceTimeZone = useTimeZone()
  const timeZone = club.timeZone ?? deviceTimeZone
  const [leaving, setLeaving] = useState(false)
  const departure = useWrite(clubs.leave, { onSuccess: handleClubChange })
  const reopening = useWrite(clubClosing.reopen, {
    onSuccess: (me) => {
      if (!me) return
      handleClubChange(me)
      showToast(`${name} est rouvert.`)
    },
  })
  const error = reopening.error ?? (leaving ? null : departure.error)
  return (
    <Panel className="club-entry">
      {!mayReopen && <Banner tone="error">Club non trouvé</Banner>}
      <p className="typed lead">
        <bdi>{name}</bdi> a été fermé.
      </p>
      {erasedFrom && (
        <p className="secondary">
          Il sera effacé le {writtenDate(erasedFrom, timeZone)} à {clubTime(new Date(erasedFrom), timeZone)}.{' '}
          {mayReopen
            ? `D’ici là, vous pouvez le rouvrir\u00A0: vous y retrouverez tout${isBillingOff() ? '' : ', sauf l’abonnement'}.`
            : 'D’ici là, son responsable peut le rouvrir, s’il en a encore un.'}
        </p>
      )}
      {!mayReopen && (
        <p className="secondary">
          {role === 'player'
            ? 'Quittez-le pour en rejoindre un autre. Vos statistiques et vos évaluations vous suivent, sans les notes des entraineurs.'
            : 'Quittez-le pour en rejoindre un autre.'}
        </p>
      )}
      {error && <Banner tone="error">{error}</Banner>}
      <div className="actions club-entry-action">
        {mayReopen && (
          <>
            <Button variant="primary" pending={reopening.pending} onClick={() => void reopening.send({})}>
              Rouvrir le club
            </Button>
            <Link to="/coach/club/export" className={buttonClass()}>
              Exporter le club
            </Link>
          </>
        )}
        <Button
          pending={departure.pending}
          onClick={() => (mayReopen ? setLeaving(true) : void departure.send({}))}
        >
          Quitter le club
        </Button>
      </div>
      {leaving && (
        <LeaveClosedClubDialog
          name={name}
          pending={departure.pending}
          error={departure.error}
          onConfirm={() => void departure.send({})}
          onCancel={() => setLeaving(false)}
        />
      )}
    </Panel>
  )
}
