/** What a cell may hold: text, a figure, or nothing. */
export type CsvValue = string | number | null

/** With it Excel reads UTF-8. */
export const byteOrderMark = '\uFEFF'

/** As a French spreadsheet reads it: `;` between cells, decimal commas, and no text that it would run. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cellOf).join(';')}\r\n`
}

function cellOf(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  return quoted(neutralised(value))
}

/** A spreadsheet would run what begins so as a formula: an apostrophe makes it text. */
function neutralised(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
