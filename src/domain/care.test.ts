import { expect, test } from 'vitest'
import { drawnDrills, rebondDrills } from '../content/drills.ts'
import { type Care, cares, caresOf, suitsCare } from './care.ts'
import type { RebondDrill } from './drills/rebond-drill.ts'

const nobody = { playerType: null, birthYear: null }

test('Who plays for their health, and who is below nine in the season, asks for care.', () => {
  expect(caresOf(nobody, '2026-11-28')).toEqual([])
  expect(caresOf({ ...nobody, playerType: 'competitif' }, '2026-11-28')).toEqual([])
  expect(caresOf({ ...nobody, playerType: 'loisir' }, '2026-11-28')).toEqual(['leisure'])
  expect(caresOf({ ...nobody, playerType: 'ping-sante' }, '2026-11-28')).toEqual(['ping-sante', 'leisure'])
  // Of the season 2026–2027: who is at most eight on the 1 January 2027.
  expect(caresOf({ ...nobody, birthYear: 2018 }, '2026-11-28')).toEqual(['under-nine'])
  expect(caresOf({ ...nobody, birthYear: 2017 }, '2026-11-28')).toEqual([])
  expect(caresOf({ ...nobody, birthYear: 2017 }, '2026-06-30')).toEqual(['under-nine'])
})

const fits = ({ pairs, level, ...drill }: RebondDrill, care: Care) =>
  suitsCare({ ...pairs[0]!, difficulty: level, drill }, care)
const named = (id: string) => rebondDrills.find((drill) => drill.id === id)!

test('What a drill says of itself, or its drawing, counts before its name.', () => {
  expect(fits(named('falkenberg'), 'ping-sante')).toBe(false)
  expect(fits(named('sante-diagonale'), 'ping-sante')).toBe(true)
  for (const drill of drawnDrills) {
    expect([drill.id, fits(drill, 'ping-sante')]).toEqual([
      drill.id,
      drill.adaptations.pingSante.status !== 'exclu',
    ])
  }
  // A club’s own drawing says nothing in words: its strokes do.
  const { sequence } = named('defense-rv-reguliere')
  const own = { technique: 'Mur', effect: 'Doux', difficulty: 'débutant' } as const
  expect(suitsCare({ ...own, drill: { sequence: sequence! } }, 'ping-sante')).toBe(false)
  expect(suitsCare({ ...own, drill: null }, 'ping-sante')).toBe(true)
})

test('What is told in words is judged by its technique, its effect and its level.', () => {
  expect(fits(named('top-sur-top-premier-qui-bloque'), 'ping-sante')).toBe(false)
  expect(fits(named('diagonale-lourde'), 'ping-sante')).toBe(true)
  expect(fits(named('top-sur-top-premier-qui-bloque'), 'under-nine')).toBe(false)
  expect(fits(named('il-monte-vous-finissez'), 'under-nine')).toBe(false)
  expect(fits(named('diagonale-lourde'), 'under-nine')).toBe(true)
  expect(fits({ ...named('diagonale-lourde'), level: 'avancé' }, 'under-nine')).toBe(false)
})

test('What is played against the clock is for those alone who compete, or of whom nothing is said.', () => {
  const hurried = rebondDrills.filter(({ competitive }) => competitive)
  expect(hurried).toHaveLength(5)
  expect(rebondDrills.filter((drill) => !fits(drill, 'leisure'))).toEqual(hurried)
})

test('In each category something of 15 to 20 minutes is left for them.', () => {
  for (const category of ['service', 'initiative', 'counter', 'defense'] as const) {
    for (const care of cares) {
      const left = rebondDrills.filter(
        (drill) =>
          drill.category === category &&
          [15, 20].includes(drill.minutes) &&
          drill.players.max > 1 &&
          fits(drill, care),
      )
      expect(left.length).toBeGreaterThanOrEqual(6)
    }
  }
})
