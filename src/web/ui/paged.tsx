import { type ReactNode, useState } from 'react'
import { pageOf, Pagination } from './pagination.tsx'

interface PagedProps<Item> {
  /** Accessible name, to distinguish two paginations of a screen. */
  label: string
  items: readonly Item[]
  size: number
  /** Renders the items of the page. */
  children: (items: readonly Item[]) => ReactNode
}

/** A list that is known whole, a page at a time. */
export function Paged<Item>({ label, items, size, children }: PagedProps<Item>) {
  const [wanted, setWanted] = useState(1)
  const { items: shown, page, pageCount } = pageOf(items, wanted, size)
  return (
    <>
      {children(shown)}
      <Pagination label={label} page={page} pageCount={pageCount} onPage={setWanted} />
    </>
  )
}
