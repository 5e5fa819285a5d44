import { useEffect, useRef, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { transmit } from '../call.ts'
import { intervals } from '../intervals.ts'
import { answerStore } from '../outbox/device-store.ts'
import { giveUp } from '../outbox/outbox.ts'
import { useOutbox } from '../outbox/waiting-list.ts'
import type { WaitingWrite } from '../outbox/waiting-write.ts'
import { ConfirmDialog, Dialog } from '../ui/dialog.tsx'
import { Loading } from '../ui/loading.tsx'
import { isUnreachable } from '../unreachable.ts'
import { leaveLater } from './late-sign-out.ts'
import { personHere } from './person-here.ts'
import { forgetEverything } from './queries.ts'
import { adviceBeforeLeaving, countUnsent, unsentTitle } from './unsent-words.ts'

/**
 * Leaves to the home page, which is no page of the application: nothing of the person stays, on the device neither.
 * Asks first where something would be lost, or where the server cannot be told.
 */
export function SignOut({ onClose }: { onClose: () => void }) {
  const { writes } = useOutbox()
  const unsent = countUnsent(writes)
  const [step, setStep] = useState<'unsent' | 'leaving' | 'unreachable' | 'failed'>(
    writes.length > 0 ? 'unsent' : 'leaving',
  )
  /** What one has agreed to lose. Whatever another tab writes meanwhile waits for its author. */
  const agreed = useRef<readonly WaitingWrite[]>([])

  async function leave() {
    setStep('leaving')
    try {
      // Whoever leaves does not wait for a server that keeps silent.
      await transmit(accounts.signOut, {}, { accountId: null, patienceMs: intervals.signOutTimeout })
    } catch (error) {
      return setStep(isUnreachable(error) ? 'unreachable' : 'failed')
    }
    await goAway(agreed.current)
  }
  function handleAgree() {
    agreed.current = writes
    setStep('leaving')
  }
  /** What is kept here goes now; the server is told when it can be. */
  async function leaveWithoutServer() {
    setStep('leaving')
    leaveLater()
    await goAway(writes)
  }

  const begun = useRef(false)
  useEffect(() => {
    if (step !== 'leaving' || begun.current) return
    begun.current = true
    void leave()
  })

  const staying = { cancel: 'Rester connecté', onCancel: onClose }
  if (step === 'unsent') {
    return (
      <ConfirmDialog
        title={unsentTitle(unsent)}
        confirm="Se déconnecter et tout perdre"
        onConfirm={handleAgree}
        {...staying}
      >
        <p>{adviceBeforeLeaving(unsent)}</p>
      </ConfirmDialog>
    )
  }
  if (step === 'unreachable') {
    return (
      <ConfirmDialog
        title="Pas de réseau"
        confirm="Effacer cet appareil"
        onConfirm={() => void leaveWithoutServer()}
        {...staying}
      >
        <p>
          Le serveur ne peut pas être prévenu maintenant. Tout ce qui est gardé sur cet appareil peut être
          effacé tout de suite&#8239;; la déconnexion s’achèvera au retour du réseau.
        </p>
        {writes.length > 0 && <p className="mt-2 font-[650]">{unsentTitle(unsent)} Ce sera perdu.</p>}
      </ConfirmDialog>
    )
  }
  if (step === 'failed') {
    return (
      <ConfirmDialog
        title="La déconnexion a échoué"
        confirm="Réessayer"
        onConfirm={() => void leave()}
        {...staying}
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

async function goAway(lost: readonly WaitingWrite[]): Promise<void> {
  const person = personHere()
  if (person) {
    // A device that keeps nothing has nothing to erase.
    await Promise.all([...lost.map(({ id }) => giveUp(id)), answerStore.eraseAnswers(person)]).catch(() => {})
  }
  forgetEverything()
  location.assign('/')
}
