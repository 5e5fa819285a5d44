import type { Input } from '../../contract/endpoint.ts'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import type { LatestEvaluation, PlayerEvaluation } from '../../contract/technique-evaluations.ts'
import { newEvaluation, replacesEvaluation, type Technique } from '../../domain/technique-evaluation.ts'
import { goesTo, type QueuedWrite } from '../offline/outbox/queued-write.ts'
import type { QueuedWrites } from '../offline/outbox/write-description.ts'
import { statusNames, whoEvaluated } from './evaluation-words.ts'
import { playerNameOf } from './known-names.ts'

/** Over the evaluation that counts of the player's technique that a write is about. */
export const evaluationWrites = {
  'POST /api/technique-evaluations': {
    words: ({ playerId, status, coachNotes }, [technique]) => ({
      title: 'Évaluation',
      typed: [
        ['Joueur', playerNameOf(playerId) ?? ''],
        ['Technique', technique ? (technique as Pick<Technique, 'name'>).name : ''],
        ['Statut', statusNames[status]],
        ['Notes pour le joueur', coachNotes],
      ],
    }),
    // Nothing where the server has done it already, or will refuse it: another coach has said something else meanwhile.
    overlay: (current, { input, at }, authorName) => {
      if (current?.evaluationId === input.evaluationId || !replacesEvaluation(input, current)) return current
      return newEvaluation(input, current && new Date(current.lastEvaluation), authorName, new Date(at))
    },
    invalidates: ['technique-evaluations'],
    players: ({ playerId }) => [playerId],
    retry: (input, current) =>
      'evaluationId' in current ? { ...input, was: (current as PlayerEvaluation).evaluationId } : input,
    overtaken: (current, { input }) => {
      const playerName = playerNameOf(input.playerId)
      const sentence = whoEvaluated(current as PlayerEvaluation)
      return playerName ? `${playerName}\u00A0: ${sentence}` : sentence
    },
  },
} satisfies QueuedWrites<typeof techniqueEvaluations, LatestEvaluation | null, string>

/** Whom an evaluation is about; null for any other write. */
export function evaluatedIn(write: QueuedWrite): { playerId: string; techniqueId: string } | null {
  if (!goesTo(write, techniqueEvaluations.evaluate)) return null
  const { playerId, id: techniqueId } = write.input as Input<typeof techniqueEvaluations.evaluate>
  return { playerId, techniqueId }
}
