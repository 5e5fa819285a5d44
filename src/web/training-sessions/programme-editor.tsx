import { ArrowDown, ArrowUp, Lightbulb, Plus } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ProgrammeEntry } from '../../contract/training-sessions.ts'
import { type ExerciseDuration, exerciseMinutes } from '../../domain/exercise.ts'
import type { SessionDuration } from '../../domain/training-session.ts'
import { Button } from '../ui/button.tsx'
import { CategoryGlyph } from '../ui/category-glyph.tsx'
import { FieldError } from '../ui/field.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { ProgrammeEntryText } from './programme-list.tsx'
import { moved, programmeTotal } from './programme.ts'

interface ProgrammeEditorProps {
  programme: readonly ProgrammeEntry[]
  /** How many at its head have been played: they stay. */
  played?: number | undefined
  duration: SessionDuration
  error?: string | undefined
  onChange: (programme: readonly ProgrammeEntry[]) => void
  onPick: () => void
  onPropose: () => void
}

export function ProgrammeEditor(props: ProgrammeEditorProps) {
  const { programme, played = 0, duration, error, onChange, onPick, onPropose } = props
  const group = useRef<HTMLFieldSetElement>(null)
  const focusAfter = useRef<HTMLElement | null>(null)
  const [said, setSaid] = useState('')

  // An element that changes places in the document loses the focus.
  useLayoutEffect(() => {
    focusAfter.current?.focus()
    focusAfter.current = null
  })

  function handleMove(entry: ProgrammeEntry, step: -1 | 1) {
    const after = moved(programme, entry.id, step)
    const from = programme.indexOf(entry)
    if (after === programme || Math.min(from, from + step) < played) return
    focusAfter.current = document.activeElement as HTMLElement | null
    setSaid(`${nameOf(entry)}, position ${after.indexOf(entry) + 1} sur ${after.length}`)
    onChange(after)
  }
  function handleRemove(entry: ProgrammeEntry) {
    focusAfter.current = group.current?.querySelector<HTMLElement>('.programme-add') ?? null
    setSaid(`${nameOf(entry)} retiré du programme`)
    onChange(programme.filter(({ id }) => id !== entry.id))
  }

  return (
    <fieldset ref={group} className="form-group" aria-describedby={error && errorId}>
      <legend>Programme</legend>
      <p className="form-group-fact" aria-live="polite">
        <ProgrammeMinutes programme={programme} duration={duration} />
      </p>
      {programme.length > 0 && (
        <>
          <ProgrammeBar programme={programme} duration={duration} />
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
        <Button icon={<Lightbulb aria-hidden="true" />} onClick={onPropose}>
          Proposer un programme
        </Button>
      </div>
    </fieldset>
  )
}

const errorId = 'programme-error'

interface EditedEntryProps {
  entry: ProgrammeEntry
  position: number
  last: number
  played: number
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

function EditedEntry({ entry, position, last, played, onMove, onRemove }: EditedEntryProps) {
  const whyNot = position <= played ? 'Déjà joué.' : null
  const name = nameOf(entry)
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
      <CategoryGlyph category={entry.type} />
      <ProgrammeEntryText entry={entry} />
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
          disabledReason={whyNot ?? (position === last ? 'C’est le dernier exercice.' : null)}
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
  if (position === 1) return 'C’est le premier exercice.'
  return position === played + 1 ? 'Ce qui précède est déjà joué.' : null
}

interface ProgrammeMinutesProps {
  programme: readonly { duration: ExerciseDuration }[]
  duration: SessionDuration
}

/** « 65 min sur 60 · 5 min de trop ». */
export function ProgrammeMinutes({ programme, duration }: ProgrammeMinutesProps) {
  const { minutes, available, tooMuch } = programmeTotal(programme, duration)
  return (
    <>
      {minutes} min sur {available}
      {tooMuch > 0 && <span className="error-text"> · {tooMuch} min de trop</span>}
    </>
  )
}

interface ProgrammeBarProps {
  programme: readonly Pick<ProgrammeEntry, 'id' | 'duration'>[]
  duration: SessionDuration
}

/** A segment an exercise, against the session's minutes. Decorative: the total is said in words beside it. */
export function ProgrammeBar({ programme, duration }: ProgrammeBarProps) {
  const { minutes, available, tooMuch } = programmeTotal(programme, duration)
  const whole = Math.max(minutes, available)
  return (
    <div aria-hidden="true" className="programme-bar">
      {programme.map((entry) => (
        <i key={entry.id} style={{ width: `${(100 * exerciseMinutes(entry.duration)) / whole}%` }} />
      ))}
      {tooMuch > 0 && <b style={{ insetInlineStart: `${(100 * available) / whole}%` }} />}
    </div>
  )
}

function nameOf({ technique, effect }: ProgrammeEntry): string {
  return `${technique} - ${effect}`
}
