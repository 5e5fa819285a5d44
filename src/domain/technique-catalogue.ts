import { categories, type Category } from './exercise.ts'

export type TechniqueStatus = 'not_evaluated' | 'in_progress' | 'mastered'

export interface CatalogueTechnique {
  readonly id: string
  readonly name: string
  readonly category: Category
}

const names: Readonly<Record<Category, readonly string[]>> = {
  service: ['Marteau', 'Coupé', 'Lifté', 'Latéral'],
  initiative: ['Top Spin CD', 'Top Spin RV', 'Flip CD', 'Flip RV'],
  counter: ['Block CD', 'Block RV', 'Contre-Top CD', 'Contre-Top RV'],
  defense: ['Défense Coupée CD', 'Défense Coupée RV', 'Poussette CD', 'Poussette RV'],
}

/** The sixteen techniques that every player's progress shows, with ids such as `service-1`. */
export const techniqueCatalogue: readonly CatalogueTechnique[] = categories.flatMap((category) =>
  names[category].map((name, index) => ({ id: `${category}-${index + 1}`, name, category })),
)
