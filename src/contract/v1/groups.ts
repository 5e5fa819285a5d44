import * as v from 'valibot'
import { weekdays } from '../../domain/group.ts'
import { sessionDurations } from '../../domain/training-session.ts'
import * as field from './fields.ts'

const named = (text: string) => v.object({ id: field.described(field.id, text) })

/** Its place, players and coaches as a session is sent with them. */
export const group = v.object({
  id: field.ownId,
  clubId: field.clubId,
  name: field.described(v.string(), 'Nom'),
  weekday: field.described(v.nullable(v.picklist(weekdays)), 'Jour habituel\u00A0: 1 est lundi, 7 dimanche'),
  time: field.described(v.nullable(field.timeOfDay), 'Heure habituelle, dans le fuseau horaire du club'),
  duration: field.described(v.nullable(v.picklist(sessionDurations)), 'Durée habituelle'),
  nextCompetition: field.described(v.nullable(field.day), 'Date de la prochaine compétition'),
  place: field.described(v.nullable(named('Identifiant du lieu')), 'Lieu habituel'),
  players: field.described(v.array(named('Identifiant du joueur')), 'Ses joueurs'),
  coaches: field.described(v.array(named('Identifiant de l’entraineur')), 'Ses entraineurs'),
})
