import { expect, test } from 'vitest'
import { categories, type Category } from './category.ts'
import { effectsOf, techniquesOf } from './exercise.ts'
import { pairId } from './pair-technique.ts'
import {
  catalogueTechniquesOf,
  exerciseIdField,
  isTechniqueId,
  techniqueCatalogue,
} from './technique-catalogue.ts'

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
  for (const { id, category } of techniqueCatalogue)
    expect(id).toMatch(new RegExp(`^${category}-[a-z0-9-]+$`))
  expect(new Set(techniqueCatalogue.map(({ category }) => category))).toEqual(new Set(categories))
})

const namesOf = (type: Category, technique: string, effect: string) =>
  catalogueTechniquesOf({ type, technique, effect }).map(({ name }) => name)

test.each([
  ['Marteau', 'Dévié', ['Marteau']],
  ['Marteau', 'Coupé', ['Marteau', 'Coupé']],
  ['Lancé', 'Lifté', ['Lifté']],
  ['Pioche', 'Latéral Gauche', ['Latéral']],
  ['Revers', 'Latéral Droit', ['Latéral']],
  ['Revers', 'Dévié', []],
  ['Bombe', 'Latéral', ['Latéral']],
])('a service %s %s practises its technique, its effect or both', (technique, effect, expected) => {
  expect(namesOf('service', technique, effect)).toEqual(expected)
})

test('every other technique of the tables practises the one of its name, whatever the effect', () => {
  for (const type of ['initiative', 'counter', 'defense'] as const) {
    for (const technique of techniquesOf[type]) {
      for (const effect of effectsOf[type]) {
        const expected = technique.replace('Contre Top', 'Contre-Top')
        expect(namesOf(type, technique, effect)).toEqual([expected])
      }
    }
  }
})

test('each of the catalogue is practised by some exercise of the tables', () => {
  const practised = categories.flatMap((type) =>
    techniquesOf[type].flatMap((technique) =>
      effectsOf[type].flatMap((effect) => catalogueTechniquesOf({ type, technique, effect })),
    ),
  )
  expect(new Set(practised)).toEqual(new Set(techniqueCatalogue))
})

test('what a coach typed in other letters is the same technique, of its own category only', () => {
  expect(namesOf('counter', 'contre-top  cd', 'Actif')).toEqual(['Contre-Top CD'])
  expect(namesOf('service', ' marteau ', 'LATERAL droit')).toEqual(['Marteau', 'Latéral'])
  expect(namesOf('defense', 'Top Spin CD', 'Coupé')).toEqual([])
  expect(namesOf('initiative', 'Démarrage', 'Rapide')).toEqual([])
})

test('Every technique with each effect has an id of its own, which the database takes and no exercise has.', () => {
  const ids = categories.flatMap((type) =>
    techniquesOf[type].flatMap((technique) =>
      effectsOf[type].map((effect) => pairId({ type, technique, effect })),
    ),
  )
  expect(new Set([...ids, ...techniqueCatalogue.map(({ id }) => id)]).size).toBe(
    ids.length + techniqueCatalogue.length,
  )
  expect(ids.every((id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && isTechniqueId(id))).toBe(true)
  expect(pairId({ type: 'defense', technique: 'Défense Coupée CD', effect: 'Float' })).toBe(
    'defense-defense-coupee-cd-float',
  )
  expect(exerciseIdField(ids[0]!)).toEqual({})
  const exerciseId = '0199aaaa-0000-7000-8000-000000000001'
  expect(exerciseIdField(exerciseId)).toEqual({ exerciseId })
})
