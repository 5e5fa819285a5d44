import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** A cell by row and column, from 0. */
export type Place = readonly [row: number, column: number]

/**
 * A table of buttons or links with one tab stop, at `start` until another cell had the focus: arrow keys, Home and End go from cell to cell, as WAI-ARIA describes a grid. A
 * cell without a button is passed over.
 */
export function useGridKeys(start: Place, isThere: (place: Place) => boolean = () => true) {
  const [at, setAt] = useState<Place>(start)
  const stop = (isThere(at) ? at : start).join()
  return {
    /** Of the table. */
    grid: { role: 'grid', onKeyDown: handleKeyDown, onFocus: handleFocus } as const,
    /** Of a button or link. */
    cell: (place: Place) => ({
      'data-place': place.join(),
      tabIndex: place.join() === stop ? 0 : -1,
    }),
  }

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    const place = placeOf(target)
    if (place) setAt(place)
  }
}

function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  const place = placeOf(event.target as HTMLElement)
  if (!place || event.ctrlKey || event.altKey || event.metaKey) return
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')]
  const next = nextCell(cells, place, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextCell(cells: readonly HTMLElement[], [row, column]: Place, key: string): HTMLElement | undefined {
  const places = cells.map((cell) => ({ cell, place: placeOf(cell)! }))
  const ofRow = places.filter(({ place }) => place[0] === row)
  const ofColumn = places.filter(({ place }) => place[1] === column)
  const found = {
    ArrowRight: () => ofRow.find(({ place }) => place[1] > column),
    ArrowLeft: () => ofRow.findLast(({ place }) => place[1] < column),
    ArrowDown: () => ofColumn.find(({ place }) => place[0] > row),
    ArrowUp: () => ofColumn.findLast(({ place }) => place[0] < row),
    Home: () => ofRow[0],
    End: () => ofRow.at(-1),
  }
  return found[key as keyof typeof found]?.()?.cell
}

function placeOf({ dataset }: HTMLElement): Place | null {
  const [row, column] = dataset['place']?.split(',').map(Number) ?? []
  return row === undefined || column === undefined ? null : [row, column]
}
