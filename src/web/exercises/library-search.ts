import { categories, type Category } from '../../domain/category.ts'
import { oneOf, type SearchParams, textParam } from '../app/search-params.ts'

/** The query of the URL: the open tab, and the open form (`new` or an exercise's id). */
export interface LibrarySearch {
  category?: Category | undefined
  form?: string | undefined
}

export function librarySearch({ category, form }: SearchParams): LibrarySearch {
  return {
    category: category === undefined ? undefined : (oneOf(categories, category) ?? 'service'),
    form: textParam(form, 'new'),
  }
}
