import { oneOf, pageParam, type SearchParams, textParam } from '../app/search-params.ts'

/** The address says which page of each list is shown, so that reloading and going back keep it. */
export interface SessionPagesSearch {
  upcoming?: number | undefined
  past?: number | undefined
}

export type CalendarView = 'week' | 'month'

/** And what stands beside the lists: the form (`new`, or a session's id), a session's roll call, or its details. */
export interface CoachSessionsSearch extends SessionPagesSearch {
  form?: string | undefined
  roll?: string | undefined
  session?: string | undefined
  /** The session that the new one repeats. */
  repeat?: string | undefined
  /** A calendar instead of the lists, and the day whose week or month it shows. */
  calendar?: CalendarView | undefined
  day?: string | undefined
}

export function sessionPagesSearch({ upcoming, past }: SearchParams): SessionPagesSearch {
  return { upcoming: pageParam(upcoming), past: pageParam(past) }
}

export function coachSessionsSearch(search: SearchParams): CoachSessionsSearch {
  const { form, roll, session, repeat, calendar, day } = search
  return {
    ...sessionPagesSearch(search),
    form: textParam(form, 'new'),
    roll: textParam(roll),
    session: textParam(session),
    repeat: textParam(repeat),
    calendar: oneOf(['week', 'month'], calendar),
    day: textParam(day),
  }
}
