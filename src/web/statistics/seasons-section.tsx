import { Link } from '@tanstack/react-router'
import type { Statistics } from '../../contract/statistics.ts'
import { sameDayInSeason, type SeasonFigures } from '../../domain/statistics-seasons.ts'
import type { DateRange } from '../../domain/days.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { AnalysisSection, Figure, FigureTable } from '../analyses/analysis-section.tsx'
import { dayAndMonth, hoursAndMinutes } from '../analyses/analyses-words.ts'
import type { OpenRows } from '../analyses/wanted-rows.ts'
import { seasonEnd } from '../../domain/season.ts'
import { Method } from './method.tsx'
import { seasonName } from './statistics-words.ts'
import type { OpenCases } from './wanted-cases.ts'

interface Measure {
  readonly name: string
  readonly of: (figures: SeasonFigures) => number | null
  readonly words: (value: number) => string
  /** Of the longest bar, where that is not the largest of the three. */
  readonly max?: number
  readonly rows: 'presences' | 'drills.attended' | 'masteries'
}

const measures: readonly Measure[] = [
  { name: 'Présence', of: attendanceRate, words: (value) => `${value}\u00A0%`, max: 100, rows: 'presences' },
  { name: 'Séances avec appel', of: ({ sessions }) => sessions, words: String, rows: 'presences' },
  {
    name: 'Minutes au programme',
    of: ({ minutes }) => minutes,
    words: hoursAndMinutes,
    rows: 'drills.attended',
  },
  { name: 'Techniques gagnées', of: ({ gained }) => gained, words: String, rows: 'masteries' },
]

interface SeasonsSectionProps {
  statistics: Statistics
  /** Whose figures they are, for the way to a season's analyses. */
  players: string | undefined
  onRows: OpenRows
  onCases: OpenCases
}

/** Three seasons beside each other, until the same day. */
export function SeasonsSection({
  statistics: { seasons, to },
  players,
  onRows,
  onCases,
}: SeasonsSectionProps) {
  const open = ({ rows }: Measure, days: DateRange) => {
    if (rows === 'masteries') onCases({ kind: rows, days })
    else onRows({ of: rows, ...days })
  }
  const toDateOf = (start: string) => ({ from: start, to: sameDayInSeason(start, to) })
  /** The last one is not over. */
  const wholeOf = (start: string) => ({ from: start, to: seasonEnd(start) < to ? seasonEnd(start) : to })
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
                <Link to="/coach/analyses" search={{ players, ...toDateOf(start) }}>
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
                    <span className="season-figure">
                      <Figure
                        value={value === null ? null : measure.words(value)}
                        about={`${measure.name}, ${columns[index]}`}
                        onOpen={value ? () => open(measure, toDateOf(seasons[index]!.start)) : undefined}
                      />
                    </span>
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
        openerOf={(row, column) => {
          const measure = measures[row]!
          const { start, whole } = seasons[column]!
          return measure.of(whole) ? () => open(measure, wholeOf(start)) : undefined
        }}
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
