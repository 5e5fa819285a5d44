import { id } from '../fields.ts'
import { coach } from './coaches.ts'
import { evaluation } from './evaluations.ts'
import { exercise } from './exercises.ts'
import { feedback } from './feedback.ts'
import { group } from './groups.ts'
import { place } from './places.ts'
import { player } from './players.ts'
import { request } from './requests.ts'
import { resource } from './resource.ts'
import { session } from './sessions.ts'

export const players = resource({
  name: 'players',
  description: 'Les joueurs du club et ce qu’ils disent de leur jeu. Jamais leur adresse email.',
  order: 'par identifiant',
  item: player,
  ids: { id },
})

export const sessions = resource({
  name: 'sessions',
  description: 'Les séances passées et à venir, avec leur programme, leurs participants et l’appel.',
  order: 'de la plus ancienne à la plus lointaine',
  item: session,
  ids: { id },
})

export const exercises = resource({
  name: 'exercises',
  description: 'La bibliothèque d’exercices du club.',
  order: 'par identifiant',
  item: exercise,
  ids: { id },
})

export const requests = resource({
  name: 'requests',
  description: 'Les demandes d’exercices des joueurs, archivées comprises.',
  order: 'par identifiant',
  item: request,
  ids: { id },
})

export const evaluations = resource({
  name: 'evaluations',
  description:
    'Toutes les évaluations faites dans le club, de ceux qui en font partie. De plusieurs évaluations d’un joueur pour une technique, la plus récente compte.',
  order: 'par identifiant',
  item: evaluation,
  ids: { evaluationId: id },
})

export const feedbacks = resource({
  name: 'feedback',
  description: 'Ce que les joueurs ont pensé des séances\u00A0: un retour au plus par joueur et par séance.',
  order: 'par séance, puis par joueur',
  item: feedback,
  ids: { sessionId: id, playerId: id },
})

export const coaches = resource({
  name: 'coaches',
  description: 'Les entraineurs du club. Jamais leur adresse email.',
  order: 'par identifiant',
  item: coach,
  ids: { id },
})

export const groups = resource({
  name: 'groups',
  description:
    'Les groupes du club, avec leur créneau habituel. Leur lieu, leurs joueurs et leurs entraineurs s’envoient tels quels dans une séance.',
  order: 'par identifiant',
  item: group,
  ids: { id },
})

export const places = resource({
  name: 'places',
  description: 'Les lieux où le club s’entraine.',
  order: 'par identifiant',
  item: place,
  ids: { id },
})

export const resources = [
  players,
  sessions,
  exercises,
  requests,
  evaluations,
  feedbacks,
  coaches,
  groups,
  places,
] as const
