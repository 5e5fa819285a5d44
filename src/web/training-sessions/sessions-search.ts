import { pageParam, type SearchParams, textParam } from '../app/search-params.ts'

/** The address says which page of each list is shown, so that reloading and going back keep it. */
export interface SessionPagesSearch {
  upcoming?: number | undefined
  past?: number | undefined
}

/** And what stands beside the lists: the form (`new`, or a session's id), a session's roll call, or its details. */
export interface CoachSessionsSearch extends SessionPagesSearch {
  form?: string | undefined
  roll?: string | undefined
  session?: string | undefined
}

export function sessionPagesSearch({ upcoming, past }: SearchParams): SessionPagesSearch {
  return { upcoming: pageParam(upcoming), past: pageParam(past) }
}

export function coachSessionsSearch(search: SearchParams): CoachSessionsSearch {
  const { form, roll, session } = search
  return {
    ...sessionPagesSearch(search),
    form: textParam(form, 'new'),
    roll: textParam(roll),
    session: textParam(session),
  }
}
