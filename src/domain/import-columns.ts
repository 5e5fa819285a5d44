import type { ImportField } from './import-field.ts'
import { compareOwners, fieldNamed, type NamedField } from './import-headers.ts'

/** What each column holds, in the order of the file; null for one that is not taken. */
export type ImportColumns = readonly (ImportField | null)[]

/**
 * What the headers say. Of two columns with the same field the one that is the player's has it, or else the first; « Points »
 * is read before « Classement », of which a file often has both.
 */
export function guessColumns(headers: readonly string[]): (ImportField | null)[] {
  const named = headers.map(fieldNamed)
  const columns = named.map((each, index) =>
    each && columnOf(each.field, named, headers) === index ? each.field : null,
  )
  const hasBoth = columns.includes('firstName') && columns.includes('lastName')
  // « Licencié » beside « Nom » and « Prénom » says yes or no.
  if (hasBoth) return columns.map((field) => (field !== null && isWholeName(field) ? null : field))
  // « Nom » beside « Prénom » is the family name; alone it holds both.
  if (columns.includes('lastName') && !columns.includes('firstName') && !hasWholeName(columns)) {
    return columns.map((field) => (field === 'lastName' ? 'lastThenFirst' : field))
  }
  return columns
}

/** Which of the columns that are named as a field holds it. */
function columnOf(
  field: ImportField,
  named: readonly (NamedField | null)[],
  headers: readonly string[],
): number | undefined {
  const candidates = named.flatMap((each, index) => (each?.field === field ? [{ ...each, index }] : []))
  const points = candidates.find(({ index }) =>
    /^\W*(?:nb|nombre de)?\s*(?:points?|pts)/i.test(headers[index]!),
  )
  if (field === 'ranking' && points) return points.index
  return candidates.toSorted((a, b) => compareOwners(a.owner, b.owner) || a.index - b.index)[0]?.index
}

function isWholeName(field: ImportField): boolean {
  return field === 'lastThenFirst' || field === 'firstThenLast'
}

function hasWholeName(columns: ImportColumns): boolean {
  return columns.some((field) => field !== null && isWholeName(field))
}

/** Whether a first line names columns. One that says nothing we know is taken for a row, so that nobody is lost. */
export function areTitles(cells: readonly string[]): boolean {
  return cells.some((cell) => fieldNamed(cell) !== null)
}

/** Without a name nobody can be found or added. */
export function namesPeople(columns: ImportColumns): boolean {
  return hasWholeName(columns) || (columns.includes('firstName') && columns.includes('lastName'))
}

/** Whether each field is at most in one column. */
export function isUnambiguous(columns: ImportColumns): boolean {
  const chosen = columns.filter((field) => field !== null)
  return new Set(chosen).size === chosen.length
}
