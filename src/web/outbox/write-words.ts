import type * as accounts from '../../contract/accounts.ts'
import type * as clubs from '../../contract/clubs.ts'
import type { RosterEntry } from '../../contract/clubs.ts'
import type { Endpoint, Input } from '../../contract/endpoint.ts'
import type * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { ExerciseRequest } from '../../contract/exercise-requests.ts'
import type * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import type * as players from '../../contract/players.ts'
import type * as profiles from '../../contract/profiles.ts'
import type * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import type * as trainingSessions from '../../contract/training-sessions.ts'
import type { Participant, TrainingSession } from '../../contract/training-sessions.ts'
import { categories } from '../../domain/exercise.ts'
import { scoreNames, scoresOf } from '../../domain/player-scores.ts'
import { categoryTabs } from '../category-names.ts'
import { longDay } from '../club-time.ts'
import { whoWasFirst } from '../exercise-requests/who-was-first.ts'
import { whoSet } from '../players/who-set.ts'
import { playerTypeNames, playingStyleNames, preferredHandNames } from '../profiles/player-words.ts'
import { playerNameOf, techniqueOf } from '../technique-evaluations/known-names.ts'
import { statusNames } from '../technique-evaluations/status-names.ts'
import { whoEvaluated } from '../technique-evaluations/who-evaluated.ts'
import { presenceNames, replyNames } from '../training-sessions/attendance.ts'
import { ratingNames } from '../training-sessions/feedback-item.tsx'
import type { NamedThing, WaitingWrite } from './waiting-write.ts'

/** How a write reads to its author. */
export interface WriteWords {
  readonly title: string
  /** What was typed or chosen: label and text. */
  readonly typed: readonly (readonly [label: string, text: string])[]
}

