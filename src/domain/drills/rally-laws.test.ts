import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { techniquesOf } from '../exercise.ts'
import { isInFrame } from './drawing/labels.ts'
import { drillPictures, drillThumbnail } from './drawing/drill-drawing.ts'
import { rallyDrawings } from './drawing/rally-drawing.ts'
import { columnAt, firstBounceOf, flights, type LeftHanded } from './geometry.ts'
import { inHands, type Keep } from './hands.ts'
import {
  axes,
  columns,
  depths,
  endOf,
  type Rally,
  type Step,
  type StrokeOption,
  strokeTraits,
  type Stroke,
} from './rally.ts'
import { rallyFaults } from './rally-rules.ts'
import { rallySentence, strokeSentences } from './rally-sentences.ts'

const strokes = (Object.keys(strokeTraits) as Stroke[]).filter(
  (stroke) => stroke !== 'service' && stroke !== 'distribution',
)
const zones = columns.flatMap((col) => depths.map((depth) => ({ col, depth })))

/** Pseudo-random numbers from a seed (mulberry32): strokes are tried until one can be played. */
function picker(seed: number) {
  let state = seed
  return <T>(of: readonly T[]): T => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return of[((mixed ^ (mixed >>> 14)) >>> 0) % of.length]!
  }
}
type Pick = ReturnType<typeof picker>

function randomStroke(pick: Pick, isFirst: boolean): StrokeOption {
  const hand = pick(['CD', 'RV'] as const)
  return {
    stroke: pick(strokes),
    spin: { axis: pick(axes) },
    hand,
    to: pick(zones),
    ...(hand === 'CD' && pick([false, false, true]) && { pivot: true as const }),
    ...(isFirst && { from: pick(columns) }),
  }
}

function randomService(pick: Pick): StrokeOption {
  const to = pick(zones)
  const depth = to.depth === 'court' ? 'mi-long' : 'long'
  const technique = pick(techniquesOf.service)
  const spin = { axis: pick(axes) }
  const first = { col: 'M', depth } as const
  const played = { stroke: 'service' as const, technique, spin, to, from: pick(columns), first }
  return { ...played, first: { depth, col: columnAt(firstBounceOf(played, 'A'), endOf('A')) } }
}

function rallyFrom(seed: number): Rally {
  const pick = picker(seed)
  const count = pick([1, 2, 3, 4, 5, 6, 7, 8])
  const isServed = pick([true, false, false])
  const steps: Step[] = []
  while (steps.length < count) {
    const by = steps.length % 2 === 0 ? 'A' : 'B'
    const before = steps.at(-1)
    const answers = before?.options.length ?? 1
    // Each choice gets an answer of its own; a stroke that answers none may be a choice itself.
    const wanted = answers > 1 ? answers : pick([1, 1, 1, 2, 3])
    const options = Array.from({ length: wanted }, (_, index) => {
      const ball = before?.options[index % answers]
      for (let tries = 0; tries < 200; tries += 1) {
        const tried = !before && isServed ? randomService(pick) : randomStroke(pick, !before)
        const alone: Step[] = ball
          ? [
              { by: before.by, options: [{ ...withoutAfter(ball), from: 'M' }] },
              { by, options: [tried] },
            ]
          : [{ by, options: [tried] }]
        const found = rallyFaults({ steps: alone, loop: false, end: 'stop' })
        if (!found.some(({ step }) => step === alone.length))
          return answers > 1 ? { ...tried, after: [index] } : tried
      }
      return undefined
    })
    if (options.includes(undefined)) break
    steps.push({ by, options: options.map((option) => option!) })
  }
  const looped: Rally = { steps, loop: true, end: 'recommence' }
  return rallyFaults(looped).length === 0 ? looped : { steps, loop: false, end: pick(['stop', 'libre']) }
}
const withoutAfter = ({ after: _after, ...option }: StrokeOption): StrokeOption => option

const isDeep = (fc.readConfigureGlobal().numRuns ?? 100) >= 1000
const poolSize = isDeep ? 10_000 : 300
const pool = Array.from({ length: Math.ceil(poolSize * 1.1) }, (_, seed) => rallyFrom(seed))
  .filter(({ steps }) => steps.length > 0)
  .slice(0, poolSize)
const playable = fc.constantFrom(...pool)
const someHands = fc.record({ left: fc.boolean(), right: fc.boolean() })
const keeps = fc.constantFrom<Keep>('main', 'trajectoire')
const keepAt = (index: number): Keep => (index % 2 === 0 ? 'main' : 'trajectoire')

