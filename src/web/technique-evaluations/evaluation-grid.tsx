import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, memo, type MouseEvent, useRef } from 'react'
import type { EvaluationTable, LatestEvaluation } from '../../contract/technique-evaluations.ts'
import { fullName } from '../../domain/member-name.ts'
import { completionOf } from '../../domain/player-progress.ts'
import type { TechniqueStatus } from '../../domain/technique-catalogue.ts'
import type { Technique } from '../../domain/technique-evaluation.ts'
import { counted } from '../ui/counted.ts'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { ProgressMark } from '../ui/progress-mark.tsx'
import { progressTitles } from './category-names.ts'
import { draftOf } from './evaluation-draft.ts'
import { isTakeBack, nextPosition, statusLetters } from './grid-steps.ts'
import { type Cell, cellKey } from './group-changes.ts'
import { statusNames } from './evaluation-words.ts'
import { countedOf, type EvaluatedPlayer, type TechniqueGroup } from './techniques-of.ts'

interface EvaluationGridProps {
  /** Of this page. */
  players: readonly EvaluatedPlayer[]
  groups: readonly TechniqueGroup[]
  /** All of the club's, of which a total counts more than has a column. */
  techniques: EvaluationTable['techniques']
  /** How many of all that were found master each technique. */
  mastered: ReadonlyMap<string, number>
  found: number
  /** The one cell that is in the tab order. */
  at: Cell | null
  onAt: (cell: Cell) => void
  onPress: (cell: Cell) => void
  onSet: (cell: Cell, status: TechniqueStatus) => void
  onTakeBack: () => void
}

/** The column of the names stands in the grid too: each leads to that player’s form. */
const nameColumn = 'name'

