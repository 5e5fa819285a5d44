import { useId, useState } from 'react'
import type { RosterEntry } from '../../contract/clubs.ts'
import { fullName } from '../../domain/member-name.ts'
import { Checkbox } from '../ui/choices.tsx'
import { counted } from '../ui/counted.ts'
import { Field, FieldError } from '../ui/field.tsx'
import { matchesSearch } from '../ui/matches-search.ts'
import { SearchInput } from '../ui/text-input.tsx'
import { toggled } from './group-draft.ts'

interface PeoplePickerProps {
  legend: string
  noun: string
  people: readonly RosterEntry[]
  selected: readonly string[]
  /** With a search above. */
  searched?: boolean
  error?: string | undefined
  onChange: (selected: readonly string[]) => void
}

export function PeoplePicker({
  legend,
  noun,
  people,
  selected,
  searched,
  error,
  onChange,
}: PeoplePickerProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const found = people.filter((person) => matchesSearch(fullName(person), search))
  const chosen = people.filter((person) => selected.includes(person.id)).length
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="field-label">{legend}</legend>
      <p className="people-picker-count" aria-live="polite">
        {counted(chosen, 'sélectionné')}
      </p>
      {searched && people.length > 0 && (
        <Field label={`Rechercher un ${noun}`} hideLabel>
          <SearchInput value={search} onChange={setSearch} placeholder={`Rechercher un ${noun}`} />
        </Field>
      )}
      {found.length === 0 ? (
        <p className="people-picker-none" role="status">
          {people.length === 0
            ? `Le club n’a pas encore de ${noun}.`
            : `Aucun ${noun} ne correspond à «\u00A0${search.trim()}\u00A0».`}
        </p>
      ) : (
        <div className="people-picker-list">
          {found.map((person) => (
            <Checkbox
              key={person.id}
              checked={selected.includes(person.id)}
              onChange={() => onChange(toggled(selected, person.id))}
              label={<bdi>{fullName(person)}</bdi>}
            />
          ))}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
