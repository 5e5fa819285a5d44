import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import { heatStep } from '../../domain/analyses.ts'
import { dayAndMonth, monthName } from './analyses-words.ts'
import { type Place, useGridKeys } from './use-grid-keys.ts'

export interface HeatCell {
  /** Null where nothing is counted. */
  readonly rate: number | null
  /** What stands there then: nothing took place, or nobody called the roll. */
  readonly empty: 'none' | 'unrolled'
  /** After the row and the week: « 58 % : 7 présents, 5 absents ». */
  readonly words: string
  readonly onOpen: () => void
}

export interface HeatRow {
  readonly key: string
  readonly name: string
  /** Where it is more than its name. */
  readonly head?: ReactNode
  /** In the order of the weeks. */
  readonly cells: readonly HeatCell[]
  readonly total: HeatCell
}

/** In pixels, at least: a scroll position ends where there is no more. */
const widestColumn = 200

interface HeatTableProps {
  caption: string
  /** Their Mondays. */
  weeks: readonly string[]
  rows: readonly HeatRow[]
  /** The cell that the sentence above speaks of. */
  marked?: { readonly row: string; readonly week: string } | undefined
}

/** Attendance by week: five steps of table blue, the number inside. A narrow screen begins at the latest week. */
export function HeatTable({ caption, weeks, rows, marked }: HeatTableProps) {
  const region = useRef<HTMLDivElement>(null)
  const heatAt = ([row, column]: Place) =>
    column === weeks.length ? rows[row]?.total : rows[row]?.cells[column]
  const isThere = (place: Place) => isButton(heatAt(place))
  const firstRow = Math.max(
    0,
    rows.findIndex(({ total }) => isButton(total)),
  )
  const { grid, cell } = useGridKeys([firstRow, weeks.length], isThere)
  useLayoutEffect(() => {
    if (region.current) region.current.scrollLeft = weeks.length * widestColumn
  }, [weeks.length])
  return (
    <>
      <div ref={region} className="analysis-scroll">
        <table {...grid} className="heat" style={{ '--weeks': weeks.length } as CSSProperties}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Ligne</span>
              </th>
              {weeks.map((week, index) => (
                <th key={week} scope="col">
                  <span className="sr-only">Semaine du {dayAndMonth(week)}</span>
                  <span aria-hidden="true">
                    {isNewMonth(weeks, index) && <span className="heat-month">{monthName(week)}</span>}
                    {Number(week.slice(8))}
                  </span>
                </th>
              ))}
              <th scope="col">période</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.key}>
                <th scope="row">{row.head ?? row.name}</th>
                {weeks.map((week, index) => (
                  <td key={week}>
                    <HeatButton
                      {...cell([at, index])}
                      heat={row.cells[index]!}
                      label={`${row.name}, semaine du ${dayAndMonth(week)}`}
                      marked={row.key === marked?.row && week === marked.week}
                    />
                  </td>
                ))}
                <td className="heat-total">
                  <HeatButton
                    {...cell([at, weeks.length])}
                    heat={row.total}
                    label={`${row.name}, toute la période`}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <HeatLegend />
    </>
  )
}

/** Where nothing took place there is nothing to open. */
function isButton(heat: HeatCell | undefined): boolean {
  return heat !== undefined && (heat.rate !== null || heat.empty !== 'none')
}

function isNewMonth(weeks: readonly string[], index: number): boolean {
  return index === 0 || weeks[index]!.slice(0, 7) !== weeks[index - 1]!.slice(0, 7)
}

interface HeatButtonProps {
  heat: HeatCell
  label: string
  marked?: boolean
  tabIndex: number
  'data-place': string
}

function HeatButton({
  heat: { rate, empty, words, onOpen },
  label,
  marked = false,
  ...place
}: HeatButtonProps) {
  if (!isButton({ rate, empty, words, onOpen })) {
    return (
      <span className="heat-cell heat-none">
        <span className="sr-only">{words}</span>
      </span>
    )
  }
  const look = rate === null ? 'heat-unrolled' : `heat-${heatStep(rate)}`
  return (
    <button
      {...place}
      type="button"
      className={`heat-cell ${look} ${marked ? 'heat-marked' : ''}`}
      aria-label={`${label}\u00A0: ${words}`}
      onClick={onOpen}
    >
      {rate ?? '–'}
    </button>
  )
}

const steps = [
  ['heat-1', '< 60'],
  ['heat-2', '60–69'],
  ['heat-3', '70–79'],
  ['heat-4', '80–89'],
  ['heat-5', '90\u00A0% et plus'],
  ['heat-unrolled', '– appel non fait'],
  ['heat-none', 'pas de séance'],
] as const

function HeatLegend() {
  return (
    <ul className="heat-legend">
      {steps.map(([look, words]) => (
        <li key={look}>
          <i className={`heat-swatch ${look}`} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  )
}
