import type { Input } from '../../contract/endpoint.ts'
import type { create, Group } from '../../contract/groups.ts'
import type { Weekday } from '../../domain/group.ts'
import type { SessionDuration } from '../../domain/training-session.ts'

/** The values of the group form; empty where nothing is said. */
export interface GroupDraft {
  readonly name: string
  readonly weekday: Weekday | null
  readonly time: string
  readonly duration: SessionDuration | null
  readonly placeId: string
  readonly nextCompetition: string
  /** Its subject and its month, yyyy-mm. */
  readonly themeSubject: string
  readonly themeMonth: string
  /** Both in the order of the ids, so that ticking back leaves no change. */
  readonly coachIds: readonly string[]
  readonly playerIds: readonly string[]
}

export const newDraft: GroupDraft = {
  name: '',
  weekday: null,
  time: '',
  duration: null,
  placeId: '',
  nextCompetition: '',
  themeSubject: '',
  themeMonth: '',
  coachIds: [],
  playerIds: [],
}

export function draftOf(group: Group): GroupDraft {
  const { name, weekday, time, duration, placeId, nextCompetition, theme, coachIds, playerIds } = group
  return {
    name,
    weekday,
    time: time ?? '',
    duration,
    placeId: placeId ?? '',
    nextCompetition: nextCompetition ?? '',
    themeSubject: theme?.subject ?? '',
    themeMonth: theme?.month ?? '',
    coachIds: coachIds.toSorted(),
    playerIds: playerIds.toSorted(),
  }
}

/** Who may be named: whoever left the club while the form was open is not sent. */
interface Roster {
  readonly coaches: readonly { readonly id: string }[]
  readonly players: readonly { readonly id: string }[]
}

export function writtenOf(
  { time, placeId, nextCompetition, themeSubject, themeMonth, coachIds, playerIds, ...draft }: GroupDraft,
  { coaches, players }: Roster,
): Omit<Input<typeof create>, 'id'> {
  return {
    ...draft,
    time: time || null,
    placeId: placeId || null,
    nextCompetition: nextCompetition || null,
    theme: themeSubject ? { subject: themeSubject, month: themeMonth } : null,
    coachIds: those(coachIds, coaches),
    playerIds: those(playerIds, players),
  }
}

function those(ids: readonly string[], people: Roster['players']): string[] {
  const present = new Set(people.map(({ id }) => id))
  return ids.filter((id) => present.has(id))
}

export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].toSorted()
}

const labels: Readonly<Record<keyof GroupDraft, string>> = {
  name: 'nom',
  weekday: 'jour',
  time: 'heure',
  duration: 'durée',
  placeId: 'lieu',
  nextCompetition: 'prochaine compétition',
  themeSubject: 'thème',
  themeMonth: 'mois du thème',
  coachIds: 'entraineurs',
  playerIds: 'joueurs',
}

/** The French labels of the fields that differ. */
export function differences(a: GroupDraft, b: GroupDraft): string[] {
  const fields = Object.keys(labels) as (keyof GroupDraft)[]
  return fields.filter((field) => String(a[field]) !== String(b[field])).map((field) => labels[field])
}
