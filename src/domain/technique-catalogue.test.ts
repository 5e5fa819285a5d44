import { expect, test } from 'vitest'
import { categories } from './exercise.ts'
import { techniqueCatalogue } from './technique-catalogue.ts'

test('the catalogue is the specification’s, with its ids', () => {
  expect(techniqueCatalogue.map(({ id, name }) => `${id} ${name}`)).toEqual([
    'service-1 Marteau',
    'service-2 Coupé',
    'service-3 Lifté',
    'service-4 Latéral',
    'initiative-1 Top Spin CD',
    'initiative-2 Top Spin RV',
    'initiative-3 Flip CD',
    'initiative-4 Flip RV',
    'counter-1 Block CD',
    'counter-2 Block RV',
    'counter-3 Contre-Top CD',
    'counter-4 Contre-Top RV',
    'defense-1 Défense Coupée CD',
    'defense-2 Défense Coupée RV',
    'defense-3 Poussette CD',
    'defense-4 Poussette RV',
  ])
})

test('each technique belongs to the category that its id names', () => {
  for (const { id, category } of techniqueCatalogue) expect(id).toMatch(new RegExp(`^${category}-[1-4]$`))
  expect(new Set(techniqueCatalogue.map(({ category }) => category))).toEqual(new Set(categories))
})
