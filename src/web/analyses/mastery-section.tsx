import { Link } from '@tanstack/react-router'
import type { AnalysedPlayers } from '../../contract/analysis-rows.ts'
import { categories } from '../../domain/category.ts'
import { fullName } from '../../domain/member-name.ts'
import { type TechniqueStatus, techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import { progressTitles } from '../technique-evaluations/category-names.ts'
import { statusNames } from '../technique-evaluations/evaluation-words.ts'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { ProgressMark } from '../ui/progress-mark.tsx'
import type { AnalysesSearch } from './analyses-search.ts'
import { AnalysisSection, type TableRows } from './analysis-section.tsx'
import { readPlayers } from './row-queries.ts'
import { useGridKeys } from './use-grid-keys.ts'

type Player = AnalysedPlayers['players'][number]

interface MasterySectionProps {
  data: AnalysedPlayers
  search: AnalysesSearch
}

/** Players × techniques, in the quarters of the table; each mark leads to that player's evaluations. */
export function MasterySection({ data, search }: MasterySectionProps) {
  const { players, today } = data
  const { grid, cell } = useGridKeys([0, 0], ([row]) => row < players.length)
  return (
    <AnalysisSection
      title="Carte de maîtrise"
      note={`${techniqueCatalogue.length} techniques`}
      action={
        <Link to="/coach/evaluation" search={{ view: 'group' }}>
          Évaluer
        </Link>
      }
      table={{
        name: `maitrise-${today}`,
        headings: ['Joueur', ...techniqueCatalogue.map(({ name }) => name), 'Maîtrisées'],
        rows: cellsOf(players),
        readAll: async () => cellsOf(await readPlayers(search, data)),
      }}
    >
      <div className="analysis-scroll">
        <table {...grid} className="mastery">
          <caption className="sr-only">Une ligne par joueur, une colonne par technique</caption>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                <span className="sr-only">Joueur</span>
              </th>
              {categories.map((category) => (
                <th key={category} scope="colgroup" colSpan={countOf(category)} className="mastery-first">
                  <span className="mastery-category">
                    <CategoryGlyph category={category} className="mastery-glyph" />
                    {progressTitles[category]}
                  </span>
                </th>
              ))}
              <th rowSpan={2} scope="col">
                <span className="sr-only">Maîtrisées</span>
              </th>
            </tr>
            <tr>
              {techniqueCatalogue.map(({ id, name }) => (
                <th key={id} scope="col" className={isFirst(id) ? 'mastery-first' : undefined}>
                  <span className="mastery-technique">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map((player, row) => (
              <tr key={player.id}>
                <th scope="row">
                  <bdi>{fullName(player)}</bdi>
                </th>
                {techniqueCatalogue.map(({ id, name }, column) => (
                  <td key={id} className={isFirst(id) ? 'mastery-first' : undefined}>
                    <Link
                      {...cell([row, column])}
                      to="/coach/evaluation"
                      search={{ player: player.id }}
                      className="mastery-cell"
                      aria-label={`${fullName(player)}, ${name}\u00A0: ${statusNames[statusOf(player, id)]}`}
                    >
                      <ProgressMark state={statusOf(player, id)} />
                    </Link>
                  </td>
                ))}
                <td className="mastery-total">
                  <Link
                    {...cell([row, techniqueCatalogue.length])}
                    to="/coach/evaluation"
                    search={{ player: player.id }}
                    aria-label={`${fullName(player)}\u00A0: ${player.mastered.length} sur ${techniqueCatalogue.length}`}
                  >
                    <b>{player.mastered.length}</b>/{techniqueCatalogue.length}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="heat-legend">
        {(['mastered', 'in_progress', 'not_evaluated'] as const).map((status) => (
          <li key={status}>
            <ProgressMark state={status} className="mastery-legend" />
            {statusNames[status]}
          </li>
        ))}
      </ul>
    </AnalysisSection>
  )
}

function cellsOf(players: readonly Player[]): TableRows {
  return players.map((player) => [
    fullName(player),
    ...techniqueCatalogue.map(({ id }) => statusNames[statusOf(player, id)]),
    player.mastered.length,
  ])
}

function statusOf({ mastered, inProgress }: Player, id: string): TechniqueStatus {
  if (mastered.includes(id)) return 'mastered'
  return inProgress.includes(id) ? 'in_progress' : 'not_evaluated'
}

function countOf(wanted: string): number {
  return techniqueCatalogue.filter(({ category }) => category === wanted).length
}

function isFirst(id: string): boolean {
  return id.endsWith('-1')
}
