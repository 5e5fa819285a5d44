import type { AnalysesSearch } from '../analyses/analyses-search.ts'
import { PlayersSection } from './players-section.tsx'
import { PointsSection } from './points-section.tsx'

/** What is read apart, below the first figures. */
export function OtherSections({ search }: { search: AnalysesSearch }) {
  return (
    <>
      <PlayersSection search={search} />
      <PointsSection search={search} />
    </>
  )
}
