import type { WaitingWrite } from './waiting-write.ts'

type Told = Readonly<Record<string, unknown>>

/** What the server said against a write under contract 2 (`refused.current`), in the words of now. */
export function presentCurrent({ path }: Pick<WaitingWrite, 'path'>, current: unknown): unknown {
  if (path === '/api/players/scores' && Array.isArray(current)) return current.map(scoresOfContract2)
  if (path === '/api/technique-evaluations' && isTold(current)) return evaluationOfContract2(current)
  if (path.startsWith('/api/exercise-requests/') && isTold(current)) return requestOfContract2(current)
  return current
}

function scoresOfContract2(told: unknown): unknown {
  if (!isTold(told) || !('scores' in told)) return told
  const { playerId, scores: set } = told
  if (!isTold(set)) return { playerId, aiSettings: null }
  const { scores, ...entry } = set
  const { counter, ...others } = scores as Told
  return { playerId, aiSettings: { ...entry, ...others, counterInitiative: counter } }
}

function evaluationOfContract2(told: Told): Told {
  if (!('techniqueId' in told)) return told
  const { id, techniqueId, notes, evaluatedAt, ...same } = told
  return { ...same, evaluationId: id, id: techniqueId, coachNotes: notes, lastEvaluation: evaluatedAt }
}

function requestOfContract2(told: Told): Told {
  if ('updatedByName' in told) return told
  const [by, to] = [told['updatedBy'], told['assignedTo']].map((person) => (isTold(person) ? person : null))
  return {
    ...told,
    updatedBy: by?.['id'] ?? null,
    updatedByName: by?.['name'] ?? null,
    assignedTo: to?.['id'] ?? null,
    assignedToName: to?.['name'] ?? null,
  }
}

function isTold(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
