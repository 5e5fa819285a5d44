import type { Analyses } from '../../contract/analyses.ts'
import { answerSpans, countAnswers, medianAnswerDays } from '../../domain/analyses-requests.ts'
import { counted } from '../ui/counted.ts'
import { EmptyState } from '../ui/states.tsx'
import { answerSpanNames, daysInWords } from './analyses-words.ts'
import { AnalysisSection } from './analysis-section.tsx'
import type { OpenRows } from './wanted-rows.ts'

interface RequestsSectionProps {
  analyses: Analyses
  onRows: OpenRows
}

/** How soon players hear what becomes of what they asked for. */
export function RequestsSection({ analyses: { answers, from, to }, onRows }: RequestsSectionProps) {
  const counts = countAnswers(answers)
  const total = answers.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(...Object.values(counts), 1)
  const median = medianAnswerDays(answers)
  return (
    <AnalysisSection
      title="Demandes"
      note={counted(total, 'demande')}
      onRows={() => onRows({ of: 'requests', from, to })}
      table={{
        name: `demandes-${from}-${to}`,
        headings: ['Délai', 'Demandes'],
        rows: answerSpans.map((span) => [answerSpanNames[span], counts[span]]),
      }}
    >
      {total === 0 ? (
        <EmptyState title="Aucune demande sur cette période" compact />
      ) : (
        <>
          {median !== null && (
            <p className="requests-median">
              <span className="numeral">{daysInWords(median)}</span>
              <span>
                La moitié des demandes qui ont une réponse l’ont eue dans ce délai.
                {counts.waiting > 0 &&
                  ` ${counted(counts.waiting, 'demande')} ${counts.waiting > 1 ? 'attendent' : 'attend'} encore.`}
              </span>
            </p>
          )}
          <ul className="requests-bars">
            {answerSpans.map((span) => (
              <li key={span}>
                <button type="button" onClick={() => onRows({ of: `requests.${span}`, from, to })}>
                  <span>{answerSpanNames[span]}</span>
                  <span className="requests-bar" aria-hidden="true">
                    <i style={{ width: `${(100 * counts[span]) / most}%` }} />
                  </span>
                  <b>{counts[span]}</b>
                </button>
              </li>
            ))}
          </ul>
          <p className="analysis-method">
            De la demande à la première réponse&nbsp;: prise en charge ou décision.
          </p>
        </>
      )}
    </AnalysisSection>
  )
}
