import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { workbook } from '../../../test/support/workbook.ts'
import { readFile } from './read-file.ts'
import { readTable } from './read-table.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const macLetters: Readonly<Record<string, number>> = { é: 0x8e, É: 0x83, Ê: 0xe6 }
const macintosh = (text: string) =>
  Uint8Array.from(text, (letter) => macLetters[letter] ?? letter.charCodeAt(0))
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
const bytes = (...parts: (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

async function cellsOf(file: Uint8Array) {
  const table = await readTable(file)
  if ('flaw' in table) throw new Error(table.flaw)
  return [table.headers, ...table.rows.map(({ cells }) => cells)]
}

const list = [
  ['Nom', 'Prénom', 'Points'],
  ['LÉVÊQUE', 'Zoé', '843'],
  ['Petit', 'Léo', ''],
]
const written = (separator: string) => list.map((cells) => cells.join(separator)).join('\r\n')

describe('A list is read', () => {
  test.each([
    ['with semicolons', utf8(written(';'))],
    ['with commas', utf8(written(','))],
    ['with tabs', utf8(written('\t'))],
    ['with a byte order mark', utf8(`\uFEFF${written(';')}`)],
    ['in UTF-16', utf16(written('\t'))],
    ['in UTF-16 without a mark', utf16(written('\t')).slice(2)],
    ['in Windows-1252', latin1(written(';'))],
    ['from Excel on a Mac', macintosh(written(';'))],
    [
      'in two encodings',
      bytes(utf8('Nom;Prénom;Points\n'), latin1('LÉVÊQUE;Zoé;843\n'), utf8('Petit;Léo;\n')),
    ],
    ['with a line for Excel alone', utf8(`sep=;\n${written(';')}`)],
    ['with a title and blank lines', utf8(`Club de Vaise;;\n\n${written(';')}\n;;\n`)],
    ['with headers twice', utf8(`${written(';')}\nNom;Prénom;Points`)],
    ['in quotes', utf8('"Nom";"Prénom";"Points"\n"LÉVÊQUE";"Zoé";843\nPetit;" Léo ";\n')],
    ['from Excel', workbook(list.map((cells) => [...cells]))],
    ['from Excel, with a title', workbook([['Ping Club'], [], ...list.map((cells) => [...cells])])],
  ])('%s.', async (_, file) => {
    expect(await cellsOf(file)).toEqual(list)
  })

  test('whose cells and title use the words of headers.', async () => {
    const rows = [
      ['Nom', 'Prénom', 'Type'],
      ['Petit', 'Zoé', 'Joueur'],
      ['Morel', 'Inès', 'Licencié'],
    ]
    const text = rows.map((cells) => cells.join(';')).join('\n')
    expect(await cellsOf(utf8(text))).toEqual(rows)
    expect(await cellsOf(utf8(`Joueurs;;\n${text}`))).toEqual(rows)
  })

  test('from its first line, where that names no column.', async () => {
    const first = ['Petit', 'Zoé', 'zoe@exemple.fr']
    expect(await readTable(utf8(`${first.join(';')}\nMorel;Inès;\n`))).toEqual({
      headers: first,
      titleLine: 1,
      hasTitles: false,
      rows: [
        { line: 1, cells: first },
        { line: 2, cells: ['Morel', 'Inès', ''] },
      ],
      sheet: null,
    })
    expect(await readTable(utf8('Truc;Licence\nZoé Petit;123\n'))).toMatchObject({ hasTitles: true })
    expect(await readTable(utf8('Petit;Zoé\n'))).toMatchObject({ rows: [{ line: 1 }] })
  })

  test('with the lines of the file.', async () => {
    const table = await readTable(utf8('Saison 2026\n\nNom;Prénom\nPetit;Léo\n'))
    expect(table).toMatchObject({ titleLine: 3, hasTitles: true, rows: [{ line: 4 }] })
  })

  test('with what a formula came to, and what begins as one as text.', async () => {
    const file = workbook([
      ['Nom', 'Prénom', 'Points'],
      ['=1+1', '@Zoé', { formula: 'A1+400', value: 843 }],
      [{ formula: 'UPPER("petit")', value: 'PETIT' }, '-Léo', null],
    ])
    expect((await cellsOf(file)).slice(1)).toEqual([
      ['=1+1', '@Zoé', '843'],
      ['PETIT', '-Léo', ''],
    ])
    expect((await cellsOf(utf8("Nom;Prénom\n=cmd|'/C calc'!A0;'+Zoé")))[1]).toEqual([
      "=cmd|'/C calc'!A0",
      '+Zoé',
    ])
  })

  test('up to its 5,000th row.', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => `Nom${n};Prénom`)
    expect(await cellsOf(utf8(`Nom;Prénom\n${rows.join('\n')}`))).toHaveLength(5001)
  })
})

/** Where it is read, a bomb of a hundred megabytes weighs 100 kB. */
const bomb = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/bomb.xml': new Uint8Array(60_000_000) })

const tooMany = Array.from({ length: 5001 }, (_, n) => `Nom${n};Prénom`).join('\n')
const old = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

test.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['blank lines', utf8('\n;;\n  \n'), 'empty'],
  ['headers alone', utf8('Nom;Prénom\n'), 'headers-only'],
  [
    'a picture that is called .csv',
    bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    'picture',
  ],
  ['a PDF', utf8('%PDF-1.7 …'), 'pdf'],
  ['an encrypted workbook', bytes(old, Buffer.from('EncryptedPackage', 'utf16le')), 'encrypted'],
  ['an old .xls', bytes(old, new Uint8Array(600)), 'old-excel'],
  ['a page saved as .xls', utf8('<html><table><tr><td>Nom</td></tr></table></html>'), 'web-page'],
  ['a LibreOffice document', zipSync({ 'content.xml': strToU8('<x/>') }), 'open-document'],
  ['a zip of something else', zipSync({ 'photo.txt': strToU8('x') }), 'archive'],
  ['a workbook cut off', workbook([['Nom', 'Prénom']]).slice(0, 400), 'broken'],
  ['a workbook whose parts are no XML', zipSync({ 'xl/workbook.xml': strToU8('no') }), 'broken'],
  ['what unpacks to too much', bomb, 'too-heavy'],
  ['5,001 rows', utf8(`Nom;Prénom\n${tooMany}`), 'too-many-rows'],
  ['sixty-one columns', utf8(`${'Nom;'.repeat(61)}x\nA;B`), 'too-many-columns'],
  ['a quote that is not closed', utf8('Nom;Prénom\n"Petit;Léo\nMorel;Inès\n'), 'unclosed-quote'],
  ['a program', bytes([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0, 0, 9]), 'broken'],
])('%s is refused', async (_, file, flaw) => {
  expect(await readTable(file)).toEqual({ flaw })
})

test('A file is read in a thread of its own, one after the other.', async () => {
  const [first, second] = await Promise.all([readFile(utf8(written(';'))), readFile(bomb)])
  expect(first).toMatchObject({ headers: list[0] })
  expect(second).toEqual({ flaw: 'too-heavy' })
})
