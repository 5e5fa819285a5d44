import { useQuery } from '@tanstack/react-query'
import type { TrainingSession } from '../../contract/training-sessions.ts'
import { inWeekOrder } from '../../domain/group.ts'
import { fullName } from '../../domain/member-name.ts'
import { useClubQuery } from '../clubs/club-overlay.ts'
import { groupsQuery } from '../groups/queries.ts'
import { placesQuery } from '../places/queries.ts'
import { Checkbox } from '../ui/choices.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { filledFrom } from './group-fill.ts'
import { SessionClashes } from './session-clashes.tsx'
import type { SessionDraft } from './session-draft.ts'
import { placeWords } from './where-words.ts'

interface SessionAssignmentProps {
  draft: SessionDraft
  /** The session that is changed. */
  session: TrainingSession | undefined
  today: string
  timeZone: string
  fields: Readonly<Partial<Record<'placeId' | 'groupId' | 'coachIds', string>>>
  onChange: (part: Partial<SessionDraft>) => void
}

/** For which group, where and with whom. */
export function SessionAssignment(props: SessionAssignmentProps) {
  const { draft, session, today, timeZone, fields, onChange } = props
  const { data: groups = [] } = useQuery(groupsQuery)
  const { data: places = [] } = useQuery(placesQuery)
  const club = useClubQuery().data
  const shownGroups = including(inWeekOrder(groups), session?.group)
  const shownPlaces = including(places, session?.place)
  const members = club?.coaches.map((coach) => ({ id: coach.id, name: fullName(coach) })) ?? []
  const coaches = [
    ...members,
    ...(session?.coaches ?? []).filter(({ id }) => members.every((coach) => coach.id !== id)),
  ]

  function handleGroup(id: string) {
    const group = groups.find((each) => each.id === id)
    const memberIds = club ? new Set(club.players.map((player) => player.id)) : null
    onChange(group ? filledFrom(group, { today, isNew: !session, memberIds }) : { groupId: id })
  }
  function handleCoach(id: string) {
    const others = draft.coachIds.filter((each) => each !== id)
    onChange({ coachIds: others.length < draft.coachIds.length ? others : [...others, id].toSorted() })
  }
  return (
    <>
      {(shownGroups.length > 0 || shownPlaces.length > 0) && (
        <div className="session-where">
          {shownGroups.length > 0 && (
            <Field
              label="Groupe"
              error={fields.groupId}
              hint="Le choisir remplit participants, lieu et entraineurs."
            >
              <Select value={draft.groupId} onChange={({ target }) => handleGroup(target.value)}>
                <option value="">Aucun</option>
                {shownGroups.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {shownPlaces.length > 0 && (
            <Field label="Lieu" error={fields.placeId}>
              <Select value={draft.placeId} onChange={({ target }) => onChange({ placeId: target.value })}>
                <option value="">Non précisé</option>
                {shownPlaces.map((place) => (
                  <option key={place.id} value={place.id}>
                    {placeWords(place)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      )}
      <fieldset aria-describedby={fields.coachIds && coachesErrorId}>
        <legend className="field-label">Entraineurs</legend>
        <div className="session-coaches">
          {coaches.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={draft.coachIds.includes(id)}
              onChange={() => handleCoach(id)}
              label={<bdi>{name}</bdi>}
            />
          ))}
        </div>
        {draft.coachIds.length === 0 && (
          <p className="field-hint" role="status">
            Cette séance sera annoncée «&nbsp;sans entraineur&nbsp;».
          </p>
        )}
        {fields.coachIds && <FieldError id={coachesErrorId}>{fields.coachIds}</FieldError>}
      </fieldset>
      {draft.date && draft.time && (
        <SessionClashes
          draft={draft}
          id={session?.id}
          place={shownPlaces.find(({ id }) => id === draft.placeId)}
          coaches={coaches.filter(({ id }) => draft.coachIds.includes(id))}
          timeZone={timeZone}
        />
      )}
    </>
  )
}

const coachesErrorId = 'session-coaches-error'

/** What the session has already may be missing from what was read. */
function including<T extends { readonly id: string }>(
  list: readonly T[],
  own: Pick<T, 'id'> | null | undefined,
): readonly Pick<T, keyof T>[] {
  return own && list.every(({ id }) => id !== own.id) ? [...list, own as T] : list
}
