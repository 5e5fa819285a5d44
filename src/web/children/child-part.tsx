import { Mail, Pencil, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { PlayerRecord } from '../../contract/players.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { AddressDialog } from '../players/address-dialog.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useRestoredFocus } from '../ui/use-restored-focus.ts'
import { ChildDevices } from './child-devices.tsx'
import { CorrectChildDialog } from './correct-child-dialog.tsx'
import { GuardiansPart } from './guardians-part.tsx'
import { DeviceCodeDialog } from './device-code-dialog.tsx'

interface ChildPartProps {
  player: PlayerRecord
  timeZone: string
}

const buttonIds = { address: 'child-address', code: 'child-code', details: 'child-details' } as const

/** Of a child without an address: how it gets a device of its own, or an address. */
export function ChildPart({ player, timeZone }: ChildPartProps) {
  const [open, setOpen] = useState<keyof typeof buttonIds | null>(null)
  const whyNot = useWhyNotNow('invitePlayers')
  useRestoredFocus(open === 'address', buttonIds.address)
  useRestoredFocus(open === 'code', buttonIds.code)
  useRestoredFocus(open === 'details', buttonIds.details)
  return (
    <div className="invitation">
      <Banner tone="waiting">
        <p className="strong">{player.guarded ? 'Géré par un parent' : 'Sans adresse email'}</p>
        <p>
          Vous pouvez l’évaluer et le prévoir aux séances. Un code de votre part lui ouvre Rebond sur son
          téléphone.
        </p>
        <div className="banner-actions">
          <Button
            id={buttonIds.code}
            icon={<Smartphone aria-hidden="true" />}
            disabledReason={whyNot}
            onClick={() => setOpen('code')}
          >
            Ouvrir sur son téléphone
          </Button>
          <Button
            id={buttonIds.details}
            icon={<Pencil aria-hidden="true" />}
            disabledReason={whyNot}
            onClick={() => setOpen('details')}
          >
            Corriger sa fiche
          </Button>
          <Button
            id={buttonIds.address}
            icon={<Mail aria-hidden="true" />}
            disabledReason={whyNot}
            onClick={() => setOpen('address')}
          >
            Ajouter une adresse email
          </Button>
        </div>
      </Banner>
      <GuardiansPart player={player} timeZone={timeZone} />
      <ChildDevices id={player.id} timeZone={timeZone} />
      {open === 'code' && (
        <DeviceCodeDialog player={player} timeZone={timeZone} onClose={() => setOpen(null)} />
      )}
      {open === 'details' && <CorrectChildDialog player={player} onClose={() => setOpen(null)} />}
      {open === 'address' && <AddressDialog player={player} onClose={() => setOpen(null)} />}
    </div>
  )
}
