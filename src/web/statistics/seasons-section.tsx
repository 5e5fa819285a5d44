import { Link } from '@tanstack/react-router'
import type { Statistics } from '../../contract/statistics.ts'
import { sameDayInSeason, type SeasonFigures } from '../../domain/statistics-seasons.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { AnalysisSection, FigureTable } from '../analyses/analysis-section.tsx'
import { dayAndMonth, hoursAndMinutes } from '../analyses/analyses-words.ts'
import { Method } from './method.tsx'
import { seasonName } from './statistics-words.ts'

interface Measure {
  readonly name: string
  readonly of: (figures: SeasonFigures) => number | null
  readonly words: (value: number) => string
  /** Of the longest bar, where that is not the largest of the three. */
  readonly max?: number
}

const measures: readonly Measure[] = [
  { name: 'Présence', of: attendanceRate, words: (value) => `${value}\u00A0%`, max: 100 },
  { name: 'Séances avec appel', of: ({ sessions }) => sessions, words: String },
  { name: 'Minutes au programme', of: ({ minutes }) => minutes, words: hoursAndMinutes },
  { name: 'Techniques gagnées', of: ({ gained }) => gained, words: String },
]

interface SeasonsSectionProps {
  statistics: Statistics
  /** Whose figures they are, for the way to a season's analyses. */
  players: string | undefined
}

/** Three seasons beside each other, until the same day. */
export function SeasonsSection({ statistics: { seasons, to }, players }: SeasonsSectionProps) {
  const columns = seasons.map(({ start }) => seasonName(start))
  const table = (of: 'toDate' | 'whole') => ({
    name: of === 'whole' ? `saisons-entieres-${to}` : `saisons-${to}`,
    headings: ['Chiffre', ...columns],
    rows: measures.map((measure) => [
      measure.name,
      ...seasons.map((season) => {
        const value = measure.of(season[of])
        return value === null ? null : measure.words(value)
      }),
    ]),
  })
  return (
    <AnalysisSection
      title="Saison contre saison"
      note={`du 1er juillet au ${dayAndMonth(to)} de chaque saison`}
      table={table('toDate')}
    >
      <table className="seasons">
        <caption className="sr-only">Trois saisons, du 1er juillet au {dayAndMonth(to)} de chacune</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Chiffre</span>
            </th>
            {seasons.map(({ start }) => (
              <th key={start} scope="col">
                <Link to="/coach/analyses" search={{ players, from: start, to: sameDayInSeason(start, to) }}>
                  <span className="sr-only">Analyses de la saison </span>
                  {seasonName(start)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => {
            const values = seasons.map(({ toDate }) => measure.of(toDate))
            const max = measure.max ?? Math.max(1, ...values.map((value) => value ?? 0))
            return (
              <tr key={measure.name}>
                <th scope="row">{measure.name}</th>
                {values.map((value, index) => (
                  <td key={columns[index]}>
                    <span className="season-figure">{value === null ? '–' : measure.words(value)}</span>
                    <span className="season-bar" aria-hidden="true">
                      <i style={{ width: `${(100 * (value ?? 0)) / max}%` }} />
                    </span>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <FigureTable
        summary="Saisons entières"
        caption="Trois saisons, du 1er juillet au 30 juin, la dernière jusqu’à la fin de la période"
        table={table('whole')}
      />
      <Method not="pourquoi une saison diffère d’une autre. Ce ne sont ni les mêmes joueurs, ni les mêmes séances, et une saison sans appels parait vide.">
        Chaque saison compte du 1er juillet au même jour, pour comparer ce qui se compare. Seules comptent les
        séances dont l’appel est fait&#8239;; leurs minutes sont celles du programme, si l’un des joueurs
        choisis était présent. Une technique gagnée passe de «&nbsp;En progression&nbsp;» à
        «&nbsp;Maîtrisé&nbsp;».
      </Method>
    </AnalysisSection>
  )
}
