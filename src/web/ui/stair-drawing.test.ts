import { describe, expect, test } from 'vitest'
import { drawStairs, stairBox } from './stair-drawing.ts'

const { left, right, floor } = stairBox
const steps = [
  { day: '2026-09-12', value: 1 },
  { day: '2026-10-06', value: 3 },
  { day: '2026-11-10', value: 2 },
]

describe('The staircase', () => {
  test('begins on the floor, goes to each step on its day, and ends today.', () => {
    const { line } = drawStairs(steps, '2026-11-21')
    expect(line).toMatch(new RegExp(`^M${left} ${floor}H.*H${right}$`))
    expect(line.match(/V/g)).toHaveLength(3)
    const xs = [...line.matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x))
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  })

  test('is as high as what was reached, and numbered in whole numbers.', () => {
    const { levels, line } = drawStairs(steps, '2026-11-21')
    expect(levels.map(({ value }) => value)).toEqual([0, 2, 4])
    const yOfTwo = levels.find(({ value }) => value === 2)?.y
    expect(line).toContain(`V${yOfTwo}H${right}`)
    const sixteen = drawStairs([{ day: '2026-11-01', value: 16 }], '2026-11-21')
    expect(sixteen.levels.map(({ value }) => value)).toEqual([0, 9, 18])
  })

  test('is climbed by the ball, which takes no flight down and rests on the last step.', () => {
    const { flights, ball, levels } = drawStairs(steps, '2026-11-21')
    expect(flights).toHaveLength(2)
    expect(ball[1]).toBeLessThan(levels.find(({ value }) => value === 2)?.y ?? 0)
    expect(drawStairs([{ day: '2026-11-21', value: 1 }], '2026-11-21').ball[0]).toBeLessThan(right)
  })

  test('names the months, or both ends where there is no month to name.', () => {
    const labels = (from: string, until: string) =>
      drawStairs([{ day: from, value: 1 }], until).days.map(({ label }) => label)
    expect(labels('2026-09-12', '2026-11-21')).toEqual(['oct.', 'nov.'])
    expect(labels('2026-11-12', '2026-11-21')).toEqual(['10 nov.', '21 nov.'])
    expect(labels('2025-10-20', '2026-11-21')).toEqual(['oct.', 'janv. 2026', 'avr.', 'juil.', 'oct.'])
  })

  test('is a floor with a ball where nothing was reached.', () => {
    expect(drawStairs([], '2026-11-21')).toMatchObject({ line: `M${left} ${floor}H${right}`, flights: [] })
  })
})
