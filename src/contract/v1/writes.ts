import * as v from 'valibot'
import { maxGroupCoaches } from '../../domain/group.ts'
import { maxBlocks } from '../../domain/training-session-block.ts'
import { maxParticipants, maxProgrammeLength } from '../../domain/training-session.ts'
import * as exercisesOfApp from '../exercises.ts'
import * as appField from '../fields.ts'
import { writtenAiSettings } from '../players.ts'
import * as evaluationsOfApp from '../technique-evaluations.ts'
import * as sessionsOfApp from '../training-sessions.ts'
import { described } from './fields.ts'
import { evaluations, exercises, players, requests, sessions } from './resources.ts'
import { change, creation, removal } from './write.ts'

/**
 * What other programs write, under the names by which they read it. The schemas of the fields are those of the
 * application's own forms.
 */

const { title, description, date, time, duration } = sessionsOfApp.create.input.entries
const block = sessionsOfApp.programmeBlock.entries
const { id: _, ...exerciseContent } = exercisesOfApp.create.input.entries

const programmeEntry = v.strictObject({
  id: described(
    v.optional(appField.id),
    'Celui d’un exercice qui reste au programme\u202F; sans lui, il est nouveau',
  ),
  type: described(exerciseContent.type, 'Catégorie (quart de table)'),
  technique: described(exerciseContent.technique, 'Technique'),
  effect: described(exerciseContent.effect, 'Effet'),
  duration: described(exerciseContent.duration, 'Durée'),
  description: described(v.optional(exerciseContent.description, ''), 'Description'),
})

const programmeBlock = v.strictObject({
  id: described(v.optional(appField.id), 'Celui d’un bloc qui reste\u202F; sans lui, il est nouveau'),
  title: described(block.title, 'Nom du bloc'),
  duration: described(block.duration, 'Durée'),
  position: described(block.position, 'Combien d’exercices et de blocs le précèdent'),
})

const session = {
  title: described(title, 'Titre'),
  description: described(description, 'Description'),
  date: described(date, 'Date, dans le fuseau horaire du club'),
  time: described(time, 'Heure, dans le fuseau horaire du club'),
  duration: described(duration, 'Durée'),
  players: described(
    v.pipe(
      v.array(
        v.strictObject({ id: described(appField.id, 'Identifiant du joueur') }),
        'Liste de joueurs attendue',
      ),
      v.maxLength(maxParticipants, `${maxParticipants} participants au maximum`),
    ),
    'Tous les participants',
  ),
  exercises: described(
    v.pipe(
      v.array(programmeEntry, 'Liste d’exercices attendue'),
      v.maxLength(maxProgrammeLength, `${maxProgrammeLength} exercices au maximum`),
      v.check((entries) => isOnceEach(entries), 'Exercice en double'),
    ),
    'Tout le programme, dans l’ordre',
  ),
  place: described(
    v.optional(v.nullable(v.strictObject({ id: described(appField.id, 'Identifiant du lieu') }))),
    'Lieu\u202F; null pour aucun',
  ),
  coaches: described(
    v.optional(
      v.pipe(
        v.array(
          v.strictObject({ id: described(appField.id, 'Identifiant de l’entraineur') }),
          'Liste d’entraineurs attendue',
        ),
        v.maxLength(maxGroupCoaches, `${maxGroupCoaches} entraineurs au maximum`),
      ),
    ),
    'Tous les entraineurs',
  ),
  blocks: described(
    v.optional(
      v.pipe(
        v.array(programmeBlock, 'Liste de blocs attendue'),
        v.maxLength(maxBlocks, `${maxBlocks} blocs au maximum`),
        v.check((entries) => isOnceEach(entries), 'Bloc en double'),
      ),
    ),
    'Tous les blocs sans exercice',
  ),
}

export const createSession = creation(sessions, {
  ability: 'planSessions',
  summary: 'Planifier une séance',
  body: v.strictObject({
    ...session,
    description: v.optional(session.description, ''),
    players: v.optional(session.players, []),
    exercises: v.optional(session.exercises, []),
  }),
  example: { title: 'Entrainement du mardi', date: '2027-03-02', time: '18:00', duration: '1h30' },
  refusals: ['not-a-club-player', 'id-taken'],
})

const nothingNew = 'Rien à modifier'

