import { useQuery } from '@tanstack/react-query'
import { weeksOf } from '../../domain/days.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { inWeekOrder } from '../../domain/group.ts'
import { groupsQuery } from '../groups/queries.ts'
import { counted } from '../ui/counted.ts'
import type { AnalysesSearch } from './analyses-search.ts'
import { countsInWords } from './analyses-words.ts'
import { AnalysisSection } from './analysis-section.tsx'
import { within } from './attendance-section.tsx'
import { type HeatCell, HeatTable } from './heat-table.tsx'
import { groupWeeksQuery } from './row-queries.ts'
import type { OpenRows } from './wanted-rows.ts'

interface GroupsAttendanceProps {
  search: AnalysesSearch
  onRows: OpenRows
}

interface Counts {
  readonly present: number
  readonly absent: number
  readonly excused: number
}

/** The same heat as the club's, a row for each group; nothing in a club without, or where some players are chosen. */
export function GroupsAttendance({ search, onRows }: GroupsAttendanceProps) {
  const groups = inWeekOrder(useQuery(groupsQuery).data ?? []).filter(({ playerIds }) => playerIds.length > 0)
  const isShown = groups.length > 0 && search.players === undefined
  const { data } = useQuery({ ...groupWeeksQuery(search), enabled: isShown })
  if (!data || !isShown) return null
  const { from, to } = data
  const weeks = weeksOf({ from, to })
  const byGroup = Map.groupBy(data.weeks, ({ groupId }) => groupId)
  const countsOf = (id: string) => byGroup.get(id) ?? []
  const cellOf = (
    group: (typeof groups)[number],
    counts: Counts | undefined,
    week: string | null,
  ): HeatCell => {
    const rate = counts ? attendanceRate(counts) : null
    return {
      rate,
      empty: counts ? 'unrolled' : 'none',
      words:
        rate !== null
          ? `${rate}\u00A0%\u00A0: ${countsInWords(counts!)}`
          : counts
            ? 'appel non fait'
            : 'pas de séance',
      onOpen: () =>
        onRows({
          of: 'presences',
          players: group.playerIds.toSorted().join(','),
          ...within(week, { from, to }),
        }),
    }
  }
  return (
    <AnalysisSection
      title="Présence par groupe"
      note={counted(groups.length, 'groupe')}
      table={{
        name: `presence-par-groupe-${from}-${to}`,
        headings: ['Groupe', 'Semaine du', 'Présents', 'Absents', 'Excusés', 'Présence en\u00A0%'],
        rows: groups.flatMap(({ id, name }) =>
          countsOf(id).map((each) => [
            name,
            each.week,
            each.present,
            each.absent,
            each.excused,
            attendanceRate(each),
          ]),
        ),
      }}
    >
      <HeatTable
        caption="Présence de chaque groupe par semaine, en pour cent"
        weeks={weeks}
        rows={groups.map((group) => ({
          key: group.id,
          name: group.name,
          head: <bdi>{group.name}</bdi>,
          cells: weeks.map((week) =>
            cellOf(
              group,
              countsOf(group.id).find((each) => each.week === week),
              week,
            ),
          ),
          total: cellOf(group, sumOf(countsOf(group.id)), null),
        }))}
      />
      <p className="analysis-method">
        À toutes les séances, de qui est dans le groupe aujourd’hui. Un joueur de deux groupes compte dans les
        deux.
      </p>
    </AnalysisSection>
  )
}

function sumOf(weeks: readonly Counts[]): Counts | undefined {
  if (weeks.length === 0) return undefined
  return weeks.reduce((sum, { present, absent, excused }) => ({
    present: sum.present + present,
    absent: sum.absent + absent,
    excused: sum.excused + excused,
  }))
}
