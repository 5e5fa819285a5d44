import type { TrainingSession } from '../../contract/training-sessions.ts'
import { fullName } from '../../domain/member-name.ts'
import { queryClient } from '../app/query-client.ts'
import { clubQuery } from '../clubs/queries.ts'
import { groupsQuery } from '../groups/queries.ts'
import { placesQuery } from '../places/queries.ts'

/** Of somebody of the club, as last read on this device. */
export function nameOf(id: string): string | undefined {
  const { players = [], coaches = [] } = queryClient.getQueryData(clubQuery.queryKey) ?? {}
  const person = [...players, ...coaches].find((each) => each.id === id)
  return person && fullName(person)
}

export function placeOf(id: string): TrainingSession['place'] {
  return queryClient.getQueryData(placesQuery.queryKey)?.find((place) => place.id === id)
}

export function groupOf(id: string): TrainingSession['group'] {
  return queryClient.getQueryData(groupsQuery.queryKey)?.find((group) => group.id === id)
}
