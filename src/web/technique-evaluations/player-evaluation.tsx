import { useNavigate, useSearch } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { EvaluationTable } from '../../contract/technique-evaluations.ts'
import type { Category } from '../../domain/category.ts'
import { fullName } from '../../domain/member-name.ts'
import { completionByCategory, completionOf } from '../../domain/player-progress.ts'
import { toRefresh } from '../../domain/techniques-to-refresh.ts'
import { techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import type { Technique } from '../../domain/technique-evaluation.ts'
import { useGroupFilter } from '../groups/use-group-filter.tsx'
import { counted } from '../ui/counted.ts'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { Field } from '../ui/field.tsx'
import { focusTitleOf, Section } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Select } from '../ui/select.tsx'
import { EmptyState } from '../ui/states.tsx'
import { UnsavedGuard } from '../app/unsaved-guard.tsx'
import { useNow } from '../app/use-now.ts'
import { progressTitles } from './category-names.ts'
import { masteredTechniques } from './evaluation-words.ts'
import { TechniqueForm } from './technique-form.tsx'
import { countedOf, type EvaluatedPlayer, groupsOfPlayer } from './techniques-of.ts'
import { useUnsavedEvaluations } from './use-unsaved-evaluations.ts'

const MasteryProposals = lazyPart(async () => (await import('./mastery-proposals.tsx')).MasteryProposals)
const TechniqueHistory = lazyPart(async () => (await import('./technique-history.tsx')).TechniqueHistory)

interface PlayerEvaluationProps {
  table: EvaluationTable
  timeZone: string
}

export function PlayerEvaluation({ table, timeZone }: PlayerEvaluationProps) {
  const { player: chosen = '' } = useSearch({ from: '/coach-area/coach/evaluation' })
  const navigate = useNavigate({ from: '/coach/evaluation' })
  const player = table.players.find(({ id }) => id === chosen)
  const { isShown, chips } = useGroupFilter(table.players.map(({ id }) => id))
  // Who is being evaluated stays, whichever group is chosen.
  const offered = table.players.filter(({ id }) => id === chosen || isShown(id))
  return (
    <>
      {chips}
      <Field label="Joueur" className="evaluation-player">
        <Select
          value={player?.id ?? ''}
          onChange={({ target }) =>
            void navigate({ search: target.value ? { player: target.value } : {}, resetScroll: false })
          }
        >
          <option value="">Choisir un joueur</option>
          {offered.map(({ id, firstName, lastName }) => (
            <option key={id} value={id}>
              {firstName} {lastName}
            </option>
          ))}
        </Select>
      </Field>
      {table.proposals && table.proposals.length > 0 && (
        <MasteryProposals table={table} playerId={player?.id} timeZone={timeZone} />
      )}
      {player ? (
        <TechniqueForms key={player.id} table={table} player={player} timeZone={timeZone} />
      ) : chosen ? (
        <EmptyState title="Ce joueur ne fait plus partie du club" compact>
          Choisissez un autre joueur ci-dessus.
        </EmptyState>
      ) : (
        <EmptyState title="Qui évaluez-vous&#8239;?" compact>
          Choisissez un joueur pour noter les {techniqueCatalogue.length} techniques et les exercices du club.
          «&nbsp;Tout le groupe&nbsp;» les montre tous à la fois.
        </EmptyState>
      )}
    </>
  )
}

interface TechniqueFormsProps extends PlayerEvaluationProps {
  player: EvaluatedPlayer
}