describe('Of any rally that can be played', () => {
  test('the generator makes playable ones, of all lengths, with choices and with services', () => {
    const found = pool.slice(0, 300)
    expect(found.flatMap((rally) => rallyFaults(rally))).toEqual([])
    expect(new Set(found.map(({ steps }) => steps.length)).size).toBe(8)
    expect(
      found.filter(({ steps }) => steps.some(({ options }) => options.length > 1)).length,
    ).toBeGreaterThan(30)
    expect(found.filter(({ loop }) => loop).length).toBeGreaterThan(0)
    expect(found.filter(({ steps }) => steps[0]!.options[0]!.stroke === 'service').length).toBeGreaterThan(20)
  })

  test('a mirrored one can be played too', () => {
    fc.assert(
      fc.property(playable, someHands, keeps, (rally, hands, keep) => {
        expect(rallyFaults(inHands(rally, hands, keep), hands)).toEqual([])
      }),
    )
  })

  test('mirrored twice it is itself, where no pivot is involved', () => {
    const plain = playable.filter(({ steps }) =>
      steps.every(({ options }) => options.every(({ pivot }) => !pivot)),
    )
    fc.assert(
      fc.property(plain, someHands, (rally, hands) => {
        const twice = inHands(inHands(rally, hands, 'trajectoire'), hands, 'trajectoire')
        expect(withoutFirst(twice)).toEqual(withoutFirst(rally))
      }),
    )
  })

  test('on its line, a pivot in the backhand becomes a plain forehand in the forehand', () => {
    const pivoting = playable.filter(({ steps }) =>
      steps.some(({ by, options }) => by === 'A' && options.some(({ pivot }) => pivot)),
    )
    fc.assert(
      fc.property(pivoting, (rally) => {
        const mirrored = inHands(rally, { left: true }, 'trajectoire')
        for (const [index, { by, options }] of rally.steps.entries()) {
          if (by !== 'A') continue
          for (const [choice, { pivot, after }] of options.entries()) {
            const now = mirrored.steps[index]!.options[choice]!
            const before = mirrored.steps[index - 1]
            if (!pivot || !before) continue
            const balls = (after ?? [...before.options.keys()]).map((ball) => before.options[ball]!)
            expect(now.hand).toBe('CD')
            expect(now.pivot === true).toBe(balls.every(({ to }) => to.col === 'M'))
          }
        }
      }),
      { numRuns: 100 },
    )
  })

  test('each stroke begins where the one before was to be taken', () => {
    fc.assert(
      fc.property(playable, someHands, keeps, (rally, hands: LeftHanded, keep) => {
        const drawn = flights(inHands(rally, hands, keep), hands)
        for (const { step, prior, from } of drawn.filter((flight) => flight.prior !== undefined)) {
          const last = (step === 0 ? rally.steps.length : step) - 1
          const before = drawn.filter((other) => other.step === last && other.option === prior)
          expect(before.length).toBeGreaterThan(0)
          for (const { struckAt } of before) expect(struckAt).toContainEqual(from)
        }
      }),
    )
  })

  test('its sentences name every stroke once', () => {
    fc.assert(
      fc.property(playable, someHands, (rally, hands) => {
        const said = strokeSentences(rally, hands)
        expect(said.map((sentence) => sentence[0])).toEqual(rally.steps.map(({ by }) => by))
        const whole = rallySentence(rally, hands).toLowerCase()
        let from = 0
        for (const sentence of said) {
          const at = whole.indexOf(sentence.toLowerCase(), from)
          expect(at).toBeGreaterThanOrEqual(from)
          from = at + sentence.length
        }
        expect(whole).not.toMatch(/undefined|nan|\bnull\b| {2}/)
      }),
    )
  })

  test('its drawing is inside the frame, shows every stroke, and stays small', () => {
    const hands = fc.sample(someHands, 7)
    for (const [index, rally] of pool.entries())
      expectDrawn(rally, hands[index % hands.length]!, keepAt(index))
    function expectDrawn(rally: Rally, hands: LeftHanded, keep: Keep) {
      const drawings = rallyDrawings(inHands(rally, hands, keep), hands)
      for (const { labels, players } of drawings) expect([...labels, ...players].every(isInFrame)).toBe(true)
      const shown = new Set(drawings.flatMap(({ labels }) => labels.flatMap(({ steps }) => steps)))
      expect([...shown].toSorted((a, b) => a - b)).toEqual([...rally.steps.keys()])
      const drill = { id: 'x', title: 'Essai', keep, sequence: { kind: 'rally', phases: [rally] } } as const
      for (const { svg } of drillPictures(drill, hands)) {
        expect(svg).not.toMatch(/NaN|undefined|style=/)
        expect(Buffer.byteLength(svg)).toBeLessThan(12_288)
      }
      expect(Buffer.byteLength(drillThumbnail(drill, hands))).toBeLessThan(4096)
    }
  }, 600_000)
})

/** A service’s first bounce says where its own line crosses, whoever stands there. */
function withoutFirst(rally: Rally) {
  const steps = rally.steps.map(({ by, options }) => ({
    by,
    options: options.map(({ first: _first, ...option }) => option),
  }))
  return { ...rally, steps }
}
