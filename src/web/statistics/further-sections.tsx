import type { Statistics } from '../../contract/statistics.ts'
import type { AnalysesSearch } from '../analyses/analyses-search.ts'
import type { OpenCases } from './wanted-cases.ts'
import { ClockSection } from './clock-section.tsx'
import { MinutesSection } from './minutes-section.tsx'
import { PlayersSection } from './players-section.tsx'
import { PointsSection } from './points-section.tsx'
import { RetentionSection } from './retention-section.tsx'
import { SeasonsSection } from './seasons-section.tsx'
import { TechniquesSection } from './techniques-section.tsx'

interface FurtherSectionsProps {
  statistics: Statistics
  search: AnalysesSearch
  onCases: OpenCases
}

/** What comes below the first figure. */
export function FurtherSections({ statistics, search, onCases }: FurtherSectionsProps) {
  return (
    <>
      <div className="analyses-pair">
        <TechniquesSection statistics={statistics} onCases={onCases} />
        <ClockSection statistics={statistics} onCases={onCases} />
      </div>
      <MinutesSection statistics={statistics} onCases={onCases} />
      <RetentionSection statistics={statistics} onCases={onCases} />
      <SeasonsSection statistics={statistics} players={search.players} />
      <PlayersSection search={search} />
      <PointsSection search={search} />
    </>
  )
}