export const changeSession = change(sessions, {
  ability: 'planSessions',
  summary: 'Modifier ou déplacer une séance',
  body: v.pipe(v.partial(v.strictObject(session)), v.minEntries(1, nothingNew)),
  example: { date: '2027-03-04', time: '19:30' },
  refusals: [
    'not-a-club-player',
    'session-recorded',
    'session-judged',
    'session-shortened',
    'participant-recorded',
    'programme-played',
    'too-late-to-add',
    'id-taken',
  ],
})

export const removeSession = removal(sessions, { ability: 'planSessions', summary: 'Supprimer une séance' })

const aiSettings = {
  service: described(writtenAiSettings.entries.service, 'Service, de 1 à 10'),
  initiative: described(writtenAiSettings.entries.initiative, 'Initiative, de 1 à 10'),
  counterInitiative: described(writtenAiSettings.entries.counterInitiative, 'Contre-initiative, de 1 à 10'),
  defense: described(writtenAiSettings.entries.defense, 'Défense, de 1 à 10'),
}

export const changePlayer = change(players, {
  ability: 'setScores',
  summary: 'Donner ses paramètres IA à un joueur',
  body: v.strictObject({ aiSettings: described(v.strictObject(aiSettings), 'Les quatre notes') }),
  example: { aiSettings: { service: 7, initiative: 6, counterInitiative: 5, defense: 6 } },
})

const evaluated = evaluationsOfApp.evaluate.input.entries

export const createEvaluation = creation(evaluations, {
  ability: 'markEvaluations',
  summary: 'Évaluer une technique d’un joueur',
  body: v.strictObject({
    playerId: described(evaluated.playerId, 'Identifiant du joueur'),
    id: described(evaluated.id, 'Technique du catalogue (service-1) ou identifiant d’un exercice'),
    status: described(evaluated.status, 'Niveau de maîtrise'),
    coachNotes: described(v.optional(evaluated.coachNotes, ''), 'Notes pour le joueur'),
  }),
  example: {
    playerId: '0198c0de-0000-7000-8000-000000000001',
    id: 'service-1',
    status: 'mastered',
    coachNotes: 'Très régulier.',
  },
  refusals: ['id-taken'],
})

/** What a program answers; taking charge stays with people, whose name the player then reads. */
export const requestAnswers = ['approved', 'rejected', 'archived'] as const

export const changeRequest = change(requests, {
  ability: 'answerRequests',
  summary: 'Répondre à une demande, ou l’archiver',
  body: v.strictObject({
    status: described(v.picklist(requestAnswers, 'Choisissez une réponse'), 'La réponse'),
  }),
  example: { status: 'approved' },
  refusals: ['request-archived'],
})

const exercise = {
  type: described(exerciseContent.type, 'Catégorie (quart de table)'),
  technique: described(exerciseContent.technique, 'Technique'),
  effect: described(exerciseContent.effect, 'Effet'),
  difficulty: described(exerciseContent.difficulty, 'Difficulté'),
  duration: described(exerciseContent.duration, 'Durée'),
  description: described(exerciseContent.description, 'Description'),
}

export const createExercise = creation(exercises, {
  ability: 'writeExercises',
  summary: 'Ajouter un exercice à la bibliothèque',
  body: v.strictObject({ ...exercise, description: v.optional(exercise.description, '') }),
  example: {
    type: 'service',
    technique: 'Marteau',
    effect: 'Latéral Gauche',
    difficulty: 'intermédiaire',
    duration: '10 min',
  },
  refusals: ['id-taken'],
})

export const changeExercise = change(exercises, {
  ability: 'writeExercises',
  summary: 'Modifier un exercice',
  body: v.pipe(v.partial(v.strictObject(exercise)), v.minEntries(1, nothingNew)),
  example: { duration: '15 min' },
})

export const removeExercise = removal(exercises, {
  ability: 'removeExercises',
  summary: 'Supprimer un exercice',
})

export const writes = [
  createSession,
  changeSession,
  removeSession,
  changePlayer,
  createEvaluation,
  changeRequest,
  createExercise,
  changeExercise,
  removeExercise,
] as const

function isOnceEach(entries: readonly { readonly id?: string | undefined }[]): boolean {
  const ids = entries.flatMap(({ id }) => id ?? [])
  return new Set(ids).size === ids.length
}
