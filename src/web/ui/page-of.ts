export interface PageOf<Item> {
  items: Item[]
  page: number
  pageCount: number
}

/** One page of a list, counted from 1; a page past the end (the last item was deleted) is the last one. */
export function pageOf<Item>(all: readonly Item[], page: number, size: number): PageOf<Item> {
  const pageCount = Math.max(1, Math.ceil(all.length / size))
  const current = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount)
  return { items: all.slice((current - 1) * size, current * size), page: current, pageCount }
}
