import type { Category } from '../../domain/category.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import type { ThemeSubject } from '../../domain/theme.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'

/** « Top Spin CD », « Défense ». */
export function subjectName(subject: ThemeSubject): string {
  return catalogueTechnique(subject)?.name ?? categoryTabs[subject as Category]
}

/** « décembre 2026 »; `month` is yyyy-mm. */
export function monthName(month: string): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`))
}

const monthFormat = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The month of `today` and the eleven after it, as yyyy-mm; before them one that was chosen and is over. */
export function monthsToChoose(today: string, chosen: string): string[] {
  const first = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  const ahead = Array.from({ length: 12 }, (_, n) => {
    const month = first + n
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
  return chosen && !ahead.includes(chosen) ? [chosen, ...ahead] : ahead
}