function TechniqueForms({ table, player, timeZone }: TechniqueFormsProps) {
  const now = useNow()
  const [history, setHistory] = useState<Technique | null>(null)
  const sections = useRef<HTMLDivElement>(null)
  const { unsaved, onUnsaved, savingAll, saveAll } = useUnsavedEvaluations(sections)
  const latest = new Map(player.evaluations.map((evaluation) => [evaluation.id, evaluation]))
  const entries = countedOf(table.techniques, player)
  const completion = completionByCategory(entries)
  const groups = groupsOfPlayer(table.techniques, player).map((group) => ({
    ...group,
    ...completion[group.category],
  }))
  // As it was when the player was chosen: no form goes elsewhere while it is written.
  const [rare] = useState(
    () => new Set(table.techniques.filter(({ ofRebond }) => ofRebond).map(({ id }) => id)),
  )
  const formOf = (technique: Technique) => (
    <TechniqueForm
      key={technique.id}
      playerId={player.id}
      technique={technique}
      evaluation={latest.get(technique.id) ?? null}
      needsRefresh={needsRefresh(player, technique.id, now)}
      now={now}
      timeZone={timeZone}
      onUnsaved={onUnsaved}
      onHistory={setHistory}
    />
  )
  return (
    <div ref={sections}>
      <p className="evaluation-mastered secondary">{masteredTechniques(completionOf(entries))}</p>
      <CategoryJump
        counts={groups}
        sectionOf={(category) => {
          const place = groups.findIndex((group) => group.category === category)
          return sections.current?.querySelectorAll('.evaluation-category')[place] ?? null
        }}
      />
      {groups.map(({ category, techniques, mastered, total, percent }) => (
        <Section
          key={category}
          className="evaluation-category"
          title={
            <span className="evaluation-category-title">
              <CategoryGlyph category={category} />
              {progressTitles[category]}
            </span>
          }
          aside={`${masteredWords({ mastered, total })}, ${percent}\u00A0%`}
        >
          <ul className="rows">{techniques.filter(({ id }) => !rare.has(id)).map(formOf)}</ul>
          <RareForms techniques={techniques.filter(({ id }) => rare.has(id))} formOf={formOf} />
        </Section>
      ))}
      {history && (
        <TechniqueHistory
          playerId={player.id}
          playerName={fullName(player)}
          technique={history}
          onClose={() => setHistory(null)}
        />
      )}
      {(unsaved.size > 1 || savingAll) && (
        <div className="evaluation-save-all">
          <Button
            variant="ok"
            icon={<Check aria-hidden="true" />}
            pending={savingAll}
            onClick={() => void saveAll(groups.flatMap(({ techniques }) => techniques.map(({ id }) => id)))}
          >
            Tout sauvegarder ({unsaved.size})
          </Button>
        </div>
      )}
      <UnsavedGuard unsaved={unsaved.size > 0} parameter="player" />
    </div>
  )
}

interface RareFormsProps {
  techniques: readonly Technique[]
  formOf: (technique: Technique) => ReactNode
}

/** One that was evaluated a moment ago is fresh, whatever the table said before. */
function needsRefresh(
  { refresh = [], evaluations }: EvaluatedPlayer,
  techniqueId: string,
  now: Date,
): boolean {
  return refresh.includes(techniqueId) && toRefresh(evaluations, none, now).includes(techniqueId)
}

const none: ReadonlySet<string> = new Set()

/** Dozens of forms, of what nobody of the club was evaluated on yet: rendered once they are asked for. */
function RareForms({ techniques, formOf }: RareFormsProps) {
  const [opened, setOpened] = useState(false)
  if (techniques.length === 0) return null
  return (
    <details className="evaluation-more" onToggle={() => setOpened(true)}>
      <summary>Exercices de Rebond ({techniques.length})</summary>
      {opened && <ul className="rows">{techniques.map(formOf)}</ul>}
    </details>
  )
}

interface CategoryCount {
  readonly category: Category
  readonly mastered: number
  readonly total: number
}

interface CategoryJumpProps {
  counts: readonly CategoryCount[]
  sectionOf: (category: Category) => Element | null
}

/** Seventeen forms and more: from wherever one is, one press leads to those of a category. */
function CategoryJump({ counts, sectionOf }: CategoryJumpProps) {
  function handleJump(category: Category) {
    const section = sectionOf(category)
    section?.scrollIntoView()
    focusTitleOf(section)
  }
  return (
    <nav aria-label="Catégories" className="category-jump">
      {counts.map(({ category, mastered, total }) => (
        <button
          key={category}
          type="button"
          aria-label={`${progressTitles[category]}, ${masteredWords({ mastered, total })}`}
          onClick={() => handleJump(category)}
        >
          <CategoryGlyph category={category} />
          {progressTitles[category]}
          <span className="category-jump-count">
            {mastered}/{total}
          </span>
        </button>
      ))}
    </nav>
  )
}

/** « 2 maîtrisées sur 5 ». */
function masteredWords({ mastered, total }: Pick<CategoryCount, 'mastered' | 'total'>): string {
  return `${counted(mastered, 'maîtrisée')} sur ${total}`
}
