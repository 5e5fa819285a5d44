import { expect, test } from 'vitest'
import { drawnDrills, rebondDrills } from '../../content/drills.ts'
import { categories } from '../category.ts'
import { difficulties } from '../exercise.ts'
import { techniqueCatalogue } from '../technique-catalogue.ts'
import { drillPictures, drillThumbnail } from './drawing/drill-drawing.ts'
import { isLegible, rallyDrawings } from './drawing/rally-drawing.ts'
import {
  type Drill,
  drillFormats,
  pairName,
  playedPairs,
  practisedTechniques,
  ralliesOf,
  strokesBy,
} from './drill.ts'
import { drillFaults } from './drill-rules.ts'
import { inHands } from './hands.ts'
import { techniqueOf } from './rally.ts'
import { rallyFaults } from './rally-rules.ts'
import { drillSentence } from './sequence-sentences.ts'
import { suitsPingSante, suitsUnderNine } from './suitability.ts'

const everyHand = [{}, { left: true }, { right: true }, { left: true, right: true }]
const fillsAPart = ({ minutes }: Drill) => minutes === 15 || minutes === 20

test('Each drawn drill passes every rule, and each of Rebond’s drills has a name of its own.', () => {
  expect(drawnDrills.length).toBeGreaterThanOrEqual(90)
  expect(drawnDrills.flatMap((drill) => drillFaults(drill).map((fault) => `${drill.id}: ${fault}`))).toEqual(
    [],
  )
  expect(new Set(rebondDrills.map(({ id }) => id)).size).toBe(rebondDrills.length)
  expect(new Set(rebondDrills.map(({ title }) => title)).size).toBe(rebondDrills.length)
  expect(new Set(drawnDrills.map(({ format }) => format)).size).toBe(Object.keys(drillFormats).length)
})

test('A session of any category and level finds six drills of 15 to 20 minutes, and so does Ping Santé.', () => {
  const few = (name: string, isMeant: (drill: Drill) => boolean) => {
    const found = drawnDrills.filter((drill) => fillsAPart(drill) && isMeant(drill)).length
    return found < 6 ? [`${name}: ${found}`] : []
  }
  const missing = categories.flatMap((category) => [
    ...difficulties.flatMap((level) =>
      few(`${category}, ${level}`, (drill) => drill.category === category && drill.level === level),
    ),
    ...few(`${category}, Ping Santé`, (drill) => drill.category === category && suitsPingSante(drill)),
  ])
  expect(missing).toEqual([])
})

