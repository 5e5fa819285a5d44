import type { DrawnDrill } from '../domain/drills/exercise-drill.ts'
import type { ExerciseContent } from '../domain/exercise.ts'
import type { AbsenceReason, Presence, Reply } from '../domain/attendance.ts'
import type { Rating, SessionDuration } from '../domain/training-session.ts'
import type { PlacedBlock } from '../domain/training-session-programme.ts'
import { addDays, instantOn, weekdayOf } from './club-days.ts'
import { libraryExercise } from './club-exercises.ts'
import { groupId, type GroupName as ClubGroupName, places } from './club-groups.ts'
import { people, type PersonName } from './club-people.ts'
import {
  type Comment,
  competitionThemes,
  loisirThemes,
  pingSanteThemes,
  type Theme,
  u13Themes,
} from './club-themes.ts'
import { idOf, seeded } from './seeded.ts'

interface PlannedParticipant {
  readonly playerId: string
  readonly presence: Presence | null
  readonly reply: Reply | null
  readonly absenceReason?: AbsenceReason | undefined
}

/** Copied from one of Rebond’s drills it has a title and a drawing as well. */
export interface PlannedExercise extends ExerciseContent {
  readonly id: string
  readonly copied?: {
    readonly title: string
    readonly drill: DrawnDrill
    readonly exerciseId: string
    readonly practised: boolean
  }
}

export interface PlannedSession {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly date: string
  readonly time: string
  readonly duration: SessionDuration
  readonly coachId: string
  readonly plannedAt: Date
  readonly rollCalledAt: Date
  readonly repliedAt: Date
  readonly participants: readonly PlannedParticipant[]
  readonly programme: readonly PlannedExercise[]
  readonly blocks: readonly PlacedBlock[]
  readonly placeId: string | null
  readonly groupId: string | null
  /** Each group’s sessions repeat every week. */
  readonly seriesId?: string
  readonly cancelledAt?: Date | undefined
  /** « Déplacée »: at what time it was planned first. */
  readonly movedFromTime?: string | undefined
  readonly coachIds: readonly string[]
  readonly feedback: readonly { playerId: string; rating: Rating; comment: string; createdAt: Date }[]
}

interface Group {
  readonly weekday: number
  readonly time: string
  /** Late enough for a feedback of the same day, early enough for it to be the same day in Paris. */
  readonly feedbackAt: string
  readonly duration: SessionDuration
  readonly coach: PersonName
  /** Of the week after the next nobody is sure to coach it. */
  readonly coachMissing?: true
  readonly place: keyof typeof places
  /** « Annulée »: the week after the next one its coach is away. */
  readonly coachAway?: true
  /** « Déplacée »: the week after the next one it begins then. */
  readonly movedTo?: string
  /** What the session is for; the U13 session is for players of two groups. */
  readonly group: ClubGroupName | null
  readonly warmsUp?: true
  /** Whose players of today came seasons ago. */
  readonly isOld?: true
  readonly players: readonly PersonName[]
  readonly themes: readonly Theme[]
}

/** The weekly groups of Ping Club de Vaise. */
const groups = {
  u13: {
    weekday: 2,
    time: '18:00',
    feedbackAt: '18:40:00',
    duration: '1h30',
    coach: 'lea',
    place: 'gymnase',
    group: null,
    players: ['ines', 'tom', 'jules', 'camille', 'noe', 'sarah', 'hugo', 'lina', 'zoe', 'adam'],
    themes: u13Themes,
  },
  pingSante: {
    weekday: 3,
    time: '10:30',
    feedbackAt: '13:05:00',
    duration: '1h',
    coach: 'marc',
    coachAway: true,
    place: 'maison',
    group: 'health',
    players: ['monique', 'bernard', 'francoise', 'gerard', 'jeanne', 'olivier'],
    themes: pingSanteThemes,
  },
  competition: {
    weekday: 4,
    time: '19:00',
    feedbackAt: '20:50:00',
    duration: '2h',
    coach: 'lea',
    place: 'gymnase',
    group: 'teams',
    movedTo: '19:30',
    warmsUp: true,
    isOld: true,
    players: ['maxime', 'anais', 'yanis', 'lucas', 'elodie', 'camille', 'sarah', 'lina'],
    themes: competitionThemes,
  },
  loisir: {
    weekday: 6,
    time: '14:00',
    feedbackAt: '16:20:00',
    duration: '1h30',
    coach: 'marc',
    coachMissing: true,
    place: 'gymnase',
    group: 'leisure',
    warmsUp: true,
    isOld: true,
    players: ['thomas', 'karim', 'julie', 'olivier', 'elodie', 'ines', 'hugo'],
    themes: loisirThemes,
  },
} as const satisfies Record<string, Group>

