import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawnDrills } from '../../../content/drills.ts'
import { columns, depths, type Rally } from '../rally.ts'
import { rallyFaults } from '../rally-rules.ts'
import { strokeSentences } from '../rally-sentences.ts'
import { edit } from './drill-editor.ts'
import { type DrillEditor, editorOf, type EditorEvent, newEditor, openings } from './editor-state.ts'
import { handChips, serviceChips, strokeChips } from './editor-chips.ts'
import { cellsOf, isOffered, marksOf, whyNotFinish } from './editor-offers.ts'
import { variants } from './variants.ts'

const zones = columns.flatMap((col) => depths.map((depth) => ({ col, depth })))
const keys = <T extends object>(of: T) => Object.keys(of) as (keyof T)[]

const going = fc.oneof(
  { arbitrary: fc.constantFrom(...zones).map((zone): EditorEvent => ({ type: 'tap', zone })), weight: 8 },
  {
    arbitrary: fc
      .constantFrom(...keys(variants))
      .map((variant): EditorEvent => ({ type: 'stroke', variant })),
    weight: 4,
  },
  fc.constantFrom<EditorEvent>(
    { type: 'hand', hand: 'CD' },
    { type: 'hand', hand: 'RV' },
    { type: 'from', col: 'CD' },
    { type: 'from', col: 'RV' },
    { type: 'choose' },
    { type: 'same-answer' },
    { type: 'loop' },
    { type: 'free-play' },
    { type: 'starter', by: 'B' },
    { type: 'starter', by: 'A' },
    { type: 'service', service: { technique: 'Pioche' } },
    { type: 'service', service: { spin: { axis: 'lifté', side: 'gauche' } } },
    { type: 'option', option: 1 },
    { type: 'option', option: undefined },
  ),
)
const earlier = fc.constantFrom<EditorEvent>(
  { type: 'edit', step: 0 },
  { type: 'edit', step: 1 },
  { type: 'edit', step: 2 },
  { type: 'edit', step: undefined },
  { type: 'cut' },
  { type: 'undo' },
)
const opened = fc.constantFrom(...keys(openings)).map((opening): EditorEvent => ({ type: 'open', opening }))
const play = (events: readonly EditorEvent[], from: DrillEditor = newEditor) => events.reduce(edit, from)

/** Chips change what was just tapped; only going back to an earlier stroke can make a later one unplayable. */
const forwards = fc.tuple(opened, fc.array(going, { maxLength: 40 })).map(([first, rest]) => [first, ...rest])
const anyEvents = fc
  .tuple(opened, fc.array(fc.oneof({ arbitrary: going, weight: 4 }, earlier), { maxLength: 40 }))
  .map(([first, rest]) => [first, ...rest])

describe('Whatever is tapped', () => {
  test('drawing forwards never makes a stroke that cannot be played.', () => {
    fc.assert(
      fc.property(forwards, (events) => {
        const editor = play(events)
        expect([...marksOf(editor)]).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('what was edited and no longer fits is marked, nothing else, and only that keeps from finishing.', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const editor = play(events)
        const marks = marksOf(editor)
        for (const { step, fault } of rallyFaults(editor.rally)) {
          expect(marks.has(step - 1) || fault === 'unanswered-choice').toBe(true)
        }
        expect(whyNotFinish(editor) !== null || rallyFaults(editor.rally).length === 0).toBe(true)
        expect(editor.rally.steps.every(({ options }) => options.length >= 1 && options.length <= 3)).toBe(
          true,
        )
        for (const sentence of strokeSentences(editor.rally))
          expect(sentence).not.toMatch(/undefined| {2}|\($/)
      }),
      { numRuns: 300 },
    )
  })

  test('undoing as often as something changed gives back the empty table.', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const seen: DrillEditor[] = [newEditor]
        for (const event of events.filter(({ type }) => type !== 'undo')) {
          const next = edit(seen.at(-1)!, event)
          if (next !== seen.at(-1)) seen.push(next)
        }
        let editor = seen.at(-1)!
        for (const before of seen.toReversed().slice(1)) {
          editor = edit(editor, { type: 'undo' })
          expect(editor).toBe(before)
        }
        expect(edit(editor, { type: 'undo' })).toBe(editor)
      }),
    )
  })

  test('each cell and chip that is offered is taken, and draws nothing impossible.', () => {
    fc.assert(
      fc.property(forwards, (events) => {
        const editor = play(events)
        const offered: readonly EditorEvent[] = [
          ...cellsOf(editor)
            .filter((cell) => cell.isOffered)
            .map(({ zone }) => ({ type: 'tap', zone }) as const),
          ...strokeChips(editor)
            .filter(({ isPressed }) => !isPressed)
            .map(({ variant }) => ({ type: 'stroke', variant }) as const),
          ...handChips(editor)
            .filter((chip) => chip.isOffered)
            .map(({ hand }) => ({ type: 'hand', hand }) as const),
          ...Object.values(serviceChips(editor)).flatMap((chips) =>
            chips.filter(({ isPressed }) => !isPressed).map(({ event }) => event),
          ),
        ]
        for (const event of offered) {
          const next = edit(editor, event)
          expect(next).not.toBe(editor)
          expect([event, ...marksOf(next)]).toEqual([event])
        }
        const chips = strokeChips(editor).length + serviceChips(editor).techniques.length
        expect(chips > 0 || editor.rally.steps.length === 0).toBe(true)
      }),
      { numRuns: 80 },
    )
  })
})

