import { categories, type Category } from './category.ts'
import type { Composition } from './exercise.ts'

export type TechniqueStatus = 'not_evaluated' | 'in_progress' | 'mastered'

export interface CatalogueTechnique {
  readonly id: string
  readonly name: string
  readonly category: Category
}

/** The techniques that every player's progress shows. Evaluations store the id, so it never changes. */
export const techniqueCatalogue: readonly CatalogueTechnique[] = [
  { id: 'service-1', category: 'service', name: 'Marteau' },
  { id: 'service-2', category: 'service', name: 'Coupé' },
  { id: 'service-3', category: 'service', name: 'Lifté' },
  { id: 'service-4', category: 'service', name: 'Latéral' },
  { id: 'initiative-1', category: 'initiative', name: 'Top Spin CD' },
  { id: 'initiative-2', category: 'initiative', name: 'Top Spin RV' },
  { id: 'initiative-3', category: 'initiative', name: 'Flip CD' },
  { id: 'initiative-4', category: 'initiative', name: 'Flip RV' },
  { id: 'counter-1', category: 'counter', name: 'Block CD' },
  { id: 'counter-2', category: 'counter', name: 'Block RV' },
  { id: 'counter-3', category: 'counter', name: 'Contre-Top CD' },
  { id: 'counter-4', category: 'counter', name: 'Contre-Top RV' },
  { id: 'defense-1', category: 'defense', name: 'Défense Coupée CD' },
  { id: 'defense-2', category: 'defense', name: 'Défense Coupée RV' },
  { id: 'defense-3', category: 'defense', name: 'Poussette CD' },
  { id: 'defense-4', category: 'defense', name: 'Poussette RV' },
]

const catalogueById: ReadonlyMap<string, CatalogueTechnique> = new Map(
  techniqueCatalogue.map((technique) => [technique.id, technique]),
)

export function catalogueTechnique(id: string): CatalogueTechnique | undefined {
  return catalogueById.get(id)
}

/** Whether it is the id of no exercise: of the catalogue (`service-1`), or of a technique with its effect. */
export function isTechniqueId(id: string): boolean {
  return categories.some((category) => id.startsWith(`${category}-`))
}

/** The specification's field `exerciseId`, where an exercise of a club was evaluated. */
export function exerciseIdField(techniqueId: string): { exerciseId?: string } {
  return isTechniqueId(techniqueId) ? {} : { exerciseId: techniqueId }
}

/** Without the name, and the category of what is in the catalogue: whoever reads an evaluation knows those. */
export function withoutKnownFields<E extends { id: string; name: string; category: Category }>({
  name: _name,
  category,
  ...evaluation
}: E): Omit<E, 'name' | 'category'> & { category?: Category } {
  return catalogueTechnique(evaluation.id) ? evaluation : { ...evaluation, category }
}

const plainNames = new Map(techniqueCatalogue.map(({ id, name }) => [id, plain(name)]))

/**
 * The catalogue's techniques that an exercise practises. A service may practise one by its technique and one by its
 * effect (Marteau, Coupé); « Latéral » covers both sides. Accents, capitals and hyphens do not matter.
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
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-\s]+/gu, ' ')
    .trim()
    .toLowerCase()
}
