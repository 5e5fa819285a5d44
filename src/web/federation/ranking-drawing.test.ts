import { expect, test } from 'vitest'
import { curveBox, drawRankings } from './ranking-drawing.ts'

const { left, right, top, floor } = curveBox

test('A year goes from one edge to the other, between round numbers.', () => {
  const drawing = drawRankings([
    { date: '2025-12-01', points: 528 },
    { date: '2026-06-01', points: 590 },
    { date: '2026-11-01', points: 612 },
  ])
  expect(drawing.levels.map(({ points }) => points)).toEqual([500, 575, 650])
  expect(drawing.levels.map(({ y }) => y)).toEqual([floor, (floor + top) / 2, top])
  expect(drawing.dots[0]?.[0]).toBe(left)
  expect(drawing.dots.at(-1)?.[0]).toBe(right)
  expect(drawing.line).toMatch(/^M44 \d+(\.\d+)?L[\d.]+ [\d.]+L322 [\d.]+$/)
  expect(drawing.months.map(({ label }) => label)).toEqual(['déc.', 'mars', 'juin', 'sept.'])
})

test('A new year is named.', () => {
  const { months } = drawRankings([
    { date: '2025-11-20', points: 528 },
    { date: '2026-02-15', points: 590 },
  ])
  expect(months.map(({ label }) => label)).toEqual(['déc.', 'janv. 2026', 'févr.'])
})

test('Over several years it is the years that are named: a month alone would not say which.', () => {
  const { months } = drawRankings([
    { date: '2023-09-01', points: 528 },
    { date: '2026-11-01', points: 590 },
  ])
  expect(months.map(({ label }) => label)).toEqual(['2024', '2025', '2026'])
})

test('Within a month both days are named, and a player who does not move has a level line.', () => {
  const { months, dots } = drawRankings([
    { date: '2026-11-03', points: 700 },
    { date: '2026-11-24', points: 700 },
  ])
  expect(months).toEqual([
    { label: '3 nov.', x: left, end: false },
    { label: '24 nov.', x: right, end: true },
  ])
  expect(dots[0]?.[1]).toBe(dots[1]?.[1])
})

test('Everything stays inside, however far somebody moved.', () => {
  const { dots } = drawRankings([
    { date: '2019-09-01', points: 500 },
    { date: '2022-01-01', points: 4500 },
    { date: '2026-11-01', points: 2001 },
  ])
  for (const [x, y] of dots) {
    expect(x).toBeGreaterThanOrEqual(left)
    expect(x).toBeLessThanOrEqual(right)
    expect(y).toBeGreaterThanOrEqual(top)
    expect(y).toBeLessThanOrEqual(floor)
  }
})
