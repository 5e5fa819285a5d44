import { byteOrderMark, csvLine, type CsvValue } from '../../domain/csv.ts'

/** A table as French spreadsheets open it at once. */
export function csvOf(headings: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return byteOrderMark + [headings, ...rows].map(csvLine).join('')
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
