import { expect, test } from 'vitest'
import { rebondDrills } from '../content/drills.ts'
import { categories, type Category } from './category.ts'
import { changesFor } from './exercise-changes.ts'
import { fitOf } from './exercise-fit.ts'
import { effectsOf, techniquesOf } from './exercise.ts'
import { type Rubber, rubbers } from './player.ts'
import { rubberWords, suitsRubbers } from './rubber.ts'

const withRubbers = (forehandRubber: Rubber | null, backhandRubber: Rubber | null) => ({
  forehandRubber,
  backhandRubber,
})
const pairsOf = (category: Category) =>
  techniquesOf[category].flatMap((technique) => effectsOf[category].map((effect) => ({ technique, effect })))
const allPairs = categories.flatMap(pairsOf)
const keptOut = (forehand: Rubber | null, backhand: Rubber | null) =>
  allPairs
    .filter((pair) => !suitsRubbers(pair, withRubbers(forehand, backhand)))
    .map(({ technique, effect }) => `${technique} - ${effect}`)

test('Backside, and a side of which nothing was said, keep nothing out and change no word.', () => {
  for (const rubber of ['backside', null] as const) {
    expect(keptOut(rubber, rubber)).toEqual([])
    expect(allPairs.map((pair) => rubberWords(pair, withRubbers(rubber, rubber))).filter(Boolean)).toEqual([])
  }
})

test('Short pimples give no heavy topspin, on their side alone.', () => {
  expect(keptOut('short-pips', null)).toEqual(['Top Spin CD - Avec Rotation', 'Flip CD - Avec Rotation'])
  expect(keptOut(null, 'short-pips')).toEqual(['Top Spin RV - Avec Rotation', 'Flip RV - Avec Rotation'])
})

test.each(['long-pips', 'anti'] as const)(
  'What brushes forward, and a push that cuts, is nothing for %s; chops and blocks are.',
  (rubber) => {
    const techniques = new Set(keptOut(null, rubber).map((name) => name.split(' - ')[0]))
    expect([...techniques]).toEqual(['Top Spin RV', 'Flip RV', 'Contre Top RV', 'Poussette RV'])
    expect(keptOut(null, rubber).filter((name) => name.startsWith('Poussette'))).toEqual([
      'Poussette RV - Coupé',
    ])
    expect(keptOut(rubber, null)).toEqual(keptOut(null, rubber).map((name) => name.replace('RV', 'CD')))
  },
)

test('No service is kept out, and no club’s own words.', () => {
  for (const rubber of rubbers) {
    expect(pairsOf('service').every((pair) => suitsRubbers(pair, withRubbers(rubber, rubber)))).toBe(true)
    expect(suitsRubbers({ technique: 'Mur', effect: 'Doux' }, withRubbers(rubber, rubber))).toBe(true)
    expect(rubberWords({ technique: 'Mur', effect: 'Doux' }, withRubbers(rubber, rubber))).toBeNull()
  }
})

test('What A does in the drawing counts as its name does; where A has the choice, one possibility is enough.', () => {
  const drill = (id: string) => {
    const { pairs, ...named } = rebondDrills.find((each) => each.id === id)!
    return { ...pairs[0]!, drill: named }
  }
  const backhand = withRubbers(null, 'long-pips')
  // A forehand by its name, with backhand topspins on the way.
  expect(drill('falkenberg').technique).toBe('Top Spin CD')
  expect(suitsRubbers(drill('falkenberg'), backhand)).toBe(false)
  expect(suitsRubbers(drill('top-cd-bloc'), backhand)).toBe(true)
  expect(suitsRubbers(drill('defense-rv-reguliere'), backhand)).toBe(true)
})

test('Each stroke has words for each rubber but backside: a sentence after a colon.', () => {
  for (const rubber of ['short-pips', 'long-pips', 'anti'] as const) {
    for (const pair of allPairs) {
      const { about, text } = rubberWords(pair, withRubbers(rubber, rubber))!
      expect(about).toMatch(/^(Picots courts|Picots longs|Anti) en (coup droit|revers)$/)
      expect(text).toMatch(/^[a-z].+\.$/)
    }
  }
})

test('The racket is turned where the other side grips; where neither does, the ball turns little.', () => {
  const topspin = { technique: 'Top Spin RV', effect: 'Placé' }
  const service = { technique: 'Revers', effect: 'Coupé' }
  for (const stroke of [topspin, service]) {
    expect(rubberWords(stroke, withRubbers(null, 'anti'))?.text).toContain('on tourne la raquette')
    expect(rubberWords(stroke, withRubbers('long-pips', 'anti'))?.text).toContain('on mise sur le placement')
  }
  expect(rubberWords(service, withRubbers(null, 'short-pips'))?.text).toContain('on mise sur le placement')
})

test('In each category six of Rebond’s drills of 15 to 20 minutes are left, whatever one side has.', () => {
  const library = rebondDrills.map(({ category, pairs, level, ...drill }) => ({
    id: drill.id,
    minutes: drill.minutes,
    type: category,
    ...pairs[0]!,
    difficulty: level,
    drill,
  }))
  for (const rubber of rubbers.filter((each) => each !== 'backside')) {
    for (const player of [withRubbers(rubber, null), withRubbers(null, rubber)]) {
      const { idle } = fitOf(library, player)!
      for (const category of categories) {
        const left = library.filter(
          ({ id, type, minutes, drill }) =>
            type === category && minutes >= 15 && minutes <= 20 && drill.players.max > 1 && !idle.has(id),
        )
        expect(left.length).toBeGreaterThanOrEqual(6)
      }
    }
  }
})

test('What is « aménagé » says for Ping Santé what to change; a left-hander’s sidespin which one it is.', () => {
  const known = { ...withRubbers(null, null), isPingSante: true }
  for (const { category, pairs, ...drill } of rebondDrills) {
    const { status, text } = drill.adaptations?.pingSante ?? {}
    const said = changesFor({ type: category, ...pairs[0]!, drill }, known)
    const expected = status === 'aménagé' ? text!.replace(/^./u, (first) => first.toLowerCase()) : null
    expect(said).toEqual(expected ? [`Ping Santé\u00A0: ${expected}`] : [])
  }
  const service = { type: 'service', technique: 'Marteau', effect: 'Latéral Gauche' } as const
  const player = { ...withRubbers(null, null), isPingSante: false }
  expect(changesFor(service, { ...player, preferredHand: 'right' })).toEqual([])
  expect(changesFor(service, { ...player, preferredHand: 'left' })).toEqual([
    'Gaucher\u00A0: votre balle part de l’autre côté, comme au «\u00A0Latéral Droit\u00A0».',
  ])
})
