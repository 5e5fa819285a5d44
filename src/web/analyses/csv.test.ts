import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('A table opens in a French spreadsheet: mark, headings, a line each, no formula.', () => {
  expect(
    csvOf(
      ['Joueur', 'Présence'],
      [
        ['Inès Morel', 87.5],
        ['=Tom', null],
      ],
    ),
  ).toBe("\uFEFFJoueur;Présence\r\nInès Morel;87,5\r\n'=Tom;\r\n")
})
