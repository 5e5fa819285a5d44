import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import { drillFormats } from '../../domain/drills/drill.ts'
import { drillMinutes } from '../../domain/drills/dosage.ts'
import { difficulties } from '../../domain/exercise.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { uncertaintyNames } from '../../domain/drills/uncertainty-names.ts'
import { playersWords } from './drill-words.ts'
import { filterCount, type LibraryFilter, type LibrarySort, noFilter, tableSizes } from './library-filter.ts'

interface LibraryFiltersProps {
  filter: LibraryFilter
  sort: LibrarySort | undefined
  /** What they choose from: the material that occurs. */
  exercises: readonly Exercise[]
  onChange: (part: LibraryFilter & { sort?: LibrarySort | undefined }) => void
}

/** Narrows the library. */
export function LibraryFilters({ filter, sort, exercises, onChange }: LibraryFiltersProps) {
  const count = filterCount(filter)
  const materials = [...new Set(exercises.flatMap(({ drill }) => drill?.material ?? []))].toSorted((a, b) =>
    a.localeCompare(b, 'fr'),
  )
  return (
    <details className="library-filters">
      <summary className="button">
        <SlidersHorizontal aria-hidden="true" />
        Filtres et tri{count > 0 && <span className="library-filter-count"> {count}</span>}
      </summary>
      <div className="library-filter-fields">
        <Choice
          label="Format"
          value={filter.format}
          options={entries(drillFormats)}
          onChange={(format) => onChange({ format })}
        />
        <Choice
          label="Niveau"
          value={filter.level}
          options={difficulties.map((level) => [level, level] as const)}
          onChange={(level) => onChange({ level })}
        />
        <Choice
          label="Temps"
          value={filter.minutes}
          options={drillMinutes.map((minutes) => [minutes, `${minutes} min au plus`] as const)}
          onChange={(minutes) => onChange({ minutes })}
        />
        <Choice
          label="Joueurs par table"
          value={filter.players}
          options={tableSizes.map((size) => [size, playersWords({ min: size, max: size })] as const)}
          onChange={(players) => onChange({ players })}
        />
        <Choice
          label="Matériel"
          value={filter.material}
          options={materials.map((material) => [material, material] as const)}
          onChange={(material) => onChange({ material })}
        />
        <Choice
          label="Incertitude"
          value={filter.uncertainty}
          options={uncertaintyNames.map((name, uncertainty) => [uncertainty, name] as const)}
          onChange={(uncertainty) => onChange({ uncertainty })}
        />
        <Choice label="Montrer" value={filter.only} options={views} onChange={(only) => onChange({ only })} />
        <Choice
          label="Trier par"
          value={sort}
          none="Technique"
          options={sorts}
          onChange={(next) => onChange({ sort: next })}
        />
      </div>
      {count > 0 && (
        <Button variant="bare" onClick={() => onChange(noFilter)}>
          Effacer les filtres
        </Button>
      )}
    </details>
  )
}

const views = [
  ['favourites', 'Les favoris'],
  ['never', 'Jamais faits ici'],
  ['archived', 'Les archives'],
] as const
const sorts = [
  ['title', 'Titre'],
  ['level', 'Difficulté'],
  ['minutes', 'Durée'],
  ['done', 'Pas faits depuis longtemps'],
] as const

const entries = <K extends string>(named: Readonly<Record<K, string>>) =>
  Object.entries(named) as [K, string][]

interface ChoiceProps<Value extends string | number> {
  label: string
  value: Value | undefined
  none?: string
  options: readonly (readonly [Value, ReactNode])[]
  onChange: (value: Value | undefined) => void
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, none = 'Tout', options, onChange } = props
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        onChange={(event) => onChange(options.find(([each]) => String(each) === event.target.value)?.[0])}
      >
        <option value="">{none}</option>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}
