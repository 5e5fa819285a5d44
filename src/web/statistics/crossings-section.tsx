import type { Statistics } from '../../contract/statistics.ts'
import { daysSince } from '../../domain/days.ts'
import { caseWeight, enoughCases, fewestCases } from '../../domain/case-count.ts'
import { comparedMinutes, windowDays } from '../../domain/statistics-crossings.ts'
import { AnalysisSection } from '../analyses/analysis-section.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { OpenCases } from './wanted-cases.ts'
import { Method } from './method.tsx'
import { minuteSpanNames, percent, partInPercent } from './statistics-words.ts'

const title = 'Les minutes font-elles progresser\u202F?'

interface CrossingsSectionProps {
  statistics: Statistics
  onCases: OpenCases
}

/** Which part of the techniques rose in 60 days, by the minutes that they were trained. */
export function CrossingsSection({ statistics: { crossings, from, to }, onCases }: CrossingsSectionProps) {
  const { cases, spans, compared } = crossings
  const most = Math.max(...spans.map((row) => row.cases))
  const isTold = spans.some(({ share }) => share)
  return (
    <AnalysisSection
      title={title}
      note={`${cases}\u00A0cas en ${daysSince(crossings.from, to) + 1}\u00A0jours`}
      onRows={cases > 0 ? () => onCases({ kind: 'crossings', technique: null, span: null }) : undefined}
      table={{
        name: `minutes-et-progres-${from}-${to}`,
        headings: [
          `Minutes en ${windowDays}\u00A0jours`,
          'Cas',
          'Marches franchies',
          'Part en\u00A0%',
          'De (%)',
          'À (%)',
        ],
        rows: spans.map((row) => [
          minuteSpanNames[row.span],
          row.cases,
          row.share?.raised ?? null,
          row.share ? partInPercent(row.share.raised, row.cases) : null,
          row.share ? percent(row.share.low) : null,
          row.share ? percent(row.share.high) : null,
        ]),
      }}
    >
      <div className="crossings">
        {compared && (
          <p className="analysis-finding">
            <b>
              À partir de {comparedMinutes}&nbsp;minutes,{' '}
              {partInPercent(compared.above.raised, compared.above.cases)}&nbsp;% ont franchi une marche
            </b>{' '}
            ({compared.above.raised} sur {compared.above.cases}), contre{' '}
            {partInPercent(compared.below.raised, compared.below.cases)}&nbsp;% en dessous (
            {compared.below.raised} sur {compared.below.cases}).
          </p>
        )}
        {isTold ? (
          <div className="crossings-drawn">
            <CrossingsPicture
              spans={spans}
              onOpen={(span) => onCases({ kind: 'crossings', technique: null, span })}
            />
            <p className="crossings-caption">
              minutes sur une technique en {windowDays}&nbsp;jours&#8239;; part des cas qui ont franchi une
              marche
            </p>
          </div>
        ) : (
          <div className="crossings-drawn">
            <EmptyState title={`Encore ${fewestCases - most}\u00A0cas avant un chiffre`} compact>
              Un cas est une technique notée «&nbsp;En progression&nbsp;» depuis plus de {windowDays}
              &nbsp;jours.
            </EmptyState>
          </div>
        )}
        <Method not="les plus assidus jouent plus et progressent plus. Ce n’est pas la preuve que les minutes suffisent.">
          Un cas est un joueur et une technique, «&nbsp;En progression&nbsp;» au début de {windowDays}
          &nbsp;jours pendant lesquels il est venu. La marche est franchie si la technique est
          «&nbsp;Maîtrisé&nbsp;» à la fin&#8239;; sans nouvelle évaluation, elle ne l’est pas. La barre dit
          l’incertitude (intervalle de Wilson à 95&nbsp;%), la taille du point le nombre de cas&#8239;; il est
          creux à moins de {enoughCases}&nbsp;cas, et sous {fewestCases} il n’y a pas de chiffre.
        </Method>
      </div>
    </AnalysisSection>
  )
}

type Spans = Statistics['crossings']['spans']

interface CrossingsPictureProps {
  spans: Spans
  onOpen: (span: Spans[number]['span']) => void
}

const gridStep = 20

/** A point with its interval for each span of minutes; each leads to its cases. */
function CrossingsPicture({ spans, onOpen }: CrossingsPictureProps) {
  const highest = Math.max(...spans.map(({ share }) => 100 * (share?.high ?? 0)))
  const max = Math.max(2 * gridStep, Math.ceil(highest / gridStep) * gridStep)
  const most = Math.max(...spans.map(({ cases }) => cases))
  const lines = Array.from({ length: max / gridStep + 1 }, (_, n) => n * gridStep)
  const height = (share: number) => `${(100 * 100 * share) / max}%`
  return (
    <div className="crossings-picture">
      <div className="crossings-grid" aria-hidden="true">
        {lines.map((line) => (
          <span key={line} style={{ bottom: `${(100 * line) / max}%` }}>
            {line}
            {line === max && '\u00A0%'}
          </span>
        ))}
      </div>
      <ul>
        {spans.map(({ span, cases, share }) => {
          const part = share && partInPercent(share.raised, cases)
          return (
            <li key={span}>
              <button type="button" disabled={cases === 0} onClick={() => onOpen(span)}>
                <span className="crossings-column">
                  {share ? (
                    <>
                      <s
                        aria-hidden="true"
                        style={{ bottom: height(share.low), top: `calc(100% - ${height(share.high)})` }}
                      />
                      <i
                        aria-hidden="true"
                        className={caseWeight(cases) === 'few' ? 'lane-hollow' : 'lane-full'}
                        style={{
                          bottom: height(share.raised / cases),
                          // Its surface says how many cases there are.
                          scale: String(0.5 + 0.5 * Math.sqrt(cases / most)),
                        }}
                      />
                      <b style={{ bottom: height(share.raised / cases) }}>
                        {part}
                        <span className="sr-only">
                          &nbsp;% ont franchi une marche, entre {percent(share.low)} et {percent(share.high)}
                          &nbsp;%
                        </span>
                      </b>
                    </>
                  ) : (
                    <small>trop peu de cas</small>
                  )}
                </span>
                <span className="crossings-name">
                  {minuteSpanNames[span]}
                  <span className="sr-only">&nbsp;minutes</span>
                </span>
                <span className="crossings-cases">{cases}&nbsp;cas</span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
