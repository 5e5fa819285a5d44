import { whyCannot } from './ability.ts'
import type { Member } from './actor.ts'
import { type Category, categories } from './category.ts'
import { instantAfter } from './history.ts'
import type { Refusal } from './refusal.ts'

export const lowestScore = 1
export const highestScore = 10
export const defaultScore = 5

/** « Paramètres IA »: how strong a coach thinks a player in each category, in whole points. */
export type PlayerScores = Readonly<Record<Category, number>>

/** What each score is called, on its slider and in advice. */
export const scoreNames: Readonly<Record<Category, string>> = {
  service: 'Service',
  initiative: 'Initiative',
  counter: 'Contre-Initiative',
  defense: 'Défense',
}

/** What the sliders begin with. A player without scores has none: Coach IA then says so. */
export const defaultScores: PlayerScores = {
  service: defaultScore,
  initiative: defaultScore,
  counter: defaultScore,
  defense: defaultScore,
}

/** What a coach sets, under the specification's names; they are those of the categories but for one. */
export interface AiSettings extends Omit<PlayerScores, 'counter'> {
  readonly counterInitiative: number
}

export function scoresOf({ service, initiative, counterInitiative, defense }: AiSettings): PlayerScores {
  return { service, initiative, counter: counterInitiative, defense }
}

export function toAiSettings({ service, initiative, counter, defense }: PlayerScores): AiSettings {
  return { service, initiative, counterInitiative: counter, defense }
}

export function sameScores(a: PlayerScores, b: PlayerScores): boolean {
  return categories.every((category) => a[category] === b[category])
}

/** `was` is the id of the scores that the screen showed, null where there were none. */
export interface ScoreSetting {
  readonly aiSettings: AiSettings
  readonly was: string | null
}

/** The scores that count now: the latest of a player's history. */
export interface CurrentScores extends AiSettings {
  readonly id: string
}

/** Of two coaches at once the second one hears what the first one set; the same from both is no quarrel. */
export function whyNotSetScores(
  actor: Member,
  setting: ScoreSetting,
  current: CurrentScores | null,
): Refusal | null {
  return whyCannot(actor, 'setScores') ?? (replacesScores(setting, current) ? null : 'changed-meanwhile')
}

/** Whether a setting was made in sight of the scores that count. */
export function replacesScores({ aiSettings, was }: ScoreSetting, current: CurrentScores | null): boolean {
  const agrees = current !== null && sameScores(scoresOf(aiSettings), scoresOf(current))
  return agrees || (current?.id ?? null) === was
}

/** The scores that count from now on; `before` is when the player's were last set. */
export function newScores(
  { id, aiSettings }: Pick<ScoreSetting, 'aiSettings'> & { readonly id: string },
  before: Date | null,
  by: string | null,
  now: Date,
) {
  return { id, ...aiSettings, setAt: instantAfter(before, now).toISOString(), setBy: by }
}
