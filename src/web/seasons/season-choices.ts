import type { SeasonPreparation } from '../../contract/seasons.ts'
import { daysSince } from '../../domain/days.ts'
import { longAwayDays } from '../../domain/season.ts'

export type SeasonPlayer = SeasonPreparation['players'][number]
export type SeasonChoice = 'continues' | 'leaves' | 'archived'

/** Of those who do not go on; everybody else does. */
export type SeasonChoices = ReadonlyMap<string, Exclude<SeasonChoice, 'continues'>>

export const everybodyContinues: SeasonChoices = new Map()

export function choose(choices: SeasonChoices, ids: readonly string[], choice: SeasonChoice): SeasonChoices {
  const next = new Map(choices)
  for (const id of ids) {
    if (choice === 'continues') next.delete(id)
    else next.set(id, choice)
  }
  return next
}

export interface SeasonOutcome {
  readonly continuing: readonly SeasonPlayer[]
  readonly leaving: readonly SeasonPlayer[]
  readonly archived: readonly SeasonPlayer[]
}

/** Whoever has left the club since they were chosen is in none of them. */
export function outcomeOf(players: readonly SeasonPlayer[], choices: SeasonChoices): SeasonOutcome {
  const by = Map.groupBy(players, ({ id }): SeasonChoice => choices.get(id) ?? 'continues')
  return {
    continuing: by.get('continues') ?? [],
    leaving: by.get('leaves') ?? [],
    archived: by.get('archived') ?? [],
  }
}

/** Who was chosen and has left the club since the page was opened. */
export function goneOf(
  atFirst: readonly SeasonPlayer[],
  players: readonly SeasonPlayer[],
  choices: SeasonChoices,
): SeasonPlayer[] {
  const there = new Set(players.map(({ id }) => id))
  return atFirst.filter(({ id }) => choices.has(id) && !there.has(id))
}

/** Not seen for so long; a newcomer has to have been there for as long. */
export function isLongAway({ lastCame, since }: SeasonPlayer, today: string): boolean {
  const arrived = since.slice(0, 10)
  const seen = lastCame !== null && lastCame > arrived ? lastCame : arrived
  return daysSince(seen, today) >= longAwayDays
}
