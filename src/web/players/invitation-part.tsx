import { Mail, Pencil, Smartphone } from 'lucide-react'
import { useState } from 'react'
import * as players from '../../contract/players.ts'
import type { PlayerRecord } from '../../contract/players.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { writtenDate } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.ts'
import { useRestoredFocus } from '../ui/use-restored-focus.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { refetchInvited } from './queries.ts'

interface InvitationPartProps {
  player: PlayerRecord
  timeZone: string
}

const DeviceCodeDialog = lazyPart(
  async () => (await import('../children/device-code-dialog.tsx')).DeviceCodeDialog,
)

const addressButtonId = 'player-address'

/** Of a player who has not entered yet: when they were invited, the way to do it again, and their address. */
export function InvitationPart({ player, timeZone }: InvitationPartProps) {
  const [asks, setAsks] = useState(false)
  const [opens, setOpens] = useState(false)
  const whyNot = useWhyNotNow('invitePlayers')
  useRestoredFocus(asks, addressButtonId)
  const invitation = useWrite(players.invite, {
    onSuccess: () => {
      refetchInvited(player.id)
      showToast('Invitation envoyée')
    },
    otherwise: 'Erreur lors de l’envoi de l’invitation',
  })
  const hasAddress = player.email !== ''
  const invitedAt = player.invitation?.invitedAt
  const noInvitation = hasAddress ? 'Aucune invitation en cours' : 'Sans adresse email'
  return (
    <div className="invitation">
      {invitation.error && <Banner tone="error">{invitation.error}</Banner>}
      <Banner tone="waiting">
        <p className="strong">{invitedAt ? `Invité le ${writtenDate(invitedAt, timeZone)}` : noInvitation}</p>
        <p>
          {hasAddress
            ? 'Ce joueur n’est pas encore entré dans Rebond. Le lien reçu par email dure 30\u00A0jours\u202F; une nouvelle invitation le remplace.'
            : 'Vous pouvez l’évaluer et le prévoir aux séances. Un code de votre part lui ouvre Rebond sur son téléphone.'}
        </p>
        <div className="banner-actions">
          {hasAddress && (
            <Button
              icon={<Mail aria-hidden="true" />}
              pending={invitation.pending}
              disabledReason={whyNot}
              onClick={() => void invitation.send({ id: player.id, email: null })}
            >
              {invitedAt ? 'Inviter à nouveau' : 'Inviter'}
            </Button>
          )}
          {!hasAddress && (
            <Button
              icon={<Smartphone aria-hidden="true" />}
              disabledReason={whyNot}
              onClick={() => setOpens(true)}
            >
              Ouvrir sur son téléphone
            </Button>
          )}
          <Button
            id={addressButtonId}
            icon={<Pencil aria-hidden="true" />}
            disabledReason={whyNot}
            onClick={() => setAsks(true)}
          >
            {hasAddress ? 'Corriger l’adresse email' : 'Ajouter une adresse email'}
          </Button>
        </div>
      </Banner>
      {opens && <DeviceCodeDialog player={player} timeZone={timeZone} onClose={() => setOpens(false)} />}
      {asks && <AddressDialog player={player} onClose={() => setAsks(false)} />}
    </div>
  )
}
