import { describe, expect, test } from 'vitest'
import type { ImportField } from './import-columns.ts'
import { nameKey, readRow } from './import-row.ts'

function read(cells: Partial<Record<ImportField, string>>) {
  return readRow(Object.values(cells), Object.keys(cells) as ImportField[], 2026)
}

function person(cells: Partial<Record<ImportField, string>>) {
  const row = read(cells)
  if ('flaw' in row) throw new Error(row.flaw)
  return { ...row.person, notes: row.notes }
}

const ines = { lastName: 'MOREL', firstName: 'Inès' }

describe('names', () => {
  test.each([
    [ines, 'Inès', 'Morel'],
    [{ lastName: 'morel-dubois ', firstName: ' Jean-Pierre' }, 'Jean-Pierre', 'morel-dubois'],
    [{ lastName: 'LE GOFF', firstName: 'ANNE-LISE' }, 'Anne-Lise', 'Le Goff'],
    [{ lastName: 'O’NEILL', firstName: 'Zoé' }, 'Zoé', 'O’Neill'],
    [{ lastThenFirst: 'LE GOFF Anne Lise' }, 'Anne Lise', 'Le Goff'],
    [{ lastThenFirst: 'Anne Lise LE GOFF' }, 'Anne Lise', 'Le Goff'],
    [{ lastThenFirst: 'Morel Inès' }, 'Inès', 'Morel'],
    [{ lastThenFirst: 'MOREL INÈS' }, 'Inès', 'Morel'],
    [{ lastThenFirst: 'Le Goff, Anne' }, 'Anne', 'Le Goff'],
    [{ firstThenLast: 'Inès Morel Dubois' }, 'Inès', 'Morel Dubois'],
  ])('%o', (cells, firstName, lastName) => {
    expect(person(cells)).toMatchObject({ firstName, lastName })
  })

  test.each([
    [{ lastName: 'Morel', firstName: '' }, 'no-name'],
    [{ lastThenFirst: 'Morel' }, 'no-name'],
    [{ lastName: 'www.exemple.fr', firstName: 'Inès' }, 'bad-name'],
    [{ lastName: 'x'.repeat(81), firstName: 'Inès' }, 'bad-name'],
  ])('%o is left out: %s', (cells, flaw) => {
    expect(read(cells)).toEqual({ flaw })
  })

  test('that begin as a formula are text', () => {
    expect(person({ lastName: '=HYPERLINK("x")', firstName: '+Inès' })).toMatchObject({ firstName: '+Inès' })
  })

  test('are the same without case, accents and hyphens', () => {
    expect(nameKey({ firstName: 'Jean-Noël', lastName: 'LÉVÊQUE' })).toBe(
      nameKey({ firstName: 'jean noel', lastName: 'Leveque' }),
    )
  })
})

describe('addresses', () => {
  test.each([
    ['Ines.Morel@Exemple.FR', 'ines.morel@exemple.fr'],
    ['<ines@exemple.fr>', 'ines@exemple.fr'],
    ['mailto:ines@exemple.fr', 'ines@exemple.fr'],
    ['', null],
  ])('%s', (email, read) => {
    expect(person({ ...ines, email }).email).toBe(read)
  })

  test.each([
    ['ines@exemple.fr ; paul@exemple.fr', 'two-emails'],
    ['ines@exemple.fr paul@exemple.fr', 'two-emails'],
    ['ines@exemple', 'bad-email'],
    ['06 12 34 56 78', 'bad-email'],
  ])('%s is left out: %s', (email, flaw) => {
    expect(read({ ...ines, email })).toEqual({ flaw })
  })
})

describe('figures', () => {
  test.each([
    ['2011', 2011],
    ['12/03/2011', 2011],
    ['12.03.11', 2011],
    ['1/9/57', 1957],
    ['2011-03-12', 2011],
    ['12 mars 2011', 2011],
    ['2011,0', 2011],
  ])('born « %s »', (birthYear, year) => {
    expect(person({ ...ines, birthYear })).toMatchObject({ birthYear: year, notes: [] })
  })

  test.each(['poussin', '2031', '12'])('« %s » is no year, and is said', (birthYear) => {
    expect(person({ ...ines, birthYear })).toMatchObject({ birthYear: null, notes: ['birth-year-unread'] })
  })

  test.each([
    ['843', 843, []],
    ['1 204', 1204, []],
    ['1204,56', 1204, []],
    ['843 pts', 843, []],
    ['8', 800, ['ranking-from-class']],
    ['NC', null, ['ranking-unread']],
    ['0', null, ['ranking-unread']],
    ['', null, []],
  ])('« %s » points', (cell, ranking, notes) => {
    expect(person({ ...ines, ranking: cell })).toMatchObject({ ranking, notes })
  })

  test.each([
    ['7512345', '7512345', []],
    ['0712345', '0712345', []],
    ['69 123 45', '6912345', []],
    ['en cours', null, ['licence-unread']],
  ])('licence « %s »', (cell, licence, notes) => {
    expect(person({ ...ines, licence: cell })).toMatchObject({ licence, notes })
  })
})