/** A table first, and a grid as WAI-ARIA describes it: one tab stop, arrow keys, a press or a letter changes a cell. */
export function EvaluationGrid(props: EvaluationGridProps) {
  const { players, groups, mastered, found, at, onAt, onPress, onSet, onTakeBack } = props
  const table = useRef<HTMLTableElement>(null)
  const techniques = groups.flatMap((group) => group.techniques)
  const columns = [nameColumn, ...techniques.map(({ id }) => id)]
  const isShown = at && players.some(({ id }) => id === at.playerId) && columns.includes(at.techniqueId)
  const stop = isShown ? at : { playerId: players[0]?.id, techniqueId: columns[1] }

  function handleKeyDown(event: KeyboardEvent) {
    const cell = cellOf(event.target)
    const takesBack = isTakeBack(event)
    // With ⌘ the browser's own go first.
    if (!cell || event.altKey || (event.metaKey && !takesBack)) return
    const row = players.findIndex(({ id }) => id === cell.playerId)
    const place = { row, column: columns.indexOf(cell.techniqueId) }
    const next = nextPosition(event, place, players.length, columns.length)
    const letter = event.ctrlKey ? undefined : statusLetters[event.key.toLowerCase()]
    if (next)
      focusCell(table.current, { playerId: players[next.row]!.id, techniqueId: columns[next.column]! })
    else if (takesBack) onTakeBack()
    else if (letter && cell.techniqueId !== nameColumn) onSet(cell, letter)
    // A key that is held down would go further by itself.
    else if (!event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
  }
  function handleClick(event: MouseEvent) {
    const cell = cellOf(event.target)
    if (!cell || cell.techniqueId === nameColumn) return
    // Safari gives a button that was pressed no focus. Nothing may move under a thumb.
    focusCell(table.current, cell, { preventScroll: true })
    onPress(cell)
  }
  return (
    <div className="evaluation-region">
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA in HTML lets a table be a grid
        role="grid"
        className="evaluation-grid"
        onKeyDown={handleKeyDown}
        onClick={handleClick}
        onFocus={({ target }) => {
          const cell = cellOf(target)
          if (cell) onAt(cell)
        }}
      >
        <caption className="sr-only">
          Où en sont les joueurs&nbsp;: une ligne par joueur, une colonne par technique
        </caption>
        <Head groups={groups} />
        <tbody>
          {players.map((player) => (
            <PlayerRow
              key={player.id}
              player={player}
              groups={groups}
              techniques={props.techniques}
              stop={player.id === stop.playerId ? stop.techniqueId : null}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Maîtrisé par</th>
            {groups.map(({ techniques: ofGroup }) =>
              ofGroup.map(({ id }, index) => (
                <td key={id} className={index === 0 ? 'evaluation-first' : undefined}>
                  {mastered.get(id) ?? 0}
                </td>
              )),
            )}
            <td className="evaluation-total">
              <span className="sr-only">{`sur ${counted(found, 'joueur')}`}</span>
              <span aria-hidden="true">/{found}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const Head = memo(function Head({ groups }: { groups: readonly TechniqueGroup[] }) {
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col" className="evaluation-corner">
          Joueur
        </th>
        {groups.map(({ category, techniques }) => (
          <th key={category} scope="colgroup" colSpan={techniques.length} className="evaluation-first">
            <span className="evaluation-group">
              <CategoryGlyph category={category} />
              {progressTitles[category]}
            </span>
          </th>
        ))}
        <th rowSpan={2} scope="col" className="evaluation-total">
          Total
        </th>
      </tr>
      <tr>
        {groups.map(({ techniques }) =>
          techniques.map(({ id, name }, index) => (
            <th key={id} scope="col" className={index === 0 ? 'evaluation-first' : undefined}>
              <bdi className="evaluation-technique">{name}</bdi>
            </th>
          )),
        )}
      </tr>
    </thead>
  )
})

interface PlayerRowProps {
  player: EvaluatedPlayer
  groups: readonly TechniqueGroup[]
  techniques: EvaluationTable['techniques']
  /** The column that is in the tab order; null in every other row. */
  stop: string | null | undefined
}

/** Drawn again only when something of this player has changed. */
const PlayerRow = memo(function PlayerRow({ player, groups, techniques, stop }: PlayerRowProps) {
  const latest = new Map(player.evaluations.map((evaluation) => [evaluation.id, evaluation]))
  const { mastered, total } = completionOf(
    countedOf(techniques, player).filter(({ category }) =>
      groups.some((group) => group.category === category),
    ),
  )
  const name = fullName(player)
  return (
    <tr>
      <th scope="row">
        <Link
          to="/coach/evaluation"
          search={{ player: player.id }}
          data-cell={cellKey({ playerId: player.id, techniqueId: nameColumn })}
          tabIndex={stop === nameColumn ? 0 : -1}
          dir="auto"
        >
          {name}
        </Link>
      </th>
      {groups.map((group) =>
        group.techniques.map((technique, index) => (
          <td key={technique.id} className={index === 0 ? 'evaluation-first' : undefined}>
            <CellButton
              player={player.id}
              name={name}
              technique={technique}
              evaluation={latest.get(technique.id) ?? null}
              stop={stop === technique.id}
            />
          </td>
        )),
      )}
      <td className="evaluation-total">
        <span aria-hidden="true">
          <b>{mastered}</b>/{total}
        </span>
        <span className="sr-only">{`${counted(mastered, 'maîtrisée')} sur ${total}`}</span>
      </td>
    </tr>
  )
})

interface CellButtonProps {
  player: string
  name: string
  technique: Technique
  evaluation: LatestEvaluation | null
  stop: boolean
}

function CellButton({ player, name, technique, evaluation, stop }: CellButtonProps) {
  const { status, coachNotes } = draftOf(evaluation)
  return (
    <button
      type="button"
      data-cell={cellKey({ playerId: player, techniqueId: technique.id })}
      tabIndex={stop ? 0 : -1}
      aria-label={`${name}, ${technique.name}\u00A0: ${statusNames[status]}${coachNotes ? ', avec une note' : ''}`}
      className={`evaluation-cell evaluation-cell-${status}`}
    >
      <ProgressMark state={status} />
      {coachNotes && <i aria-hidden="true" className="evaluation-noted" />}
    </button>
  )
}

/** Where the cell is not on screen, the one that is in the tab order takes the focus. */
export function focusCell(grid: Element | null, cell: Cell, options?: FocusOptions): void {
  const place = grid?.querySelector<HTMLElement>(`[data-cell="${cellKey(cell)}"]`)
  const stop = place ?? grid?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')
  stop?.focus(options)
}

/** Of the cell that something happened in. */
function cellOf(target: EventTarget): Cell | null {
  const key = (target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell
  const [playerId, techniqueId] = key?.split(' ') ?? []
  return playerId && techniqueId ? { playerId, techniqueId } : null
}
