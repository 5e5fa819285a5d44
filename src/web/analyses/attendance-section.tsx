import type { Analyses } from '../../contract/analyses.ts'
import {
  type AttendanceCounts,
  attendanceFinding,
  type AttendanceRow,
  attendanceTable,
} from '../../domain/analyses.ts'
import { addDays } from '../../domain/days.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { counted } from '../ui/counted.ts'
import { weekdayNames } from '../ui/weekday-names.ts'
import { AnalysisSection } from './analysis-section.tsx'
import { attendanceInWords, countsInWords, dayAndMonth } from './analyses-words.ts'
import { type HeatCell, HeatTable } from './heat-table.tsx'
import type { OpenRows } from './wanted-rows.ts'

interface AttendanceSectionProps {
  analyses: Analyses
  onRows: OpenRows
}

export function AttendanceSection({ analyses, onRows }: AttendanceSectionProps) {
  const { days, from, to } = analyses
  const table = attendanceTable(days, { from, to })
  const finding = attendanceFinding(table)
  const nameOf = ({ weekday }: AttendanceRow) =>
    weekday === null ? 'Tous les jours' : weekdayNames[weekday]!
  const cellOf = (row: AttendanceRow, counts: AttendanceCounts, week: string | null): HeatCell => ({
    rate: attendanceRate(counts),
    empty: counts.sessions === 0 ? 'none' : 'unrolled',
    words: attendanceInWords(counts),
    onOpen: () =>
      onRows({
        of: 'presences',
        ...within(week, { from, to }),
        ...(row.weekday !== null && { weekday: row.weekday }),
      }),
  })
  return (
    <AnalysisSection
      title="Présence"
      note={counted(table.weeks.length, 'semaine')}
      onRows={() => onRows({ of: 'presences', from, to })}
      table={{
        name: `presence-${from}-${to}`,
        headings: ['Date', 'Séances', 'Avec appel', 'Présents', 'Absents', 'Excusés', 'Présence en\u00A0%'],
        rows: days.map((day) => [
          day.date,
          day.sessions,
          day.rolled,
          day.present,
          day.absent,
          day.excused,
          attendanceRate(day),
        ]),
      }}
      finding={
        finding && (
          <>
            <b>
              La présence est tombée à {finding.rate}&nbsp;% la semaine du {dayAndMonth(finding.week)}
            </b>
            , contre {finding.mean}&nbsp;% sur toute la période&nbsp;: {countsInWords(finding)}.
          </>
        )
      }
    >
      <HeatTable
        caption="Présence par semaine et par jour de la semaine, en pour cent"
        weeks={table.weeks}
        marked={finding?.week}
        rows={table.rows.map((row) => ({
          key: String(row.weekday),
          name: nameOf(row),
          cells: row.weeks.map((counts, index) => cellOf(row, counts, table.weeks[index]!)),
          total: cellOf(row, row.total, null),
        }))}
      />
    </AnalysisSection>
  )
}

/** A week, as far as it is within the period. */
export function within(
  week: string | null,
  range: { from: string; to: string },
): { from: string; to: string } {
  if (!week) return range
  const end = addDays(week, 6)
  return { from: week > range.from ? week : range.from, to: end < range.to ? end : range.to }
}
