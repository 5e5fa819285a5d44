import type { Statistics } from '../../contract/statistics.ts'
import { enoughCases, fewestCases } from '../../domain/case-count.ts'
import { AnalysisSection } from '../analyses/analysis-section.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { OpenCases } from './wanted-cases.ts'
import { LaneTable } from './lane-table.tsx'
import { Method } from './method.tsx'
import { pauseNames, percent } from './statistics-words.ts'

interface RetentionSectionProps {
  statistics: Statistics
  onCases: OpenCases
}

const ticks = [0, 25, 50, 75, 100].map((at) => ({
  at,
  text: `${at}${at === 100 ? '\u00A0%' : ''}`,
  isMinor: at % 100 > 0,
}))

/** What is still mastered after a pause. */
export function RetentionSection({ statistics: { retention, from, to }, onCases }: RetentionSectionProps) {
  const cases = retention.reduce((sum, row) => sum + row.cases, 0)
  const most = Math.max(...retention.map((row) => row.cases))
  const longest = retention.findLast(({ retained }) => retained)
  return (
    <AnalysisSection
      title="Ce qui reste après une pause"
      note={`${cases}\u00A0cas`}
      onRows={cases > 0 ? () => onCases({ kind: 'pauses', span: null }) : undefined}
      table={{
        name: `apres-une-pause-${from}-${to}`,
        headings: ['Pause', 'Cas', 'Encore maîtrisées', 'Part en\u00A0%', 'De (%)', 'À (%)'],
        rows: retention.map((row) => [
          pauseNames[row.span],
          row.cases,
          row.retained?.kept ?? null,
          row.retained ? percent(row.retained.kept / row.cases) : null,
          row.retained ? percent(row.retained.low) : null,
          row.retained ? percent(row.retained.high) : null,
        ]),
      }}
      finding={
        longest?.retained && (
          <>
            <b>
              Pause de {pauseNames[longest.span]}&nbsp;: {percent(longest.retained.kept / longest.cases)}
              &nbsp;% des techniques étaient encore maîtrisées
            </b>{' '}
            ({longest.retained.kept} sur {longest.cases}).
          </>
        )
      }
    >
      {longest ? (
        <LaneTable
          caption="Part des techniques encore maîtrisées, par durée de la pause"
          headings={['Pause', 'Part', 'Intervalle à 95\u00A0%']}
          max={100}
          ticks={ticks}
          rows={retention.map((row) => {
            const share = row.retained && percent(row.retained.kept / row.cases)
            return {
              key: row.span,
              name: pauseNames[row.span],
              cases: row.cases,
              mark: row.retained && {
                low: 100 * row.retained.low,
                middle: share!,
                high: 100 * row.retained.high,
              },
              figure: `${share}\u00A0%`,
              range: row.retained
                ? `entre ${percent(row.retained.low)} et ${percent(row.retained.high)}\u00A0%`
                : '',
              onOpen: () => onCases({ kind: 'pauses', span: row.span }),
            }
          })}
        />
      ) : (
        <EmptyState title={`Encore ${fewestCases - most}\u00A0cas avant un chiffre`} compact>
          Un cas est une technique maîtrisée qui a été évaluée une nouvelle fois, un autre jour.
        </EmptyState>
      )}
      <Method not="que la pause fait oublier. On réévalue plus volontiers ce qui inquiète, et ce qui n’a pas été réévalué n’est pas compté.">
        Un cas est une technique maîtrisée, puis évaluée une nouvelle fois pendant la période. La pause est le
        temps sans travailler cette technique, jusqu’à la veille de la nouvelle évaluation. La barre est
        l’intervalle de Wilson à 95&nbsp;%&nbsp;: moins il y a de cas, plus elle est large. Le point est creux
        à moins de {enoughCases}&nbsp;cas, et sous {fewestCases} il n’y a pas de chiffre.
      </Method>
    </AnalysisSection>
  )
}
