import { expect, test } from 'vitest'
import { categories } from './category.ts'
import { difficulties, effectsOf, techniquesOf } from './exercise.ts'
import { starterExercises } from './starter-exercises.ts'

test('every starter exercise pairs a technique and an effect of its category, none twice', () => {
  for (const { type, technique, effect } of starterExercises) {
    expect(techniquesOf[type]).toContain(technique)
    expect(effectsOf[type]).toContain(effect)
  }
  const pairs = starterExercises.map(({ technique, effect }) => `${technique} ${effect}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

test('each category has five, of every difficulty and of more than one duration', () => {
  for (const category of categories) {
    const ofCategory = starterExercises.filter(({ type }) => type === category)
    expect(ofCategory).toHaveLength(5)
    expect(new Set(ofCategory.map(({ difficulty }) => difficulty))).toEqual(new Set(difficulties))
    expect(new Set(ofCategory.map(({ duration }) => duration)).size).toBeGreaterThan(1)
  }
})

test('what a coach would not give', () => {
  const names = starterExercises.map(({ technique, effect }) => `${technique} - ${effect}`)
  // A right-hander’s ordinary pendulum and ordinary backhand service, not their rare opposites.
  expect(names).toContain('Lancé - Latéral Droit')
  expect(names).toContain('Revers - Latéral Gauche')
  for (const { technique, description } of starterExercises.filter(
    ({ difficulty }) => difficulty === 'débutant',
  )) {
    expect(technique).not.toMatch(/Marteau|Pioche|Lancé/)
    expect(description).not.toContain('deux rebonds')
  }
  for (const { description } of starterExercises) {
    expect(description).not.toMatch(/(?:pied|jambe) (?:droite?|gauche)|(?<!au moins )16 cm|record|boîte|naît/)
  }
})

test('each says in whole sentences how to run it', () => {
  for (const { description } of starterExercises) {
    expect(description).toMatch(/^\p{Lu}.*\.$/u)
    expect(description.length).toBeGreaterThan(80)
    expect(description).not.toMatch(/['"]| {2}| [:;?!]/)
  }
})
