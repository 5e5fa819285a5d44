import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('A table opens in a French spreadsheet: mark, semicolons, decimal comma.', () => {
  expect(
    csvOf(
      ['Joueur', 'Présence'],
      [
        ['Inès Morel', 87.5],
        ['Tom Girard', null],
      ],
    ),
  ).toBe('\uFEFFJoueur;Présence\r\nInès Morel;87,5\r\nTom Girard;\r\n')
})

test('What would break a cell is quoted.', () => {
  expect(csvOf(['a'], [['un; deux'], ['dit « "oui" »'], ['ligne\nsuivante']])).toBe(
    '\uFEFFa\r\n"un; deux"\r\n"dit « ""oui"" »"\r\n"ligne\nsuivante"\r\n',
  )
})

test('What a spreadsheet would run is a text; a number below zero stays one.', () => {
  const rows = ['=1+1', '+33 6', '-2 points', '@tom', '\t=1', 'a=b'].map((text) => [text])
  expect(
    csvOf(['a'], [...rows, [-2]])
      .split('\r\n')
      .slice(1, -1),
  ).toEqual(["'=1+1", "'+33 6", "'-2 points", "'@tom", "'\t=1", 'a=b', '-2'])
})
