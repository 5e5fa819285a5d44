import { Mail, Pencil } from 'lucide-react'
import { useState } from 'react'
import * as players from '../../contract/players.ts'
import type { PlayerRecord } from '../../contract/players.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { writtenDate } from '../clubs/club-time.ts'
import { ChildDevices } from '../children/child-devices.tsx'
import { ChildPart } from '../children/child-part.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { useRestoredFocus } from '../ui/use-restored-focus.ts'
import { AddressDialog } from './address-dialog.tsx'
import { refetchInvited } from './queries.ts'

interface InvitationPartProps {
  player: PlayerRecord
  timeZone: string
}

const addressButtonId = 'player-address'

/** Of a player who has not entered yet. */
export function InvitationPart(props: InvitationPartProps) {
  return props.player.email === '' ? <ChildPart {...props} /> : <Invited {...props} />
}

/** When they were invited, the way to do it again, and their address. */
function Invited({ player, timeZone }: InvitationPartProps) {
  const [asks, setAsks] = useState(false)
  const whyNot = useWhyNotNow('invitePlayers')
  useRestoredFocus(asks, addressButtonId)
  const invitation = useWrite(players.invite, {
    onSuccess: () => {
      refetchInvited(player.id)
      showToast('Invitation envoyée')
    },
    otherwise: 'Erreur lors de l’envoi de l’invitation',
  })
  const invitedAt = player.invitation?.invitedAt
  return (
    <div className="invitation">
      {invitation.error && <Banner tone="error">{invitation.error}</Banner>}
      <Banner tone="waiting">
        <p className="strong">
          {invitedAt ? `Invité le ${writtenDate(invitedAt, timeZone)}` : 'Aucune invitation en cours'}
        </p>
        <p>
          Ce joueur n’est pas encore entré dans Rebond. Le lien reçu par email dure 30&#160;jours&#8239;; une
          nouvelle invitation le remplace.
        </p>
        <div className="banner-actions">
          <Button
            icon={<Mail aria-hidden="true" />}
            pending={invitation.pending}
            disabledReason={whyNot}
            onClick={() => void invitation.send({ id: player.id, email: null })}
          >
            {invitedAt ? 'Inviter à nouveau' : 'Inviter'}
          </Button>
          <Button
            id={addressButtonId}
            icon={<Pencil aria-hidden="true" />}
            disabledReason={whyNot}
            onClick={() => setAsks(true)}
          >
            Corriger l’adresse email
          </Button>
        </div>
      </Banner>
      {player.email && <ChildDevices id={player.id} timeZone={timeZone} />}
      {asks && <AddressDialog player={player} onClose={() => setAsks(false)} />}
    </div>
  )
}
