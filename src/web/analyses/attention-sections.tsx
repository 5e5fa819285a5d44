import { useQuery } from '@tanstack/react-query'
import type { Analyses } from '../../contract/analyses.ts'
import type { AnalysesSearch } from './analyses-search.ts'
import { ConcernSection } from './concern-section.tsx'
import { GroupsAttendance } from './groups-attendance.tsx'
import { MinutesSection } from './minutes-section.tsx'
import { analysedPlayersQuery } from './row-queries.ts'
import type { OpenRows } from './wanted-rows.ts'

interface AttentionSectionsProps {
  analyses: Analyses
  search: AnalysesSearch
  onRows: OpenRows
}

/** What to look at first: groups, minutes, players. A reading of players that fails says so below. */
export function AttentionSections({ analyses, search, onRows }: AttentionSectionsProps) {
  const { data } = useQuery(analysedPlayersQuery(search))
  return (
    <>
      <GroupsAttendance search={search} onRows={onRows} />
      <div className="analyses-pair">
        <MinutesSection analyses={analyses} onRows={onRows} />
        {data && data.players.length > 0 && <ConcernSection data={data} search={search} onRows={onRows} />}
      </div>
    </>
  )
}