const tap = (said: string): EditorEvent => {
  const [col, depth = 'long'] = said.split(' ') as ['CD', 'long'?]
  return { type: 'tap', zone: { col, depth } }
}
const open = (opening: keyof typeof openings): EditorEvent => ({ type: 'open', opening })
const chip = (variant: keyof typeof variants): EditorEvent => ({ type: 'stroke', variant })
const drawn = (id: string) => {
  const { sequence } = drawnDrills.find((drill) => drill.id === id)!
  return sequence.kind === 'rally' ? sequence.phases[0]! : undefined
}
const asStored = ({ steps, loop, end }: Rally) => ({ steps, loop, end })

describe('A simple drill of the library takes at most eight taps, the opening and « Terminer » included:', () => {
  test.each([
    ['top-rv-bloc', 5, [open('echange'), tap('RV'), tap('RV'), { type: 'loop' }]],
    [
      'echauffement-diagonale-cd',
      6,
      [open('echange'), tap('CD'), chip('contre'), tap('CD'), { type: 'loop' }],
    ],
    [
      'court-longue-demarrage',
      8,
      [
        open('service'),
        { type: 'service', service: { spin: { axis: 'coupé', side: 'gauche' } } },
        tap('RV court'),
        tap('RV'),
        tap('RV'),
        { type: 'hand', hand: 'CD' },
        { type: 'free-play' },
      ],
    ],
    ['panier-demarrage-rv', 5, [open('panier'), tap('RV'), chip('balle-coupée'), tap('RV')]],
  ] as const)('%s takes %i.', (id, taps, events) => {
    const editor = play(events)
    expect(asStored(editor.rally)).toEqual(asStored(drawn(id)!))
    expect(whyNotFinish(editor)).toBeNull()
    expect(events.length + 1).toBe(taps)
    expect(taps).toBeLessThanOrEqual(8)
  })
})

test('Every drill of the library opens in the editor without a mark, and its last stroke can be edited.', () => {
  for (const { id, sequence } of drawnDrills) {
    for (const rally of sequence.kind === 'rally' ? sequence.phases : []) {
      const editor = editorOf(rally)
      expect([id, ...marksOf(editor)]).toEqual([id])
      const editing = edit(editor, { type: 'edit', step: rally.steps.length - 1 })
      const chips = strokeChips(editing).length + serviceChips(editing).techniques.length
      expect([id, chips > 0]).toEqual([id, true])
    }
  }
})

