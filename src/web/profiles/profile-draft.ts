import type { Input } from '../../contract/endpoint.ts'
import type { Profile, update } from '../../contract/profiles.ts'

/** The form's fields as they are typed; an empty choice is an empty text. */
export interface ProfileDraft {
  readonly firstName: string
  readonly lastName: string
  readonly playingStyle: Profile['playingStyle'] | ''
  readonly preferredHand: Profile['preferredHand'] | ''
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
    playerType: playerType ?? '',
    goals,
    ranking: ranking === null ? '' : String(ranking),
  }
}

/** What is sent; a ranking that is no number is left to the contract to refuse. */
export function inputOf(draft: ProfileDraft, version: number): Input<typeof update> {
  return {
    ...draft,
    playingStyle: draft.playingStyle || null,
    preferredHand: draft.preferredHand || null,
    playerType: draft.playerType || null,
    ranking: rankingOf(draft.ranking),
    version,
  }
}

function rankingOf(typed: string): number | null {
  const digits = typed.replaceAll(/\s/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

const labels: Readonly<Record<keyof ProfileDraft, string>> = {
  firstName: 'prénom',
  lastName: 'nom',
  playingStyle: 'style de jeu',
  preferredHand: 'main préférée',
  playerType: 'type de joueur',
  goals: 'objectifs',
  ranking: 'classement',
}

/** What another device changed, in the form's words. */
export function differences(before: ProfileDraft, after: ProfileDraft): string[] {
  return (Object.keys(labels) as (keyof ProfileDraft)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => labels[field])
}
