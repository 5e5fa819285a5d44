import { type LeftHanded, tableLength, tableWidth } from '../geometry.ts'
import { endOf, type Rally, type Striker } from '../rally.ts'
import { isInFrame, type Label, margin, overlap, placeLabels } from './labels.ts'
import { controlPoint, type DrawnLine, drawnLines, maxLines } from './lines.ts'
import { type DrawnPlayer, drawnPlayers } from './players.ts'
import { path, tag } from './svg.ts'
import { arrowHead, bounces, net, tableTop, targets } from './table.ts'

/** What one small table shows: its lines, its numbers, its players. */
export interface RallyDrawing {
  readonly lines: readonly DrawnLine[]
  readonly labels: readonly Label[]
  readonly players: readonly DrawnPlayer[]
}

/** One table; several, stroke after stroke, when it had more lines than one can read, or numbers without a place. */
export function rallyDrawings(rally: Rally, hands: LeftHanded = {}): readonly RallyDrawing[] {
  const all = drawnLines(rally, hands)
  const whole = legible(all)
  if (whole) return [whole]
  const phases: RallyDrawing[] = []
  let phase: RallyDrawing | undefined
  for (const step of rally.steps.keys()) {
    const added = all.filter(({ steps }) => steps[0] === step)
    if (added.length === 0) continue
    const together = legible([...(phase?.lines ?? []), ...added])
    if (!together && phase) phases.push(phase)
    phase = together ?? layOut(added)
  }
  return phase ? [...phases, phase] : phases
}

/** All on one table, whatever overlaps: while a drill is being drawn it stays where it is. */
export function tableDrawing(rally: Rally): RallyDrawing {
  return layOut(drawnLines(rally))
}

function legible(lines: readonly DrawnLine[]): RallyDrawing | undefined {
  // Most numbers of too many lines would be placed for nothing.
  const drawing = lines.length <= maxLines ? layOut(lines) : undefined
  return drawing && isLegible(drawing) ? drawing : undefined
}

function layOut(lines: readonly DrawnLine[]): RallyDrawing {
  const players = drawnPlayers(lines)
  return { lines, players, labels: placeLabels(lines, players) }
}

export function isLegible({ lines, labels, players }: RallyDrawing): boolean {
  const boxes = [...labels, ...players]
  return (
    lines.length <= maxLines &&
    boxes.every(isInFrame) &&
    labels.every((label) => boxes.every((other) => other === label || !overlap(label, other)))
  )
}

export const drawingFrame = [
  -margin.x,
  -margin.y,
  tableLength + 2 * margin.x,
  tableWidth + 2 * margin.y,
].join(' ')

/** The inside of the picture; whoever shows it gives it a title and says it in words. */
export function rallyShapes(drawing: RallyDrawing, rally: Rally, hands: LeftHanded = {}): string {
  const { lines, labels, players } = drawing
  const start = lines[0]!.from
  return [
    tableTop(),
    targets(rally.marks ?? [], hands),
    net(),
    ...lines.map((line) =>
      lineShape(
        line,
        labels.find((label) => label.lines.includes(line))!,
      ),
    ),
    ...bounces(lines).map(({ at, isChoice }) => bounceShape(at, isChoice)),
    ...players.map(playerShape),
    tag('g', { class: 'drill-ball' }, tag('circle', { cx: start.x, cy: start.y, r: 7 })),
    ...labels.map(labelShape),
  ].join('')
}

export function penOf(by: Striker): string {
  return by === 'R' ? 'drill-by-r' : endOf(by) === 'left' ? 'drill-by-a' : 'drill-by-b'
}

const stepsOf = (steps: readonly number[]) => steps.map((step) => step + 1).join(' ')

function lineShape({ by, from, control, to, isChoice, steps, tails }: DrawnLine, { fork }: Label): string {
  const pen = `drill-path ${penOf(by)}`
  const choice = isChoice ? `${pen} drill-choice` : pen
  const bend = fork ? controlPoint(fork, to, 3) : control
  const branch = fork ?? from
  return tag(
    'g',
    { 'data-step': stepsOf(steps) },
    [
      ...tails.map((tail) =>
        tag('path', { class: `drill-tail ${penOf(by)}`, d: path('M', to.x, to.y, 'L', tail.x, tail.y) }),
      ),
      fork ? tag('path', { class: pen, d: path('M', from.x, from.y, 'L', fork.x, fork.y) }) : '',
      tag('path', {
        class: choice,
        d: path('M', branch.x, branch.y, 'Q', bend.x, bend.y, to.x, to.y),
      }),
      arrowHead(to, bend, 7.4, 8.5, `drill-head ${penOf(by)}`),
    ].join(''),
  )
}

function bounceShape({ x, y }: { x: number; y: number }, isChoice: boolean): string {
  return (
    tag('circle', { class: isChoice ? 'drill-ring drill-choice' : 'drill-ring', cx: x, cy: y, r: 6.2 }) +
    tag('circle', { class: 'drill-dot', cx: x, cy: y, r: 2 })
  )
}

function labelShape({ text, by, steps, x, y, width, height }: Label): string {
  const rx = by === 'R' ? 3 : height / 2
  return tag(
    'g',
    { class: `drill-number ${penOf(by)}`, 'data-step': stepsOf(steps) },
    tag('rect', { x: x - width / 2, y: y - height / 2, width, height, rx }) +
      tag('text', { x, y: y + 5.6 }, text),
  )
}

function playerShape({ by, x, y, range, width }: DrawnPlayer): string {
  const bar = range
    ? tag('path', {
        class: 'drill-range',
        d: path('M', x, range[0], 'V', range[1], 'M', x - 4, range[0], 'h', 8, 'M', x - 4, range[1], 'h', 8),
      })
    : ''
  const badge = tag('circle', { cx: x, cy: y, r: width / 2 }) + tag('text', { x, y: y + 5.6 }, by)
  return bar + tag('g', { class: `drill-player ${penOf(by)}` }, badge)
}
