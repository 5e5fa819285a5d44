import type { Statistics } from '../../contract/statistics.ts'
import type { AnalysesSearch } from '../analyses/analyses-search.ts'
import type { OpenRows } from '../analyses/wanted-rows.ts'
import { PlayersSection } from './players-section.tsx'
import { PointsSection } from './points-section.tsx'
import { SeasonsSection } from './seasons-section.tsx'
import type { OpenCases } from './wanted-cases.ts'

export interface SectionsProps {
  statistics: Statistics
  search: AnalysesSearch
  onRows: OpenRows
  onCases: OpenCases
}

/** Seasons, players and months beside each other. */
export function ComparisonSections({ statistics, search, onRows, onCases }: SectionsProps) {
  return (
    <>
      <SeasonsSection statistics={statistics} players={search.players} onRows={onRows} onCases={onCases} />
      <PlayersSection search={search} onRows={onRows} onCases={onCases} />
      <PointsSection search={search} onCases={onCases} />
    </>
  )
}
