import { describe, expect, test } from 'vitest'
import { type CsvValue, csvLine } from './csv.ts'

const line = (...values: CsvValue[]) => csvLine(values)

describe('A line of CSV', () => {
  test('has semicolons and decimal commas, and ends as spreadsheets expect.', () => {
    expect(line('Inès', 1250, 19.99, -3, null)).toBe('Inès;1250;19,99;-3;\r\n')
  })

  test('quotes what would break it.', () => {
    expect(line('a;b', 'dit « "oui" »', 'deux\nlignes')).toBe('"a;b";"dit « ""oui"" »";"deux\nlignes"\r\n')
  })

  test.each(['=1+1', '+33 6', '-2 points', '@SUM(A1)', '\tx', '\r=x', '\n=x'])(
    'makes %j text, no formula.',
    (text) => {
      expect(line(text).replace(/^"/, '')).toMatch(/^'/)
    },
  )

  test('leaves a figure below zero and harmless text alone.', () => {
    expect(line(-3, 'Top Spin CD - Lifté', "l'élan", 'a=b')).toBe("-3;Top Spin CD - Lifté;l'élan;a=b\r\n")
  })
})
