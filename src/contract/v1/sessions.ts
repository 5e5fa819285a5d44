import * as v from 'valibot'
import { presences, replies } from '../../domain/attendance.ts'
import { exerciseDurations } from '../../domain/exercise.ts'
import { blockDurations } from '../../domain/training-session-block.ts'
import { sessionDurations } from '../../domain/training-session.ts'
import { feedbackFields } from './feedback.ts'
import * as field from './fields.ts'

const participant = v.object({
  id: field.described(field.id, 'Identifiant du joueur'),
  name: field.described(v.string(), 'Prénom et nom'),
  presence: field.described(
    v.nullable(v.picklist(presences)),
    'Selon l’appel\u202F; null tant qu’il n’est pas fait',
  ),
  reply: field.described(v.nullable(v.picklist(replies)), 'Ce que le joueur a annoncé'),
})

const programmeEntry = v.object({
  id: field.ownId,
  ...field.exerciseFields,
  duration: field.described(v.picklist(exerciseDurations), 'Durée'),
  description: field.described(v.string(), 'Description'),
})

const block = v.object({
  id: field.ownId,
  title: field.described(v.string(), 'Par exemple «\u00A0Matchs\u00A0»'),
  duration: field.described(v.picklist(blockDurations), 'Durée'),
  position: field.described(v.number(), 'Combien d’exercices et de blocs le précèdent'),
})

const place = v.object({ id: field.ownId, name: field.described(v.string(), 'Nom') })

const coach = v.object({ id: field.ownId, name: field.described(v.string(), 'Prénom et nom') })

export const session = v.object({
  id: field.ownId,
  clubId: field.clubId,
  title: field.described(v.string(), 'Titre'),
  description: field.described(v.string(), 'Description'),
  date: field.described(field.day, 'Date, dans le fuseau horaire du club'),
  time: field.described(field.timeOfDay, 'Heure, dans le fuseau horaire du club'),
  duration: field.described(v.picklist(sessionDurations), 'Durée'),
  startsAt: field.described(field.instant, 'Le même instant, en temps universel'),
  players: field.described(v.array(participant), 'Les participants, par nom, avec l’appel'),
  place: field.described(v.nullable(place), 'Lieu'),
  coaches: field.described(v.array(coach), 'Les entraineurs, par nom'),
  exercises: field.described(v.array(programmeEntry), 'Le programme, dans l’ordre'),
  blocks: field.described(v.array(block), 'Ses blocs sans exercice'),
  feedback: field.described(
    v.record(v.string(), v.object(feedbackFields)),
    'Les retours, par identifiant de joueur\u202F; vide si la clé ne lit pas les retours',
  ),
})
