import { useEffect, useRef, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { isUnavailable, isUnreachable, transmit } from '../app/call.ts'
import { intervals } from '../app/intervals.ts'
import { useOutbox } from '../offline/outbox/outbox-state.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { Loading } from '../ui/loading.tsx'
import { unavailableWords } from '../offline/why-unread.ts'
import { eraseAndLeave } from './erase-and-leave.ts'
import { recordSignOut } from './pending-sign-out.ts'
import { signOutAdvice, countUnsent, unsentTitle } from './unsent-words.ts'

/**
 * Signs out, erases the account's data on the device, and opens the home page. Asks for confirmation if queued writes
 * would be lost or the server is unreachable.
 */
export function SignOut({ onClose }: { onClose: () => void }) {
  const { writes } = useOutbox()
  const unsent = countUnsent(writes)
  const [step, setStep] = useState<'unsent' | 'leaving' | 'unreachable' | 'unavailable' | 'failed'>(
    writes.length > 0 ? 'unsent' : 'leaving',
  )
  /** The queued writes that the user agreed to lose. Those that another tab queues meanwhile stay queued. */
  const agreed = useRef<readonly QueuedWrite[]>([])

  async function signOut() {
    setStep('leaving')
    try {
      // With a short timeout, so that signing out does not wait for a server that does not respond.
      await transmit(accounts.signOut, {}, { accountId: null, patienceMs: intervals.signOutTimeout })
    } catch (error) {
      if (isUnavailable(error)) return setStep('unavailable')
      return setStep(isUnreachable(error) ? 'unreachable' : 'failed')
    }
    await eraseAndLeave(agreed.current)
  }
  function handleAgree() {
    agreed.current = writes
    setStep('leaving')
  }
  /** Erases the device now; the request is sent when the server is reachable. */
  async function signOutLocally() {
    setStep('leaving')
    recordSignOut()
    await eraseAndLeave(writes)
  }

  const started = useRef(false)
  useEffect(() => {
    if (step !== 'leaving' || started.current) return
    started.current = true
    void signOut()
  })

  const cancelProps = { cancel: 'Rester connecté', onCancel: onClose }
  if (step === 'unsent') {
    return (
      <ConfirmDialog
        title={unsentTitle(unsent)}
        confirm="Se déconnecter et tout perdre"
        onConfirm={handleAgree}
        {...cancelProps}
      >
        <p>{signOutAdvice(unsent)}</p>
      </ConfirmDialog>
    )
  }
  if (step === 'unreachable' || step === 'unavailable') {
    return (
      <ConfirmDialog
        title={step === 'unavailable' ? unavailableWords : 'Pas de réseau'}
        confirm="Effacer cet appareil"
        onConfirm={() => void signOutLocally()}
        {...cancelProps}
      >
        <p>
          Le serveur ne peut pas être prévenu maintenant. Tout ce qui est gardé sur cet appareil peut être
          effacé tout de suite&#8239;; la déconnexion s’achèvera au retour du{' '}
          {step === 'unavailable' ? 'service' : 'réseau'}.
        </p>
        {writes.length > 0 && <p className="sign-out-unsent strong">{unsentTitle(unsent)} Ce sera perdu.</p>}
      </ConfirmDialog>
    )
  }
  if (step === 'failed') {
    return (
      <ConfirmDialog
        title="La déconnexion a échoué"
        confirm="Réessayer"
        onConfirm={() => void signOut()}
        {...cancelProps}
      >
        <p>Vous êtes encore connecté sur cet appareil.</p>
      </ConfirmDialog>
    )
  }
  return (
    <Dialog title="Déconnexion" size="small" busy onClose={onClose}>
      <Loading label="Déconnexion en cours…" />
    </Dialog>
  )
}
