import type { Statistics } from '../../contract/statistics.ts'
import { enoughCases, fewestCases } from '../../domain/case-count.ts'
import { AnalysisSection } from '../analyses/analysis-section.tsx'
import { hoursAndMinutes } from '../analyses/analyses-words.ts'
import { formatDate } from '../ui/typed-date.ts'
import { EmptyState } from '../ui/states.tsx'
import type { OpenCases } from './wanted-cases.ts'
import { LaneTable } from './lane-table.tsx'
import { Method } from './method.tsx'
import { scaleOf, techniqueName } from './statistics-words.ts'

interface MinutesSectionProps {
  statistics: Statistics
  onCases: OpenCases
}

/** How long techniques were practised before they were mastered. */
export function MinutesSection({ statistics: { minutes, from, to, since }, onCases }: MinutesSectionProps) {
  const all = minutes[0]!
  const { spread } = all
  const open = (technique: string | null) => onCases({ kind: 'masteries', technique })
  const { max, ticks } = scaleOf(minutes.map((row) => row.spread?.third ?? 0))
  return (
    <AnalysisSection
      title="Minutes avant de maîtriser"
      note={`${all.cases}\u00A0cas`}
      onRows={all.cases > 0 ? () => open(null) : undefined}
      table={{
        name: `minutes-avant-maitrise-${from}-${to}`,
        headings: ['Technique', 'Cas', 'Premier quart (min)', 'Médiane (min)', 'Troisième quart (min)'],
        rows: minutes.map((row) => [
          techniqueName(row.techniqueId),
          row.cases,
          row.spread?.first ?? null,
          row.spread?.median ?? null,
          row.spread?.third ?? null,
        ]),
      }}
      finding={
        spread && (
          <>
            <b>La moitié des techniques gagnées</b> l’ont été après {hoursAndMinutes(spread.median)} de
            travail ou moins ({all.cases}&nbsp;cas).
          </>
        )
      }
    >
      {spread ? (
        <LaneTable
          caption="Minutes de travail avant de maîtriser, par technique"
          headings={['Technique', 'Médiane', 'La moitié des cas']}
          max={max}
          ticks={ticks}
          rows={minutes.map((row) => ({
            key: row.techniqueId ?? 'all',
            name: techniqueName(row.techniqueId),
            cases: row.cases,
            mark: row.spread && {
              low: row.spread.first,
              middle: row.spread.median,
              high: row.spread.third,
            },
            figure: row.spread ? hoursAndMinutes(row.spread.median) : '',
            range: row.spread
              ? `de ${hoursAndMinutes(row.spread.first)} à ${hoursAndMinutes(row.spread.third)}`
              : '',
            onOpen: () => open(row.techniqueId),
          }))}
        />
      ) : (
        <EmptyState title={`Encore ${fewestCases - all.cases}\u00A0cas avant un chiffre`} compact>
          Un cas est une technique notée «&nbsp;En progression&nbsp;», puis «&nbsp;Maîtrisé&nbsp;» un autre
          jour.
        </EmptyState>
      )}
      <Method not="combien de minutes il faut. On ne voit ni l’entrainement fait ailleurs, ni les techniques pas encore maîtrisées, et une évaluation vient quand l’entraineur y pense.">
        Un cas est une technique d’un joueur, notée «&nbsp;En progression&nbsp;» puis «&nbsp;Maîtrisé&nbsp;»
        pendant la période. Ses minutes sont celles des exercices de cette technique, aux séances où l’appel
        le note présent, depuis le {formatDate(since)}. Le point est la médiane, la barre la moitié des
        cas&#8239;; il est creux à moins de {enoughCases}&nbsp;cas, et sous {fewestCases} il n’y a pas de
        chiffre. Une technique maîtrisée dès sa première évaluation n’est pas un cas.
      </Method>
    </AnalysisSection>
  )
}
