import { accountTheme } from './account-articles.tsx'
import type { Article, Theme } from './article.ts'
import { askingTheme } from './asking-articles.tsx'
import { clubTheme } from './club-articles.tsx'
import { followUpTheme } from './follow-up-articles.tsx'
import { managementTheme } from './management-articles.tsx'
import { planTheme } from './plan-articles.tsx'
import { playersTheme } from './players-articles.tsx'
import { sessionsTheme } from './sessions-articles.tsx'

/** What is told, in the order of the page; of plans only where some are sold. */
export function themesOf(sells: boolean): readonly Theme[] {
  return [
    playersTheme,
    sessionsTheme,
    followUpTheme,
    clubTheme,
    managementTheme,
    accountTheme,
    ...(sells ? [planTheme] : []),
    askingTheme,
  ]
}

export function articlesOf(sells: boolean): readonly Article[] {
  return themesOf(sells).flatMap(({ articles }) => articles)
}