test('After a choice each place is asked for, or one tap answers all, each with its hand.', () => {
  const choice = [
    open('echange'),
    tap('RV'),
    tap('RV'),
    { type: 'choose' },
    tap('CD'),
    { type: 'choose' },
  ] as const
  const each = play([...choice, tap('RV'), tap('CD')])
  expect(each.rally.steps[2]).toEqual({
    by: 'A',
    options: [
      { stroke: 'top', spin: { axis: 'lifté' }, hand: 'RV', to: { col: 'RV', depth: 'long' }, after: [0] },
      { stroke: 'top', spin: { axis: 'lifté' }, hand: 'CD', to: { col: 'CD', depth: 'long' }, after: [1] },
    ],
  })
  const once = play([...choice, { type: 'same-answer' }, tap('RV')])
  expect(once.rally.steps[2]!.options.map(({ hand, to, after }) => [hand, to.col, after])).toEqual([
    ['RV', 'RV', [0]],
    ['CD', 'RV', [1]],
  ])
  expect(marksOf(once).size).toBe(0)
  expect(whyNotFinish(play([...choice, tap('RV')]))).toContain('Coup 3')
})

test('« Au choix » takes three places at most, and gives each back.', () => {
  const editor = play([open('panier'), tap('RV'), { type: 'choose' }, tap('M'), tap('CD')])
  expect(editor.rally.steps[0]!.options.map(({ to }) => to.col)).toEqual(['RV', 'M', 'CD'])
  expect(isOffered(editor, tap('RV mi-long'))).toBe(false)
  expect(play([tap('M')], editor).rally.steps[0]!.options.map(({ to }) => to.col)).toEqual(['RV', 'CD'])
})

test('Editing an earlier stroke marks what follows and no longer fits, and deletes nothing.', () => {
  const editor = play([open('service'), tap('RV court'), tap('RV'), tap('RV'), tap('RV')])
  const lifted: EditorEvent = { type: 'service', service: { spin: { axis: 'lifté' } } }
  const edited = play([{ type: 'edit', step: 0 }, lifted], editor)
  expect(edited.rally.steps).toHaveLength(4)
  expect([...marksOf(edited).keys()]).toEqual([1])
  expect(marksOf(edited).get(1)).toEqual(['On ne pousse pas une balle rapide, haute ou liftée.'])
  expect(play([{ type: 'cut' }], play([{ type: 'edit', step: 2 }], editor)).rally.steps).toHaveLength(2)
})

test('Whoever begins, the drawing turns with them.', () => {
  const editor = play([open('service'), tap('RV court'), tap('RV'), { type: 'starter', by: 'B' }])
  expect(editor.rally.steps.map(({ by }) => by)).toEqual(['B', 'A'])
  expect(rallyFaults(editor.rally)).toEqual([])
  expect(isOffered(play([open('panier')]), { type: 'starter', by: 'B' })).toBe(false)
})

test('A loop is offered when the ball is back, and ends when it no longer comes back.', () => {
  const there = play([open('echange'), tap('RV'), tap('CD')])
  expect(isOffered(there, { type: 'loop' })).toBe(false)
  const back = play([tap('RV'), tap('RV'), { type: 'loop' }], there)
  expect(back.rally).toMatchObject({ loop: true, end: 'recommence' })
  expect(play([tap('RV')], back).rally.loop).toBe(false)
})

test('Before and after the first tap, a service is offered only the sidespin that its technique gives.', () => {
  const names = (editor: DrillEditor) => serviceChips(editor).effects.map(({ name }) => name)
  const before = play([open('service')])
  expect(names(before)).toEqual(['Coupé', 'Lifté', 'Latéral Gauche'])
  expect(names(play([tap('RV court')], before))).toEqual(['Coupé', 'Lifté', 'Latéral Gauche'])
  const spun = (side: 'gauche' | 'droit') =>
    play([{ type: 'service', service: { technique: 'Lancé', spin: { axis: 'coupé', side } } }], before)
  expect(isOffered(spun('droit'), { type: 'service', service: { technique: 'Pioche' } })).toBe(false)
  const asPioche = (editor: DrillEditor) => {
    const { event } = serviceChips(editor).techniques.find(({ name }) => name === 'Pioche')!
    return play([event, tap('RV court')], editor)
  }
  expect(asPioche(spun('gauche')).rally.steps[0]!.options[0]!.spin).toEqual({ axis: 'coupé', side: 'gauche' })
  const changed = asPioche(spun('droit'))
  expect(changed.rally.steps[0]!.options[0]).toMatchObject({ technique: 'Pioche' })
  expect(changed.rally.steps[0]!.options[0]!.spin).toEqual({ axis: 'coupé' })
  expect(marksOf(changed).size).toBe(0)
})
