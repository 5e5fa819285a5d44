import * as v from 'valibot'
import { maxDepartures } from '../domain/season.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const season = v.object({
  /** 1 July; it ends on 30 June. */
  startsOn: field.day,
  /** Null where the club did not open it, as before there were seasons. */
  opened: v.nullable(
    v.object({
      at: field.instant,
      /** The coach’s name; null if that account was deleted. */
      by: v.nullable(v.string()),
      continuing: v.number(),
      leaving: v.number(),
      archived: v.number(),
    }),
  ),
  /** When the next season was opened, before anybody left; today where that has not been; null where nobody counted. */
  playersAtEnd: v.nullable(v.number()),
  /** Who was marked present at least once, but accounts that were erased since. */
  playersSeen: v.number(),
  /** Whether there were such. */
  erasedSeen: v.boolean(),
  /** That are over. */
  sessions: v.number(),
  /** Of these sessions, however many players there were. */
  minutes: v.number(),
  present: v.number(),
  absent: v.number(),
  /** How often a player mastered a technique for the first time. */
  techniques: v.number(),
})
export type Season = v.InferOutput<typeof season>

const archivedPlayer = v.object({
  id: field.id,
  firstName: v.string(),
  lastName: v.string(),
  /** Without one nobody can use the code. */
  hasAddress: v.boolean(),
  archivedAt: field.instant,
})

const seasonList = v.object({
  /** The latest first, at most six, and none from before the club’s first session. */
  seasons: v.array(season),
  /** The one to open now; null where it is opened. */
  openable: v.nullable(field.day),
  /** Whom the club’s code lets in again, latest first. */
  archived: v.array(archivedPlayer),
})
export type SeasonList = v.InferOutput<typeof seasonList>

/** Readable on every plan. */
export const list = endpoint({
  method: 'GET',
  path: '/api/seasons',
  ability: 'readSeasons',
  input: field.emptyInput,
  output: seasonList,
})

/** For a screen that only reminds of it. */
export const openable = endpoint({
  method: 'GET',
  path: '/api/seasons/openable',
  ability: 'readSeasons',
  input: field.emptyInput,
  output: v.object({ startsOn: v.nullable(field.day) }),
})

const seasonPreparation = v.object({
  startsOn: field.day,
  isOpened: v.boolean(),
  /** By name. */
  players: v.array(
    v.object({
      id: field.id,
      firstName: v.string(),
      lastName: v.string(),
      hasAddress: v.boolean(),
      /** Since when in this club. */
      since: field.instant,
      /** The last session of the last twelve months at which they were; null where there is none. */
      lastCame: v.nullable(field.day),
    }),
  ),
})
export type SeasonPreparation = v.InferOutput<typeof seasonPreparation>

export const prepare = endpoint({
  method: 'GET',
  path: '/api/seasons/preparation',
  ability: 'readSeasons',
  input: field.emptyInput,
  output: seasonPreparation,
})

/**
 * Who is named nowhere goes on. If somebody who is named has left the club meanwhile, or it is another season's turn,
 * `changed-meanwhile` carries what is there now (SeasonPreparation), and nothing is done.
 */
export const open = endpoint({
  method: 'POST',
  path: '/api/seasons',
  ability: 'openSeasons',
  right: 'clubManagement',
  online: true,
  input: v.pipe(
    v.strictObject({ startsOn: field.day, leaving: playerIds(), archived: playerIds() }),
    v.check(
      ({ leaving, archived }) => new Set([...leaving, ...archived]).size === leaving.length + archived.length,
      'Un joueur y est deux fois',
    ),
  ),
  output: seasonList,
})

function playerIds() {
  return field.list(field.id, maxDepartures, `${maxDepartures} joueurs au maximum`)
}
