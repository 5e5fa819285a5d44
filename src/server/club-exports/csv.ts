import { csvLine, type CsvValue } from '../../domain/csv.ts'

/** What a cell of the export may hold: text, a figure, yes or no, an instant, or nothing. */
export type Cell = CsvValue | boolean | Date

/** Instants are written in the club's time zone. */
export function exportedLine(cells: readonly Cell[], writeInstant: (at: Date) => string): string {
  return csvLine(cells.map((cell) => written(cell, writeInstant)))
}

function written(cell: Cell, writeInstant: (at: Date) => string): CsvValue {
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  return cell instanceof Date ? writeInstant(cell) : cell
}

/** « 2026-11-24 18:00:05 », by the clocks of that time zone: every spreadsheet reads it, and it sorts as text too. */
export function instantWriter(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return (at) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}:${part['second']}`
  }
}
