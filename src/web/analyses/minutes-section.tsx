import type { Analyses } from '../../contract/analyses.ts'
import {
  type CategoryShare,
  categoryShares,
  minutesByMonth,
  neglectedCategory,
} from '../../domain/analyses-minutes.ts'
import { categories } from '../../domain/category.ts'
import { progressTitles } from '../technique-evaluations/category-names.ts'
import { EmptyState } from '../ui/states.tsx'
import { TableQuarters } from '../ui/table-quarters.tsx'
import { hoursAndMinutes, monthAndYear } from './analyses-words.ts'
import { AnalysisSection, FigureTable } from './analysis-section.tsx'
import type { OpenRows } from './rows-dialog.tsx'

interface MinutesSectionProps {
  analyses: Analyses
  onRows: OpenRows
}

export function MinutesSection({ analyses, onRows }: MinutesSectionProps) {
  const { minutes, from, to } = analyses
  const shares = categoryShares(minutes)
  const total = shares.reduce((sum, each) => sum + each.minutes, 0)
  const neglected = neglectedCategory(shares)
  const table = {
    name: `minutes-${from}-${to}`,
    headings: ['Mois', ...categories.map((category) => `${progressTitles[category]} (min)`)],
    rows: minutesByMonth(minutes).map(({ month, minutes: ofMonth }) => [
      monthAndYear(month),
      ...categories.map((category) => ofMonth[category]),
    ]),
  }
  return (
    <AnalysisSection
      title="Minutes par catégorie"
      note={total > 0 ? `${hoursAndMinutes(total)} au programme` : undefined}
      table={table}
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
                onOpen={() =>
                  onRows({
                    kind: 'drills',
                    title: `${progressTitles[share.category]}, ${hoursAndMinutes(share.minutes)}`,
                    category: share.category,
                    from,
                    to,
                  })
                }
              />
            ))}
          </TableQuarters>
          <p className="analysis-method">
            Les minutes des programmes des séances terminées. La cible est la même pour chaque quart de table.
          </p>
          <FigureTable summary="Mois par mois" caption="Minutes par mois et par catégorie" table={table} />
        </>
      )}
    </AnalysisSection>
  )
}

function MinutesQuarter({ share, onOpen }: { share: CategoryShare; onOpen: () => void }) {
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
          <i style={{ width: `${Math.min(100, share.share * 2)}%` }} />
          <b style={{ left: `${share.target * 2}%` }} />
        </span>
      </span>
    </button>
  )
}
