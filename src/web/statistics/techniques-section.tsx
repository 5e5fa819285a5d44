import type { Statistics } from '../../contract/statistics.ts'
import { enoughCases, fewestCases } from '../../domain/case-count.ts'
import { comparedMinutes, fewestOfSide } from '../../domain/statistics-crossings.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import { AnalysisSection } from '../analyses/analysis-section.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { OpenCases } from './wanted-cases.ts'
import { LaneTable } from './lane-table.tsx'
import { Method } from './method.tsx'
import { pointsScaleOf, signed, techniqueName } from './statistics-words.ts'

interface TechniquesSectionProps {
  statistics: Statistics
  onCases: OpenCases
}

/** Of each technique by how much the part that rose differs with an hour of training. */
export function TechniquesSection({
  statistics: {
    crossings: { techniques },
    from,
    to,
  },
  onCases,
}: TechniquesSectionProps) {
  const told = techniques.flatMap(({ difference }) => difference ?? [])
  const { min, max, ticks } = pointsScaleOf(told.flatMap(({ low, high }) => [low, high]))
  return (
    <AnalysisSection
      title="Par technique"
      note={`écart en points, ${comparedMinutes}\u00A0min et plus contre moins`}
      table={{
        name: `ecart-par-technique-${from}-${to}`,
        headings: ['Technique', 'Cas', 'Écart en points', 'De', 'À'],
        rows: techniques.map(({ techniqueId, cases, difference }) => [
          techniqueName(techniqueId),
          cases,
          difference?.points ?? null,
          difference?.low ?? null,
          difference?.high ?? null,
        ]),
      }}
    >
      {techniques.length > 0 ? (
        <LaneTable
          caption="Écart en points, par technique"
          headings={['Technique', 'Écart', 'Intervalle à 95\u00A0%']}
          min={min}
          max={max}
          ticks={ticks}
          rows={techniques.map(({ techniqueId, cases, difference }) => ({
            key: techniqueId,
            name: techniqueName(techniqueId),
            glyph: <CategoryGlyph category={catalogueTechnique(techniqueId)!.category} />,
            cases,
            mark: difference && { low: difference.low, middle: difference.points, high: difference.high },
            isThin: difference?.isThin ?? false,
            figure: difference ? signed(difference.points) : '',
            range: difference ? `entre ${signed(difference.low)} et ${signed(difference.high)} points` : '',
            onOpen: () => onCases({ kind: 'crossings', technique: techniqueId, span: null }),
          }))}
        />
      ) : (
        <EmptyState title="Aucun cas sur cette période" compact />
      )}
      <Method
        not={`qu’une technique se travaille mieux qu’une autre.${
          told.length > 1
            ? ` Parmi ${told.length}\u00A0écarts, l’un ou l’autre peut être grand par hasard.`
            : ''
        }`}
      >
        Le point est la part des cas qui ont franchi une marche avec {comparedMinutes}&nbsp;minutes et plus,
        moins la part avec moins de minutes. La barre est son intervalle à 95&nbsp;% (Newcombe)&nbsp;: si elle
        passe par zéro, les cas ne disent pas de quel côté il est. Il faut {fewestCases}&nbsp;cas, dont{' '}
        {fewestOfSide} de chaque côté. Le point est creux à moins de {enoughCases}&nbsp;cas, ou de{' '}
        {fewestCases} d’un côté.
      </Method>
    </AnalysisSection>
  )
}
