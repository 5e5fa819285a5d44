/** The rows of a CSV file with `;`, by its first row's titles. @throws where it does not begin with a byte order mark */
export function readCsv(text: string): Record<string, string>[] {
  if (!text.startsWith('\uFEFF')) throw new Error('It does not begin with a byte order mark.')
  const [titles = [], ...rows] = cellsOf(text.slice(1))
  return rows.map((cells) => {
    if (cells.length !== titles.length)
      throw new Error(`A row has ${cells.length} of ${titles.length} cells.`)
    return Object.fromEntries(titles.map((title, n) => [title, cells[n]!]))
  })
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  // Each match is one cell and what ends it.
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === ';') continue
    rows.push(row)
    row = []
  }
  return rows
}
