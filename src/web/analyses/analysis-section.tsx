import { Download, Rows3 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { CsvValue } from '../../domain/csv.ts'
import { Button } from '../ui/button.tsx'
import { saveCsv } from './csv.ts'

export interface SavedTable {
  /** Of the file, without its ending. */
  readonly name: string
  /** Which of several pages it holds: it says so, and its file is named so. */
  readonly page?: number | undefined
  readonly headings: readonly string[]
  readonly rows: readonly (readonly CsvValue[])[]
}

/** The page, where there are several. */
export function partOf({ page, pageCount }: { page: number; pageCount: number }): number | undefined {
  return pageCount > 1 ? page : undefined
}

interface AnalysisSectionProps {
  title: string
  note?: string | undefined
  /** One sentence, only where a threshold is passed. */
  finding?: ReactNode
  onRows?: (() => void) | undefined
  table?: SavedTable | undefined
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A figure: what it says in a sentence, its picture, and the ways to its rows and its table. */
export function AnalysisSection(props: AnalysisSectionProps) {
  const { title, note, finding, onRows, table, action, className = '', children } = props
  const id = useId()
  return (
    <section aria-labelledby={id} className={`analysis ${className}`}>
      <header className="section-header analysis-header">
        <h2 id={id}>{title}</h2>
        {note && <small>{note}</small>}
        <div className="analysis-actions">
          {action}
          {onRows && (
            <Button variant="bare" icon={<Rows3 aria-hidden="true" />} onClick={onRows}>
              Les lignes<span className="sr-only">&nbsp;: {title}</span>
            </Button>
          )}
          {table && <CsvButton about={title} table={table} />}
        </div>
      </header>
      {finding && <p className="analysis-finding">{finding}</p>}
      {children}
    </section>
  )
}

export function CsvButton({ about, table }: { about: string; table: SavedTable }) {
  const { name, page, headings, rows } = table
  return (
    <Button
      variant="bare"
      icon={<Download aria-hidden="true" />}
      disabledReason={rows.length === 0 ? 'Il n’y a rien à exporter.' : null}
      onClick={() => saveCsv(page ? `${name}-page-${page}` : name, headings, rows)}
    >
      {page ? 'CSV de cette page' : 'CSV'}
      <span className="sr-only">&nbsp;: {about}</span>
    </Button>
  )
}

interface FigureTableProps {
  summary: string
  caption: string
  table: SavedTable
}

/** The numbers behind a picture. */
export function FigureTable({ summary, caption, table: { headings, rows } }: FigureTableProps) {
  return (
    <details className="analysis-table">
      <summary>{summary}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard */}
      <div className="analysis-scroll" tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={String(first)}>
                <th scope="row">{first}</th>
                {others.map((value, index) => (
                  <td key={headings[index + 1]}>{value ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
