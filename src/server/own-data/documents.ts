import { inWords, titleOf, type Column, type ExportedRow } from '../club-exports/exported-table.ts'
import { withFirst } from '../first-of-month.ts'
import type { OwnSource, OwnTable } from './own-table.ts'
import { heldBack, ownTables } from './tables.ts'

/** Each table with its rows; read in the order of the page. */
export interface Filled extends Pick<OwnTable, 'name' | 'title' | 'about' | 'columns'> {
  readonly rows: readonly ExportedRow[]
}

export async function readOwnData(source: OwnSource): Promise<Filled[]> {
  const filled: Filled[] = []
  // One connection: a snapshot.
  for (const table of ownTables) filled.push({ ...table, rows: await table.rows(source) })
  return filled
}

/** For another program: by the names of the application, with ISO instants. */
export function ownDataJson(tables: readonly Filled[], at: Date): string {
  return JSON.stringify(
    {
      format: 'rebond-own-data',
      version: 1,
      createdAt: at,
      data: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
    },
    null,
    2,
  )
}

/** To be read and printed: what is empty is only named, at the end. */
export function ownDataPage(tables: readonly Filled[], at: Date, name: string): string {
  const full = tables.filter(({ rows }) => rows.length > 0)
  const empty = tables.filter(({ rows }) => rows.length === 0)
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mes données – Rebond</title>
<style>${sheet}</style>
</head>
<body>
<main>
<h1>Mes données</h1>
<p>Ce que Rebond garde de ${escaped(name)}, au ${withFirst(instant.format(at))}. Des autres personnes, seul leur nom figure ici, là où elles ont écrit quelque chose sur vous.</p>
<nav aria-label="Sommaire"><ul>${full.map((table) => `<li><a href="#${table.name}">${escaped(table.title)}</a></li>`).join('')}</ul></nav>
${full.map(section).join('\n')}
<section><h2>Rien à ce sujet</h2><p>${empty.map(({ title }) => escaped(title)).join('\u202F; ')}.</p></section>
<section><h2>Ce qui n’est pas dans cette page, et pourquoi</h2><ul>${heldBack.map(({ what, why }) => `<li><strong>${escaped(what)}</strong>\u00A0: ${escaped(why)}.</li>`).join('')}</ul></section>
</main>
</body>
</html>
`
}

function section({ name, title, about, columns, rows }: Filled): string {
  const [first] = rows
  const heading = `<h2>${escaped(title)}</h2>${about ? `<p>${escaped(about)}</p>` : ''}`
  const named = Object.entries(columns).filter(([key]) => rows.some((row) => !isEmpty(row[key])))
  const body =
    rows.length === 1 && first
      ? `<dl>${named.map(([key, column]) => `<div><dt>${escaped(titleOf(column))}</dt><dd>${written(key, column, first[key])}</dd></div>`).join('')}</dl>`
      : `<div class="wide" tabindex="0" role="region" aria-label="${escaped(title)}"><table><thead><tr>${named.map(([, column]) => `<th scope="col">${escaped(titleOf(column))}</th>`).join('')}</tr></thead><tbody>${rows
          .map(
            (row) =>
              `<tr>${named.map(([key, column]) => `<td data-title="${escaped(titleOf(column))}">${written(key, column, row[key])}</td>`).join('')}</tr>`,
          )
          .join('')}</tbody></table></div>`
  return `<section id="${name}">${heading}${body}</section>`
}

function isEmpty(cell: ExportedRow[string] | undefined): boolean {
  return cell === null || cell === undefined || cell === ''
}

/** Nobody's time zone is known here: the clubs are French. */
const timeZone = 'Europe/Paris'
const instant = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone })
const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

/** Columns of days are called so, here as in the API; what somebody typed may look like one. */
export function isDay(key: string): boolean {
  return key === 'date' || key.endsWith('On')
}

function written(key: string, column: Column, cell: ExportedRow[string] | undefined): string {
  if (isEmpty(cell)) return ''
  const said = inWords(column, cell!)
  if (said instanceof Date) return withFirst(instant.format(said))
  if (typeof said === 'boolean') return said ? 'oui' : 'non'
  return isDay(key) ? withFirst(day.format(new Date(String(said)))) : escaped(String(said))
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!)
}

/** The design's colours; on paper, black on white. */
const sheet = `
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#14213a;--ink-2:#4b566b;--line:#d7d9de;--link:#1c4fa0}
@media (prefers-color-scheme:dark){:root{--paper:#0f1726;--ink:#eef1f6;--ink-2:#b3bccb;--line:#2c3a52;--link:#9dc0ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:24px 16px 64px}
h1{font-size:2rem;line-height:1.2;margin:0 0 12px}
h2{font-size:1.25rem;line-height:1.3;margin:40px 0 8px}
p{margin:0 0 12px;max-width:44rem}
nav ul{columns:2 16rem;list-style:none;padding:0;margin:16px 0 0}
nav li{break-inside:avoid;margin:0}
a{color:var(--link);display:inline-block;padding:6px 0}
dl{margin:0;border-top:1px solid var(--line)}
dl div{display:grid;grid-template-columns:minmax(7rem,1fr) minmax(0,3fr);gap:4px 16px;padding:8px 0;border-bottom:1px solid var(--line)}
dt,th{color:var(--ink-2);font-weight:600;text-align:left}
dd{margin:0;overflow-wrap:anywhere}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{padding:8px 16px 8px 0;border-bottom:1px solid var(--line);vertical-align:top;text-align:left}
td{overflow-wrap:break-word;min-width:6rem}
li{margin:4px 0}
@media screen and (max-width:48rem){table,tbody,tr,td{display:block;width:auto}thead{display:none}tr{padding:8px 0;border-bottom:1px solid var(--line)}tbody tr:first-child{border-top:1px solid var(--line)}td{display:grid;grid-template-columns:8rem minmax(0,1fr);gap:4px 12px;padding:2px 0;border:0;overflow-wrap:anywhere}td:empty{display:none}td::before{content:attr(data-title);overflow-wrap:normal;color:var(--ink-2);font-weight:600}}
@media print{:root{--paper:#fff;--ink:#000;--ink-2:#333;--line:#999;--link:#000}nav{display:none}main{max-width:none;padding:0}h2{break-after:avoid}tr{break-inside:avoid}table{font-size:9pt}.wide{overflow:visible}}
`
