import type { Category } from '../../domain/exercise.ts'
import { progressTitles } from '../category-names.ts'
import { counted } from '../counted.ts'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { focusTitleOf } from '../ui/layout.tsx'

export interface CategoryCount {
  readonly category: Category
  readonly mastered: number
  readonly total: number
}

interface CategoryJumpProps {
  counts: readonly CategoryCount[]
  sectionOf: (category: Category) => Element | null
}

/** Seventeen forms and more: from wherever one is, one press leads to those of a category. */
export function CategoryJump({ counts, sectionOf }: CategoryJumpProps) {
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
export function masteredWords({ mastered, total }: Pick<CategoryCount, 'mastered' | 'total'>): string {
  return `${counted(mastered, 'maîtrisée')} sur ${total}`
}
