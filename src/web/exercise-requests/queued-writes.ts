import type * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import type { Member } from '../../domain/actor.ts'
import {
  approve,
  archive,
  newRequest,
  reject,
  type RequestState,
  takeBack,
  takeCharge,
} from '../../domain/exercise-request.ts'
import { nextVersion, whyNotEdit } from '../../domain/version.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { exerciseInWords } from '../exercises/exercise-words.ts'
import {
  type Named,
  type Queued,
  type QueuedWrites,
  retryOnVersion,
  retrySame,
  type WriteDescription,
  type WriteWords,
} from '../offline/outbox/write-description.ts'
import { whoWasFirst } from './who-was-first.ts'

/** Whose device this is: what they write carries their name. */
export interface RequestViewer extends Member {
  readonly name: string
}

// A request says whether its exercise is in the library, and which session comes next.
const invalidates = ['exercise-requests', 'exercises', 'training-sessions'] as const

export const requestWrites = {
  'POST /api/exercise-requests': {
    words: ({ type, technique, effect, message }) => ({
      title: 'Demande d’exercice',
      typed: [
        ['Catégorie', categoryTabs[type]],
        ['Exercice', `${technique} - ${effect}`],
        ['Message', message],
      ],
    }),
    overlay: (request, { input, at }, { id, name, clubId }) =>
      request ?? {
        ...newRequest,
        ...input,
        clubId,
        playerId: id,
        playerName: name,
        createdAt: at,
        updatedAt: at,
        updatedBy: id,
        updatedByName: name,
        assignedToName: null,
        version: 1,
      },
    invalidates,
    retry: retrySame,
  },
  'POST /api/exercise-requests/:id/charge': decision('Prise en charge d’une demande', takeCharge),
  'POST /api/exercise-requests/:id/approval': decision('Demande approuvée', approve),
  'POST /api/exercise-requests/:id/rejection': decision('Demande d’exercice refusée', reject),
  'POST /api/exercise-requests/:id/archiving': decision('Demande archivée', archive),
  'POST /api/exercise-requests/:id/reversal': decision('Demande rétablie', takeBack),
  'POST /api/exercise-requests/:id/library-exercise': onRequest<Seen & { exerciseId: string }>(
    'Exercice demandé, ajouté à la bibliothèque',
    (request, { input: { exerciseId } }) => withFollowUp(request, { exerciseId }),
  ),
  'POST /api/exercise-requests/:id/programme-entry': onRequest<Seen>(
    'Exercice demandé, ajouté à la prochaine séance',
    (request) => withFollowUp(request, { session: request.followUp?.nextSession ?? null, nextSession: null }),
  ),
} satisfies QueuedWrites<typeof exerciseRequests, ExerciseRequest | undefined, RequestViewer>

interface Seen {
  readonly id: string
  readonly version: number
}

/** What a coach decides of a player's request, by the same rules as the server's. */
function decision(
  title: string,
  decide: <R extends RequestState>(request: R, actor: Member, now: Date) => R,
) {
  return onRequest<Seen>(title, (request, { at }, viewer) => {
    const decided = decide(request, viewer, new Date(at))
    const isOthers = decided.assignedTo === request.assignedTo
    return { ...decided, assignedToName: isOthers ? request.assignedToName : viewer.name }
  })
}

/** What was decided on another version than the one that is there does nothing. */
function onRequest<I extends Seen>(
  title: string,
  change: (request: ExerciseRequest, write: Queued<I>, viewer: RequestViewer) => ExerciseRequest,
): WriteDescription<I, ExerciseRequest | undefined, RequestViewer> {
  return {
    words: (_, [request]) => ({ title, typed: requestWords(request) }),
    overlay: (request, write, viewer) => {
      if (!request || whyNotEdit(request, write.input)) return request
      const { id: updatedBy, name: updatedByName } = viewer
      return nextVersion({ ...change(request, write, viewer), updatedAt: write.at, updatedBy, updatedByName })
    },
    invalidates,
    retry: retryOnVersion,
    overtaken: (current, { accountId, named }) =>
      whoWasFirst(
        current as ExerciseRequest,
        accountId,
        (named?.[0] as ExerciseRequest | null | undefined) ?? undefined,
      ),
  }
}

/** Only a coach reads where a request was added. */
function withFollowUp(
  request: ExerciseRequest,
  added: Partial<NonNullable<ExerciseRequest['followUp']>>,
): ExerciseRequest {
  return { ...request, followUp: request.followUp && { ...request.followUp, ...added } }
}

function requestWords(request: Named[number]): WriteWords['typed'] {
  if (!request) return []
  return [
    ['Joueur', (request as Pick<ExerciseRequest, 'playerName'>).playerName],
    ...exerciseInWords(request),
  ]
}
