import { useState } from 'react'
import type { ClubPage } from '../../contract/clubs.ts'
import type { Group } from '../../contract/groups.ts'
import type { Place } from '../../contract/places.ts'
import { GroupForm } from './group-form.tsx'

interface GroupFormDialogProps {
  /** `new`, or the id of the group that is changed. */
  form: string
  groups: readonly Group[]
  club: ClubPage
  places: readonly Place[]
  /** The club's day. */
  today: string
  onClose: () => void
}

/** Follows changes and the deletion of its group by others while it is open. */
export function GroupFormDialog({ form, groups, ...rest }: GroupFormDialogProps) {
  const current = groups.find(({ id }) => id === form)
  const [latest, setLatest] = useState(current)
  if (current && current !== latest) setLatest(current)
  return <GroupForm {...rest} group={latest} deleted={Boolean(latest && !current)} />
}
