import { useState } from 'react'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { CallFailed } from '../call.ts'
import { sentenceFor } from '../refusals.ts'
import { showToast } from '../ui/toast.tsx'
import { useIsHere } from '../use-is-here.ts'
import { write } from '../write.ts'
import { rememberSession } from './queries.ts'

/** Deletes at once, and offers to take it back. */
export function useSessionDeletion() {
  const [pendingId, setPendingId] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const isHere = useIsHere()

  /** Answers whether the session is gone. */
  async function remove({ id, version }: TrainingSession): Promise<boolean> {
    setError(null)
    setPendingId(id)
    try {
      await write(trainingSessions.remove, { id, version }, isHere)
      showToast('Séance supprimée', { undo: () => void restore(id) })
      return true
    } catch (failure) {
      const refusal = failure instanceof CallFailed ? failure.refusal : null
      if (refusal === 'not-found') return true
      setError(
        refusal === 'changed-meanwhile'
          ? 'Cette séance vient d’être modifiée. La voici à jour\u00a0: supprimez-la à nouveau si vous le souhaitez.'
          : sentenceFor(failure, 'Erreur lors de la suppression de la séance'),
      )
      return false
    } finally {
      setPendingId(null)
    }
  }

  async function restore(id: string): Promise<void> {
    setError(null)
    try {
      rememberSession(await write(trainingSessions.restore, { id }, isHere))
    } catch (failure) {
      setError(sentenceFor(failure, 'La séance n’a pas pu être rétablie.'))
    }
  }

  return { remove, pendingId, error }
}
