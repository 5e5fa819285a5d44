import { guessColumns } from './import-columns.ts'
import type { ImportField } from './import-field.ts'

interface ListedPlayers {
  readonly headers: readonly string[]
  readonly hasTitles: boolean
  readonly rows: readonly { readonly cells: readonly string[] }[]
}

/** What each column of a list may hold, by its titles, or by its cells where it has none. */
export function proposeColumns({ headers, hasTitles, rows }: ListedPlayers): (ImportField | null)[] {
  const byContents = guessByContents(rows.map(({ cells }) => cells))
  if (!hasTitles) return byContents
  const columns = guessColumns(headers)
  // « Contact », or nothing, may stand above the addresses.
  const addresses = byContents.indexOf('email')
  const isUnnamed = !columns.includes('email') && addresses >= 0 && columns[addresses] === null
  return isUnnamed ? columns.with(addresses, 'email') : columns
}

/** What the cells of a list without titles look like; null for a column that shows nothing we know. */
function guessByContents(rows: readonly (readonly string[])[]): (ImportField | null)[] {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, index) =>
    rows.flatMap((cells) => cells[index] || []).slice(0, 200),
  )
  const guessed = columns.map<ImportField | null>(() => null)
  for (const [field, form] of forms) {
    const at = columns.findIndex((cells, index) => guessed[index] === null && mostAre(cells, form))
    if (at >= 0) guessed[at] = field
  }
  const names = columns.flatMap((cells, index) =>
    guessed[index] === null && mostAre(cells, /^\p{L}[\p{L}\p{M}'’. -]{2,}$/u) ? [index] : [],
  )
  const [one, other] = names
  if (one !== undefined && mostAre(columns[one]!, /^\S+ \S/)) guessed[one] = 'lastThenFirst'
  else if (one !== undefined && other !== undefined) {
    // Where one of the two is in capitals, it is the family name; otherwise that stands first.
    const isSecond = !mostAre(columns[one]!, capitals) && mostAre(columns[other]!, capitals)
    guessed[one] = isSecond ? 'firstName' : 'lastName'
    guessed[other] = isSecond ? 'lastName' : 'firstName'
  }
  return guessed
}

/** A day is a day of birth; a telephone has ten digits, a licence fewer. */
const forms: readonly (readonly [ImportField, RegExp])[] = [
  ['email', /\S@\S+\.\S/],
  ['birthYear', /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$|^\d{4}-\d{1,2}-\d{1,2}$|^(?:19[3-9]|20[0-3])\d$/],
  ['licence', /^\d{5,8}$/],
  ['ranking', /^(?:[5-9]\d{2}|[1-4]\d{3})(?:[.,]\d+)?$/],
]
const capitals = /^[^\p{Ll}]*$/u

function mostAre(cells: readonly string[], form: RegExp): boolean {
  return cells.length > 0 && cells.filter((cell) => form.test(cell)).length >= cells.length * 0.8
}
