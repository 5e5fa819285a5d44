import type { ReactNode } from 'react'

interface FirstFewProps<Item> {
  items: readonly Item[]
  count: number
  /** « Les 12 autres séances ». */
  others: (count: number) => string
  /** Renders a `li`. */
  children: (item: Item) => ReactNode
}

/** The first `count` items; the others can be expanded. */
export function FirstFew<Item>({ items, count, others, children }: FirstFewProps<Item>) {
  const rest = items.slice(count)
  return (
    <>
      <ul className="rows">{items.slice(0, count).map(children)}</ul>
      {rest.length > 0 && (
        <details className="record-more">
          <summary>{others(rest.length)}</summary>
          <ul className="rows">{rest.map(children)}</ul>
        </details>
      )}
    </>
  )
}