export type GroupName = keyof typeof groups

/** Who has not entered yet says nothing. */
const outside: ReadonlySet<string> = new Set([people.adam.id, people.jeanne.id])

const upcomingPerGroup = 2
const pastPerGroup = 16
/** Weeks ago in which the hall was closed for the school holidays. */
const holidayWeeks = new Set([8, 9, 16, 17])
/** Nobody called the roll then. */
const withoutRoll = new Set([-15, -16])
/** Before the weeks of the sessions above: three seasons at most. */
const earlierWeeks = { from: 27, to: 157 }

/** `n` is 1 for a group's next session, 2 for the one after, -1 for the last one, -2 for the one before. */
export function sessionId(group: GroupName, n: number): string {
  return idOf(`session ${group} ${n}`)
}

/** Eight to come and sixty-four past ones; none is today, so that no hour of the day changes what is past. */
export function sessionsAround(today: string): PlannedSession[] {
  return (Object.keys(groups) as GroupName[]).flatMap((name) => sessionsOf(name, today))
}

function sessionsOf(name: GroupName, today: string): PlannedSession[] {
  const group: Group = groups[name]
  const random = seeded(name)
  const unsaid = new Map(group.themes.map((theme) => [theme, [...theme.comments]]))
  const dates = datesOf(group, today)
  // Latest first: these get the first comments.
  return dates.map(([n, date]) => {
    const theme = themeOf(group, n)
    const participants = participantsOf(group, n, date, today, random)
    const feedbackAt = feedbackTime(group, date)
    // Inès has not given feedback on her last U13 session.
    const silent = name === 'u13' && n === -1 ? ['ines' as const] : []
    const feedback =
      n > 0 ? [] : feedbackOf(unsaid.get(theme) ?? [], participants, silent, random, feedbackAt)
    const movedTo = n === 2 ? group.movedTo : undefined
    return {
      ...plannedSession(name, n, date),
      ...(movedTo && { time: movedTo, movedFromTime: group.time }),
      repliedAt: instantOn(addDays(today, -1), '18:10:00'),
      participants,
      seriesId: idOf(`series ${name}`),
      cancelledAt: group.coachAway && n === 2 ? instantOn(addDays(today, -1), '12:20:00') : undefined,
      feedback: feedback.filter(({ playerId }) => !outside.has(playerId)),
    }
  })
}

/**
 * Of the seasons before, for a visitor's statistics: those of who has been here since, and nothing that was said. In summer
 * and at Christmas the hall was closed.
 */
export function earlierSessions(today: string): PlannedSession[] {
  const old = (Object.keys(groups) as GroupName[]).filter((name) => (groups[name] as Group).isOld)
  return old.flatMap((name) => {
    const random = seeded(`earlier ${name}`)
    const weeks = Array.from({ length: earlierWeeks.to - earlierWeeks.from }, (_, n) => earlierWeeks.from + n)
    return weeks
      .map((week) => addDays(lastDate(groups[name], today), -7 * week))
      .filter((date) => !/^-(?:07|08|12-2[1-9]|12-3)/.test(date.slice(4)))
      .map((date, index): PlannedSession => {
        const n = -1 - pastPerGroup - index
        const participants = participantsOf(groups[name], n, date, today, random)
        const planned = plannedSession(name, n, date)
        return { ...planned, repliedAt: planned.plannedAt, participants, feedback: [] }
      })
      .filter(({ participants }) => participants.length > 1)
  })
}

/** What stands without knowing who comes. */
function plannedSession(
  name: GroupName,
  n: number,
  date: string,
): Omit<PlannedSession, 'repliedAt' | 'participants' | 'feedback'> {
  const group: Group = groups[name]
  const theme = themeOf(group, n)
  return {
    id: sessionId(name, n),
    title: theme.title,
    description: theme.description,
    date,
    time: group.time,
    duration: group.duration,
    coachId: people[group.coach].id,
    plannedAt: instantOn(addDays(date, n > 0 ? -12 * n : -6), '09:00:00'),
    rollCalledAt: new Date(feedbackTime(group, date).getTime() - 85 * 60_000),
    programme: theme.exercises.map((exercise) => ({
      ...libraryExercise(exercise),
      id: idOf(`session ${name} ${n} ${exercise}`),
    })),
    blocks: group.warmsUp && n > 0 ? warmUpAndMatches(name, n, theme.exercises.length) : [],
    placeId: places[group.place].id,
    groupId: group.group && groupId(group.group),
    coachIds: group.coachMissing && n === 2 ? [] : [people[group.coach].id],
  }
}

