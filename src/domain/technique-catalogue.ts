import { categories, type Category, type Composition } from './exercise.ts'

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

const plainNames = new Map(techniqueCatalogue.map(({ id, name }) => [id, plain(name)]))

/**
 * What of the catalogue an exercise practises. A service's technique may stand there and its effect too (Marteau, Coupé);
 * « Latéral » is both sides. What a coach typed in other letters is the same technique.
 */
export function catalogueTechniquesOf({
  type,
  technique,
  effect,
}: Composition): readonly CatalogueTechnique[] {
  const practised = [plain(technique)]
  if (type === 'service') practised.push(plain(effect).replace(/^lateral .*/, 'lateral'))
  return techniqueCatalogue.filter(
    ({ category, id }) => category === type && practised.includes(plainNames.get(id)!),
  )
}

/** Without accents, capitals and hyphens: « Contre-Top CD » is « Contre Top CD ». */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-\s]+/gu, ' ')
    .trim()
    .toLowerCase()
}
