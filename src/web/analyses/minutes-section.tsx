import { Target } from 'lucide-react'
import { useState } from 'react'
import type { Analyses } from '../../contract/analyses.ts'
import {
  type CategoryShare,
  categoryShares,
  minutesByMonth,
  neglectedCategory,
} from '../../domain/analyses-minutes.ts'
import { monthRange } from '../../domain/analysis-period.ts'
import { categories } from '../../domain/category.ts'
import { progressTitles } from '../technique-evaluations/category-names.ts'
import { Button } from '../ui/button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState } from '../ui/states.tsx'
import { TableQuarters } from '../ui/table-quarters.tsx'
import { hoursAndMinutes, monthAndYear } from './analyses-words.ts'
import { AnalysisSection, FigureTable } from './analysis-section.tsx'
import type { OpenRows } from './wanted-rows.ts'

const TargetDialog = lazyPart(async () => (await import('./target-dialog.tsx')).TargetDialog)

interface MinutesSectionProps {
  analyses: Analyses
  onRows: OpenRows
}

export function MinutesSection({ analyses, onRows }: MinutesSectionProps) {
  const { minutes, target, from, to } = analyses
  const [aiming, setAiming] = useState(false)
  const shares = categoryShares(minutes, target)
  const total = shares.reduce((sum, each) => sum + each.minutes, 0)
  const neglected = neglectedCategory(shares)
  const months = minutesByMonth(minutes)
  const table = {
    name: `minutes-${from}-${to}`,
    headings: ['Minutes par mois', ...categories.map((category) => progressTitles[category])],
    rows: [
      ...months.map(({ month, minutes: ofMonth }) => [
        monthAndYear(month),
        ...categories.map((category) => ofMonth[category]),
      ]),
      ...(total > 0
        ? [
            ['Part en\u00A0%', ...shares.map(({ share }) => share)],
            ['Cible en\u00A0%', ...shares.map((each) => each.target)],
          ]
        : []),
    ],
  }
  /** The end of the bars: half of the minutes, or what is more. */
  const scale = Math.max(50, ...shares.flatMap((each) => [each.share, each.target]))
  return (
    <AnalysisSection
      title="Minutes par catégorie"
      note={total > 0 ? `${hoursAndMinutes(total)} au programme` : undefined}
      table={table}
      action={
        <Button variant="bare" icon={<Target aria-hidden="true" />} onClick={() => setAiming(true)}>
          Cibles
        </Button>
      }
      finding={
        neglected && (
          <>
            <b>{progressTitles[neglected.category]}</b>&nbsp;: {neglected.share}&nbsp;% des minutes, pour une
            cible de {neglected.target}&nbsp;%.
          </>
        )
      }
    >
      {total === 0 ? (
        <EmptyState title="Aucune séance avec programme sur cette période" compact />
      ) : (
        <>
          <TableQuarters label="Part des minutes par catégorie" className="minutes-table">
            {shares.map((share) => (
              <MinutesQuarter
                key={share.category}
                share={share}
                scale={scale}
                onOpen={() =>
                  onRows({
                    of: `drills.${share.category}`,
                    from,
                    to,
                  })
                }
              />
            ))}
          </TableQuarters>
          <p className="analysis-method">
            Les minutes des programmes des séances terminées.{' '}
            {target.version === 0
              ? 'La cible est la même pour chaque quart de table.'
              : 'La cible est celle du club.'}
          </p>
          <FigureTable
            summary="Mois par mois"
            caption="Minutes par mois et par catégorie"
            table={table}
            openerOf={(row, column) => {
              const of = `drills.${categories[column]!}` as const
              const month = months[row]?.month
              if (month) return () => onRows({ of, ...monthRange(month, { from, to }) })
              // Of a target there are no rows.
              return row === months.length ? () => onRows({ of, from, to }) : undefined
            }}
          />
        </>
      )}
      {aiming && <TargetDialog target={target} onClose={() => setAiming(false)} />}
    </AnalysisSection>
  )
}

interface MinutesQuarterProps {
  share: CategoryShare
  /** The percentage at the end of the bar. */
  scale: number
  onOpen: () => void
}

function MinutesQuarter({ share, scale, onOpen }: MinutesQuarterProps) {
  return (
    <button type="button" className="quarter minutes-quarter" onClick={onOpen}>
      <span className="minutes-name">{progressTitles[share.category]}</span>
      <span>
        <span className="numeral">
          {share.share}
          <small>&nbsp;%</small>
        </span>
        <span className="minutes-note">
          cible {share.target}&nbsp;%, {hoursAndMinutes(share.minutes)}
        </span>
        <span className="minutes-bar" aria-hidden="true">
          <i style={{ width: `${(100 * share.share) / scale}%` }} />
          <b style={{ left: `${(100 * share.target) / scale}%` }} />
        </span>
      </span>
    </button>
  )
}
