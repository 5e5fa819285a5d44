import { Link } from '@tanstack/react-router'
import type { Place } from '../../contract/places.ts'
import { weekdays } from '../../domain/group.ts'
import { sessionDurations } from '../../domain/training-session.ts'
import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TimeField } from '../ui/time-field.tsx'
import { weekdayNames } from '../ui/weekday-names.ts'
import type { GroupDraft } from './group-draft.ts'
import { durationNames } from './group-words.ts'

interface SlotFieldsProps {
  draft: GroupDraft
  fields: Readonly<Record<string, string>>
  places: readonly Place[]
  today: string
  onChange: (part: Partial<GroupDraft>) => void
}

/** When and where a group usually trains, and when it plays next. */
export function SlotFields({ draft, fields, places, today, onChange }: SlotFieldsProps) {
  return (
    <>
      <div className="group-form-row">
        <Field label="Jour habituel" error={fields['weekday']}>
          <Select
            value={draft.weekday ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ weekday: weekdays.find((day) => String(day) === value) ?? null })
            }
          >
            <option value="">Pas de jour fixe</option>
            {weekdays.map((day) => (
              <option key={day} value={day}>
                {weekdayNames[day - 1]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Heure" error={fields['time']}>
          <TimeField value={draft.time} onChange={(time) => onChange({ time })} />
        </Field>
        <Field label="Durée" error={fields['duration']}>
          <Select
            value={draft.duration ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ duration: sessionDurations.find((each) => each === value) ?? null })
            }
          >
            <option value="">Non précisée</option>
            {sessionDurations.map((each) => (
              <option key={each} value={each}>
                {durationNames[each]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="group-form-row">
        <Field
          label="Lieu"
          error={fields['placeId']}
          hint={
            places.length === 0 && (
              <>
                Notez d’abord vos lieux sur la page <Link to="/coach/club">Club</Link>.
              </>
            )
          }
        >
          <Select value={draft.placeId} onChange={({ target: { value } }) => onChange({ placeId: value })}>
            <option value="">Non précisé</option>
            {places.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Prochaine compétition" error={fields['nextCompetition']}>
          <DateField
            value={draft.nextCompetition}
            today={today}
            onChange={(nextCompetition) => onChange({ nextCompetition })}
          />
        </Field>
      </div>
    </>
  )
}
