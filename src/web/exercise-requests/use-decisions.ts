import { useState } from 'react'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import { CallFailed } from '../call.ts'
import { newId } from '../new-id.ts'
import { noticeWhatEnded } from '../query-client.ts'
import { sentenceFor } from '../refusals.ts'
import { showToast } from '../ui/toast.tsx'
import { useIsHere } from '../use-is-here.ts'
import { write } from '../write.ts'
import { readRequestsAgain } from './queries.ts'
import { whoWasFirst } from './who-was-first.ts'

export interface Trouble {
  /** As it was when it was decided on: it may have left the list since. */
  readonly request: ExerciseRequest
  readonly sentence: string
}

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
  const [pending, setPending] = useState<readonly string[]>([])
  const [troubles, setTroubles] = useState<readonly Trouble[]>([])
  const isHere = useIsHere()

  function forget(id: string) {
    setTroubles((before) => before.filter(({ request }) => request.id !== id))
  }
  /** Answers whether it was done, or will be. */
  async function attempt(request: ExerciseRequest, send: () => Promise<unknown>): Promise<boolean> {
    const { id } = request
    forget(id)
    setPending((before) => [...before, id])
    try {
      await send()
      return true
    } catch (failure) {
      noticeWhatEnded(failure)
      const sentence = sentenceAgainst(failure, request, meId)
      setTroubles((before) => [...before, { request, sentence }])
      readRequestsAgain()
      return false
    } finally {
      setPending((before) => before.filter((each) => each !== id))
    }
  }
  async function takeBack(request: ExerciseRequest): Promise<void> {
    // One further than when it was refused or archived, unless somebody has done something else with it since.
    const decided = { ...request, version: request.version + 1 }
    await attempt(decided, () => write(exerciseRequests.takeBack, seen(decided), isHere))
  }

  return {
    troubles,
    forget,
    isPending: ({ id }: ExerciseRequest) => pending.includes(id),
    decide: (request: ExerciseRequest, decision: Decision) =>
      attempt(request, async () => {
        const { endpoint, done } = decisions[decision]
        const answer = await write(endpoint, seen(request), isHere)
        const undo = undoable.has(decision) ? () => void takeBack(request) : undefined
        showToast(answer ? `${done} avec succès` : `${done}, en attente d’envoi`, { undo })
      }),
    addToLibrary: (request: ExerciseRequest) =>
      attempt(request, async () => {
        const added = { ...seen(request), exerciseId: newId() }
        const answer = await write(exerciseRequests.addToLibrary, added, isHere)
        confirmAdded('à la bibliothèque', answer)
      }),
    addToNextSession: (request: ExerciseRequest) =>
      attempt(request, async () => {
        const answer = await write(exerciseRequests.addToNextSession, seen(request), isHere)
        confirmAdded('à la prochaine séance', answer)
      }),
  }
}

function seen({ id, version }: ExerciseRequest) {
  return { id, version }
}

function confirmAdded(where: string, answer: ExerciseRequest | null) {
  showToast(`Exercice ajouté ${where}${answer ? '' : ', en attente d’envoi'}`)
}

function sentenceAgainst(failure: unknown, request: ExerciseRequest, meId: string): string {
  if (failure instanceof CallFailed && failure.refusal === 'changed-meanwhile' && failure.current)
    return whoWasFirst(failure.current as ExerciseRequest, meId, request)
  return sentenceFor(failure, 'Une erreur est survenue lors de la mise à jour de la demande')
}
