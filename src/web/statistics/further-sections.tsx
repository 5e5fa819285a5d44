import { ClockSection } from './clock-section.tsx'
import type { SectionsProps } from './comparison-sections.tsx'
import { MinutesSection } from './minutes-section.tsx'
import { RetentionSection } from './retention-section.tsx'
import { TechniquesSection } from './techniques-section.tsx'

/** What comes below the first figure. */
export function FurtherSections({ statistics, onCases }: Pick<SectionsProps, 'statistics' | 'onCases'>) {
  return (
    <>
      <div className="analyses-pair">
        <TechniquesSection statistics={statistics} onCases={onCases} />
        <ClockSection statistics={statistics} onCases={onCases} />
      </div>
      <MinutesSection statistics={statistics} onCases={onCases} />
      <RetentionSection statistics={statistics} onCases={onCases} />
    </>
  )
}
