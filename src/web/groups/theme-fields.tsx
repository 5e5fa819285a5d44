import { categories } from '../../domain/category.ts'
import { techniqueCatalogue } from '../../domain/technique-catalogue.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { GroupDraft } from './group-draft.ts'
import { monthName, monthsToChoose, subjectName } from './theme-words.ts'

interface ThemeFieldsProps {
  draft: GroupDraft
  error: string | undefined
  today: string
  onChange: (part: Partial<GroupDraft>) => void
}

/** What a group works at, and in which month. */
export function ThemeFields({ draft, error, today, onChange }: ThemeFieldsProps) {
  const { themeSubject, themeMonth } = draft
  function handleSubject(subject: string) {
    onChange({ themeSubject: subject, themeMonth: subject && (themeMonth || today.slice(0, 7)) })
  }
  return (
    <div className="group-form-row">
      <Field
        label="Thème du mois"
        error={error}
        hint="Ce mois-là, les programmes proposés à ce groupe le suivent."
      >
        <Select value={themeSubject} onChange={({ target }) => handleSubject(target.value)}>
          <option value="">Pas de thème</option>
          {categories.map((category) => (
            <optgroup key={category} label={subjectName(category)}>
              <option value={category}>{subjectName(category)}, tous les coups</option>
              {techniqueCatalogue
                .filter((technique) => technique.category === category)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {themeSubject && (
        <Field label="Mois du thème">
          <Select value={themeMonth} onChange={({ target }) => onChange({ themeMonth: target.value })}>
            {monthsToChoose(today, themeMonth).map((month) => (
              <option key={month} value={month}>
                {monthName(month)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}
