import { useEffect, useRef, useState } from 'react'
import * as accounts from '../../contract/accounts.ts'
import { answerStore } from '../outbox/device-store.ts'
import { eraseWrites } from '../outbox/outbox.ts'
import { outboxState } from '../outbox/waiting-list.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.tsx'
import { isUnreachable } from '../unreachable.ts'
import { write } from '../write.ts'
import { leaveLater } from './late-sign-out.ts'
import { personHere } from './person-here.ts'
import { forgetEverything } from './queries.ts'

/**
 * Leaves to the home page, which is no page of the application: nothing of the person stays, on the device neither.
 * Asks first where something would be lost, or where the server cannot be told.
 */
export function SignOut({ onClose }: { onClose: () => void }) {
  const unsentCount = outboxState().writes.length
  const [question, setQuestion] = useState<'unsent' | 'offline' | null>(unsentCount > 0 ? 'unsent' : null)
  const [pending, setPending] = useState(false)

  async function leave() {
    setPending(true)
    try {
      await write(accounts.signOut, {})
      await goAway()
    } catch (error) {
      setPending(false)
      if (isUnreachable(error)) return setQuestion('offline')
      showToast('La déconnexion a échoué. Veuillez réessayer.')
      onClose()
    }
  }
  /** What is kept here goes now; the server is told when it can be. */
  async function leaveWithoutServer() {
    setPending(true)
    leaveLater()
    await goAway()
  }

  const begun = useRef(false)
  useEffect(() => {
    if (question || begun.current) return
    begun.current = true
    void leave()
  })

  // What is under way can no longer be called back.
  const handleStay = () => {
    if (!pending) onClose()
  }
  const shared = { pending, cancel: 'Rester connecté', onCancel: handleStay }
  if (question === 'offline') {
    return (
      <ConfirmDialog
        title="Pas de réseau"
        confirm="Effacer cet appareil"
        onConfirm={() => void leaveWithoutServer()}
        {...shared}
      >
        <p>
          Le serveur ne peut pas être prévenu maintenant. Tout ce qui est gardé sur cet appareil peut être
          effacé tout de suite&#8239;; la déconnexion s’achèvera au retour du réseau.
        </p>
        {unsentCount > 0 && <p className="mt-2 font-[650]">{unsent(unsentCount)} Ce sera perdu.</p>}
      </ConfirmDialog>
    )
  }
  return question === 'unsent' ? (
    <ConfirmDialog
      title={unsent(unsentCount)}
      confirm="Se déconnecter et tout perdre"
      onConfirm={() => void leave()}
      {...shared}
    >
      <p>Restez connecté jusqu’au retour du réseau&#8239;: tout partira tout seul.</p>
    </ConfirmDialog>
  ) : null
}

async function goAway(): Promise<void> {
  const person = personHere()
  if (person) {
    // A device that keeps nothing has nothing to erase.
    await Promise.all([eraseWrites(person), answerStore.eraseAnswers(person)]).catch(() => {})
  }
  forgetEverything()
  location.assign('/')
}

function unsent(count: number): string {
  return count === 1
    ? '1 enregistrement n’a pas encore été envoyé.'
    : `${count} enregistrements n’ont pas encore été envoyés.`
}
