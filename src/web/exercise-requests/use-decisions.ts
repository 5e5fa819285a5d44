import * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import type { RequestedDrill } from '../../domain/coach-advice/requested-drill.ts'
import { CallFailed } from '../app/call.ts'
import { newId } from '../app/new-id.ts'
import { sentenceFor } from '../app/refusals.ts'
import { showToast } from '../ui/toast.ts'
import { useAction } from '../app/use-action.ts'
import { readRequestsAgain } from './queries.ts'
import { whoWasFirst } from './who-was-first.ts'

const decisions = {
  takeCharge: { endpoint: exerciseRequests.takeCharge, done: 'Demande prise en charge' },
  approve: { endpoint: exerciseRequests.approve, done: 'Demande approuvée' },
  reject: { endpoint: exerciseRequests.reject, done: 'Demande refusée' },
  archive: { endpoint: exerciseRequests.archive, done: 'Demande archivée' },
} as const
/** What a coach may do with a request. */
export type Decision = keyof typeof decisions

const undoable: ReadonlySet<Decision> = new Set(['reject', 'archive'])

/** Decides at once; where the server then says no, the page says so, and about which request. */
export function useDecisions(meId: string) {
  // As it was when it was decided on: it may have left the list since.
  const { act, forget, troubles, isPending } = useAction<ExerciseRequest>(({ id }) => id)

  function explain(failure: unknown, request: ExerciseRequest): string {
    readRequestsAgain()
    return sentenceAgainst(failure, request, meId)
  }
  async function takeBack(request: ExerciseRequest): Promise<void> {
    // One further than when it was refused or archived, unless somebody has done something else with it since.
    const decided = { ...request, version: request.version + 1 }
    await act(decided, exerciseRequests.takeBack, seen(decided), {
      named: [decided],
      explain: (failure) => explain(failure, decided),
    })
  }

  return {
    troubles,
    forget,
    isPending,
    decide(request: ExerciseRequest, decision: Decision): Promise<boolean> {
      const { endpoint, done } = decisions[decision]
      return act(request, endpoint, seen(request), {
        named: [request],
        onSuccess: (answer) => {
          const undo = undoable.has(decision) ? () => void takeBack(request) : undefined
          const sentence = answer ? `${done} avec succès` : `${done}, en attente d’envoi`
          showToast(sentence, { undo, about: requestTitleId(request.id) })
        },
        explain: (failure) => explain(failure, request),
      })
    },
    addToLibrary: (request: ExerciseRequest) =>
      act(
        request,
        exerciseRequests.addToLibrary,
        { ...seen(request), exerciseId: newId() },
        {
          named: [{ ...request, exercise: requestedDrills.get(request.id) ?? null }],
          onSuccess: (answer) => confirmAdded('à la bibliothèque', request, answer),
          explain: (failure) => explain(failure, request),
        },
      ),
    addToNextSession: (request: ExerciseRequest) =>
      act(request, exerciseRequests.addToNextSession, seen(request), {
        named: [request],
        onSuccess: (answer) => confirmAdded('à la prochaine séance', request, answer),
        explain: (failure) => explain(failure, request),
      }),
  }
}

/** With these the library shows an exercise until its write is sent. By request. */
const requestedDrills = new Map<string, RequestedDrill | undefined>()

/** Beforehand, so that a press is stored at once; without it the text comes with the server's answer. */
export async function loadRequestedDrill(request: ExerciseRequest): Promise<void> {
  if (requestedDrills.has(request.id)) return
  try {
    const { findRequestedDrill } = await import('./requested-drill.ts')
    requestedDrills.set(request.id, await findRequestedDrill(request))
  } catch {
    // Without network, and never read on this device.
  }
}

function seen({ id, version }: ExerciseRequest) {
  return { id, version }
}

/** Where the focus goes when the list has changed under it, and what a confirmation must not hide. */
export function requestTitleId(id: string): string {
  return `request-${id}`
}

function confirmAdded(where: string, { id }: ExerciseRequest, answer: ExerciseRequest | null) {
  showToast(`Exercice ajouté ${where}${answer ? '' : ', en attente d’envoi'}`, { about: requestTitleId(id) })
}

function sentenceAgainst(failure: unknown, request: ExerciseRequest, meId: string): string {
  if (failure instanceof CallFailed && failure.refusal === 'changed-meanwhile' && failure.current)
    return whoWasFirst(failure.current as ExerciseRequest, meId, request)
  return sentenceFor(failure, 'Une erreur est survenue lors de la mise à jour de la demande')
}
