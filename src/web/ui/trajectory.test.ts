import { expect, test } from 'vitest'
import { strobe } from './trajectory.ts'

const flight = { from: [0, 0], to: [100, 50], height: 40, flashes: 10 } as const

test('the ball is largest at the top of its flight, its shadow farthest', () => {
  const flashes = strobe([flight], 10)
  const top = flashes[5]!
  expect(flashes).toHaveLength(10)
  expect(flashes.every((flash) => flash.radius <= top.radius)).toBe(true)
  expect(top.shadowX - top.x).toBeCloseTo(22, 1)
  expect(flashes[0]).toMatchObject({ x: 0, y: 0, radius: 10 })
})

test('the past is white and pale, the present orange', () => {
  const flashes = strobe([flight, { ...flight, from: [100, 50], to: [200, 0] }], 10)
  expect(flashes[0]?.color).toBe('rgb(255 255 255)')
  expect(flashes.at(-1)?.opacity).toBe(1)
  expect(flashes[0]!.opacity).toBeLessThan(0.2)
})

test('no flight, no ball', () => {
  expect(strobe([], 10)).toEqual([])
})
