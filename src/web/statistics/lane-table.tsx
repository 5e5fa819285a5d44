import type { ReactNode } from 'react'
import { caseWeight } from '../../domain/case-count.ts'

export interface LaneRow {
  readonly key: string
  readonly name: string
  readonly glyph?: ReactNode
  readonly cases: number
  /** On the scale; null for too few cases. */
  readonly mark: { readonly low: number; readonly middle: number; readonly high: number } | null
  /** Whether its point is hollow; otherwise the number of cases says so. */
  readonly isThin?: boolean
  /** « 60 min », « 75 % » */
  readonly figure: string
  /** « de 35 à 60 min » */
  readonly range: string
  readonly onOpen: () => void
}

interface LaneTableProps {
  caption: string
  headings: readonly [name: string, figure: string, range: string]
  /** What the lane begins and ends with, and the marks of its scale; a phone leaves out the minor ones. */
  min?: number
  max: number
  ticks: readonly { readonly at: number; readonly text: string; readonly isMinor: boolean }[]
  rows: readonly LaneRow[]
}

/** A point with its range for each row; the point is hollow for few cases. The numbers stand beside it, and lead to their cases. */
export function LaneTable(props: LaneTableProps) {
  const {
    caption,
    headings: [name, figure, range],
    min = 0,
    max,
    ticks,
    rows,
  } = props
  const share = (value: number) => `${(100 * (Math.min(value, max) - min)) / (max - min)}%`
  return (
    <table className="lanes">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">
            <span className="sr-only">{range}</span>
            <span className="lane-scale" aria-hidden="true">
              {ticks.map(({ at, text, isMinor }) => (
                <span key={at} className={isMinor ? 'lane-minor' : undefined} style={{ left: share(at) }}>
                  {text}
                </span>
              ))}
            </span>
          </th>
          <th scope="col">{figure}</th>
          <th scope="col">Cas</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cases, mark, isThin = caseWeight(cases) === 'few', onOpen, ...row }) => (
          <tr key={key}>
            <th scope="row">
              {row.glyph}
              {row.name}
            </th>
            <td>
              {mark ? (
                <>
                  <span className="sr-only">{row.range}</span>
                  <span className="lane" aria-hidden="true">
                    {min < 0 && <em style={{ left: share(0) }} />}
                    <s style={{ left: share(mark.low), right: `calc(100% - ${share(mark.high)})` }} />
                    <i
                      className={isThin ? 'lane-hollow' : 'lane-full'}
                      style={{ left: share(mark.middle) }}
                    />
                  </span>
                </>
              ) : (
                <span className="lane-few">trop peu de cas</span>
              )}
            </td>
            <td className="lane-figure">{mark ? row.figure : '–'}</td>
            <td>
              {cases === 0 ? (
                <span className="lane-none">0&nbsp;cas</span>
              ) : (
                <button type="button" className="lane-cases" onClick={onOpen}>
                  {cases}&nbsp;cas<span className="sr-only">&nbsp;: {row.name}</span>
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
