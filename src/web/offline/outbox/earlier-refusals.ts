import { isObject } from '../../../contract/earlier-inputs.ts'

type Answer = Readonly<Record<string, unknown>>

/** The server's current data in a refusal (`refused.current`) of contract 2, upgraded to the present contract. */
export function upgradeCurrent({ path }: { readonly path: string }, current: unknown): unknown {
  if (path === '/api/players/scores' && Array.isArray(current)) return current.map(scoresOfContract2)
  if (path === '/api/technique-evaluations' && isObject(current)) return evaluationOfContract2(current)
  if (path.startsWith('/api/exercise-requests/') && isObject(current)) return requestOfContract2(current)
  return current
}

function scoresOfContract2(answer: unknown): unknown {
  if (!isObject(answer) || !('scores' in answer)) return answer
  const { playerId, scores: set } = answer
  if (!isObject(set)) return { playerId, aiSettings: null }
  const { scores, ...entry } = set
  const { counter, ...others } = scores as Answer
  return { playerId, aiSettings: { ...entry, ...others, counterInitiative: counter } }
}

function evaluationOfContract2(answer: Answer): Answer {
  if (!('techniqueId' in answer)) return answer
  const { id, techniqueId, notes, evaluatedAt, ...same } = answer
  return { ...same, evaluationId: id, id: techniqueId, coachNotes: notes, lastEvaluation: evaluatedAt }
}

function requestOfContract2(answer: Answer): Answer {
  if ('updatedByName' in answer) return answer
  const [by, to] = [answer['updatedBy'], answer['assignedTo']].map((person) =>
    isObject(person) ? person : null,
  )
  return {
    ...answer,
    updatedBy: by?.['id'] ?? null,
    updatedByName: by?.['name'] ?? null,
    assignedTo: to?.['id'] ?? null,
    assignedToName: to?.['name'] ?? null,
  }
}
