import type { ExerciseRequest } from '../../contract/exercise-requests.ts'

/**
 * « Marc Delorme a déjà refusé cette demande. » Of two who act at once the second is told by whom; `before` is what
 * the second one had on the screen, where that is known.
 */
export function whoWasFirst(current: ExerciseRequest, meId: string, before?: ExerciseRequest): string {
  const done = whatWasDone(current, before)
  const { updatedBy } = current
  if (updatedBy?.id === meId) return `Vous avez ${done} sur un autre appareil.`
  return `${updatedBy ? updatedBy.name : 'Un entraineur'} a ${done}.`
}

function whatWasDone(current: ExerciseRequest, before?: ExerciseRequest): string {
  if (before?.status === current.status) {
    if (isNew(current.followUp?.exerciseId, before.followUp?.exerciseId))
      return 'déjà ajouté cet exercice à la bibliothèque'
    if (isNew(current.followUp?.session?.id, before.followUp?.session?.id))
      return 'déjà ajouté cet exercice à la prochaine séance'
    return 'modifié cette demande entre-temps'
  }
  const { status, assignedTo, updatedBy } = current
  // Taken back from a refusal or the archive by somebody else than the coach in charge.
  if (status === 'in_progress' && assignedTo?.id !== updatedBy?.id) return 'remis cette demande en cours'
  return statusWords[status]
}

function isNew(now: string | null | undefined, then: string | null | undefined): boolean {
  return Boolean(now) && now !== then
}

const statusWords: Readonly<Record<ExerciseRequest['status'], string>> = {
  pending: 'remis cette demande en attente',
  in_progress: 'déjà pris cette demande en charge',
  approved: 'déjà approuvé cette demande',
  rejected: 'déjà refusé cette demande',
  archived: 'déjà archivé cette demande',
}