/** An endpoint that is not described here does not compile. */
type Words = { [E in Queued as `${E['method']} ${E['path']}`]: (input: Input<E>, named: Named) => WriteWords }
type Named = readonly (NamedThing | null)[]
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
  'POST /api/training-sessions/:id/deletion': (_, [session]) => ({
    title: 'Suppression d’une séance',
    typed: sessionWords(session),
  }),
  'DELETE /api/training-sessions/:id/deletion': (_, [session]) => ({
    title: 'Séance rétablie',
    typed: sessionWords(session),
  }),
  'POST /api/training-sessions/:id/feedback': ({ rating, comment }, [session]) => ({
    title: 'Avis sur une séance',
    typed: [...sessionWords(session), ['Avis', ratingNames[rating]], ['Commentaire', comment]],
  }),
  'POST /api/training-sessions/:id/presences': ({ playerIds }, [session]) => ({
    title: 'Appel\u00A0: tous présents',
    typed: [...sessionWords(session), ['Joueurs', String(playerIds.length)]],
  }),
  'PUT /api/training-sessions/:id/presences/:playerId': ({ presence }, [session, player]) => ({
    title: 'Appel',
    typed: [
      ...sessionWords(session),
      ['Joueur', player ? (player as Pick<Participant, 'name'>).name : ''],
      ['Présence', presence ? presenceNames[presence] : 'À noter'],
    ],
  }),
  'PUT /api/training-sessions/:id/reply': ({ reply }, [session]) => ({
    title: 'Réponse à une séance',
    typed: [...sessionWords(session), ['Réponse', reply ? replyNames[reply] : 'retirée']],
  }),
  'POST /api/exercises': (exercise) => ({ title: 'Nouvel exercice', typed: exerciseWords(exercise) }),
  'PUT /api/exercises/:id': (exercise) => ({ title: 'Exercice modifié', typed: exerciseWords(exercise) }),
  'POST /api/exercises/:id/deletion': (_, [exercise]) => ({
    title: 'Suppression d’un exercice',
    typed: namedExercise(exercise),
  }),
  'POST /api/exercise-requests': ({ type, technique, effect, message }) => ({
    title: 'Demande d’exercice',
    typed: [
      ['Catégorie', categoryTabs[type]],
      ['Exercice', `${technique} - ${effect}`],
      ['Message', message],
    ],
  }),
  'POST /api/exercise-requests/:id/charge': onRequest('Prise en charge d’une demande'),
  'POST /api/exercise-requests/:id/approval': onRequest('Demande approuvée'),
  'POST /api/exercise-requests/:id/rejection': onRequest('Demande d’exercice refusée'),
  'POST /api/exercise-requests/:id/archiving': onRequest('Demande archivée'),
  'POST /api/exercise-requests/:id/reversal': onRequest('Demande rétablie'),
  'POST /api/exercise-requests/:id/library-exercise': onRequest('Exercice demandé, ajouté à la bibliothèque'),
  'POST /api/exercise-requests/:id/programme-entry': onRequest(
    'Exercice demandé, ajouté à la prochaine séance',
  ),
  'POST /api/players/scores': ({ settings }) => ({
    title: 'Paramètres IA',
    typed: settings.map(({ playerId, aiSettings }) => {
      const scores = scoresOf(aiSettings)
      const told = categories.map((category) => `${scoreNames[category]} ${scores[category]}`)
      return [playerNameOf(playerId) ?? 'Joueur', told.join(', ')]
    }),
  }),
  'POST /api/technique-evaluations': ({ playerId, id, status, coachNotes }) => ({
    title: 'Évaluation',
    typed: [
      ['Joueur', playerNameOf(playerId) ?? ''],
      ['Technique', techniqueOf(id)?.name ?? ''],
      ['Statut', statusNames[status]],
      ['Notes pour le joueur', coachNotes],
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
  'DELETE /api/club/members/:id': onMember('Départ d’un membre'),
  'POST /api/club/members/:id/acceptance': onMember('Arrivée acceptée'),
  'POST /api/club/members/:id/refusal': onMember('Arrivée refusée'),
  'POST /api/club/removed-members/:id/readmission': onMember('Membre réadmis'),
}

type Describe = (input: unknown, named: Named) => WriteWords

/** Only what was filled in, and is known. */
export function wordsFor({ method, path, input, named = [] }: WaitingWrite): WriteWords {
  const describe = (words as Readonly<Record<string, Describe>>)[`${method} ${path}`]
  const { title, typed } = describe?.(input, named) ?? { title: 'Enregistrement', typed: [] }
  return { title, typed: typed.filter(([, text]) => text !== '') }
}

/** Of what somebody else had changed before: what, and by whom; null where nobody can say. */
export function whoWasBefore({ path, input, named, refused, accountId }: WaitingWrite): string | null {
  if (refused?.refusal !== 'changed-meanwhile' || !refused.current) return null
  const { current } = refused
  if (path.startsWith('/api/exercise-requests/')) {
    const before = named?.[0] as ExerciseRequest | null | undefined
    return whoWasFirst(current as ExerciseRequest, accountId, before ?? undefined)
  }
  if (path === '/api/training-sessions/:id/presences/:playerId') return whoMarked(current as Participant)
  if (path === '/api/training-sessions/:id/reply') {
    const { date, time } = current as TrainingSession
    return `Cette séance a été déplacée entre-temps au ${longDay(date, date)} à ${time}.`
  }
  if (path === '/api/players/scores') return whoSet(current as players.SavedScores, playerNameOf)
  if (path !== '/api/technique-evaluations') return null
  const playerName = playerNameOf(String(input['playerId']))
  const sentence = whoEvaluated(current as techniqueEvaluations.PlayerEvaluation)
  return playerName ? `${playerName}\u00A0: ${sentence}` : sentence
}

function whoMarked({ name, presence, marked }: Participant): string {
  const by = marked?.by ?? 'Un autre entraineur'
  return presence
    ? `${by} a noté entre-temps «\u00A0${presenceNames[presence]}\u00A0» pour ${name}.`
    : `${by} a retiré entre-temps ce qui était noté pour ${name}.`
}

type Typed = WriteWords['typed']

/** « Services courts, mardi 24 novembre à 18:00 ». */
function sessionWords(session: Named[number] | undefined): Typed {
  if (!session) return []
  const { title, date, time } = session as Pick<Plan, 'title' | 'date' | 'time'>
  return [['Séance', `${title}, ${longDay(date, date)} à ${time}`]]
}

function namedExercise(exercise: Named[number] | undefined): Typed {
  if (!exercise) return []
  const { technique, effect } = exercise as Pick<Exercise, 'technique' | 'effect'>
  return [['Exercice', `${technique} - ${effect}`]]
}

/** What a coach decides of a player's request. */
function onRequest(title: string) {
  return (_: unknown, [request]: Named): WriteWords => ({
    title,
    typed: request
      ? [['Joueur', (request as Pick<ExerciseRequest, 'playerName'>).playerName], ...namedExercise(request)]
      : [],
  })
}

function onMember(title: string) {
  return (_: unknown, [member]: Named): WriteWords => {
    if (!member) return { title, typed: [] }
    const { firstName, lastName } = member as Pick<RosterEntry, 'firstName' | 'lastName'>
    return { title, typed: [['Membre', `${firstName} ${lastName}`]] }
  }
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
