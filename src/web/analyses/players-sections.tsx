import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Reading } from '../app/reading.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import type { AnalysesSearch } from './analyses-search.ts'
import { MasterySection } from './mastery-section.tsx'
import { PlayersAttendance } from './players-attendance.tsx'
import { analysedPlayersQuery } from './row-queries.ts'
import type { OpenRows } from './wanted-rows.ts'

interface PlayersSectionsProps {
  search: AnalysesSearch
  onRows: OpenRows
}

/** Two pictures of one page of players: who masters what, who came. */
export function PlayersSections({ search, onRows }: PlayersSectionsProps) {
  const navigate = useNavigate({ from: '/coach/analyses' })
  const query = useQuery(analysedPlayersQuery(search))
  const { data } = query
  return (
    <>
      <Reading query={query} otherwise="Erreur lors du chargement des joueurs" part>
        <Skeleton label="Chargement des joueurs" rows={4} />
      </Reading>
      {data?.players.length === 0 && <EmptyState title="Aucun joueur" compact />}
      {data && data.players.length > 0 && (
        <div className="analyses-players" aria-busy={query.isPlaceholderData}>
          <MasterySection data={data} search={search} />
          <PlayersAttendance data={data} search={search} onRows={onRows} />
          <Pagination
            label="Pages de joueurs"
            page={data.page}
            pageCount={data.pageCount}
            onPage={(page) =>
              void navigate({ search: (before) => ({ ...before, page }), resetScroll: false })
            }
          />
        </div>
      )}
    </>
  )
}
