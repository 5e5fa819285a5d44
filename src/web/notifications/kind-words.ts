import type { Role } from '../../domain/actor.ts'
import type { NotificationKind } from '../../domain/notification.ts'

interface Words {
  readonly label: string
  readonly hint: string
}

export function kindWords(kind: NotificationKind, role: Role): Words {
  return role === 'coach' ? { ...words[kind], ...ofCoaches[kind] } : words[kind]
}

const words: Readonly<Record<NotificationKind, Words>> = {
  'session-changed': { label: 'Séance déplacée ou annulée', hint: 'toujours par un moyen au moins' },
  'session-planned': { label: 'Nouvelle séance', hint: 'quand vous y participez' },
  reminder: { label: 'Rappel de la veille', hint: 'à 18:00, sauf si vous ne venez pas' },
  'request-answered': { label: 'Demande d’exercice', hint: 'approuvée ou refusée' },
  evaluation: { label: 'Technique évaluée', hint: 'le soir, en un seul message' },
  arrival: { label: 'Arrivée à accepter', hint: 'aussitôt' },
  absence: { label: 'Absence de dernière minute', hint: 'moins de trois heures avant la séance' },
  feedback: { label: 'Avis des joueurs', hint: 'le lendemain matin' },
}

const ofCoaches: Partial<Record<NotificationKind, Partial<Words>>> = {
  'session-planned': { hint: 'quand un autre entraineur vous la confie' },
  reminder: { hint: 'à 18:00' },
}
