import { Download, Rows3 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { CsvValue } from '../../domain/csv.ts'
import type { ButtonStyle } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { saveCsv } from './csv.ts'

export interface SavedTable {
  /** Of the file, without its ending. */
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: TableRows
  /** Where `rows` are those of one page: all of them, for the file. */
  readonly readAll?: (() => Promise<TableRows>) | undefined
}

export type TableRows = readonly (readonly CsvValue[])[]

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
  return (
    <SaveButton table={table} variant="bare">
      CSV<span className="sr-only">&nbsp;: {about}</span>
    </SaveButton>
  )
}

interface SaveButtonProps extends ButtonStyle {
  table: SavedTable
  children: ReactNode
}

/** Saves the whole table, of which the screen may show one page. */
export function SaveButton({ table, children, ...style }: SaveButtonProps) {
  const { name, headings, rows, readAll } = table
  const [isReading, setIsReading] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  async function handleClick() {
    setIsReading(true)
    setHasFailed(false)
    try {
      saveCsv(name, headings, readAll ? await readAll() : rows)
    } catch {
      setHasFailed(true)
    }
    setIsReading(false)
  }
  return (
    <>
      {hasFailed && <span role="alert">Le fichier n’a pas pu être lu en entier. Réessayez.</span>}
      <Button
        {...style}
        icon={<Download aria-hidden="true" />}
        disabledReason={rows.length === 0 ? 'Il n’y a rien à exporter.' : null}
        pending={isReading}
        onClick={() => void handleClick()}
      >
        {children}
      </Button>
    </>
  )
}

interface FigureTableProps {
  summary: string
  caption: string
  table: SavedTable
  /** What opens the rows of a figure, counted from 0 without the first column; nothing where there are none. */
  openerOf: (row: number, column: number) => (() => void) | undefined
}

/** The numbers behind a picture. */
export function FigureTable({ summary, caption, table: { headings, rows }, openerOf }: FigureTableProps) {
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
            {rows.map(([first, ...others], row) => (
              <tr key={String(first)}>
                <th scope="row">{first}</th>
                {others.map((value, column) => (
                  <td key={headings[column + 1]}>
                    <Figure
                      value={value}
                      about={`${first}, ${headings[column + 1]}`}
                      onOpen={openerOf(row, column)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

interface FigureProps {
  value: CsvValue | undefined
  about: string
  onOpen: (() => void) | undefined
}

/** A number that leads to its rows; of nothing there are none. */
export function Figure({ value, about, onOpen }: FigureProps) {
  if (!value || !onOpen) return value ?? '–'
  return (
    <button type="button" className="figure" aria-label={`${about}\u00A0: ${value}`} onClick={onOpen}>
      {value}
    </button>
  )
}
