/** How many rows of a figure are answered at once. */
export const rowsPerPage = 50

export interface Page {
  readonly total: number
  readonly page: number
  readonly pageCount: number
}

/** A page past the end is the last one. */
export function pageAt(wanted: number, total: number, size = rowsPerPage): Page {
  const pageCount = Math.max(1, Math.ceil(total / size))
  return { total, page: Math.min(wanted, pageCount), pageCount }
}

export function offsetOf({ page }: Page, size = rowsPerPage): number {
  return (page - 1) * size
}
