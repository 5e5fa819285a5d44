import type { Statistics } from '../../contract/statistics.ts'
import { refreshAfterDays } from '../../domain/skill-clock.ts'
import { AnalysisSection } from '../analyses/analysis-section.tsx'
import { formatDate } from '../ui/typed-date.ts'
import { EmptyState } from '../ui/states.tsx'
import type { OpenCases } from './wanted-cases.ts'
import { Method } from './method.tsx'
import { clockSpanNames } from './statistics-words.ts'

const title = 'Horloge des techniques'

interface ClockSectionProps {
  statistics: Statistics
  onCases: OpenCases
}

/** For how long what is mastered has not been played. */
export function ClockSection({ statistics: { clock, to }, onCases }: ClockSectionProps) {
  const { mastered, toRefresh, spans } = clock
  const most = Math.max(1, ...spans.map(({ techniques }) => techniques))
  const isOne = toRefresh === 1
  return (
    <AnalysisSection
      title={title}
      note="maîtrisées"
      onRows={mastered > 0 ? () => onCases({ kind: 'played', span: null }) : undefined}
      table={{
        name: `horloge-des-techniques-${to}`,
        headings: ['Jours sans jouer', 'Techniques maîtrisées'],
        rows: spans.map(({ span, techniques }) => [clockSpanNames[span], techniques]),
      }}
      finding={
        toRefresh > 0 && (
          <>
            <b>
              {toRefresh}&nbsp;{isOne ? 'technique' : 'techniques'} sur {mastered}
            </b>{' '}
            {isOne ? 'est' : 'sont'} à rafraîchir&nbsp;: pas {isOne ? 'jouée' : 'jouées'} depuis{' '}
            {refreshAfterDays}
            &nbsp;jours.
          </>
        )
      }
    >
      {mastered === 0 ? (
        <EmptyState title="Aucune technique maîtrisée" compact />
      ) : (
        <>
          <ul className="clock">
            {spans.map(({ span, techniques }) => (
              <li key={span}>
                <button
                  type="button"
                  disabled={techniques === 0}
                  onClick={() => onCases({ kind: 'played', span })}
                >
                  <span className="clock-column">
                    <b>{techniques}</b>
                    <i
                      className={span === 'from-45' || span === 'from-60' ? 'clock-refresh' : 'clock-fresh'}
                      style={{ height: `${(100 * techniques) / most}%` }}
                      aria-hidden="true"
                    />
                  </span>
                  <span className="clock-name">
                    {clockSpanNames[span]}
                    <span className="sr-only">&nbsp;jours</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="crossings-caption">jours depuis que la technique a été jouée</p>
        </>
      )}
      <Method not="qu’une technique est oubliée. On ne voit ni les matchs, ni l’entrainement fait ailleurs.">
        Les techniques maîtrisées des joueurs choisis, le {formatDate(to)}. Une technique est jouée quand un
        exercice la travaille à une séance où l’appel note le joueur présent, ou quand elle est évaluée.
      </Method>
    </AnalysisSection>
  )
}
