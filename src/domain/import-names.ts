import type { ImportField } from './import-field.ts'

export interface ImportedName {
  readonly firstName: string
  readonly lastName: string
}

/** Of a row, from two columns or from one that holds both; empty where there is none. */
export function namesIn(cell: (field: ImportField) => string): ImportedName {
  const named = { firstName: inNameCase(cell('firstName')), lastName: inNameCase(cell('lastName')) }
  if (named.firstName !== '' && named.lastName !== '') return named
  const whole = cell('lastThenFirst')
  return whole === '' ? splitName(cell('firstThenLast'), false) : splitName(whole, true)
}

const title = /^(?:m\.|mr\.?|mme\.?|mlle\.?|monsieur|madame|mademoiselle) /i

/** « MOREL-DUBOIS Inès »: capitals are the family name. Without them the column says which comes first. */
function splitName(cell: string, lastFirst: boolean): ImportedName {
  const whole = cell.replace(title, '')
  const [before = '', after] = whole.split(/ ?[,;] ?/, 2)
  if (after) return { firstName: inNameCase(after), lastName: inNameCase(before) }
  const words = whole.split(' ')
  const isFamily = words.map((_, index) => isOfCapitals(words, index))
  if (isFamily.includes(true) && isFamily.includes(false)) {
    const joined = (ofFamily: boolean) => words.filter((_, index) => isFamily[index] === ofFamily).join(' ')
    return { firstName: joined(false), lastName: inFamilyCase(joined(true)) }
  }
  const cased = words.map(inNameCase)
  const end = lastFirst ? familyLength(words) : familyStart(words)
  const [start, rest] = [cased.slice(0, end).join(' '), cased.slice(end).join(' ')]
  return lastFirst ? { firstName: rest, lastName: start } : { firstName: start, lastName: rest }
}

const particles = new Set(
  'le la les de du des d da das di do dos del della den der van von ten ter el al ben bel ait st ste saint sainte'.split(
    ' ',
  ),
)

function isParticle(word: string): boolean {
  return particles.has(word.toLocaleLowerCase('fr').replace(/['’.]$/, ''))
}

function isCapital(word: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toLocaleUpperCase('fr')
}

/** « de SOUZA », « Le BRIS »: what leads to capitals belongs to them. */
function isOfCapitals(words: readonly string[], index: number): boolean {
  const word = words[index]
  if (word === undefined) return false
  return isCapital(word) || (isParticle(word) && isOfCapitals(words, index + 1))
}

/** How many words the family name has that comes first: « De La Tour Jean » has three. One is left to the first name. */
function familyLength(words: readonly string[]): number {
  const length = words.findIndex((word) => !isParticle(word)) + 1
  return length === 0 || length >= words.length ? 1 : length
}

/** Where the family name begins that comes last: « Jean Marc de Souza » at the third word. */
function familyStart(words: readonly string[]): number {
  const start = words.findIndex((word, index) => index > 0 && isParticle(word))
  return start > 0 && start < words.length - 1 ? start : 1
}

/** « MOREL » becomes « Morel »; a name with small letters stays as somebody wrote it. */
function inNameCase(name: string): string {
  if (!/\p{L}/u.test(name) || name !== name.toLocaleUpperCase('fr')) return name
  return name
    .toLocaleLowerCase('fr')
    .replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toLocaleUpperCase('fr'))
}

/** « de SOUZA » becomes « de Souza ». */
function inFamilyCase(name: string): string {
  return name.split(' ').map(inNameCase).join(' ')
}
