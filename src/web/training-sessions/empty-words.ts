import type { SessionPhase } from '../../domain/training-session.ts'

/** What a player reads where a programme would stand: nothing more is to come once the session is over. */
export function noProgrammeWords(phase: SessionPhase): string {
  return phase === 'over'
    ? 'Cette séance n’avait pas de programme.'
    : 'Votre entraineur n’a pas encore ajouté d’exercices.'
}

/** What a coach reads where the roll would stand. */
export function noParticipantsWords(phase: SessionPhase): string {
  return phase === 'over'
    ? 'Cette séance n’a eu aucun participant.'
    : 'Cette séance n’a pas encore de participants.'
}
