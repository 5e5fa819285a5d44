import { categories, type Category } from '../../domain/category.ts'
import { type CategoryTarget, targetTotal } from '../../domain/category-target.ts'

/** As typed. One field, because each share is what the others leave: two people's cannot be mixed. */
export interface TargetDraft {
  readonly shares: Readonly<Record<Category, string>>
}

export function draftOf(target: CategoryTarget): TargetDraft {
  return { shares: ofEach((category) => String(target[category])) }
}

/** What is no whole number is NaN, which the server refuses beside its field. */
export function writtenOf({ shares }: TargetDraft): CategoryTarget {
  return ofEach((category) => (/^\s*\d+\s*$/.test(shares[category]) ? Number(shares[category]) : Number.NaN))
}

/** « Total : 95 %, il manque 5 % »; `whole` where the shares are 100 together. */
export function totalInWords(draft: TargetDraft): { whole: boolean; words: string } {
  const total = targetTotal(writtenOf(draft))
  if (Number.isNaN(total)) return { whole: false, words: 'Chaque part est un nombre entier, de 0 à 100.' }
  const words = `Total\u00A0: ${total}\u00A0%`
  if (total === 100) return { whole: true, words: `${words}.` }
  const missing = 100 - total
  return {
    whole: false,
    words:
      missing > 0 ? `${words}, il manque ${missing}\u00A0%.` : `${words}, c’est ${-missing}\u00A0% de trop.`,
  }
}

function ofEach<T>(value: (category: Category) => T): Readonly<Record<Category, T>> {
  return Object.fromEntries(categories.map((category) => [category, value(category)])) as Record<Category, T>
}
