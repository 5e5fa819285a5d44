import type { ReactNode } from 'react'
import { categories, type Category } from '../../domain/category.ts'
import { effectsOf, techniquesOf } from '../../domain/exercise.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { SegmentedChoice } from '../ui/choices.tsx'
import { Tabs } from '../ui/tabs.tsx'

interface ExerciseComposerProps {
  composition: Composition
  onChange: (composition: Composition) => void
  /** Under the exercise, once both halves of it are chosen. */
  action?: ReactNode
}

const tabs = categories.map((key) => ({ key, label: categoryTabs[key] }))

/** A category, then a technique and an effect of its table. */
export function ExerciseComposer({ composition, onChange, action }: ExerciseComposerProps) {
  const { type, technique, effect } = composition
  return (
    <div>
      <Tabs
        label="Catégories d’exercices"
        tabs={tabs}
        value={type}
        onChange={(key) => onChange({ ...nothingComposed, type: key })}
      >
        <div className="composer-parts">
          <SegmentedChoice
            label="Technique"
            className="composer-choice"
            value={technique}
            options={asOptions(techniquesOf[type])}
            onChange={(chosen) => onChange({ ...composition, technique: chosen })}
          />
          <SegmentedChoice
            label="Effet"
            className="composer-choice"
            value={effect}
            options={asOptions(effectsOf[type])}
            onChange={(chosen) => onChange({ ...composition, effect: chosen })}
          />
          <div className="composed">
            <CategoryGlyph category={type} className="request-glyph" />
            <div role="status">
              {isComposed(composition) ? (
                <p className="composed-name">{composedName(composition)}</p>
              ) : (
                <p className="secondary">{whatIsMissing(composition)}</p>
              )}
            </div>
            {action}
          </div>
        </div>
      </Tabs>
    </div>
  )
}

function asOptions(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }))
}

function whatIsMissing({ technique, effect }: Composition): string {
  if (technique) return 'Choisissez maintenant un effet.'
  return effect ? 'Choisissez maintenant une technique.' : 'Choisissez une technique, puis un effet.'
}

/** What a player has chosen so far. */
export interface Composition {
  readonly type: Category
  readonly technique: string | null
  readonly effect: string | null
}

export const nothingComposed: Composition = { type: 'service', technique: null, effect: null }

export function isComposed({ technique, effect }: Composition): boolean {
  return technique !== null && effect !== null
}

/** « Marteau - Coupé ». */
export function composedName({ technique, effect }: Composition): string {
  return `${technique ?? '…'} - ${effect ?? '…'}`
}
