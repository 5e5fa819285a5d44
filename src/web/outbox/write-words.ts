import type * as accounts from '../../contract/accounts.ts'
import type * as clubs from '../../contract/clubs.ts'
import type { Endpoint, Input } from '../../contract/endpoint.ts'
import type * as exerciseRequests from '../../contract/exercise-requests.ts'
import type * as exercises from '../../contract/exercises.ts'
import type * as players from '../../contract/players.ts'
import type * as profiles from '../../contract/profiles.ts'
import type * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import type * as trainingSessions from '../../contract/training-sessions.ts'
import { categories } from '../../domain/exercise.ts'
import { categoryTabs } from '../category-names.ts'
import { scoreNames } from '../../domain/player-scores.ts'
import { longDay } from '../club-time.ts'
import { whoWasFirst } from '../exercise-requests/who-was-first.ts'
import { whoSet } from '../players/who-set.ts'
import { playerTypeNames, playingStyleNames, preferredHandNames } from '../profiles/player-words.ts'
import { playerNameOf, techniqueOf } from '../technique-evaluations/known-names.ts'
import { statusNames } from '../technique-evaluations/status-names.ts'
import { whoEvaluated } from '../technique-evaluations/who-evaluated.ts'
import { presenceNames, replyNames } from '../training-sessions/attendance.ts'
import { ratingNames } from '../training-sessions/feedback-item.tsx'
import type { WaitingWrite } from './waiting-write.ts'

/** How a write reads to its author. */
export interface WriteWords {
  readonly title: string
  /** What was typed or chosen: label and text. */
  readonly typed: readonly (readonly [label: string, text: string])[]
}

/** An endpoint that is not described here does not compile. */
type Words = { [E in Queued as `${E['method']} ${E['path']}`]: (input: Input<E>) => WriteWords }
type Queued = Exclude<PieceOf<Contract>, Online | { method: 'GET' }>
type Online = { online: true }
type Contract =
  | typeof accounts
  | typeof clubs
  | typeof exerciseRequests
  | typeof exercises
  | typeof players
  | typeof profiles
  | typeof techniqueEvaluations
  | typeof trainingSessions
type PieceOf<Module> = Module extends unknown ? Extract<Module[keyof Module], Endpoint> : never

const words: Words = {
  'POST /api/training-sessions': (plan) => ({ title: 'Nouvelle séance', typed: planWords(plan) }),
  'PUT /api/training-sessions/:id': (plan) => ({ title: 'Séance modifiée', typed: planWords(plan) }),
  'POST /api/training-sessions/:id/deletion': () => ({ title: 'Suppression d’une séance', typed: [] }),
  'DELETE /api/training-sessions/:id/deletion': () => ({ title: 'Séance rétablie', typed: [] }),
  'POST /api/training-sessions/:id/feedback': ({ rating, comment }) => ({
    title: 'Avis sur une séance',
    typed: [
      ['Avis', ratingNames[rating]],
      ['Commentaire', comment],
    ],
  }),
  'POST /api/training-sessions/:id/presences': ({ playerIds }) => ({
    title: 'Appel\u00A0: tous présents',
    typed: [['Joueurs', String(playerIds.length)]],
  }),
  'PUT /api/training-sessions/:id/presences/:playerId': ({ presence }) => ({
    title: 'Appel',
    typed: [['Présence', presence ? presenceNames[presence] : 'À noter']],
  }),
  'PUT /api/training-sessions/:id/reply': ({ reply }) => ({
    title: 'Réponse à une séance',
    typed: [['Réponse', reply ? replyNames[reply] : 'retirée']],
  }),
  'POST /api/exercises': (exercise) => ({ title: 'Nouvel exercice', typed: exerciseWords(exercise) }),
  'PUT /api/exercises/:id': (exercise) => ({ title: 'Exercice modifié', typed: exerciseWords(exercise) }),
  'POST /api/exercises/:id/deletion': () => ({ title: 'Suppression d’un exercice', typed: [] }),
  'POST /api/exercise-requests': ({ type, technique, effect, message }) => ({
    title: 'Demande d’exercice',
    typed: [
      ['Catégorie', categoryTabs[type]],
      ['Exercice', `${technique} - ${effect}`],
      ['Message', message],
    ],
  }),
  'POST /api/exercise-requests/:id/charge': () => ({ title: 'Prise en charge d’une demande', typed: [] }),
  'POST /api/exercise-requests/:id/approval': () => ({ title: 'Demande approuvée', typed: [] }),
  'POST /api/exercise-requests/:id/rejection': () => ({ title: 'Demande d’exercice refusée', typed: [] }),
  'POST /api/exercise-requests/:id/archiving': () => ({ title: 'Demande archivée', typed: [] }),
  'POST /api/exercise-requests/:id/reversal': () => ({ title: 'Demande rétablie', typed: [] }),
  'POST /api/exercise-requests/:id/library-exercise': () => ({
    title: 'Exercice demandé, ajouté à la bibliothèque',
    typed: [],
  }),
  'POST /api/exercise-requests/:id/programme-entry': () => ({
    title: 'Exercice demandé, ajouté à la prochaine séance',
    typed: [],
  }),
  'POST /api/players/scores': ({ settings }) => ({
    title: 'Paramètres IA',
    typed: settings.map(({ playerId, scores }) => [
      playerNameOf(playerId) ?? 'Joueur',
      categories.map((category) => `${scoreNames[category]} ${scores[category]}`).join(', '),
    ]),
  }),
  'POST /api/technique-evaluations': ({ playerId, techniqueId, status, notes }) => ({
    title: 'Évaluation',
    typed: [
      ['Joueur', playerNameOf(playerId) ?? ''],
      ['Technique', techniqueOf(techniqueId)?.name ?? ''],
      ['Statut', statusNames[status]],
      ['Notes pour le joueur', notes],
    ],
  }),
  'PUT /api/profile': (profile) => ({
    title: 'Mon Profil',
    typed: [
      ['Prénom', profile.firstName],
      ['Nom', profile.lastName],
      ['Style de jeu', profile.playingStyle ? playingStyleNames[profile.playingStyle] : ''],
      ['Main préférée', profile.preferredHand ? preferredHandNames[profile.preferredHand] : ''],
      ['Type de joueur', profile.playerType ? playerTypeNames[profile.playerType] : ''],
      ['Classement', profile.ranking === null ? '' : String(profile.ranking)],
      ['Objectifs', profile.goals],
    ],
  }),
  'PUT /api/me/name': ({ firstName, lastName }) => ({
    title: 'Mon nom',
    typed: [
      ['Prénom', firstName],
      ['Nom', lastName],
    ],
  }),
  'PUT /api/club': ({ name, timeZone, approvesPlayers }) => ({
    title: 'Réglages du club',
    typed: [
      ['Nom du club', name ?? ''],
      ['Fuseau horaire', timeZone ?? ''],
      ['Accord pour chaque joueur', yesOrNo(approvesPlayers)],
    ],
  }),
  'POST /api/club/code': () => ({ title: 'Nouveau code club', typed: [] }),
  'DELETE /api/club/members/:id': () => ({ title: 'Départ d’un membre', typed: [] }),
  'POST /api/club/members/:id/acceptance': () => ({ title: 'Demande acceptée', typed: [] }),
  'POST /api/club/members/:id/refusal': () => ({ title: 'Demande refusée', typed: [] }),
}

