import * as trainingSessions from '../../contract/training-sessions.ts'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import type { SeriesScope } from '../../domain/series-scope.ts'
import { CallFailed } from '../app/call.ts'
import { sentenceFor } from '../app/refusals.ts'
import { useAction } from '../app/use-action.ts'
import { showToast } from '../ui/toast.ts'
import { cacheSession } from './queries.ts'
import { sessionName } from './session-words.ts'

/** « Annuler la séance » and « Rétablir la séance », each of which takes the other back. */
export function useSessionCancellation(session: TrainingSession) {
  const { id, version, cancelledAt } = session
  const { act, troubles, isPending } = useAction()
  const named = [sessionName(session)]

  function cancel(scope: SeriesScope | undefined) {
    return act(
      id,
      trainingSessions.cancel,
      { id, version, scope },
      {
        named,
        onSuccess: (saved) => {
          cacheSession(saved)
          showToast(scope ? 'Séances annulées' : 'Séance annulée')
        },
        explain: (failure) =>
          failure instanceof CallFailed && failure.refusal === 'changed-meanwhile'
            ? 'Cette séance vient d’être modifiée. La voici à jour\u00A0: annulez-la à nouveau si vous le souhaitez.'
            : sentenceFor(failure, 'La séance n’a pas pu être annulée.'),
      },
    )
  }
  function reinstate(scope: SeriesScope | undefined) {
    return act(
      id,
      trainingSessions.reinstate,
      { id, scope },
      {
        named,
        onSuccess: (saved) => {
          cacheSession(saved)
          showToast(scope ? 'Séances rétablies' : 'Séance rétablie')
        },
        explain: (failure) => sentenceFor(failure, 'La séance n’a pas pu être rétablie.'),
      },
    )
  }
  return {
    toggle: (scope?: SeriesScope) => void (cancelledAt ? reinstate(scope) : cancel(scope)),
    isPending: isPending(id),
    error: troubles[0]?.sentence,
  }
}
