import { expect, test } from 'vitest'
import { drawnLines } from './drawing/lines.ts'
import { columnAt, firstBounceOf } from './geometry.ts'
import { endOf, type Rally, type Step, type Striker, type StrokeOption } from './rally.ts'
import { type RallyFault, rallyFaults, rallyFaultWords } from './rally-rules.ts'

type Said = `${'CD' | 'M' | 'RV'} ${'court' | 'mi-long' | 'long'}`
const zone = (said: Said) => {
  const [col, depth] = said.split(' ') as ['CD', 'court']
  return { col, depth }
}
function option(
  stroke: StrokeOption['stroke'],
  hand: 'CD' | 'RV',
  to: Said,
  more: Partial<StrokeOption> = {},
): StrokeOption {
  const axis = ['poussette', 'défense'].includes(stroke)
    ? 'coupé'
    : ['contre', 'frappe', 'smash'].includes(stroke)
      ? 'plat'
      : 'lifté'
  return { stroke, hand, to: zone(to), spin: { axis }, ...more }
}
function play(by: Striker, ...of: Parameters<typeof option>): Step {
  return { by, options: [option(...of)] }
}
function serve(by: Striker, to: Said, first: 'court' | 'mi-long' | 'long', more: Partial<StrokeOption> = {}) {
  const played: StrokeOption = {
    stroke: 'service',
    technique: 'Marteau',
    spin: { axis: 'coupé' },
    from: 'RV',
    to: zone(to),
    first: { col: 'M', depth: first },
    ...more,
  }
  const col = columnAt(firstBounceOf(played, by), endOf(by))
  return { by, options: [{ ...played, first: { col, depth: first } }] }
}
function feed(to: Said, more: Partial<StrokeOption> = {}): Step {
  return {
    by: 'R',
    options: [{ stroke: 'distribution', spin: { axis: 'plat' }, from: 'M', to: zone(to), ...more }],
  }
}
const rally = (...steps: Step[]): Rally => ({ steps, loop: false, end: 'stop' })
const loop = (...steps: Step[]): Rally => ({ steps, loop: true, end: 'recommence' })
const faults = (played: Rally) => rallyFaults(played).map(({ fault, step }) => `${step} ${fault}`)

const start = { from: 'CD' } as const
const diagonal = play('A', 'contre', 'CD', 'CD long', start)
const attack = play('A', 'top', 'CD', 'CD long', start)
const push = play('A', 'poussette', 'CD', 'CD long', start)
const choice: Step = {
  by: 'A',
  options: [option('contre', 'CD', 'CD long', start), option('contre', 'CD', 'RV long', start)],
}

/** One impossible chain for each fault of the closed list. */
const impossible: Readonly<Record<RallyFault, readonly [Rally, number]>> = {
  'option-count': [rally({ by: 'A', options: [] }), 1],
  'unknown-word': [rally(play('A', 'volée' as 'top', 'CD', 'CD long', start)), 1],
  'same-side': [rally(diagonal, play('A', 'contre', 'CD', 'CD long')), 2],
  'late-service': [rally(diagonal, serve('B', 'RV court', 'mi-long')), 2],
  'loop-to-service': [loop(serve('A', 'RV long', 'long'), play('B', 'poussette', 'RV', 'RV long')), 1],
  'first-bounce': [rally(serve('A', 'RV court', 'long')), 1],
  'service-sidespin': [
    rally(serve('A', 'RV court', 'mi-long', { spin: { axis: 'plat', side: 'droit' } })),
    1,
  ],
  feeder: [
    rally(feed('CD long'), play('A', 'contre', 'CD', 'CD long'), play('R', 'contre', 'CD', 'CD long')),
    3,
  ],
  'too-short': [rally(play('A', 'top', 'CD', 'CD court', start)), 1],
  'long-drop': [
    rally(attack, play('B', 'défense', 'CD', 'CD long'), play('A', 'amorti', 'CD', 'CD long')),
    3,
  ],
  'no-start': [rally(play('A', 'contre', 'CD', 'CD long')), 1],
  'no-such-choice': [rally(diagonal, play('B', 'contre', 'CD', 'CD long', { after: [0, 2] })), 2],
  'unanswered-choice': [rally(choice, play('B', 'contre', 'CD', 'CD long', { after: [0] })), 2],
  'push-on-attack': [rally(attack, play('B', 'poussette', 'CD', 'CD long')), 2],
  'short-return': [rally(push, play('B', 'poussette', 'CD', 'CD court')), 2],
  'flip-on-long': [rally(push, play('B', 'flip', 'CD', 'CD long')), 2],
  'short-ball': [rally(serve('A', 'CD court', 'court'), play('B', 'top', 'CD', 'CD long')), 2],
  'flat-on-backspin': [rally(push, play('B', 'frappe', 'CD', 'CD long')), 2],
  'nothing-to-block': [rally(push, play('B', 'bloc', 'CD', 'CD long')), 2],
  'no-topspin-to-counter': [rally(push, play('B', 'contre-top', 'CD', 'CD long')), 2],
  'nothing-to-defend': [rally(diagonal, play('B', 'défense', 'CD', 'CD long')), 2],
  'low-smash': [rally(attack, play('B', 'smash', 'CD', 'CD long')), 2],
  'drop-of-near-ball': [rally(attack, play('B', 'amorti', 'CD', 'CD court')), 2],
  'wrong-hand': [rally(play('A', 'contre', 'CD', 'RV long', start), play('B', 'contre', 'CD', 'CD long')), 2],
  'doubles-order': [
    rally(
      serve('A', 'CD court', 'court', { from: 'CD' }),
      play('B', 'poussette', 'CD', 'CD long'),
      play('A', 'top', 'CD', 'CD long'),
      play('D', 'bloc', 'CD', 'CD long'),
    ),
    3,
  ],
}

