import type { Weekday } from '../domain/group.ts'
import type { Theme, ThemeSubject } from '../domain/theme.ts'
import type { SessionDuration } from '../domain/training-session.ts'
import { addDays } from './club-days.ts'
import { people, type PersonName } from './club-people.ts'
import { idOf } from './seeded.ts'

export interface ClubPlace {
  readonly id: string
  readonly name: string
  readonly tables: number
}

export interface ClubGroup {
  readonly id: string
  readonly name: string
  readonly weekday: Weekday | null
  readonly time: string | null
  readonly duration: SessionDuration | null
  readonly placeId: string | null
  readonly nextCompetition: string | null
  readonly theme: Theme | null
  readonly coachIds: readonly string[]
  readonly playerIds: readonly string[]
}

export const places = {
  gymnase: { id: idOf('place gymnase'), name: 'Gymnase Roquette', tables: 10 },
  maison: { id: idOf('place maison'), name: 'Maison de quartier', tables: 4 },
} as const satisfies Record<string, ClubPlace>

interface Described extends Pick<ClubGroup, 'name' | 'weekday' | 'time' | 'duration'> {
  /** Of this month. */
  readonly theme?: ThemeSubject
  readonly place: keyof typeof places | null
  /** Days until the next competition. */
  readonly competitionIn: number | null
  readonly coaches: readonly PersonName[]
  readonly players: readonly PersonName[]
}

const groups = {
  beginners: {
    name: 'Débutants',
    weekday: 2,
    time: '18:00',
    duration: '1h30',
    place: 'gymnase',
    competitionIn: null,
    coaches: ['lea', 'marc'],
    players: ['hugo', 'zoe', 'noe', 'adam', 'jules'],
  },
  youth: {
    name: 'Jeunes compétition',
    weekday: 2,
    time: '18:00',
    duration: '1h30',
    place: 'gymnase',
    competitionIn: 12,
    theme: 'initiative-1',
    coaches: ['lea'],
    players: ['ines', 'tom', 'camille', 'sarah', 'lina'],
  },
  health: {
    name: 'Ping santé',
    weekday: 3,
    time: '10:30',
    duration: '1h',
    place: 'maison',
    competitionIn: null,
    coaches: ['marc'],
    players: ['monique', 'bernard', 'francoise', 'jeanne', 'olivier'],
  },
  teams: {
    name: 'Équipes seniors',
    weekday: 4,
    time: '19:00',
    duration: '2h',
    place: 'gymnase',
    competitionIn: 5,
    coaches: ['lea'],
    players: ['maxime', 'anais', 'yanis', 'lucas', 'elodie', 'camille', 'sarah', 'lina'],
  },
  leisure: {
    name: 'Loisir adultes',
    weekday: 6,
    time: '14:00',
    duration: '1h30',
    place: 'gymnase',
    competitionIn: null,
    coaches: ['marc'],
    players: ['thomas', 'karim', 'julie', 'olivier', 'elodie'],
  },
} as const satisfies Record<string, Described>

export type GroupName = keyof typeof groups

export function groupId(name: GroupName): string {
  return idOf(`group ${name}`)
}

/** The groups of Ping Club de Vaise; Gérard, who came six weeks ago, is in none yet. */
export function groupsAround(today: string): ClubGroup[] {
  return (Object.entries(groups) as [GroupName, Described][]).map(
    ([key, { place, competitionIn, theme, coaches, players, ...group }]) => ({
      ...group,
      id: groupId(key),
      placeId: place && places[place].id,
      nextCompetition: competitionIn === null ? null : addDays(today, competitionIn),
      theme: theme ? { subject: theme, month: today.slice(0, 7) } : null,
      coachIds: coaches.map((name) => people[name].id),
      playerIds: players.map((name) => people[name].id),
    }),
  )
}
