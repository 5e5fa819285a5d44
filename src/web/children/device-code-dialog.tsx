import { useState } from 'react'
import * as children from '../../contract/children.ts'
import type { PlayerRecord } from '../../contract/players.ts'
import { deviceCodeMinutes, shownDeviceCode } from '../../domain/device-code.ts'
import { fullName } from '../../domain/member-name.ts'
import { useWhyNotNow } from '../app/use-why-not-now.ts'
import { useWrite } from '../app/use-write.ts'
import { clubTime } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import './children.css'

interface DeviceCodeDialogProps {
  player: PlayerRecord
  timeZone: string
  onClose: () => void
}

/** The code by which a child opens its own device; shown here alone. */
export function DeviceCodeDialog({ player, timeZone, onClose }: DeviceCodeDialogProps) {
  const whyNot = useWhyNotNow('invitePlayers')
  const [given, setGiven] = useState<{ code: string; expiresAt: string } | null>(null)
  const giving = useWrite(children.giveDeviceCode, {
    onSuccess: setGiven,
    otherwise: 'Une erreur est survenue. Veuillez réessayer.',
  })
  return (
    <Dialog
      title="Ouvrir sur son téléphone"
      subtitle={<bdi>{fullName(player)}</bdi>}
      size="small"
      busy={giving.pending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Fermer</Button>
          <Button
            variant={given ? undefined : 'primary'}
            pending={giving.pending}
            disabledReason={whyNot}
            onClick={() => void giving.send({ id: player.id })}
          >
            {given ? 'Autre code' : 'Donner un code'}
          </Button>
        </>
      }
    >
      {giving.error && (
        <Banner tone="error" className="dialog-notice">
          {giving.error}
        </Banner>
      )}
      <div role="status">
        {given && (
          <>
            <p className="device-code" aria-label={`Code ${given.code.split('').join(' ').toUpperCase()}`}>
              {shownDeviceCode(given.code)}
            </p>
            <p>Il marche une seule fois, jusqu’à {clubTime(new Date(given.expiresAt), timeZone)}.</p>
          </>
        )}
      </div>
      {!given && (
        <p>
          Avec l’accord d’un parent. L’enfant verra ses séances et ses progrès, et répondra «&#160;Je
          viens&#160;» ou «&#160;Je ne viens pas&#160;». Le code marche une seule fois, pendant{' '}
          {deviceCodeMinutes}&#160;minutes.
        </p>
      )}
      <ol className="device-steps">
        <li>
          Sur son téléphone, ouvrez <b className="typed">{location.host}/player</b>.
        </li>
        <li>Touchez «&#160;J’ai un code&#160;».</li>
        <li>Tapez le code.</li>
      </ol>
    </Dialog>
  )
}
