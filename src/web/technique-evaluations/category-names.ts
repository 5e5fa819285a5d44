import type { Category } from '../../domain/category.ts'

/** The four categories as the specification names them above exercises. */
export const categoryTabs: Readonly<Record<Category, string>> = {
  service: 'Services',
  initiative: "Gestes d'Initiative",
  counter: 'Contre Initiative',
  defense: 'Défense',
}

/** The sections of a player's progress. */
export const progressTitles: Readonly<Record<Category, string>> = {
  ...categoryTabs,
  counter: 'Contre-Initiative',
}
