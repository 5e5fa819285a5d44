import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { JournalEntry } from '../../contract/journal.ts'
import { journalKinds } from '../../domain/journal.ts'
import { fullName } from '../../domain/member-name.ts'
import { clubQuery } from '../clubs/queries.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { type JournalSearch, journalSearch } from './journal-search.ts'
import { kindNames } from './journal-words.ts'

interface JournalFiltersProps {
  search: JournalSearch
  /** Of the page: also people who have left can be chosen. */
  entries: readonly JournalEntry[]
}

export function JournalFilters({ search, entries }: JournalFiltersProps) {
  const navigate = useNavigate({ from: '/coach/journal' })
  const { data: club } = useQuery(clubQuery)
  const { coaches = [], players = [] } = club ?? {}
  const members = new Set([...coaches, ...players].map(({ id }) => id))
  const others = new Map(
    entries
      .flatMap(({ actor, subject }) => [actor, subject])
      .flatMap((each) =>
        each?.id && each.name && !members.has(each.id) ? [[each.id, each.name] as const] : [],
      ),
  )
  const { person = '', kind = '' } = search
  const isOffered = person === '' || members.has(person) || others.has(person)
  const groups = {
    Entraineurs: coaches.map((each) => [each.id, fullName(each)] as const),
    Joueurs: players.map((each) => [each.id, fullName(each)] as const),
    'Hors du club': [...others],
  }
  function show(part: JournalSearch) {
    void navigate({ search: journalSearch({ ...search, after: undefined, ...part }), resetScroll: false })
  }
  return (
    <div className="journal-filters">
      <Field label="Personne">
        <Select value={person} onChange={({ target }) => show({ person: target.value || undefined })}>
          <option value="">Tout le monde</option>
          {!isOffered && <option value={person}>Une personne</option>}
          {Object.entries(groups).map(
            ([label, people]) =>
              people.length > 0 && (
                <optgroup key={label} label={label}>
                  {people.map(([id, name]) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </Select>
      </Field>
      <Field label="Sorte">
        <Select
          value={kind}
          onChange={({ target }) => show({ kind: journalKinds.find((each) => each === target.value) })}
        >
          <option value="">Tout</option>
          {journalKinds.map((each) => (
            <option key={each} value={each}>
              {kindNames[each]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
