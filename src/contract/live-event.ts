/**
 * `GET /api/live` streams, as server-sent events, that something changed which whoever is signed in may see; what it is
 * now is then read from its endpoint. Names, not contents: what a person may read is decided in one place only.
 */
export const livePath = '/api/live'

/**
 * What a page reads: the account with its club's name and its devices (`me`), the page of the club, a player's own
 * profile, the library, requests, sessions with their feedback and roll, scores and evaluations (with the ids of the
 * players), what the club pays (`subscription`). The dashboard is made of the club, the library and the sessions; a
 * profile's statistics follow `training-sessions`, its level `technique-evaluations`. A page treats a topic that it does
 * not know as `refresh`: the server may be newer.
 */
export const liveTopics = [
  'me',
  'club',
  'profile',
  'exercises',
  'exercise-requests',
  'training-sessions',
  'player-scores',
  'technique-evaluations',
  'subscription',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/** The data of each event, by its name. */
export interface LiveEvents {
  /** Without `ids` anything of that topic may have changed. */
  changed: { topic: LiveTopic; ids?: readonly string[] }
  /** Something may have been missed: what is on the screen is to be read again. */
  refresh: Record<string, never>
  /** Every `beatSeconds`, so that a page notices a dead stream. */
  beat: Record<string, never>
  /** Nobody, or somebody else, is signed in, or no longer in that club: `me` says who, before a new stream. */
  ended: Record<string, never>
}

export const beatSeconds = 25

/** An EventSource sends no headers: the query names whom the page takes for signed in (see `accountHeader`). */
export const liveAccountParameter = 'account'
