import { Download, Share } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout.tsx'
import { getInstallPrompt, subscribeToInstallPrompt, showInstallPrompt } from './install-prompt.ts'

/** Renders nothing if the application is installed or cannot be installed. */
export function InstallSection() {
  const offer = useSyncExternalStore(subscribeToInstallPrompt, getInstallPrompt)
  const onIphone = 'standalone' in navigator && navigator.standalone === false
  if (!offer && !onIphone) return null
  return (
    <Section title="Application">
      <div className="account-row install-row">
        <div>
          <p className="strong">Rebond sur l’écran d’accueil</p>
          <p className="note">
            {onIphone ? (
              <>
                Touchez <Share aria-hidden="true" className="install-share" /> Partager, puis «&nbsp;Sur
                l’écran d’accueil&nbsp;».
              </>
            ) : (
              'S’ouvre comme une application, même sans réseau.'
            )}
          </p>
        </div>
        {offer && (
          <Button icon={<Download aria-hidden="true" />} onClick={() => void showInstallPrompt()}>
            Installer l’application
          </Button>
        )}
      </div>
    </Section>
  )
}
