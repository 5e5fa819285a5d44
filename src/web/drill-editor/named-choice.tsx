import { categories, type Category } from '../../domain/category.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { Select } from '../ui/select.tsx'

export const uncertainties = {
  '0': 'Rien à deviner',
  '1': 'Un choix de deux',
  '2': 'Un choix de trois, ou deux choix',
  '3': 'Jeu libre',
} as const

export const categoryNames = Object.fromEntries(
  categories.map((category) => [category, categoryTabs[category]]),
) as Readonly<Record<Category, string>>

export const same = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as unknown as Readonly<Record<Value, string>>

interface ChoiceProps<Value extends string> {
  value: Value
  names: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ value, names, onChange }: ChoiceProps<Value>) {
  return (
    <Select value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {(Object.keys(names) as Value[]).map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </Select>
  )
}
