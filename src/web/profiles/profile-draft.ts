import type { Input } from '../../contract/endpoint.ts'
import type { Profile, update } from '../../contract/profiles.ts'

/** The values of the form's fields; no choice is an empty string. */
export interface ProfileDraft {
  readonly firstName: string
  readonly lastName: string
  readonly playingStyle: Profile['playingStyle'] | ''
  readonly preferredHand: Profile['preferredHand'] | ''
  readonly forehandRubber: Profile['forehandRubber'] | ''
  readonly backhandRubber: Profile['backhandRubber'] | ''
  readonly playerType: Profile['playerType'] | ''
  readonly goals: string
  readonly ranking: string
}

export function draftOf(profile: Profile): ProfileDraft {
  const { firstName, lastName, playingStyle, preferredHand, playerType, goals, ranking } = profile
  return {
    firstName,
    lastName,
    playingStyle: playingStyle ?? '',
    preferredHand: preferredHand ?? '',
    // Absent from what an earlier version cached.
    forehandRubber: profile.forehandRubber ?? '',
    backhandRubber: profile.backhandRubber ?? '',
    playerType: playerType ?? '',
    goals,
    ranking: ranking === null ? '' : String(ranking),
  }
}

/** The input to send. */
export function inputOf(draft: ProfileDraft, version: number): Input<typeof update> {
  return {
    ...draft,
    playingStyle: draft.playingStyle || null,
    preferredHand: draft.preferredHand || null,
    forehandRubber: draft.forehandRubber || null,
    backhandRubber: draft.backhandRubber || null,
    playerType: draft.playerType || null,
    ranking: rankingOf(draft.ranking),
    version,
  }
}

/** Null for nothing; 500.5 for what is no number: the contract refuses it, and JSON would make a null of NaN. */
export function rankingOf(typed: string): number | null {
  const digits = typed.replaceAll(/\s/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : 500.5
}

const labels: Readonly<Record<keyof ProfileDraft, string>> = {
  firstName: 'prénom',
  lastName: 'nom',
  playingStyle: 'style de jeu',
  preferredHand: 'main préférée',
  forehandRubber: 'revêtement coup droit',
  backhandRubber: 'revêtement revers',
  playerType: 'type de joueur',
  goals: 'objectifs',
  ranking: 'classement',
}

/** The French labels of the fields that differ. */
export function differences(before: ProfileDraft, after: ProfileDraft): string[] {
  return (Object.keys(labels) as (keyof ProfileDraft)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => labels[field])
}
