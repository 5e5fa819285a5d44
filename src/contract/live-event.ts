/**
 * `GET /api/live` streams, as server-sent events, that something changed which the account may see; the page then
 * fetches it from its endpoint. Events carry no contents, so that read access is decided in one place only.
 */
export const livePath = '/api/live'

/**
 * What a page fetches: the account with its club's name and its devices (`me`), the page of the club, a player's
 * profile (to coaches with the player's id), the library, requests, sessions with their feedback and roll, scores and evaluations (with the ids of the
 * players), what the club pays (`subscription`), how far its export is (`club-export`, to its owner), its groups (to
 * coaches), places and closures, its seasons and its journal (to coaches), what a coach asked whoever runs the server (`support`), the
 * keys of its API, its imports of players, the target of its minutes (`analyses`; all to coaches), the evening in the hall (to
 * coaches, with the session's id), what a guardian reads of their children (`family`). The dashboard is made of the club, the
 * library and the sessions; a
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
  'club-export',
  'groups',
  'places',
  'closures',
  'seasons',
  'support',
  'api-keys',
  'player-imports',
  'analyses',
  'hall',
  'journal',
  'family',
] as const
export type LiveTopic = (typeof liveTopics)[number]

/** The data of each event, by its name. */
export interface LiveEvents {
  /** Without `ids` anything of that topic may have changed. */
  changed: { topic: LiveTopic; ids?: readonly string[] }
  /** Events may have been missed: everything on the screen has to be fetched again. */
  refresh: Record<string, never>
  /** Every `beatSeconds`, so that a page notices a dead stream. */
  beat: Record<string, never>
  /** The login session or the membership has ended or changed: fetch `me` before opening a new stream. */
  ended: Record<string, never>
}

/** A page notices a silent stream after two and a half beats, and tells within 30 seconds. */
export const beatSeconds = 10

/** An EventSource sends no headers, so the query carries what `accountHeader` does. */
export const liveAccountParameter = 'account'
