import { longAwayDays } from '../../domain/season.ts'
import { GroupChips } from '../groups/group-chips.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/choices.tsx'
import { counted } from '../ui/counted.ts'
import { Field } from '../ui/field.tsx'
import { SearchInput } from '../ui/text-input.tsx'
import type { SeasonChoice } from './season-choices.ts'

export interface SeasonFilter {
  readonly search: string
  readonly group: string | undefined
  readonly longAway: boolean
}

export const unfiltered: SeasonFilter = { search: '', group: undefined, longAway: false }

const forAll: readonly { choice: SeasonChoice; label: string }[] = [
  { choice: 'continues', label: 'Tous continuent' },
  { choice: 'leaves', label: 'Tous quittent le club' },
  { choice: 'archived', label: 'Tous archivés' },
]

interface SeasonFiltersProps {
  filter: SeasonFilter
  /** Whom it finds. */
  found: readonly string[]
  total: number
  onFilter: (filter: SeasonFilter) => void
  onChoose: (ids: readonly string[], choice: SeasonChoice) => void
}

/** Finds players, and says the same of all that were found: of everybody only one by one. */
export function SeasonFilters({ filter, found, total, onFilter, onChoose }: SeasonFiltersProps) {
  const isFiltered = filter.search.trim() !== '' || filter.group !== undefined || filter.longAway
  return (
    <div>
      <div className="season-finders">
        <Field label="Rechercher un joueur" hideLabel>
          <SearchInput
            value={filter.search}
            onChange={(search) => onFilter({ ...filter, search })}
            placeholder="Rechercher un joueur..."
          />
        </Field>
        <Checkbox
          label={`Pas venus depuis ${longAwayDays} jours`}
          checked={filter.longAway}
          onChange={({ target }) => onFilter({ ...filter, longAway: target.checked })}
        />
      </div>
      <GroupChips chosen={filter.group} onChoose={(group) => onFilter({ ...filter, group })} />
      <p role="status" className={isFiltered ? 'season-found' : 'sr-only'}>
        {isFiltered && `${counted(found.length, 'joueur')} sur ${total}`}
      </p>
      {isFiltered && found.length > 1 && (
        <div role="group" aria-label="Pour les joueurs trouvés" className="season-for-all">
          {forAll.map(({ choice, label }) => (
            <Button key={choice} onClick={() => onChoose(found, choice)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
