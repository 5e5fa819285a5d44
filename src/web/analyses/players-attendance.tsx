import type { AnalysedPlayers } from '../../contract/analysis-rows.ts'
import { tellingPoints } from '../../domain/analyses.ts'
import { weeksOf } from '../../domain/days.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { fullName } from '../../domain/member-name.ts'
import { counted } from '../ui/counted.ts'
import { countsInWords } from './analyses-words.ts'
import { AnalysisSection, partOf } from './analysis-section.tsx'
import { within } from './attendance-section.tsx'
import { type HeatCell, HeatTable } from './heat-table.tsx'
import type { OpenRows } from './wanted-rows.ts'

interface PlayersAttendanceProps {
  data: AnalysedPlayers
  onRows: OpenRows
}

/** The same heat as the club's, a row for each player. */
export function PlayersAttendance({ data, onRows }: PlayersAttendanceProps) {
  const { players, from, to, farBelow, mean } = data
  const weeks = weeksOf({ from, to })
  const cellOf = (
    player: AnalysedPlayers['players'][number],
    counts: { present: number; absent: number } | undefined,
    week: string | null,
  ): HeatCell => ({
    rate: counts ? attendanceRate(counts) : null,
    empty: 'none',
    words: counts
      ? `${attendanceRate(counts)}\u00A0%\u00A0: ${countsInWords({ ...counts, excused: 0 })}`
      : 'ni présence ni absence',
    onOpen: () =>
      onRows({
        of: 'presences',
        players: player.id,
        ...within(week, { from, to }),
      }),
  })
  return (
    <AnalysisSection
      title="Présence par joueur"
      note={counted(weeks.length, 'semaine')}
      table={{
        name: `presence-par-joueur-${from}-${to}`,
        page: partOf(data),
        headings: ['Joueur', 'Présences', 'Absences', 'Présence en\u00A0%'],
        rows: players.map((player) => [
          fullName(player),
          player.present,
          player.absent,
          attendanceRate(player),
        ]),
      }}
      finding={
        farBelow > 0 && (
          <>
            <b>{counted(farBelow, 'joueur')}</b> {farBelow > 1 ? 'sont' : 'est'} {tellingPoints} points ou
            plus sous la moyenne ({mean}&nbsp;%).
          </>
        )
      }
    >
      <HeatTable
        caption="Présence de chaque joueur par semaine, en pour cent"
        weeks={weeks}
        rows={players.map((player) => ({
          key: player.id,
          name: fullName(player),
          head: <bdi>{fullName(player)}</bdi>,
          cells: weeks.map((week) =>
            cellOf(
              player,
              player.weeks.find((each) => each.week === week),
              week,
            ),
          ),
          total: cellOf(player, player.present + player.absent > 0 ? player : undefined, null),
        }))}
      />
    </AnalysisSection>
  )
}
