import { expect, test } from 'vitest'
import { proposeColumns } from './import-contents.ts'

function proposed(lines: readonly string[], headers = '') {
  const rows = lines.map((line) => ({ cells: line.split(';') }))
  const { cells } = rows[0]!
  return proposeColumns({ headers: headers ? headers.split(';') : cells, hasTitles: headers !== '', rows })
}

test('A list without titles is known by its cells.', () => {
  expect(
    proposed([
      'PETIT;Zoé;F;14/07/2014;0611223344;zoe@exemple.fr;6912345;620',
      'GARCIA;Tom;M;01/02/2010;;tom@exemple.fr;6912346;1204',
      'LE GOFF;Anne;F;03/04/1980;0622334455;;6912347;843',
    ]),
  ).toEqual(['lastName', 'firstName', null, 'birthYear', null, 'email', 'licence', 'ranking'])
})

test('Its capitals are the family name, wherever they stand.', () => {
  expect(proposed(['Zoé;PETIT', 'Tom;GARCIA'])).toEqual(['firstName', 'lastName'])
  expect(proposed(['Petit;Zoé', 'Garcia;Tom'])).toEqual(['lastName', 'firstName'])
})

test('Both names may be in one cell.', () => {
  expect(proposed(['PETIT Zoé;2014;Vaise', 'GARCIA Tom;2010;Lyon'])).toEqual([
    'lastThenFirst',
    'birthYear',
    null,
  ])
})

test('A title above the players, or a cell that says something else, does not disturb it.', () => {
  const players = Array.from({ length: 8 }, (_, n) => `Petit;Zoé;${2008 + n}`)
  expect(proposed(['Nos jeunes;;', ...players, 'Petit;Léo;poussin'])).toEqual([
    'lastName',
    'firstName',
    'birthYear',
  ])
})

test('Nothing we know is proposed as nothing.', () => {
  expect(proposed(['12;oui', '13;non'])).toEqual([null, null])
  expect(proposed([';', ';'])).toEqual([null, null])
})

test('Where titles do not say which column has the addresses, its cells do.', () => {
  const lines = ['Petit;Zoé;2014;zoe@exemple.fr', 'Garcia;Tom;2010;tom@exemple.fr']
  expect(proposed(lines, 'Nom;Prénom;Saison;Contact')).toEqual(['lastName', 'firstName', null, 'email'])
  expect(proposed(lines, 'Nom;Prénom;Email;Divers')).toEqual(['lastName', 'firstName', 'email', null])
})
