/** What a cell may hold: text, a figure, yes or no, an instant, or nothing. */
export type Cell = string | number | boolean | Date | null

/** With it Excel reads UTF-8. */
export const byteOrderMark = '\uFEFF'

/** As a French spreadsheet reads it: `;` between cells, decimal commas, instants in the club's time zone. */
export function csvLine(cells: readonly Cell[], writeInstant: (at: Date) => string): string {
  return `${cells.map((cell) => quoted(written(cell, writeInstant))).join(';')}\r\n`
}

function written(cell: Cell, writeInstant: (at: Date) => string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'oui' : 'non'
  return cell instanceof Date ? writeInstant(cell) : neutralised(cell)
}

/** A spreadsheet would run what begins so as a formula: an apostrophe makes it text. */
function neutralised(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
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