/** Only what was filled in. */
export function wordsFor({ method, path, input }: WaitingWrite): WriteWords {
  const describe = (words as Readonly<Record<string, (input: unknown) => WriteWords>>)[`${method} ${path}`]
  const { title, typed } = describe?.(input) ?? { title: 'Enregistrement', typed: [] }
  return { title, typed: typed.filter(([, text]) => text !== '') }
}

/** Of what somebody else had changed before: what, and by whom; null where nobody can say. */
export function whoWasBefore({ path, input, refused, accountId }: WaitingWrite): string | null {
  if (refused?.refusal !== 'changed-meanwhile' || !refused.current) return null
  const { current } = refused
  if (path.startsWith('/api/exercise-requests/')) {
    const request = current as exerciseRequests.ExerciseRequest
    const { playerName, technique, effect } = request
    return `${playerName}, ${technique} - ${effect}\u00A0: ${whoWasFirst(request, accountId)}`
  }
  if (path === '/api/players/scores') return whoSet(current as players.SavedScores, playerNameOf)
  if (path !== '/api/technique-evaluations') return null
  const playerName = playerNameOf(String(input['playerId']))
  const sentence = whoEvaluated(current as techniqueEvaluations.PlayerEvaluation)
  return playerName ? `${playerName}\u00A0: ${sentence}` : sentence
}

function yesOrNo(answer: boolean | undefined): string {
  if (answer === undefined) return ''
  return answer ? 'oui' : 'non'
}

function exerciseWords(exercise: Omit<Input<typeof exercises.create>, 'id'>): WriteWords['typed'] {
  return [
    ['Catégorie', categoryTabs[exercise.type]],
    ['Technique', exercise.technique],
    ['Effet', exercise.effect],
    ['Difficulté', exercise.difficulty],
    ['Durée', exercise.duration],
    ['Description', exercise.description],
  ]
}

type Plan = Input<typeof trainingSessions.create>

function planWords(plan: Omit<Plan, 'id'>): WriteWords['typed'] {
  const programme = plan.exercises.map(({ technique, effect }) => `${technique} - ${effect}`)
  return [
    ['Titre', plan.title],
    ['Date', `${longDay(plan.date, plan.date)} à ${plan.time}`],
    ['Durée', plan.duration],
    ['Description', plan.description ?? ''],
    ['Participants', String(plan.playerIds.length)],
    ['Programme', programme.join(', ')],
  ]
}
