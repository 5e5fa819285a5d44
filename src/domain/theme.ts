import { categories, type Category } from './category.ts'
import { catalogueTechnique, techniqueCatalogue } from './technique-catalogue.ts'

/** What a group works at in one month. */
export interface Theme {
  readonly subject: ThemeSubject
  /** yyyy-mm */
  readonly month: string
}

/** A category, or a technique of the catalogue, by its id. */
export type ThemeSubject = string

export const themeSubjects: readonly ThemeSubject[] = [
  ...categories,
  ...techniqueCatalogue.map(({ id }) => id),
]

/** The category that is the subject, or that its technique belongs to. */
export function categoryOfSubject(subject: ThemeSubject): Category {
  return catalogueTechnique(subject)?.category ?? (subject as Category)
}

/** The subject on a day, yyyy-mm-dd; null in any other month. */
export function subjectOn(theme: Theme | null | undefined, day: string): ThemeSubject | null {
  return theme && day.startsWith(theme.month) ? theme.subject : null
}

/** The theme of this month, or of one to come; null once its month is over. */
export function themeAhead(theme: Theme | null | undefined, today: string): Theme | null {
  return theme && theme.month >= today.slice(0, 7) ? theme : null
}
