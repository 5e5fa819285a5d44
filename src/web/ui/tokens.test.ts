// oxlint-disable-next-line no-restricted-imports -- Vitest empties imported style sheets
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const TEXT = 4.5
const CONTROL = 3
const pairs: readonly (readonly [string, string, number])[] = [
  ['ink', 'floor', TEXT],
  ['ink', 'surface', TEXT],
  ['ink', 'surface-2', TEXT],
  ['ink', 'table-light', TEXT],
  ['ink', 'ball-light', TEXT],
  ['ink', 'refused-light', TEXT],
  ['ink', 'ok-light', TEXT],
  ['ink', 'waiting-light', TEXT],
  ['ink-2', 'floor', TEXT],
  ['ink-2', 'surface', TEXT],
  ['ink-2', 'surface-2', TEXT],
  ['control', 'floor', CONTROL],
  ['control', 'surface', CONTROL],
  ['on-table', 'table', TEXT],
  ['on-table', 'table-edge', TEXT],
  ['on-table-2', 'table', TEXT],
  ['on-table-2', 'table-edge', TEXT],
  ['table-text', 'floor', TEXT],
  ['table-text', 'surface', TEXT],
  ['table-text', 'table-light', TEXT],
  ['on-ball', 'ball', TEXT],
  ['on-ball', 'ball-hover', TEXT],
  ['ball', 'table', CONTROL],
  ['ball', 'table-edge', CONTROL],
  ['ball-text', 'floor', TEXT],
  ['ball-text', 'surface', TEXT],
  ['on-table', 'ok-solid', TEXT],
  ['ok', 'surface', TEXT],
  ['ok', 'ok-light', TEXT],
  ['waiting', 'surface', TEXT],
  ['waiting', 'waiting-light', TEXT],
  ['refused', 'floor', TEXT],
  ['refused', 'surface', TEXT],
  ['refused', 'refused-light', TEXT],
]

const root = css.slice(0, css.indexOf("[data-space='player']"))
const player = css.slice(css.indexOf("[data-space='player']"))

describe.each([
  ['coach', root],
  ['player', `${root}${player}`],
])('in the %s space', (_space, rules) => {
  test.each(['light', 'dark'] as const)('every pair of colours can be read in the %s', (scheme) => {
    const tooFaint = pairs.filter(([front, back, least]) => {
      return contrast(colorOf(rules, front, scheme), colorOf(rules, back, scheme)) < least
    })
    expect(tooFaint).toEqual([])
  })
})

function colorOf(rules: string, name: string, scheme: 'light' | 'dark'): string {
  const value = [...rules.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].at(-1)?.[1] ?? ''
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (alias) return colorOf(rules, alias, scheme)
  const colors = value.match(/#[0-9a-f]{6}/g) ?? []
  const color = scheme === 'light' ? colors[0] : colors.at(-1)
  if (!color) throw new Error(`No colour --${name}`)
  return color
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
