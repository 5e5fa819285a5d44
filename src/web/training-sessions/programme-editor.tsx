import { ArrowDown, ArrowUp, Lightbulb, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { ProgrammePartBody } from './programme-list.tsx'
import { moved, partName } from './programme-order.ts'
import type { ProgrammePart } from './programme.ts'

interface ProgrammeEditorProps {
  programme: readonly ProgrammePart[]
  /** How many at its head have been played: they stay. */
  played?: number | undefined
  /** Its minutes, in words and as a bar. */
  total: ReactNode
  bar: ReactNode
  error?: string | undefined
  onChange: (programme: readonly ProgrammePart[]) => void
  onPick: () => void
  onBlock: () => void
  onPropose: () => void
}

export function ProgrammeEditor(props: ProgrammeEditorProps) {
  const { programme, played = 0, total, bar, error, onChange, onPick, onBlock, onPropose } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const focusAfter = useRef<HTMLElement | null>(null)
  const [said, setSaid] = useState('')

  // An element that changes places in the document loses the focus.
  useLayoutEffect(() => {
    focusAfter.current?.focus()
    focusAfter.current = null
  })

  function handleMove(entry: ProgrammePart, step: -1 | 1) {
    const after = moved(programme, entry.id, step)
    const from = programme.indexOf(entry)
    if (after === programme || Math.min(from, from + step) < played) return
    focusAfter.current = document.activeElement as HTMLElement | null
    setSaid(`${partName(entry)}, position ${after.indexOf(entry) + 1} sur ${after.length}`)
    onChange(after)
  }
  function handleRemove(entry: ProgrammePart) {
    focusAfter.current = group.current?.querySelector<HTMLElement>('.programme-add') ?? null
    setSaid(`${partName(entry)} retiré du programme`)
    onChange(programme.filter(({ id }) => id !== entry.id))
  }

  return (
    <fieldset ref={group} className="form-group" aria-describedby={error && errorId}>
      <legend>Programme</legend>
      <p className="form-group-fact" aria-live="polite">
        {total}
      </p>
      {programme.length > 0 && (
        <>
          {bar}
          <ol className="programme programme-edited">
            {programme.map((entry, index) => (
              <EditedEntry
                key={entry.id}
                entry={entry}
                position={index + 1}
                last={programme.length}
                played={played}
                onMove={(step) => handleMove(entry, step)}
                onRemove={() => handleRemove(entry)}
              />
            ))}
          </ol>
        </>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="programme-ways">
        <Button className="programme-add" icon={<Plus aria-hidden="true" />} onClick={onPick}>
          Ajouter des exercices
        </Button>
        <Button icon={<Plus aria-hidden="true" />} onClick={onBlock}>
          Ajouter un bloc
        </Button>
        <Button icon={<Lightbulb aria-hidden="true" />} onClick={onPropose}>
          Proposer un programme
        </Button>
      </div>
    </fieldset>
  )
}

const errorId = 'programme-error'

interface EditedEntryProps {
  entry: ProgrammePart
  position: number
  last: number
  played: number
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

function EditedEntry({ entry, position, last, played, onMove, onRemove }: EditedEntryProps) {
  const whyNot = position <= played ? 'Déjà joué.' : null
  const name = partName(entry)
  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (!event.altKey || !step) return
    event.preventDefault()
    onMove(step)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut of the buttons inside
    <li onKeyDown={handleKeyDown}>
      <span className="numeral programme-number" aria-hidden="true">
        {position}
      </span>
      <ProgrammePartBody part={entry} />
      <div className="programme-actions">
        <IconButton
          label={`Monter ${name}`}
          icon={<ArrowUp />}
          aria-keyshortcuts="Alt+ArrowUp"
          disabledReason={whyNot ?? whyNotUp(position, played)}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={`Descendre ${name}`}
          icon={<ArrowDown />}
          aria-keyshortcuts="Alt+ArrowDown"
          disabledReason={whyNot ?? (position === last ? 'Rien ne vient après.' : null)}
          onClick={() => onMove(1)}
        />
        <Button variant="bare" className="programme-remove" disabledReason={whyNot} onClick={onRemove}>
          Retirer<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

function whyNotUp(position: number, played: number): string | null {
  if (position === 1) return 'Rien ne vient avant.'
  return position === played + 1 ? 'Ce qui précède est déjà joué.' : null
}
