import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'

interface PaginationProps {
  /** Accessible name, to distinguish two paginations of a screen. */
  label: string
  page: number
  pageCount: number
  onPage: (page: number) => void
}

export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  // The last item of this page may just have gone.
  const last = Math.max(page, pageCount)
  if (last < 2) return null
  return (
    <nav aria-label={label} className="pagination">
      <Button
        variant="bare"
        icon={<ChevronLeft aria-hidden="true" />}
        disabledReason={page <= 1 ? 'C’est la première page.' : null}
        onClick={() => onPage(page - 1)}
      >
        Précédent
      </Button>
      <p className="strong" aria-live="polite">
        Page {page} sur {last}
      </p>
      <Button
        variant="bare"
        disabledReason={page >= last ? 'C’est la dernière page.' : null}
        onClick={() => onPage(page + 1)}
      >
        Suivant
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  )
}

interface PageOf<Item> {
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
