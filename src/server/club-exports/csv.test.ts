import { describe, expect, test } from 'vitest'
import { type Cell, csvLine, instantWriter } from './csv.ts'

const inParis = instantWriter('Europe/Paris')
const line = (...cells: Cell[]) => csvLine(cells, inParis)

describe('A line of CSV', () => {
  test('has semicolons, decimal commas, words for yes and no, and ends as spreadsheets expect.', () => {
    expect(line('Inès', 1250, 19.99, -3, true, false, null)).toBe('Inès;1250;19,99;-3;oui;non;\r\n')
  })

  test('quotes what would break it.', () => {
    expect(line('a;b', 'dit « "oui" »', 'deux\nlignes')).toBe('"a;b";"dit « ""oui"" »";"deux\nlignes"\r\n')
  })

  test.each(['=1+1', '+33 6', '-cmd', '@SUM(A1)', '\tx', '\r=x'])('makes %j text, no formula.', (text) => {
    expect(line(text).replace(/^"/, '')).toMatch(/^'/)
  })

  test('leaves a figure below zero and harmless text alone.', () => {
    expect(line(-3, 'Top Spin CD - Lifté', "l'élan")).toBe("-3;Top Spin CD - Lifté;l'élan\r\n")
  })
})

test('Instants are those of the club’s clocks, in summer and in winter.', () => {
  expect(inParis(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02 00:30:00')
  expect(inParis(new Date('2026-12-01T22:30:05Z'))).toBe('2026-12-01 23:30:05')
  expect(instantWriter('Indian/Reunion')(new Date('2026-12-31T20:00:00Z'))).toBe('2027-01-01 00:00:00')
})
