import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import type { EvaluationTable } from '../../contract/technique-evaluations.ts'
import { categories } from '../../domain/category.ts'
import { fullName } from '../../domain/member-name.ts'
import { type TechniqueStatus, techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import { techniqueStatuses } from '../../domain/technique-evaluation.ts'
import { useGroupFilter } from '../groups/use-group-filter.tsx'
import { matchesSearch } from '../ui/matches-search.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { focusPageTitle } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { pageOf, Pagination } from '../ui/pagination.tsx'
import { ProgressMark } from '../ui/progress-mark.tsx'
import { Select } from '../ui/select.tsx'
import { SearchInput } from '../ui/text-input.tsx'
import type { Trouble } from '../app/use-action.ts'
import { progressTitles } from './category-names.ts'
import type { Chosen } from './chosen-cell.tsx'
import { draftOf, failures } from './evaluation-draft.ts'
import { EvaluationGrid, focusCell } from './evaluation-grid.tsx'
import type { EvaluationSearch } from './evaluation-search.ts'
import { statusNames } from './evaluation-words.ts'
import { statusAfter } from './grid-steps.ts'
import { type Cell, cellKey } from './group-changes.ts'
import { techniqueOf } from './known-technique.ts'
import { groupsOfTable, masteredCounts } from './techniques-of.ts'
import { UndoStrip } from './undo-strip.tsx'
import { useGroupEvaluations } from './use-group-evaluations.ts'

/** Of the pressed cell. */
const ChosenCell = lazyPart(async () => (await import('./chosen-cell.tsx')).ChosenCell)
const TechniqueHistory = lazyPart(async () => (await import('./technique-history.tsx')).TechniqueHistory)

/** So many rows are drawn at once, however large the club is. */
const pageSize = 20

interface GroupEvaluationProps {
  table: EvaluationTable
  timeZone: string
}

export function GroupEvaluation({ table, timeZone }: GroupEvaluationProps) {
  const { techniques: category, page = 1 } = useSearch({ from: '/coach-area/coach/evaluation' })
  const navigate = useNavigate({ from: '/coach/evaluation' })
  const [search, setSearch] = useState('')
  const [at, setAt] = useState<Cell | null>(null)
  const [said, setSaid] = useState('')
  const [kept, setKept] = useState<Cell | null>(null)
  const [history, setHistory] = useState<Chosen | null>(null)
  const section = useRef<HTMLElement>(null)
  const evaluations = useGroupEvaluations(table)
  const [isWithRebonds, setWithRebonds] = useState(false)
  const groups = useMemo(
    () => groupsOfTable(table.techniques, category, isWithRebonds),
    [table.techniques, category, isWithRebonds],
  )
  const { players } = evaluations
  const { isShown, chips } = useGroupFilter(
    players.map(({ id }) => id),
    showFirstPage,
  )
  const found = useMemo(
    () => players.filter((player) => isShown(player.id) && matchesSearch(fullName(player), search)),
    [players, search, isShown],
  )
  const mastered = useMemo(() => masteredCounts(found), [found])
  const shown = pageOf(found, page, pageSize)

  function chosenAt(cell: Cell | null): Chosen | null {
    const player = players.find(({ id }) => id === cell?.playerId)
    const technique = cell && techniqueOf(cell.techniqueId)
    return player && technique ? { player, technique } : null
  }
  function isInGrid({ playerId, techniqueId }: Cell): boolean {
    return (
      found.some(({ id }) => id === playerId) &&
      groups.some(({ techniques }) => techniques.some(({ id }) => id === techniqueId))
    )
  }
  function show(part: Partial<EvaluationSearch>) {
    void navigate({ search: (before) => ({ ...before, ...part }), resetScroll: false })
  }
  function handleSearch(next: string) {
    setSearch(next)
    showFirstPage()
  }
  function showFirstPage() {
    if (page > 1) show({ page: undefined })
  }
  /** Said aloud: the cell that was changed shows it by itself. */
  function tell(cell: Cell, status: string) {
    const chosen = chosenAt(cell)
    if (chosen) setSaid(`${fullName(chosen.player)}, ${chosen.technique.name}\u00A0: ${status}`)
  }
  function handleAt(cell: Cell) {
    setAt(cell)
    setKept(null)
  }
  function handleSet(cell: Cell, status: TechniqueStatus) {
    setKept(null)
    if (evaluations.set(cell, status)) tell(cell, statusNames[status])
  }
  /** From what was pressed last, which may not be on the screen yet. */
  function handlePress(cell: Cell) {
    const before = draftOf(evaluations.current(cell)).status
    const status = statusAfter(before)
    if (status !== before) return handleSet(cell, status)
    setKept(cell)
    tell(cell, `déjà ${statusNames[status]}`)
  }
  const { lastChange } = evaluations
  function handleTakeBack() {
    if (!lastChange || !evaluations.takeBack()) return
    handleAt(lastChange.cell)
    tell(lastChange.cell, statusNames[lastChange.before.status])
  }
  function handleUndo() {
    handleTakeBack()
    // The button goes with the last change that can be taken back.
    requestAnimationFrame(() => {
      if (lastChange && document.activeElement === document.body) focusCell(section.current, lastChange.cell)
    })
  }
  /** Read, and put away: one goes on where it happened. */
  function handleUnderstood(cells: readonly Cell[]) {
    cells.forEach(evaluations.forget)
    if (found.length > 0 && cells[0]) focusCell(section.current, cells[0])
    else focusPageTitle()
  }
  const chosen = at && isInGrid(at) ? chosenAt(at) : null
  return (
    <section ref={section} aria-label="Évaluation du groupe">
      {chips}
      <div className="evaluation-tools">
        <Field label="Rechercher un joueur" hideLabel>
          <SearchInput value={search} onChange={handleSearch} placeholder="Rechercher un joueur..." />
        </Field>
        <Field label="Techniques" hideLabel>
          <Select
            value={category ?? ''}
            onChange={({ target }) => show({ techniques: categories.find((each) => each === target.value) })}
          >
            <option value="">Les {techniqueCatalogue.length} techniques</option>
            {categories.map((each) => (
              <option key={each} value={each}>
                {progressTitles[each]} et exercices du club
              </option>
            ))}
          </Select>
        </Field>
        {category && (
          <button
            type="button"
            className="button toggle"
            aria-pressed={isWithRebonds}
            onClick={() => setWithRebonds(!isWithRebonds)}
          >
            Exercices de Rebond
          </button>
        )}
        <StatusLegend />
      </div>
      <GroupTroubles troubles={evaluations.troubles} onUnderstood={handleUnderstood} chosenAt={chosenAt} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {found.length === 0 ? (
        <p className="evaluation-none">Aucun joueur ne correspond à «&nbsp;{search.trim()}&nbsp;».</p>
      ) : (
        <EvaluationGrid
          players={shown.items}
          groups={groups}
          techniques={table.techniques}
          mastered={mastered}
          found={found.length}
          at={at}
          onAt={handleAt}
          onPress={handlePress}
          onSet={handleSet}
          onTakeBack={handleTakeBack}
        />
      )}
      <UndoStrip
        cell={chosenAt(kept ?? lastChange?.cell ?? null)}
        status={kept ? null : (lastChange?.after ?? null)}
        onUndo={lastChange && (!kept || cellKey(kept) === cellKey(lastChange.cell)) ? handleUndo : null}
      />
      {chosen && (
        <ChosenCell
          chosen={chosen}
          timeZone={timeZone}
          onSet={(status) => at && handleSet(at, status)}
          onHistory={() => setHistory(chosen)}
        />
      )}
      <Pagination
        label="Pages de joueurs"
        page={shown.page}
        pageCount={shown.pageCount}
        onPage={(next) => show({ page: next })}
      />
      {history && (
        <TechniqueHistory
          playerId={history.player.id}
          playerName={fullName(history.player)}
          technique={history.technique}
          onClose={() => setHistory(null)}
        />
      )}
    </section>
  )
}

/** What the marks in the cells mean. */
function StatusLegend() {
  return (
    <ul className="evaluation-legend">
      {techniqueStatuses.toReversed().map((status) => (
        <li key={status}>
          <ProgressMark state={status} className="evaluation-legend-mark" />
          {statusNames[status]}
        </li>
      ))}
      <li>
        <i aria-hidden="true" className="evaluation-noted" />
        Avec une note
      </li>
    </ul>
  )
}

interface GroupTroublesProps {
  troubles: readonly Trouble<Cell>[]
  onUnderstood: (cells: readonly Cell[]) => void
  chosenAt: (cell: Cell) => Chosen | null
}

/** Where the server breaks on several cells one sentence is enough; each quarrel is told by itself. */
function GroupTroubles({ troubles, onUnderstood, chosenAt }: GroupTroublesProps) {
  const broken = troubles.filter(({ sentence }) => Object.values<string>(failures).includes(sentence))
  const shown = broken.length > 1 ? troubles.filter((trouble) => !broken.includes(trouble)) : troubles
  return (
    <>
      {broken.length > 1 && (
        <Banner
          tone="error"
          className="list-notice"
          action={<Button onClick={() => onUnderstood(broken.map(({ about }) => about))}>Compris</Button>}
        >
          {`${failures.other} (${broken.length} cases)`}
        </Banner>
      )}
      {shown.map(({ about: cell, sentence }) => {
        const chosen = chosenAt(cell)
        return (
          <Banner
            key={cellKey(cell)}
            tone="error"
            className="list-notice"
            action={<Button onClick={() => onUnderstood([cell])}>Compris</Button>}
          >
            {chosen ? `${fullName(chosen.player)}, ${chosen.technique.name}\u00A0: ${sentence}` : sentence}
          </Banner>
        )
      })}
    </>
  )
}
