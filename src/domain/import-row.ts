import { comparableName } from './comparable-name.ts'
import type { ImportColumns, ImportField } from './import-columns.ts'
import { isLicence, normalizeLicence } from './licence.ts'
import { nameFlaw } from './proper-name.ts'

/** What a row says of a player; null where it says nothing. */
export interface ImportedPerson {
  readonly firstName: string
  readonly lastName: string
  /** In lower case. */
  readonly email: string | null
  readonly licence: string | null
  readonly birthYear: number | null
  readonly ranking: number | null
}

/** Why a row cannot be taken. */
export const rowFlaws = ['no-name', 'bad-name', 'two-emails', 'bad-email'] as const
export type RowFlaw = (typeof rowFlaws)[number]

/** What of a row is left aside, while the rest is taken. */
export const rowNotes = [
  'ranking-unread',
  'birth-year-unread',
  'licence-unread',
  'ranking-from-class',
  'email-of-another',
  'licence-of-another',
  'other-name',
] as const
export type RowNote = (typeof rowNotes)[number]

export type ReadRow =
  { readonly person: ImportedPerson; readonly notes: readonly RowNote[] } | { readonly flaw: RowFlaw }

const maxName = 80

/** The person in a row, by what its columns hold. `year` is the club's, for years of two digits. */
export function readRow(cells: readonly string[], columns: ImportColumns, year: number): ReadRow {
  const cell = (field: ImportField) => tidy(cells[columns.indexOf(field)] ?? '')
  const { firstName, lastName } = namesIn(cell)
  if (firstName === '' || lastName === '') return { flaw: 'no-name' }
  if ([firstName, lastName].some((name) => name.length > maxName || nameFlaw(name) !== null)) {
    return { flaw: 'bad-name' }
  }
  const email = emailIn(cell('email'))
  if (typeof email === 'object' && email !== null) return email
  const notes: RowNote[] = []
  const licence = licenceIn(cell('licence'))
  if (licence === null && cell('licence') !== '') notes.push('licence-unread')
  const birthYear = birthYearIn(cell('birthYear'), year)
  if (birthYear === null && cell('birthYear') !== '') notes.push('birth-year-unread')
  const ranking = rankingIn(cell('ranking'))
  if (ranking === null && cell('ranking') !== '') notes.push('ranking-unread')
  if (ranking?.isClass) notes.push('ranking-from-class')
  return {
    person: { firstName, lastName, email, licence, birthYear, ranking: ranking?.points ?? null },
    notes,
  }
}

/** One line, without the spaces and marks that spreadsheets leave around a text. */
function tidy(text: string): string {
  return text.replaceAll(/[\s\u00A0\u202F\uFEFF]+/g, ' ').trim()
}

function namesIn(cell: (field: ImportField) => string): { firstName: string; lastName: string } {
  const named = { firstName: inNameCase(cell('firstName')), lastName: inNameCase(cell('lastName')) }
  if (named.firstName !== '' && named.lastName !== '') return named
  const whole = cell('lastThenFirst')
  return whole === '' ? splitName(cell('firstThenLast'), false) : splitName(whole, true)
}

/** « MOREL-DUBOIS Inès »: capitals are the family name. Without them the column says which comes first. */
function splitName(whole: string, lastFirst: boolean): { firstName: string; lastName: string } {
  const [before = '', after] = whole.split(/ ?[,;] ?/, 2)
  if (after) return { firstName: inNameCase(after), lastName: inNameCase(before) }
  const words = whole.split(' ')
  const capitals = words.filter(isCapital)
  const others = words.filter((word) => !isCapital(word))
  if (capitals.length > 0 && others.length > 0) {
    return { firstName: others.join(' '), lastName: inNameCase(capitals.join(' ')) }
  }
  const [first = '', ...rest] = words.map(inNameCase)
  return lastFirst
    ? { firstName: rest.join(' '), lastName: first }
    : { firstName: first, lastName: rest.join(' ') }
}

function isCapital(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toLocaleUpperCase('fr')
}

/** « MOREL » becomes « Morel »; a name with small letters stays as somebody wrote it. */
function inNameCase(name: string): string {
  if (!/\p{L}/u.test(name) || name !== name.toLocaleUpperCase('fr')) return name
  return name
    .toLocaleLowerCase('fr')
    .replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toLocaleUpperCase('fr'))
}

/** As strict as the form where somebody types one. */
function emailIn(cell: string): string | null | { flaw: RowFlaw } {
  if (cell === '') return null
  const address = cell
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
    .toLowerCase()
  if ((address.match(/@/g) ?? []).length > 1) return { flaw: 'two-emails' }
  const isAddress =
    address.length <= 254 &&
    /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@[a-z0-9]([a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/.test(address)
  return isAddress && !address.includes('..') ? address : { flaw: 'bad-email' }
}

function licenceIn(cell: string): string | null {
  const licence = normalizeLicence(cell.replaceAll(/[.'-]/g, ''))
  return isLicence(licence) && /\d/.test(licence) ? licence : null
}

/** By which licences are the same: a spreadsheet takes the zeros from one cell and leaves them in another. */
export function licenceKey(licence: string): string {
  return licence.replace(/^0+(?=.)/, '')
}

/** « 2011 », « 12/03/2011 », « 12.03.11 », « 2011-03-12 ». */
function birthYearIn(cell: string, year: number): number | null {
  const [, iso] = /^(\d{4})-\d{1,2}-\d{1,2}/.exec(cell) ?? []
  const [, last] = /^\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d{2})\b/.exec(cell) ?? []
  const [, alone] = /^(\d{4})(?:[.,]0+)?$/.exec(cell) ?? []
  const [, inWords] = /^\d{1,2}(?:er)? [\p{L}.]+ (\d{4})$/u.exec(cell) ?? []
  const digits = iso ?? last ?? alone ?? inWords
  if (digits === undefined) return null
  const short = Number(digits)
  const full = digits.length > 2 ? short : short + (short > year % 100 ? 1900 : 2000)
  return full >= 1900 && full <= year ? full : null
}

/** The federation's class is the hundreds of the points: « 8 » is 800 and more. */
const classes = { lowest: 5, highest: 45 }

function rankingIn(cell: string): { points: number; isClass: boolean } | null {
  const number = /^(\d[\d ]*)(?:[.,](\d+))?(?: ?(?:pts?|points?)\.?)?$/i.exec(cell)
  if (!number) return null
  const points = Math.floor(Number(number[1]!.replaceAll(' ', '')))
  if (points >= 500 && points <= 4500) return { points, isClass: false }
  const isClass = points >= classes.lowest && points <= classes.highest && !number[2]
  return isClass ? { points: points * 100, isClass } : null
}

/** By which two rows, or a row and a player, are the same person. */
export function nameKey({ firstName, lastName }: Pick<ImportedPerson, 'firstName' | 'lastName'>): string {
  return [firstName, lastName]
    .map((name) => comparableName(name).replaceAll(/[^\p{L}\p{N}]+/gu, ' '))
    .join('|')
}
