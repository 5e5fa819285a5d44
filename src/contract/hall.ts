import * as v from 'valibot'
import { hallMarks } from '../domain/hall/hall-event.ts'
import { maxGuestName } from '../domain/hall/hall-guests.ts'
import { maxAtTable, roundModes } from '../domain/hall/table-round.ts'
import { maxTables } from '../domain/place.ts'
import { catalogueTechnique } from '../domain/technique-catalogue.ts'
import { maxParticipants } from '../domain/training-session.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(240))
const block = { run: field.id, blockId: field.id }

const tableNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxTables))
const round = {
  after: v.nullable(field.id),
  mode: v.picklist(roundModes),
  tables: field.list(
    v.strictObject({
      number: tableNumber,
      players: v.pipe(field.list(field.id, maxAtTable, 'Table trop pleine'), v.minLength(1)),
      basket: v.nullable(field.id),
    }),
    maxTables,
    `${maxTables} tables au maximum`,
  ),
  rest: field.list(field.id, maxParticipants, `${maxParticipants} participants au maximum`),
}

/** What each kind of event says, beside who noted it and when. */
const actions = {
  start: { ...block, after: v.nullable(field.id), minutes, seenAt: v.nullable(field.instant) },
  pause: block,
  resume: block,
  plus60: block,
  skip: block,
  back: block,
  lead: { run: field.id },
  // An earlier release does not send which run was closed.
  end: { run: v.optional(v.nullable(field.id)) },
  guest: {
    guestId: field.id,
    firstName: field.properName('Prénom requis', maxGuestName),
    present: v.boolean(),
  },
  link: { guestId: field.id, playerId: field.id },
  exchange: { round: field.id, players: v.strictTuple([field.id, field.id]) },
  winner: { round: field.id, playerId: field.id, won: v.boolean() },
  revert: { round: field.id },
  table: { number: tableNumber, usable: v.boolean() },
  mark: {
    playerId: field.id,
    techniqueId: v.pipe(
      v.string(),
      v.check((id) => catalogueTechnique(id) !== undefined, 'Technique inconnue'),
    ),
    mark: v.nullable(v.picklist(hallMarks)),
    exerciseId: v.optional(field.id),
    declined: v.optional(v.literal(true)),
  },
}

/** Made by a device, which may send it days later; `at` is its clock, set by the server's last answer. */
const head = { id: field.id, at: field.instant }
const written = v.variant('type', [
  v.strictObject({ ...head, type: v.literal('start'), ...actions.start }),
  v.strictObject({ ...head, type: v.literal('pause'), ...actions.pause }),
  v.strictObject({ ...head, type: v.literal('resume'), ...actions.resume }),
  v.strictObject({ ...head, type: v.literal('plus60'), ...actions.plus60 }),
  v.strictObject({ ...head, type: v.literal('skip'), ...actions.skip }),
  v.strictObject({ ...head, type: v.literal('back'), ...actions.back }),
  v.strictObject({ ...head, type: v.literal('lead'), ...actions.lead }),
  v.strictObject({ ...head, type: v.literal('end'), ...actions.end }),
  v.strictObject({ ...head, type: v.literal('guest'), ...actions.guest }),
  v.strictObject({ ...head, type: v.literal('link'), ...actions.link }),
  v.pipe(
    v.strictObject({ ...head, type: v.literal('round'), ...round }),
    v.check(
      ({ tables, rest }) => isOnceEach([...tables.flatMap(({ players }) => players), ...rest]),
      'Joueur en double',
    ),
    v.check(({ tables }) => isOnceEach(tables.map(({ number }) => number)), 'Table en double'),
  ),
  v.strictObject({ ...head, type: v.literal('exchange'), ...actions.exchange }),
  v.strictObject({ ...head, type: v.literal('winner'), ...actions.winner }),
  v.strictObject({ ...head, type: v.literal('revert'), ...actions.revert }),
  v.strictObject({ ...head, type: v.literal('table'), ...actions.table }),
  v.strictObject({ ...head, type: v.literal('mark'), ...actions.mark }),
])
export type WrittenHallEvent = v.InferOutput<typeof written>

const by = { by: v.nullable(field.id) }
const noted = v.variant('type', [
  v.object({ ...head, ...by, type: v.literal('start'), ...actions.start }),
  v.object({ ...head, ...by, type: v.picklist(['pause', 'resume', 'plus60', 'skip', 'back']), ...block }),
  v.object({ ...head, ...by, type: v.literal('lead'), ...actions.lead }),
  v.object({ ...head, ...by, type: v.literal('end'), ...actions.end }),
  v.object({ ...head, ...by, type: v.literal('guest'), ...actions.guest }),
  v.object({
    ...head,
    ...by,
    type: v.literal('link'),
    ...actions.link,
    playerId: v.nullable(field.id),
  }),
  v.object({ ...head, ...by, type: v.literal('round'), ...round }),
  v.object({ ...head, ...by, type: v.literal('exchange'), ...actions.exchange }),
  v.object({ ...head, ...by, type: v.literal('winner'), ...actions.winner }),
  v.object({ ...head, ...by, type: v.literal('revert'), ...actions.revert }),
  v.object({ ...head, ...by, type: v.literal('table'), ...actions.table }),
  v.object({ ...head, ...by, type: v.literal('mark'), ...actions.mark }),
])

const hall = v.object({
  /** The server's clock: the device sets its own by it. */
  now: field.instant,
  /** In no order: what they come to is the same on every device (`timerOf`). */
  events: v.array(noted),
  /** First names of the coaches who noted them, by id. */
  coaches: v.record(field.id, v.string()),
  /** Who turned up at any session of the club without an account, in the last 90 days. */
  formerGuests: v.array(v.object({ id: field.id, firstName: v.string() })),
  /** How many tables there are; null where the club has said it of no place, or of several. */
  tables: v.nullable(v.number()),
  /** How strong the club’s players play, from 1 to 10, by id. Whoever is not in it plays at 5. */
  levels: v.record(field.id, v.number()),
  /** Of the club’s players: a drawing is mirrored for them. */
  leftHanders: v.array(field.id),
  /** How often two met in the three sessions before, by `pairKey`. */
  recentPairs: v.record(v.string(), v.number()),
  // An earlier release did not answer what follows.
  /** « À séparer »: pairs of players of the club, by `pairKey`. */
  apart: v.optional(v.array(v.string())),
  /** Guests of the club who turned out to be players, by id; null where that account was erased. */
  links: v.optional(v.record(field.id, v.nullable(field.id))),
})
export type Hall = v.InferOutput<typeof hall>

/** What was noted of a session's evening in the hall. */
export const show = endpoint({
  method: 'GET',
  path: '/api/hall/:id',
  ability: 'readAllSessions',
  input: v.strictObject({ id: field.id }),
  output: hall,
})

/**
 * Adds an event, which is there once however often it is sent. From an hour before the session on; an instant that is yet to
 * come counts as now.
 */
export const addEvent = endpoint({
  method: 'POST',
  path: '/api/hall/:id/events',
  ability: 'callRoll',
  input: v.strictObject({ id: field.id, event: written }),
  output: field.done,
})

function isOnceEach(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}