function feedbackTime({ feedbackAt }: Group, date: string): Date {
  return instantOn(date, feedbackAt)
}

function warmUpAndMatches(name: GroupName, n: number, exercises: number): PlacedBlock[] {
  return [
    { id: idOf(`block ${name} ${n} 0`), title: 'Échauffement', duration: '10 min', position: 0 },
    { id: idOf(`block ${name} ${n} 1`), title: 'Matchs', duration: '20 min', position: exercises + 1 },
  ]
}

/** Upcoming dates, then past ones from the latest on; weeks of holidays are not numbered. */
function datesOf(group: Group, today: string): [n: number, date: string][] {
  const next = addDays(today, ((group.weekday - weekdayOf(today) + 6) % 7) + 1)
  const last = lastDate(group, today)
  const past = Array.from({ length: 26 }, (_, week) => week)
    .filter((week) => !holidayWeeks.has(week))
    .slice(0, pastPerGroup)
  return [
    ...Array.from({ length: upcomingPerGroup }, (_, week): [number, string] => [
      week + 1,
      addDays(next, 7 * week),
    ]),
    ...past.map((week, index): [number, string] => [-1 - index, addDays(last, -7 * week)]),
  ]
}

function lastDate({ weekday }: Pick<Group, 'weekday'>, today: string): string {
  return addDays(today, -(((weekdayOf(today) - weekday + 6) % 7) + 1))
}

/** The next session has the first theme; going back in time, each takes the one after. */
function themeOf({ themes }: Group, n: number): Theme {
  const back = n > 0 ? 1 - n : -n
  return themes.at(back % themes.length)!
}

type Participants = PlannedSession['participants']

function participantsOf(
  group: Group,
  n: number,
  date: string,
  today: string,
  random: () => number,
): Participants {
  return group.players
    .filter((name) => date > addDays(today, -7 * people[name].weeksHere))
    .map((name) => ({
      playerId: people[name].id,
      presence: n > 0 || withoutRoll.has(n) ? null : presenceOf(name, random()),
      ...(n === 1 ? replyOf(name, date) : { reply: null }),
    }))
}

/** Three in four have replied to the next session. Inès has not, since tests and journeys reply as her. */
function replyOf(name: PersonName, date: string): Pick<PlannedParticipant, 'reply' | 'absenceReason'> {
  const chance = seeded(`reply ${name} ${date}`)()
  if (name === 'ines' || outside.has(people[name].id) || chance < 0.25) {
    return { reply: null }
  }
  if (chance < 0.85) return { reply: 'coming' }
  return { reply: 'not_coming', absenceReason: reasonsSaid[Math.floor(chance * 1000) % reasonsSaid.length] }
}

/** Two in three say why. */
const reasonsSaid = ['school', undefined, 'competition', 'holidays', undefined, 'unavailable'] as const

/** About nine in ten are present. Inès always is, since tests and journeys rely on it. */
function presenceOf(name: PersonName, chance: number): Presence {
  if (name === 'ines' || chance < 0.87) return 'present'
  return chance < 0.96 ? 'absent' : 'excused'
}

/** Half of a theme's remaining comments, by participants who were not absent and are not `silent`. */
function feedbackOf(
  comments: Comment[],
  participants: Participants,
  silent: readonly PersonName[],
  random: () => number,
  from: Date,
): PlannedSession['feedback'] {
  const silentIds = new Set(silent.map((name): string => people[name].id))
  const able = participants
    .filter(
      ({ playerId, presence }) => presence !== 'absent' && presence !== 'excused' && !silentIds.has(playerId),
    )
    .map(({ playerId }) => playerId)
  const named = new Set(comments.flatMap(([, , by]) => (by ? [people[by].id] : [])))
  const anyone = able.filter((id) => !named.has(id))
  return comments.splice(0, Math.ceil(comments.length / 2)).flatMap(([rating, comment, by], index) => {
    const chosen = by ? people[by].id : anyone.splice(Math.floor(random() * anyone.length), 1)[0]
    if (chosen === undefined || !able.includes(chosen)) return []
    return [
      { playerId: chosen, rating, comment, createdAt: new Date(from.getTime() + (index * 7 + 3) * 60_000) },
    ]
  })
}
