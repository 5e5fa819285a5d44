import type { Analyses } from '../../contract/analyses.ts'
import type { AnalysesSearch } from './analyses-search.ts'
import { FeedbackSection } from './feedback-section.tsx'
import { RequestsSection } from './requests-section.tsx'
import type { OpenRows } from './wanted-rows.ts'

interface ProgrammeSectionsProps {
  analyses: Analyses
  search: AnalysesSearch
  timeZone: string
  onRows: OpenRows
}

/** What players asked for, and what they said. */
export function ProgrammeSections({ analyses, search, timeZone, onRows }: ProgrammeSectionsProps) {
  return (
    <>
      <RequestsSection analyses={analyses} onRows={onRows} />
      <FeedbackSection analyses={analyses} search={search} timeZone={timeZone} onRows={onRows} />
    </>
  )
}
