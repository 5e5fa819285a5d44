/** A table as French spreadsheets open it at once: `;`, decimal comma, and a byte order mark that says UTF-8. */

export type CsvValue = string | number | null

export function csvOf(headings: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(cell).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = neutral(value)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet would run a text that begins so as a formula. */
function neutral(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

export function saveCsv(
  name: string,
  headings: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): void {
  const address = URL.createObjectURL(new Blob([csvOf(headings, rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.csv`
  link.click()
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
