import type { Analyses } from '../../contract/analyses.ts'
import type { AnalysesSearch } from './analyses-search.ts'
import { FeedbackSection } from './feedback-section.tsx'
import { MinutesSection } from './minutes-section.tsx'
import { RequestsSection } from './requests-section.tsx'
import type { OpenRows } from './rows-dialog.tsx'

interface ProgrammeSectionsProps {
  analyses: Analyses
  search: AnalysesSearch
  timeZone: string
  onRows: OpenRows
}

/** What was trained, what players asked for, and what they said of it. */
export function ProgrammeSections({ analyses, search, timeZone, onRows }: ProgrammeSectionsProps) {
  return (
    <>
      <div className="analyses-pair">
        <MinutesSection analyses={analyses} onRows={onRows} />
        <RequestsSection analyses={analyses} onRows={onRows} />
      </div>
      <FeedbackSection analyses={analyses} search={search} timeZone={timeZone} onRows={onRows} />
    </>
  )
}
