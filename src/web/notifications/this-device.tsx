import { Bell, Share } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as notifications from '../../contract/notifications.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { useNow } from '../app/use-now.ts'
import { useWrite } from '../app/use-write.ts'
import { longInstant } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/layout.tsx'
import { showToast } from '../ui/toast.ts'
import { allowPush, hasPushSubscription, type PushSupport, pushSupport } from './push-device.ts'
import { cacheNotifications } from './queries.ts'

const otherwise = 'Une erreur est survenue. Veuillez réessayer.'

/** « Sur cet appareil »: allows notifications here, tries them, and takes it back. */
export function ThisDevice({ settings }: { settings: notifications.NotificationSettings }) {
  const [support, setSupport] = useState(pushSupport)
  const [isHere, setIsHere] = useState<boolean | null>(null)
  useEffect(() => {
    void hasPushSubscription().then(setIsHere, () => setIsHere(false))
  }, [])
  return (
    <Panel className="notification-device">
      <h2>Sur cet appareil</h2>
      {support === 'possible' ? (
        <Possible
          settings={settings}
          isAllowed={settings.deviceSince !== null && isHere === true}
          onAllowed={() => setIsHere(true)}
          onAsked={() => setSupport(pushSupport())}
        />
      ) : (
        <Impossible why={support} />
      )}
    </Panel>
  )
}

interface PossibleProps {
  settings: notifications.NotificationSettings
  isAllowed: boolean
  onAllowed: () => void
  /** The browser asked its person. */
  onAsked: () => void
}

function Possible({ settings, isAllowed, onAllowed, onAsked }: PossibleProps) {
  const timeZone = useTimeZone()
  const now = useNow()
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const subscribing = useWrite(notifications.subscribe, { onSuccess: cacheNotifications, otherwise })
  const ending = useWrite(notifications.unsubscribe, { onSuccess: cacheNotifications, otherwise })
  const trying = useWrite(notifications.sendTrial, {
    onSuccess: () => {
      showToast('L’essai est parti\u00A0: il arrive dans quelques secondes.')
    },
    otherwise,
  })

  async function handleAllow(): Promise<void> {
    setAsking(true)
    setFailure(null)
    try {
      const subscription = await allowPush(settings.publicKey)
      if (subscription) {
        await subscribing.send(subscription)
        onAllowed()
      }
    } catch {
      setFailure('Ce navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.')
    }
    setAsking(false)
    onAsked()
  }

  const error = failure ?? subscribing.error ?? ending.error ?? trying.error
  return (
    <>
      {error && <Banner tone="error">{error}</Banner>}
      {isAllowed && settings.deviceSince ? (
        <>
          <p>
            Les notifications sont permises ici depuis {longInstant(settings.deviceSince, timeZone, now)}.
          </p>
          <div className="actions">
            <Button pending={trying.pending} onClick={() => void trying.send({})}>
              Envoyer un essai
            </Button>
            <Button pending={ending.pending} onClick={() => void ending.send({})}>
              Arrêter ici
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>Rebond peut vous prévenir ici, même fermé. Le navigateur vous demande d’abord votre accord.</p>
          <Button
            variant="primary"
            icon={<Bell aria-hidden="true" />}
            pending={asking}
            onClick={() => void handleAllow()}
          >
            Autoriser sur cet appareil
          </Button>
        </>
      )}
    </>
  )
}

function Impossible({ why }: { why: Exclude<PushSupport, 'possible'> }) {
  if (why === 'blocked') {
    return <p>Cet appareil bloque les notifications&#160;: voyez les réglages du navigateur.</p>
  }
  if (why === 'missing') return <p>Ce navigateur ne sait pas recevoir de notifications.</p>
  return (
    <>
      <p>Sur iPhone et iPad, Rebond doit d’abord être sur l’écran d’accueil&#160;:</p>
      <ol className="notification-steps">
        <li>
          Touchez <Share aria-hidden="true" /> Partager.
        </li>
        <li>Choisissez «&#160;Sur l’écran d’accueil&#160;».</li>
        <li>Ouvrez Rebond par sa nouvelle icône, puis revenez sur cette page.</li>
      </ol>
    </>
  )
}
