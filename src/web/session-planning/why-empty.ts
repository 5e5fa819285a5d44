import { freeMinutes, shortestPart } from '../../domain/programme-draft.ts'
import type { Phase } from '../../domain/session-frame.ts'
import type { Proposal } from './proposal-choices.ts'

/** Why a part of a proposal that nobody has edited has nothing. */
export function whyEmpty(phase: Phase, { minutesLeft }: Pick<Proposal, 'minutesLeft'>): string {
  return minutesLeft < freeMinutes + shortestPart[phase]
    ? 'Il ne reste plus de temps pour ce moment.'
    : 'Aucun exercice de la bibliothèque ne convient ici.'
}
