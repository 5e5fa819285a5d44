import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CsvValue } from '../../domain/csv.ts'
import { Reading } from '../app/reading.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { CsvButton } from './analysis-section.tsx'
import { allPages } from './read-pages.ts'

interface Page {
  readonly rows: readonly unknown[]
  readonly total: number
  readonly page: number
  readonly pageCount: number
}

export interface Column<Row> {
  readonly heading: string
  readonly value: (row: Row) => CsvValue
  /** Where it is more than its value. */
  readonly show?: (row: Row) => ReactNode
}

type RowOf<Data extends Page> = Data['rows'][number]

interface RowsTableProps<Data extends Page> {
  query: UseQueryResult<Data>
  /** Another page, for the file that has all of them. */
  readPage: (page: number) => Promise<Data>
  /** Of the file, without its ending. */
  name: string
  caption: string
  keyOf: (row: RowOf<Data>) => string
  columns: readonly Column<RowOf<Data>>[]
  onPage: (page: number) => void
  /** How the figure is counted from these rows. */
  method: (data: Data) => ReactNode
}

/** The rows behind a figure, a page at a time, and how it is counted. */
export function RowsTable<Data extends Page>(props: RowsTableProps<Data>) {
  const { query, readPage, name, caption, keyOf, columns, onPage, method } = props
  const { data } = query
  const cellsOf = ({ rows }: Data) => rows.map((row: RowOf<Data>) => columns.map(({ value }) => value(row)))
  return (
    <>
      <Reading query={query} otherwise="Erreur lors du chargement des lignes" part>
        <Skeleton label="Chargement des lignes" rows={5} />
      </Reading>
      {data?.total === 0 && <EmptyState title="Aucune ligne" compact />}
      {data && data.total > 0 && (
        <>
          <div className="rows-method">
            <p>{method(data)}</p>
            <CsvButton
              about={caption}
              table={{
                name,
                headings: columns.map(({ heading }) => heading),
                rows: cellsOf(data),
                readAll: async () => (await allPages(data, readPage)()).flatMap(cellsOf),
              }}
            />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard */}
          <div className="analysis-scroll" tabIndex={0} role="region" aria-label={caption}>
            <table className="rows-table">
              <caption className="sr-only">{caption}</caption>
              <thead>
                <tr>
                  {columns.map(({ heading }) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.rows.map((row: RowOf<Data>) => (
                  <tr key={keyOf(row)}>
                    {columns.map(({ heading, value, show }) => (
                      <td key={heading}>{show ? show(row) : <bdi>{value(row) ?? '–'}</bdi>}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pagination label="Pages de lignes" page={data.page} pageCount={data.pageCount} onPage={onPage} />
        </>
      )}
    </>
  )
}

export function SessionLink({ id, title }: { id: string; title: string }) {
  return (
    <Link to="/coach/sessions" search={{ session: id }}>
      <bdi>{title}</bdi>
    </Link>
  )
}