test('Each technique of the catalogue has a drill with much to guess and a criterion of eight out of ten.', () => {
  const shown = new Set(
    drawnDrills
      .filter(({ uncertainty, success }) => uncertainty === 2 && success.target / success.of >= 0.8)
      .flatMap((drill) => practisedTechniques(drill).map(({ name }) => name)),
  )
  expect(techniqueCatalogue.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([])
})

test('What A never plays credits no progress.', () => {
  const unplayed = drawnDrills.filter(
    (drill) => drill.rank[0] !== 'aucun' && playedPairs(drill).length < drill.pairs.length,
  )
  expect(unplayed.map(({ id }) => id).toSorted()).toEqual([
    'baby-cibles',
    'baby-echange',
    'demi-table',
    'echauffement-balayage',
    'echauffement-diagonale-cd',
    'echauffement-diagonale-rv',
    'le-huit',
    'montante-descendante',
    'panier-cd-tables',
    'panier-smash',
    'revers-contre-tout',
    'sante-couleurs',
    'sante-diagonale',
    'tournante',
  ])
  expect(unplayed.flatMap(practisedTechniques)).toEqual([])
  const withoutBall = drawnDrills.filter(({ rank }) => rank[0] === 'aucun')
  expect(withoutBall.flatMap(practisedTechniques)).toEqual([])
})

test('Rules, not texts, say what suits Ping Santé and the youngest.', () => {
  const named = (id: string) => drawnDrills.find((drill) => drill.id === id)!
  expect(suitsPingSante(named('falkenberg'))).toBe(false)
  expect(suitsPingSante(named('sante-diagonale'))).toBe(true)
  expect(
    ['baby-cibles', 'top-sur-top-cd', 'defense-rv-reguliere', 'duel-top'].map((id) =>
      suitsUnderNine(named(id)),
    ),
  ).toEqual([true, false, false, false])
  const claimed = {
    ...named('falkenberg'),
    adaptations: { ...named('falkenberg').adaptations, pingSante: { status: 'adapté', text: 'Tel quel.' } },
  } as Drill
  expect(drillFaults(claimed).join()).toContain('en Ping Santé, l’exercice s’aménage ou s’exclut')
})

test('For any hands a drill can be played, is said in words and drawn on one legible table a phase.', () => {
  for (const drill of drawnDrills) {
    for (const hands of everyHand) {
      for (const phase of ralliesOf(drill)) {
        const rally = inHands(phase, hands, drill.keep)
        const drawings = rallyDrawings(rally, hands)
        expect([drill.id, hands, rallyFaults(rally, hands)]).toEqual([drill.id, hands, []])
        expect([drill.id, hands, drawings.map(isLegible)]).toEqual([drill.id, hands, [true]])
      }
      for (const { svg } of drillPictures(drill, hands)) {
        expect(Buffer.byteLength(svg)).toBeLessThan(12_288)
        expect(svg).not.toMatch(/NaN|undefined|style=/)
      }
      expect(Buffer.byteLength(drillThumbnail(drill, hands))).toBeLessThan(4096)
      expect(drillSentence(drill, hands)).not.toMatch(/undefined|NaN| {2}/)
    }
  }
})

test('In a left-hander’s words, too, A plays what the drill is called.', () => {
  const leftHanded = (drill: Drill): Drill => ({
    ...drill,
    sequence: {
      kind: 'rally',
      phases: ralliesOf(drill).map((phase) => inHands(phase, { left: true }, drill.keep)),
    },
  })
  const others = drawnDrills.filter(
    (drill) =>
      playedPairs(leftHanded(drill)).map(pairName).join() !== playedPairs(drill).map(pairName).join(),
  )
  expect(others.map(({ id }) => id)).toEqual([])
})

test('What is called cut or floating is drawn so, and a lateral service leaves the receiver’s reach.', () => {
  const axisOf: Readonly<Record<string, string>> = { Coupé: 'coupé', Float: 'flottant' }
  const otherSpin = drawnDrills.filter(
    (drill) =>
      drill.category === 'defense' &&
      playedPairs(drill).some(
        ({ technique, effect }) =>
          axisOf[effect] &&
          !strokesBy(drill, (by) => by === 'A').some(
            (option) => techniqueOf(option) === technique && option.spin.axis === axisOf[effect],
          ),
      ),
  )
  const inwards = drawnDrills.filter(
    (drill) =>
      drill.pairs.some(({ effect }) => effect.startsWith('Latéral')) &&
      strokesBy(drill, (by) => by === 'A').some(
        ({ spin, to }) => spin.side && to.col === (spin.side === 'gauche' ? 'RV' : 'CD'),
      ),
  )
  expect([...otherSpin, ...inwards].map(({ id }) => id)).toEqual([])
})

test('A beginner’s drill has no pivot, and what a hall plays together takes four people or more.', () => {
  const pivoting = drawnDrills.filter(
    (drill) => drill.level === 'débutant' && strokesBy(drill, () => true).some(({ pivot }) => pivot),
  )
  const tooFew = drawnDrills.filter(
    ({ sequence, players }) => (sequence.kind === 'tables' || sequence.kind === 'round') && players.min < 4,
  )
  expect([...pivoting, ...tooFew].map(({ id }) => id)).toEqual([])
})

test('« Deux au milieu, une ouverte » repeats as it is called.', () => {
  const drill = drawnDrills.find(({ id }) => id === 'bloc-cd-angle')!
  expect(strokesBy(drill, (by) => by === 'A').map(({ to }) => to.col)).toEqual(['M', 'M', 'CD'])
})

test('The whole content stays a small file.', () => {
  expect(drawnDrills.map(({ pairs }) => pairName(pairs[0]!))).toContain('Top Spin CD - Placé')
  expect(JSON.stringify(rebondDrills).length).toBeLessThan(360_000)
})

test.each([
  ['a title', { title: '' }, 'Un exercice a un titre'],
  ['a pair', { pairs: [] as Drill['pairs'] }, 'une ou deux paires'],
  ['its own category', { category: 'defense' as const }, 'La première paire est de la catégorie'],
  ['words of its own', { pairs: [{ technique: 'Top Spin CD', effect: 'Doux' }] }, 'des mots à lui'],
  ['a stroke that A plays', { pairs: [{ technique: 'Flip CD', effect: 'Placé' }] }, 'Le joueur A joue'],
  ['its minutes', { minutes: 30 }, 'La durée est celle du dosage'],
  ['three points', { coaching: ['Un seul point'] }, 'trois points'],
  ['material', { material: [] }, 'du matériel'],
  ['a basket', { format: 'panier' as const }, 'demande un panier'],
  ['players', { players: { min: 2, max: 1 } }, 'Le nombre de joueurs'],
  ['a denominator', { success: { text: '8 tops de suite', target: 8, of: 0 } }, 'sur combien d’essais'],
  ['two variants', { easier: 'Plus lent.', harder: 'Plus lent.' }, 'Plus facile et plus difficile'],
  ['free play', { uncertainty: 3 as const }, 'jeu libre'],
  ['a choice', { format: 'semi' as const }, 'un ou deux choix'],
  ['a service', { format: 'service3' as const }, 'tout commence par un service'],
])('A drill without %s is refused.', (_name, change, words) => {
  const drill = drawnDrills.find(({ id }) => id === 'falkenberg')!
  const faults = drillFaults({ ...drill, category: 'initiative', ...change })
  expect(faults.join(' ')).toContain(words)
})
