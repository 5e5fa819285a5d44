import { strToU8, zipSync } from 'fflate'

type Cell = string | number | { formula: string; value: string | number } | null

/** An XLSX of one sheet, as Excel writes it, without styles; `merged` are such as « A1:F1 ». */
export function workbook(rows: readonly (readonly Cell[])[], merged: readonly string[] = []): Uint8Array {
  return workbookOf({ 'Feuille 1': rows }, merged)
}

/** An XLSX of several sheets, by their names. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  merged: readonly string[] = [],
): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const named = Object.entries(sheets).map(([name, rows], index) => ({ name, rows, number: index + 1 }))
  const list = named.map(
    ({ name, number }) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`,
  )
  const relations = named.map(
    ({ number }) =>
      `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  )
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      named.map(({ rows, number }) => [
        `xl/worksheets/sheet${number}.xml`,
        `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData>${mergedXml(merged)}</worksheet>`,
      ]),
    ),
  }
  const xml = '<?xml version="1.0" encoding="UTF-8"?>'
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(xml + part)])))
}

function mergedXml(ranges: readonly string[]): string {
  if (ranges.length === 0) return ''
  return `<mergeCells count="${ranges.length}">${ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
}

function rowXml(cells: readonly Cell[], y: number): string {
  return `<row r="${y + 1}">${cells.map((cell, x) => cellXml(cell, x, y)).join('')}</row>`
}

function cellXml(cell: Cell, x: number, y: number): string {
  const at = `r="${String.fromCharCode(65 + x)}${y + 1}"`
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c ${at} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  const { formula, value } = cell
  return `<c ${at}${typeof value === 'string' ? ' t="str"' : ''}><f>${escaped(formula)}</f><v>${escaped(String(value))}</v></c>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
