import { guestKeptDays } from '../../src/domain/hall/hall-guests.ts'
import { starterExercises } from '../../src/domain/starter-exercises.ts'
import { idOf, seeded } from '../../src/demo/seeded.ts'
import type { Rows } from './copy-rows.ts'
import { dayMs, uuidv7At, type Place, pick } from './place.ts'

const participantsEach = 10
const exercisesEach = 3
const datesOfSeries = 40

/** The sessions of those numbers, with their participants, exercises and feedback. */
export function sessionRows(place: Place, from: number, to: number): Rows {
  const sessions = Array.from({ length: Math.max(0, to - from) }, (_, n) => session(place, from + n))
  return {
    training_sessions: sessions.map(({ row }) => row),
    session_participants: sessions.flatMap((each) => participants(place, each)),
    withdrawn_participants: sessions.flatMap((each) => withdrawn(place, each)),
    session_exercises: sessions.flatMap((each) => programme(place, each)),
    session_blocks: sessions.flatMap((each) => blocks(place, each)),
    session_coaches: sessions.flatMap((each) => coaches(place, each)),
    session_feedback: sessions.flatMap((each) => feedback(place, each)),
    hall_events: sessions.flatMap((each) => evening(place, each)),
    technique_observations: sessions.flatMap((each) => observed(place, each)),
  }
}

type Session = ReturnType<typeof session>

/** Of 300 sessions eight are upcoming, the others past, within three years; one in a hundred was deleted recently. Two thirds repeat. */
function session({ clubId, seed, today, coachIds, playerIds }: Place, n: number) {
  const name = `${seed} session ${n}`
  const random = seeded(name)
  const isUpcoming = n % 300 < 8
  const days = isUpcoming ? 1 + Math.floor(random() * 20) : -1 - Math.floor(random() * 1000)
  const date = new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10)
  const plannedAt = new Date(Math.min(Date.parse(date) - 6 * dayMs, today.getTime() - dayMs))
  const row = {
    id: uuidv7At(plannedAt, name),
    club_id: clubId,
    title: `Entrainement ${n}`,
    description: 'Échauffement, panier de balles, matchs à thème.',
    date,
    time: '19:00',
    duration: pick(['1h', '1h30', '2h'] as const, random),
    starts_at: `${date}T18:00:00Z`,
    created_by: pick(coachIds, random),
    created_at: plannedAt.toISOString(),
    updated_at: plannedAt.toISOString(),
    ...(n % 3 === 0
      ? { series_id: null, series_date: null }
      : { series_id: idOf(`${seed} series ${Math.floor(n / datesOfSeries)}`), series_date: date }),
    deleted_at: n % 100 === 50 ? new Date(today.getTime() - random() * 20 * dayMs) : null,
  }
  const first = Math.floor(random() * playerIds.length)
  const count = Math.min(participantsEach, playerIds.length)
  const here = Array.from({ length: count }, (_, index) => playerIds[(first + index) % playerIds.length]!)
  return { row, plannedAt, isUpcoming, playerIds: here, random }
}

function participants({ clubId }: Place, { row, isUpcoming, playerIds, random }: Session) {
  return playerIds.map((playerId) => ({
    session_id: row.id,
    club_id: clubId,
    player_id: playerId,
    ...(isUpcoming
      ? {
          presence: null,
          presence_at: null,
          presence_by: null,
          reply: 'coming' as const,
          reply_at: row.created_at,
        }
      : {
          presence: random() < 0.87 ? ('present' as const) : ('absent' as const),
          presence_at: row.starts_at,
          presence_by: row.created_by,
          reply: null,
          reply_at: null,
        }),
  }))
}

/** From each upcoming session one player who left. */
function withdrawn({ clubId, today }: Place, { row, isUpcoming, playerIds }: Session) {
  const gone = isUpcoming ? playerIds.slice(0, 1) : []
  return gone.map((playerId) => ({
    session_id: row.id,
    club_id: clubId,
    player_id: playerId,
    withdrawn_at: new Date(today.getTime() - 2 * dayMs),
    reply: null,
    reply_at: null,
  }))
}

function programme({ clubId }: Place, { row, plannedAt, random }: Session) {
  return Array.from({ length: exercisesEach }, (_, position) => {
    const { type, technique, effect, duration, description } = pick(starterExercises, random)
    return {
      id: uuidv7At(plannedAt, `exercise ${position} of ${row.id}`),
      session_id: row.id,
      club_id: clubId,
      position,
      type,
      technique,
      effect,
      duration,
      description,
    }
  })
}

/** A warm-up before the exercises. */
function blocks({ clubId }: Place, { row, plannedAt }: Session) {
  return [
    {
      id: uuidv7At(plannedAt, `block of ${row.id}`),
      session_id: row.id,
      club_id: clubId,
      position: 0,
      title: 'Échauffement',
      duration: '10 min' as const,
    },
  ]
}

function coaches({ clubId }: Place, { row }: Session) {
  return [{ session_id: row.id, club_id: clubId, coach_id: row.created_by }]
}

/** Of a third of the last three months' sessions: a guest, and the end. */
function evening({ clubId, today }: Place, { row, isUpcoming, playerIds, random }: Session) {
  const at = new Date(row.starts_at)
  if (isUpcoming || today.getTime() - at.getTime() > guestKeptDays * dayMs || random() > 1 / 3) return []
  const guest = { guestId: uuidv7At(at, `guest of ${row.id}`), firstName: 'Ken', present: true }
  return [
    { type: 'guest', details: JSON.stringify(guest) },
    { type: 'round', details: JSON.stringify({ mode: 'pairs', tables: [], rest: playerIds, after: null }) },
    {
      type: 'mark',
      details: JSON.stringify({ playerId: playerIds[0], techniqueId: 'service-1', mark: 'done' }),
    },
    { type: 'end', details: '{}' },
  ].map((event) => ({
    ...event,
    id: uuidv7At(at, `${event.type} of ${row.id}`),
    session_id: row.id,
    club_id: clubId,
    at,
    noted_by: row.created_by,
  }))
}

/** Of every third session of the last 90 days the first players, each on one technique. */
function observed({ clubId, today }: Place, { row, isUpcoming, playerIds }: Session) {
  const at = new Date(row.starts_at)
  if (isUpcoming || today.getTime() - at.getTime() > guestKeptDays * dayMs || at.getUTCDate() % 3 > 0)
    return []
  return playerIds.slice(0, 4).map((playerId, index) => ({
    session_id: row.id,
    club_id: clubId,
    player_id: playerId,
    technique_id: `service-${index + 1}`,
    drill: 'Trois feuilles',
    uncertainty: index,
    reached: index < 3,
    observed_at: at,
    observed_by: row.created_by,
  }))
}

function feedback({ clubId }: Place, { row, isUpcoming, playerIds }: Session) {
  const [author] = playerIds
  if (isUpcoming || author === undefined) return []
  return [
    {
      session_id: row.id,
      club_id: clubId,
      player_id: author,
      rating: 'positive' as const,
      comment: 'Bonne séance, le service court vient bien.',
      created_at: new Date(Date.parse(row.starts_at) + 2 * 3600 * 1000),
    },
  ]
}
