import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { PlayerRows } from '../../contract/statistics.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { caseWeight, enoughCases, fewestCases } from '../../domain/case-count.ts'
import { AnalysisSection, Figure, type TableRows } from '../analyses/analysis-section.tsx'
import type { AnalysesSearch } from '../analyses/analyses-search.ts'
import type { OpenRows } from '../analyses/wanted-rows.ts'
import { allPages } from '../analyses/read-pages.ts'
import { queryClient } from '../app/query-client.ts'
import { Reading } from '../app/reading.tsx'
import { counted } from '../ui/counted.ts'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { Method } from './method.tsx'
import { PlayerLink } from './player-link.tsx'
import { presenceAndProgressQuery } from './queries.ts'
import type { OpenCases } from './wanted-cases.ts'

interface PlayersSectionProps {
  search: AnalysesSearch
  onRows: OpenRows
  onCases: OpenCases
}

/** How often each player came, beside what they gained. */
export function PlayersSection({ search, onRows, onCases }: PlayersSectionProps) {
  const navigate = useNavigate({ from: '/coach/statistiques' })
  const query = useQuery(presenceAndProgressQuery(search))
  const { data } = query
  if (!data) {
    return (
      <Reading query={query} otherwise="Erreur lors du chargement des joueurs" part>
        <Skeleton label="Chargement des joueurs" rows={4} />
      </Reading>
    )
  }
  const readPage = (page: number) =>
    queryClient.fetchQuery({ ...presenceAndProgressQuery({ ...search, page }), gcTime: 0 })
  return (
    <AnalysisSection
      title="Présence et progrès"
      note={counted(data.total, 'joueur')}
      table={{
        name: `presence-et-progres-${data.from}-${data.to}`,
        headings: ['Joueur', 'Présences', 'Absences', 'Présence en\u00A0%', 'Techniques gagnées'],
        rows: cellsOf(data),
        readAll: async () => (await allPages(data, readPage)()).flatMap(cellsOf),
      }}
    >
      {data.rows.length === 0 ? (
        <EmptyState title="Aucun joueur" compact />
      ) : (
        <table className="beside" aria-busy={query.isPlaceholderData}>
          <caption className="sr-only">
            La présence de chaque joueur, à côté de ses techniques gagnées
          </caption>
          <thead>
            <tr>
              <th scope="col">Joueur</th>
              <th scope="col">Présence</th>
              <th scope="col">Techniques gagnées</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <tr key={row.playerId}>
                <th scope="row">
                  <PlayerLink id={row.playerId} name={row.playerName} />
                </th>
                <td>
                  <PresenceBar
                    row={row}
                    onOpen={() =>
                      onRows({ of: 'presences', players: row.playerId, from: data.from, to: data.to })
                    }
                  />
                </td>
                <td>
                  <GainedBar
                    row={row}
                    most={data.mostGained}
                    onOpen={() => onCases({ kind: 'masteries', player: row.playerId })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Pagination
        label="Pages de joueurs"
        page={data.page}
        pageCount={data.pageCount}
        onPage={(page) => void navigate({ search: (before) => ({ ...before, page }), resetScroll: false })}
      />
      <Method not="que venir fait progresser. Les deux peuvent avoir une même raison, comme l’envie ou l’âge, et qui maîtrise déjà beaucoup a moins à gagner.">
        Pendant la période, les présents parmi les présents et les absents, comme au tableau de bord, et les
        techniques passées de «&nbsp;En progression&nbsp;» à «&nbsp;Maîtrisé&nbsp;». La barre est creuse à
        moins de {enoughCases} appels, et sous {fewestCases} il n’y a pas de chiffre.
      </Method>
    </AnalysisSection>
  )
}

type Row = PlayerRows['rows'][number]

function cellsOf({ rows }: PlayerRows): TableRows {
  return rows.map((row) => [
    row.playerName,
    row.present,
    row.absent,
    isTold(row) ? attendanceRate(row) : null,
    row.gained,
  ])
}

function isTold({ present, absent }: Row): boolean {
  return caseWeight(present + absent) !== 'too-few'
}

interface BarProps {
  row: Row
  onOpen: () => void
}

function PresenceBar({ row, onOpen }: BarProps) {
  const calls = row.present + row.absent
  if (!isTold(row))
    return (
      <span className="lane-few">
        trop peu d’appels (
        <Figure value={calls} about={`${row.playerName}, appels`} onOpen={onOpen} />)
      </span>
    )
  const rate = attendanceRate(row)!
  return (
    <span className="beside-value">
      <b>
        <Figure value={`${rate}\u00A0%`} about={`${row.playerName}, présence`} onOpen={onOpen} />
      </b>
      <span className="sr-only">sur {calls} appels</span>
      <span className={`beside-bar ${caseWeight(calls) === 'few' ? 'beside-hollow' : ''}`} aria-hidden="true">
        <i style={{ width: `${rate}%` }} />
      </span>
    </span>
  )
}

function GainedBar({ row: { playerName, gained }, most, onOpen }: BarProps & { most: number }) {
  return (
    <span className="beside-value">
      <b>
        <Figure value={gained} about={`${playerName}, techniques gagnées`} onOpen={onOpen} />
      </b>
      <span className="beside-bar" aria-hidden="true">
        <i style={{ width: `${(100 * gained) / Math.max(1, most)}%` }} />
      </span>
    </span>
  )
}
