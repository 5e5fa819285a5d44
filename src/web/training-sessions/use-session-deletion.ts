import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { SeriesScope } from '../../domain/series-scope.ts'
import { CallFailed } from '../app/call.ts'
import { sentenceFor } from '../app/refusals.ts'
import { showToast } from '../ui/toast.ts'
import { useAction } from '../app/use-action.ts'
import { cacheSession } from './queries.ts'
import { sessionName } from './session-words.ts'

/** Deletes at once, and offers to take it back. */
export function useSessionDeletion() {
  const { act, forget, troubles, isPending } = useAction()

  function forgetAll() {
    forget(...troubles.map(({ about }) => about))
  }
  /** Answers whether the session is gone. */
  async function remove(session: TrainingSession, scope?: SeriesScope): Promise<boolean> {
    const { id, version } = session
    forgetAll()
    let gone = false
    const removed = await act(
      id,
      trainingSessions.remove,
      { id, version, scope },
      {
        named: [sessionName(session)],
        onSuccess: () =>
          showToast(scope ? 'Séances supprimées' : 'Séance supprimée', { undo: () => void restore(session) }),
        explain: (failure) => {
          const refusal = failure instanceof CallFailed ? failure.refusal : null
          gone = refusal === 'not-found'
          if (gone) return null
          return refusal === 'changed-meanwhile'
            ? 'Cette séance vient d’être modifiée. La voici à jour\u00a0: supprimez-la à nouveau si vous le souhaitez.'
            : sentenceFor(failure, 'Erreur lors de la suppression de la séance')
        },
      },
    )
    return removed || gone
  }

  async function restore(session: TrainingSession): Promise<void> {
    const { id } = session
    forgetAll()
    await act(
      id,
      trainingSessions.restore,
      { id },
      {
        named: [sessionName(session)],
        onSuccess: cacheSession,
        explain: (failure) => sentenceFor(failure, 'La séance n’a pas pu être rétablie.'),
      },
    )
  }

  return { remove, isPending, error: troubles.at(-1)?.sentence }
}
