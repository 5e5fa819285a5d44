import { describe, expect, test } from 'vitest'
import type { ImportField } from './import-field.ts'
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
    [{ lastThenFirst: 'Le Goff Anne' }, 'Anne', 'Le Goff'],
    [{ lastThenFirst: 'LE GOFF ANNE' }, 'Anne', 'Le Goff'],
    [{ lastThenFirst: 'De La Tour Jean Marc' }, 'Jean Marc', 'De La Tour'],
    [{ lastThenFirst: 'El Amrani Youssef' }, 'Youssef', 'El Amrani'],
    [{ lastThenFirst: 'Le Anne' }, 'Anne', 'Le'],
    [{ lastThenFirst: 'Le BRIS Yann' }, 'Yann', 'Le Bris'],
    [{ lastThenFirst: 'de SOUZA Miguel' }, 'Miguel', 'de Souza'],
    [{ lastThenFirst: 'Mme LE GOFF Anne' }, 'Anne', 'Le Goff'],
    [{ firstThenLast: 'M. Jean-Paul Dupont' }, 'Jean-Paul', 'Dupont'],
    [{ firstThenLast: 'Jean Marc de Souza' }, 'Jean Marc', 'de Souza'],
    [{ firstThenLast: 'Marie de la Tour' }, 'Marie', 'de la Tour'],
  ])('%o', (cells, firstName, lastName) => {
    expect(person(cells)).toMatchObject({ firstName, lastName })
  })

  test.each([
    [{ lastName: 'Morel', firstName: '' }, 'no-name'],
    [{ lastThenFirst: 'Morel' }, 'no-name'],
    [{ lastName: 'Total', firstName: '45' }, 'no-name'],
    [{ lastThenFirst: 'Total : 5 joueurs' }, 'no-name'],
    [{ lastThenFirst: 'Effectif au 15 septembre' }, 'no-name'],
    [{ lastThenFirst: 'Groupe 1' }, 'no-name'],
    [{ lastName: '-', firstName: 'Zoé' }, 'no-name'],
    [{ lastName: 'www.exemple.fr', firstName: 'Inès' }, 'bad-name'],
    [{ lastName: 'x'.repeat(81), firstName: 'Inès' }, 'bad-name'],
  ])('%o is left out: %s', (cells, flaw) => {
    expect(read(cells)).toEqual({ flaw })
  })

  test('may look like the beginning of a total', () => {
    expect(person({ lastName: 'Totalier', firstName: 'Zoé' })).toMatchObject({ lastName: 'Totalier' })
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
    ['Inès <ines@exemple.fr>', 'ines@exemple.fr'],
    ['ines@exemple.fr (maman)', 'ines@exemple.fr'],
    ['ines@exemple.fr, INES@exemple.fr.', 'ines@exemple.fr'],
    ['', null],
    ['-', null],
  ])('%s', (email, read) => {
    expect(person({ ...ines, email })).toMatchObject({ email: read, notes: [] })
  })

  test.each([
    ['ines@exemple.fr ; paul@exemple.fr', 'ines@exemple.fr', 'two-emails'],
    ['Maman : ines@exemple.fr / papa : paul@exemple.fr', 'ines@exemple.fr', 'two-emails'],
    ['ines@exemple', null, 'email-unread'],
    ['inès@exemple.fr', null, 'email-unread'],
    ['pas de mail', null, 'email-unread'],
    ['06 12 34 56 78', null, 'email-unread'],
  ])('%s is %s, and it is said: %s', (email, read, note) => {
    expect(person({ ...ines, email })).toMatchObject({ email: read, notes: [note] })
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
    ['1er mars 2011', 2011],
    ['vendredi 12 mars 2011', 2011],
    ['12-mars-11', 2011],
    ['5-juil.-08', 2008],
    ['12 03 2011', 2011],
    ['03/2011', 2011],
    ['12/03/2011 à Lyon', 2011],
    ['40614', 2011],
    ['2011,0', 2011],
  ])('born « %s »', (birthYear, year) => {
    expect(person({ ...ines, birthYear })).toMatchObject({ birthYear: year, notes: [] })
  })

  test.each(['poussin', '2031', '12', '60000', 'U13 2 ans'])(
    '« %s » is no year, and is said',
    (birthYear) => {
      expect(person({ ...ines, birthYear })).toMatchObject({ birthYear: null, notes: ['birth-year-unread'] })
    },
  )

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
    ['0', null, ['licence-unread']],
    ['-', null, []],
  ])('licence « %s »', (cell, licence, notes) => {
    expect(person({ ...ines, licence: cell })).toMatchObject({ licence, notes })
  })
})
