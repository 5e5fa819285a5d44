import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AnalysedPlayers } from '../../contract/analysis-rows.ts'
import { enoughSessions, tellingPoints } from '../../domain/analyses.ts'
import { type PlayerFinding, unevaluatedDays } from '../../domain/analyses-players.ts'
import type { DateRange } from '../../domain/days.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { fullName } from '../../domain/member-name.ts'
import { queryClient } from '../app/query-client.ts'
import { longDay } from '../clubs/club-time.ts'
import { counted } from '../ui/counted.ts'
import { analysedPlayersQuery } from './row-queries.ts'
import type { RowsProps } from './rows-page.tsx'
import { type Column, RowsTable } from './rows-table.tsx'

interface PlayerRowsProps extends RowsProps {
  /** Whom it is about; all players where it is missing. */
  finding: PlayerFinding | undefined
}

export function PlayerRows({ wanted, finding, page, onPage }: PlayerRowsProps) {
  const queryOf = (each: number) => analysedPlayersQuery({ ...wanted, page: each }, finding)
  const query = useQuery({ ...queryOf(page), select: withRows })
  return (
    <RowsTable
      query={query}
      readPage={async (each) => withRows(await queryClient.fetchQuery({ ...queryOf(each), gcTime: 0 }))}
      name={`joueurs-${wanted.from}-${wanted.to}`}
      caption="Joueurs"
      keyOf={({ id }) => id}
      onPage={onPage}
      method={(data) => methodOf(data, finding)}
      columns={query.data ? columnsOf(query.data) : []}
    />
  )
}

/** As the other answers call them. */
function withRows(data: AnalysedPlayers) {
  return { ...data, rows: data.players }
}

function columnsOf({ today, from, to }: AnalysedPlayers): Column<AnalysedPlayers['players'][number]>[] {
  return [
    {
      heading: 'Joueur',
      value: fullName,
      show: (player) => (
        <Link to="/coach/players" search={{ player: player.id }}>
          <bdi>{fullName(player)}</bdi>
        </Link>
      ),
    },
    { heading: 'Présences', value: ({ present }) => present },
    { heading: 'Absences', value: ({ absent }) => absent },
    {
      heading: 'Présence en\u00A0%',
      value: attendanceRate,
      show: (player) => <RateLink player={player} range={{ from, to }} />,
    },
    {
      heading: 'Vu le',
      value: ({ lastSeen }) => lastSeen,
      show: ({ lastSeen }) => (lastSeen ? longDay(lastSeen, today) : 'pas vu depuis un an'),
    },
    {
      heading: 'Évalué le',
      value: ({ lastEvaluated }) => lastEvaluated,
      show: ({ id, lastEvaluated }) => (
        <Link to="/coach/evaluation" search={{ player: id }}>
          {lastEvaluated ? longDay(lastEvaluated, today) : 'jamais évalué'}
        </Link>
      ),
    },
  ]
}

interface RateLinkProps {
  player: AnalysedPlayers['players'][number]
  range: DateRange
}

function RateLink({ player, range }: RateLinkProps) {
  const rate = attendanceRate(player)
  if (rate === null) return '–'
  return (
    <Link
      to="/coach/analyses/lignes"
      search={{ of: 'presences', players: player.id, from: range.from, to: range.to }}
    >
      {rate}
    </Link>
  )
}

function methodOf({ total, mean }: AnalysedPlayers, finding: PlayerFinding | undefined) {
  const players = <b>{counted(total, 'joueur')}.</b>
  if (finding === 'unevaluated') {
    return (
      <>
        {players} Sans évaluation depuis {unevaluatedDays} jours ou plus&nbsp;: ceux qui n’en ont pas comptent
        depuis leur arrivée.
      </>
    )
  }
  if (finding === 'farBelow') {
    return (
      <>
        {players} Avec {enoughSessions} appels au moins, leur présence est {tellingPoints} points ou plus sous
        la moyenne ({mean}&nbsp;%).
      </>
    )
  }
  return <>{players} En premier, qui n’est pas venu, ou n’a pas été évalué, depuis le plus longtemps.</>
}
