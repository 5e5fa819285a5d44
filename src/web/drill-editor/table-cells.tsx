import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import { type Cell, cellsOf } from '../../domain/drills/editor/editor-offers.ts'
import { type DrillEditor, litEnd, strikerAt, tapTarget } from '../../domain/drills/editor/editor-state.ts'
import type { Column, Depth, End, Rally, Zone } from '../../domain/drills/rally.ts'

/** Comes in a file of its own, beside this one. */
export type Picture = ComponentType<{ rally: Rally }>

interface CellsProps {
  editor: DrillEditor
  onTap: (zone: Zone) => void
}

/** The table with what is drawn on it, and over the lit half nine buttons. */
export function TableCells({ editor, onTap, picture: TablePicture }: CellsProps & { picture: Picture }) {
  const { rally, opening } = editor
  const end = litEnd(editor)
  return (
    <figure className="editor-table">
      <TablePicture rally={rally} />
      {opening && <Cells editor={editor} end={end} onTap={onTap} />}
      <span aria-hidden="true" className="editor-side editor-side-a">
        A
      </span>
      <span aria-hidden="true" className="editor-side editor-side-b">
        {opening === 'panier' ? 'R' : 'B'}
      </span>
    </figure>
  )
}

/** From above, left to right and top to bottom, as each end’s player sees the own half. */
const across: Readonly<Record<End, readonly Depth[]>> = {
  left: ['long', 'mi-long', 'court'],
  right: ['court', 'mi-long', 'long'],
}
const down: Readonly<Record<End, readonly Column[]>> = {
  left: ['RV', 'M', 'CD'],
  right: ['CD', 'M', 'RV'],
}

const columnNames: Readonly<Record<Column, string>> = { CD: 'coup droit', M: 'milieu', RV: 'revers' }

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Buttons stay where they are when the other half is lit, and the focus stays in its place. */
function Cells({ editor, end, onTap }: CellsProps & { end: End }) {
  const group = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(4)
  const { step } = tapTarget(editor)
  const who = strikerAt(editor, step)
  const cells = cellsOf(editor)
  const places = down[end].flatMap((col) =>
    across[end].map((depth) => cells.find(({ zone }) => zone.col === col && zone.depth === depth)!),
  )

  function handleKeyDown(event: KeyboardEvent) {
    const move = steps[event.key]
    if (!move) return
    event.preventDefault()
    const column = Math.min(2, Math.max(0, (place % 3) + move[0]))
    const row = Math.min(2, Math.max(0, Math.floor(place / 3) + move[1]))
    const next = row * 3 + column
    setPlace(next)
    group.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons take the focus, one after the other
    <div
      ref={group}
      role="group"
      aria-label="Où tombe la balle"
      className="editor-cells"
      data-end={end}
      onKeyDown={handleKeyDown}
    >
      {places.map((cell, index) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a place on the screen, whatever zone it stands for
          key={index}
          type="button"
          tabIndex={index === place ? 0 : -1}
          aria-label={cellName(step + 1, who === 'R' ? 'relanceur' : who, cell)}
          aria-pressed={cell.isChosen}
          aria-disabled={isTaken(cell) ? undefined : true}
          onFocus={() => setPlace(index)}
          onClick={() => onTap(cell.zone)}
        >
          {cell.zone.depth === 'court' && <span aria-hidden="true">{cell.zone.col}</span>}
        </button>
      ))}
    </div>
  )
}

const isTaken = ({ isOffered, isChosen }: Cell) => isOffered || isChosen

/** « Coup 4, B : revers, long ». */
function cellName(number: number, who: string, { zone }: Cell): string {
  return `Coup ${number}, ${who}\u00A0: ${columnNames[zone.col]}, ${zone.depth}`
}