test.each(Object.entries(impossible))(
  'What is impossible is found where it is: %s.',
  (fault, [played, step]) => {
    expect(faults(played)).toContain(`${step} ${fault}`)
    expect(rallyFaultWords[fault as RallyFault]).toMatch(/^\p{Lu}.*\.$/u)
  },
)

test.each([
  ['a flat diagonal', loop(diagonal, play('B', 'contre', 'CD', 'CD long'))],
  ['a topspin that is blocked', loop(attack, play('B', 'bloc', 'CD', 'CD long'))],
  [
    'an attack that is defended, and a drop',
    rally(attack, play('B', 'défense', 'CD', 'CD long'), play('A', 'amorti', 'CD', 'CD court')),
  ],
  [
    'a high ball that is smashed',
    rally(feed('CD long', { high: true }), play('A', 'smash', 'CD', 'CD long')),
  ],
  [
    'a choice with an answer to each',
    rally(choice, {
      by: 'B',
      options: [
        option('contre', 'CD', 'CD long', { after: [0] }),
        option('contre', 'RV', 'RV long', { after: [1] }),
      ],
    }),
  ],
  [
    'a short ball that is flipped with either hand',
    rally(serve('A', 'RV court', 'mi-long'), play('B', 'flip', 'CD', 'CD long')),
  ],
  [
    'a pivot',
    rally(
      play('A', 'poussette', 'RV', 'RV long', { from: 'RV' }),
      play('B', 'top', 'CD', 'RV long', { pivot: true }),
    ),
  ],
])('%s can be played', (_name, played) => {
  expect(faults(played)).toEqual([])
})

test.each([
  ['a backhand in the forehand corner', play('B', 'contre', 'RV', 'CD long'), 'wrong-hand'],
  ['a pivot in the forehand corner', play('B', 'contre', 'CD', 'CD long', { pivot: true }), 'wrong-hand'],
  ['a fed ball of a player', feed('CD long'), 'same-side'],
])('%s is refused on a ball that comes into the forehand', (_name, second, fault) => {
  const played = fault === 'same-side' ? rally(diagonal, { ...second, by: 'A' }) : rally(diagonal, second)
  expect(faults(played)).toContain(`2 ${fault}`)
})

test('A sidespin is named by the side to which the ball curves, and drawn so for either hand.', () => {
  const bent = (technique: string, side: 'gauche' | 'droit', isLeftHander: boolean) => {
    const played = rally(
      serve('A', 'M court', 'mi-long', { technique, spin: { axis: 'coupé', side }, from: 'M' }),
    )
    expect(faults(played)).toEqual([])
    const { from, control } = drawnLines(played, { left: isLeftHander })[0]!
    // A looks to the right: what starts below the straight line comes back to A’s left.
    return control.y > from.y ? 'left' : 'right'
  }
  expect(['Marteau', 'Revers', 'Pioche', 'Lancé'].map((each) => bent(each, 'gauche', false))).toEqual(
    Array(4).fill('left'),
  )
  expect([
    bent('Lancé', 'droit', false),
    bent('Lancé', 'droit', true),
    bent('Pioche', 'gauche', true),
  ]).toEqual(['right', 'left', 'right'])
})
