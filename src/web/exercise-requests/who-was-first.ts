import type { ExerciseRequest } from '../../contract/exercise-requests.ts'

/**
 * « Marc Delorme a déjà refusé cette demande. » Of two who act at once the second is told by whom; `before` is what
 * the second one had on the screen, where that is known.
 */
export function whoWasFirst(current: ExerciseRequest, meId: string, before?: ExerciseRequest): string {
  const done = whatWasDone(current, before)
  const { updatedBy, updatedByName } = current
  if (updatedBy === meId) return `Vous avez ${done} sur un autre appareil.`
  return `${updatedByName ?? 'Un entraineur'} a ${done}.`
}

function whatWasDone(current: ExerciseRequest, before?: ExerciseRequest): string {
  const { status, assignedTo, updatedBy } = current
  // Nothing else leads out of the archive.
  if (before?.status === 'archived' && status !== 'archived') return 'rétabli cette demande'
  // It is added after it was approved, perhaps by somebody else.
  const [place, otherPlace] = status === 'approved' ? whereAdded(current.followUp, before?.followUp) : []
  if (otherPlace) return 'déjà ajouté cet exercice'
  if (place) return `déjà ajouté cet exercice ${place}`
  if (before?.status === status) return 'modifié cette demande entre-temps'
  // Taken back from a refusal or the archive by somebody else than the coach in charge.
  if (status === 'in_progress' && assignedTo !== updatedBy) return 'remis cette demande en cours'
  return statusWords[status]
}

type FollowUp = ExerciseRequest['followUp']

function whereAdded(now: FollowUp, then: FollowUp): readonly string[] {
  return [
    isNew(now?.exerciseId, then?.exerciseId) && 'à la bibliothèque',
    isNew(now?.session?.id, then?.session?.id) && 'à la prochaine séance',
  ].filter((place) => place !== false)
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
