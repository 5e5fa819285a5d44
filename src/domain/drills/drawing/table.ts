import { type LeftHanded, type Point, tableLength, tableWidth, zonePoint } from '../geometry.ts'
import type { Mark } from '../rally.ts'
import { distance, type DrawnLine } from './lines.ts'
import { path, tag } from './svg.ts'

export function tableTop(): string {
  return [
    tag('rect', { class: 'drill-edge', x: -5, y: -5, width: tableLength + 10, height: tableWidth + 10 }),
    tag('rect', { class: 'drill-table', width: tableLength, height: tableWidth }),
    tag('path', { class: 'drill-middle', d: path('M', 0, tableWidth / 2, 'H', tableLength) }),
    tag('rect', {
      class: 'drill-border',
      x: 1.5,
      y: 1.5,
      width: tableLength - 3,
      height: tableWidth - 3,
    }),
  ].join('')
}

export function net(width = 6, overhang = 10): string {
  return tag('rect', {
    class: 'drill-net',
    x: tableLength / 2 - width / 2,
    y: -overhang,
    width,
    height: tableWidth + 2 * overhang,
    rx: width / 2,
  })
}

/** A small head where the flight comes down, against its bounce. */
export function arrowHead(to: Point, from: Point, gap: number, size: number, name: string): string {
  const length = distance(from, to) || 1
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const tip = { x: to.x - x * gap, y: to.y - y * gap }
  const back = { x: tip.x - x * size, y: tip.y - y * size }
  const half = size / 2
  return tag('path', {
    class: name,
    d:
      path('M', tip.x, tip.y, 'L', back.x - y * half, back.y + x * half) +
      path(' L', back.x + y * half, back.y - x * half, 'Z'),
  })
}

/** Where balls bounce, a service twice. */
export function bounces(lines: readonly DrawnLine[]): readonly { at: Point; isChoice: boolean }[] {
  const found: { at: Point; isChoice: boolean }[] = []
  for (const { to, first, isChoice } of lines)
    for (const at of first ? [first, to] : [to]) {
      if (!found.some((other) => distance(other.at, at) < 5)) found.push({ at, isChoice })
    }
  return found
}

export function targets(marks: readonly Mark[], hands: LeftHanded): string {
  return marks
    .map(({ zone, side, kind }) => {
      const end = side === 'A' ? 'left' : 'right'
      const { x, y } = zonePoint(zone, end, hands)
      const name = 'drill-mark'
      if (kind === 'gobelet') return tag('circle', { class: name, cx: x, cy: y, r: 10 })
      if (kind === 'cerceau') return tag('circle', { class: name, cx: x, cy: y, r: 19 })
      if (kind === 'feuille') return tag('rect', { class: name, x: x - 15, y: y - 21, width: 30, height: 42 })
      const left = end === 'left' ? tableLength / 2 - 46 : tableLength / 2 + 4
      return tag('rect', { class: name, x: left, y: 4, width: 42, height: tableWidth - 8 })
    })
    .join('')
}
