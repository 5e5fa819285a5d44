import { oneOf, pageParam, type SearchParams, textParam } from '../app/search-params.ts'

export type CalendarView = 'week' | 'month'

/** The address says what is shown, so that reloading and going back keep it. */
export interface SessionsSearch {
  /** The page of each list. */
  upcoming?: number | undefined
  past?: number | undefined
  /** A calendar instead of the lists, and the day whose week or month it shows. */
  calendar?: CalendarView | undefined
  day?: string | undefined
}

/** And what stands beside the lists: the form (`new`, or a session's id), a session's roll call, or its details. */
export interface CoachSessionsSearch extends SessionsSearch {
  form?: string | undefined
  roll?: string | undefined
  session?: string | undefined
  /** The session that the new one repeats. */
  repeat?: string | undefined
}

export function sessionsSearch({ upcoming, past, calendar, day }: SearchParams): SessionsSearch {
  return {
    upcoming: pageParam(upcoming),
    past: pageParam(past),
    calendar: oneOf(['week', 'month'], calendar),
    day: textParam(day),
  }
}

export function coachSessionsSearch(search: SearchParams): CoachSessionsSearch {
  const { form, roll, session, repeat } = search
  return {
    ...sessionsSearch(search),
    form: textParam(form, 'new'),
    roll: textParam(roll),
    session: textParam(session),
    repeat: textParam(repeat),
  }
}
