import { comparableName } from './comparable-name.ts'
import { groupsIn } from './import-groups.ts'
import type { ImportColumns } from './import-columns.ts'
import type { ImportField } from './import-field.ts'
import { namesIn } from './import-names.ts'
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
  /** Names of groups, each once. */
  readonly groups: readonly string[]
}

/** Why a row cannot be taken. */
export type RowFlaw = 'no-name' | 'bad-name'

/** What of a row is left aside, while the rest is taken. */
export const rowNotes = [
  'two-emails',
  'email-unread',
  'ranking-unread',
  'birth-year-unread',
  'licence-unread',
  'ranking-from-class',
  'email-of-another',
  'licence-of-another',
  'other-name',
  'group-unread',
  'group-full',
  'too-many-groups',
] as const
export type RowNote = (typeof rowNotes)[number]

export type ReadRow =
  { readonly person: ImportedPerson; readonly notes: readonly RowNote[] } | { readonly flaw: RowFlaw }

const maxName = 80

/** The person in a row, by what its columns hold. `year` is the club's, for years of two digits. */
export function readRow(cells: readonly string[], columns: ImportColumns, year: number): ReadRow {
  if (isSummary(cells)) return { flaw: 'no-name' }
  const cell = (field: ImportField) => tidy(cells[columns.indexOf(field)] ?? '')
  const { firstName, lastName } = namesIn(cell)
  if (![firstName, lastName].every((name) => /\p{L}/u.test(name))) return { flaw: 'no-name' }
  if ([firstName, lastName].some((name) => name.length > maxName || nameFlaw(name) !== null)) {
    return { flaw: 'bad-name' }
  }
  const notes: RowNote[] = []
  const emails = emailsIn(cell('email'))
  const [email = null] = emails
  if (emails.length > 1) notes.push('two-emails')
  if (email === null && cell('email') !== '') notes.push('email-unread')
  const licence = licenceIn(cell('licence'))
  if (licence === null && cell('licence') !== '') notes.push('licence-unread')
  const birthYear = birthYearIn(cell('birthYear'), year)
  if (birthYear === null && cell('birthYear') !== '') notes.push('birth-year-unread')
  const ranking = rankingIn(cell('ranking'))
  if (ranking === null && cell('ranking') !== '') notes.push('ranking-unread')
  if (ranking?.isClass) notes.push('ranking-from-class')
  const { groups, notes: groupNotes } = groupsIn(cell('groups'))
  return {
    person: { firstName, lastName, email, licence, birthYear, ranking: ranking?.points ?? null, groups },
    notes: [...notes, ...groupNotes],
  }
}

/** « Total : 32 joueurs », below the players. */
function isSummary(cells: readonly string[]): boolean {
  const first = tidy(cells.find((cell) => tidy(cell) !== '') ?? '')
  return /^(?:sous[- ]?total|total|totaux|effectifs?|nombre d|nb d)(?![\p{L}])/iu.test(first)
}

/** One line, without the spaces and marks that spreadsheets leave around a text. */
function tidy(text: string): string {
  const line = text.replaceAll(/[\s\u00A0\u202F\uFEFF]+/g, ' ').trim()
  // « - » stands for nothing.
  return /[\p{L}\p{N}]/u.test(line) ? line : ''
}

/** Each once, as strict as the form where somebody types one: « Maman : a@exemple.fr / papa : b@exemple.fr ». */
function emailsIn(cell: string): readonly string[] {
  const words = cell.toLowerCase().split(/[\s,;/<>()]+/)
  return [...new Set(words.map((word) => word.replace(/^(?:mailto:)|[.:]+$/g, '')).filter(isAddress))]
}

function isAddress(word: string): boolean {
  return (
    word.length <= 254 &&
    !word.includes('..') &&
    /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@[a-z0-9]([a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/.test(word)
  )
}

function licenceIn(cell: string): string | null {
  const licence = normalizeLicence(cell.replaceAll(/[.'-]/g, ''))
  return isLicence(licence) && /[1-9]/.test(licence) ? licence : null
}

/** By which licences are the same: a spreadsheet takes the zeros from one cell and leaves them in another. */
export function licenceKey(licence: string): string {
  return licence.replace(/^0+(?=.)/, '')
}

/** A day as spreadsheets show it, with two or four digits of its year; it may stand before a time or a place. */
const birthDates: readonly RegExp[] = [
  /^(\d{4})(?:[.,]0+)?$/,
  /^(\d{4})[/-]\d{1,2}[/-]\d{1,2}\b/,
  /^\d{1,2}[ /.-]\d{1,2}[ /.-](\d{4}|\d{2})\b/,
  /^\d{1,2}\/(\d{4})$/,
  // « vendredi 12 mars 2011 », « 12-mars-11 ».
  /^(?:\p{L}+ )?\d{1,2}(?:er)?[ -]\p{L}+\.?[ -](\d{4}|\d{2})\b/u,
]

/** « 2011 », « 12/03/2011 », « 12.03.11 », « 2011-03-12 », « 1er mars 2011 ». */
function birthYearIn(cell: string, year: number): number | null {
  const digits = birthDates.map((form) => form.exec(cell)?.[1]).find((found) => found !== undefined)
  if (digits === undefined) return serialYear(cell, year)
  const short = Number(digits)
  const full = digits.length > 2 ? short : short + (short > year % 100 ? 1900 : 2000)
  return full >= 1900 && full <= year ? full : null
}

/** A cell that lost its format shows how many days have gone by since 1900. */
function serialYear(cell: string, year: number): number | null {
  if (!/^\d{5}$/.test(cell)) return null
  const full = new Date(Date.UTC(1899, 11, 30 + Number(cell))).getUTCFullYear()
  return full >= 1920 && full <= year ? full : null
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
