import type { FootPlace, Sequence } from '../drill.ts'
import { type Point, tableLength, tableWidth } from '../geometry.ts'
import { controlPoint } from './lines.ts'
import { path, tag } from './svg.ts'
import { arrowHead, net, tableTop } from './table.ts'

type Scene = Exclude<Sequence, { kind: 'rally' }>

/** What is no rally: footwork without a ball, tables in a row, turning around one, and rest. */
export function sceneShapes(scene: Scene): string {
  if (scene.kind === 'moves') return movesShapes(scene)
  if (scene.kind === 'tables') return tablesShapes()
  if (scene.kind === 'round') return roundShapes()
  const ball = tag('circle', { class: 'drill-spot', cx: tableLength / 2 + 62, cy: tableWidth / 2, r: 12 })
  return tableTop() + net() + ball
}

function arrow(from: Point, to: Point, bend: number, gap = 0): string {
  const control = controlPoint(from, to, bend)
  return (
    tag('path', {
      class: 'drill-walk',
      d: path('M', from.x, from.y, 'Q', control.x, control.y, to.x, to.y),
    }) + arrowHead(to, control, gap, 10, 'drill-walk-head')
  )
}

const footY: Readonly<Record<FootPlace, number>> = {
  RV: 25,
  M: tableWidth / 2,
  CD: tableWidth - 25,
  pivot: 6,
  loinRV: 25,
  loinCD: tableWidth - 25,
}

/** The table leaves room for who moves beside it; numbers and arrows keep their shape. */
const narrower = 0.8

function movesShapes({ moves, loop }: Extract<Scene, { kind: 'moves' }>): string {
  // The drawing’s frame is 54 cm wide behind the table: the table steps aside for whoever goes further.
  const shift = moves.some(({ far, at }) => far || at === 'pivot') ? 70 : 30
  const places = moves.map(({ at, far }) => ({
    x: shift + narrower * (far ? -shift : at === 'pivot' ? -shift * 0.75 : -20),
    y: footY[at],
  }))
  const way = loop ? [...places, places[0]!] : places
  const arrows = way.slice(1).map((place, index) => arrow(way[index]!, place, 9, 12))
  const stops = new Map<string, { at: Point; numbers: number[] }>()
  for (const [index, at] of places.entries()) {
    const key = path(at.x, at.y)
    const stop = stops.get(key) ?? { at, numbers: [] }
    stop.numbers.push(index + 1)
    stops.set(key, stop)
  }
  const labels = [...stops.values()].map(({ at, numbers }) => {
    const text = numbers.join('·')
    const width = Math.max(21, 8 + text.length * 7)
    return tag(
      'g',
      { class: 'drill-foot' },
      tag('rect', { x: at.x - width / 2, y: at.y - 10.5, width, height: 21, rx: 10.5 }) +
        tag('text', { x: at.x, y: at.y + 5.6 }, text),
    )
  })
  const table = tag('g', { transform: `translate(${shift} 0) scale(${narrower} 1)` }, tableTop() + net())
  return [table, ...arrows, ...labels].join('')
}

function tablesShapes(): string {
  const [count, width, height, gap] = [4, 44, 79, 30]
  const left = (tableLength - count * width - (count - 1) * gap) / 2
  const top = (tableWidth - height) / 2
  const shapes = Array.from({ length: count }, (_, index) => {
    const x = left + index * (width + gap)
    const middle = x + width / 2
    const next = middle + width + gap
    const ways =
      index < count - 1
        ? arrow({ x: middle + 5, y: top - 8 }, { x: next - 5, y: top - 8 }, -12) +
          arrow({ x: next - 5, y: top + height + 8 }, { x: middle + 5, y: top + height + 8 }, -12)
        : ''
    return (
      tag('rect', { class: 'drill-edge', x: x - 3, y: top - 3, width: width + 6, height: height + 6 }) +
      tag('rect', { class: 'drill-table', x, y: top, width, height }) +
      tag('rect', { class: 'drill-net', x: x - 5, y: top + height / 2 - 2, width: width + 10, height: 4 }) +
      tag('text', { class: 'drill-on-table', x: middle, y: top + height / 2 - 12 }, String(count - index)) +
      ways
    )
  })
  const words = [
    tag('text', { class: 'drill-words', x: tableLength / 2, y: top - 32 }, 'le gagnant monte'),
    tag('text', { class: 'drill-words', x: tableLength / 2, y: top + height + 44 }, 'le perdant descend'),
  ]
  return [...shapes, ...words].join('')
}

function roundShapes(): string {
  const [w, h] = [tableLength, tableWidth]
  const table = tag(
    'g',
    { transform: `translate(${w * 0.11} ${h * 0.11}) scale(0.78)` },
    [
      tableTop(),
      net(),
      tag('path', { class: 'drill-path drill-by-a', d: path('M', -8, 112, 'Q', 130, 70, w - 25, 40) }),
      tag('path', { class: 'drill-path drill-by-b', d: path('M', w + 8, 40, 'Q', 150, 96, 25, 112) }),
    ].join(''),
  )
  const around = [
    arrow({ x: 4, y: h * 0.16 }, { x: 4, y: h * 0.86 }, 12),
    arrow({ x: 34, y: h + 3 }, { x: w - 34, y: h + 3 }, 5),
    arrow({ x: w - 4, y: h * 0.86 }, { x: w - 4, y: h * 0.16 }, 12),
    arrow({ x: w - 34, y: -3 }, { x: 34, y: -3 }, 5),
  ]
  return [table, ...around, tag('circle', { class: 'drill-spot', cx: w * 0.84, cy: h * 0.36, r: 8 })].join('')
}
