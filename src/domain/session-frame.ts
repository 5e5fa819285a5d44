import type { Audience } from './audience.ts'
import type { SessionDuration } from './training-session.ts'

/** In the order in which they are practised. */
export const phases = ['welcome', 'warm-up', 'theme', 'opening', 'service', 'match', 'cool-down'] as const
export type Phase = (typeof phases)[number]

/** Minutes of each phase; what is left of the session goes to changing places, drinking and explaining. */
export type SessionFrame = Readonly<Record<Phase, number>>

/**
 * As French coaches share a session: body and joints, regularity at the table, a theme from regular to open, services with what
 * follows them, matches, calm. For 1h30 of young players it is the skeleton of a state-certified coach; the others follow from it:
 * children move and play more and open nothing, leisure plays more, Ping Santé starts and ends longer.
 */
const frames: Readonly<Record<Audience, Readonly<Record<SessionDuration, readonly number[]>>>> = {
  school: {
    '1h': [10, 10, 15, 0, 0, 15, 5],
    '1h30': [15, 10, 15, 0, 15, 20, 5],
    '2h': [15, 10, 15, 15, 15, 30, 5],
  },
  youth: {
    '1h': [5, 5, 15, 0, 15, 10, 5],
    '1h30': [10, 10, 15, 15, 15, 15, 5],
    '2h': [15, 10, 20, 15, 15, 30, 5],
  },
  leisure: {
    '1h': [5, 10, 15, 0, 0, 20, 5],
    '1h30': [10, 10, 15, 15, 0, 30, 5],
    '2h': [10, 15, 20, 15, 15, 30, 5],
  },
  competition: {
    '1h': [5, 5, 15, 0, 15, 10, 5],
    '1h30': [10, 10, 15, 15, 15, 15, 5],
    '2h': [10, 10, 20, 20, 15, 30, 5],
  },
  'ping-sante': {
    '1h': [10, 10, 15, 0, 0, 10, 10],
    '1h30': [15, 10, 15, 15, 0, 15, 10],
    '2h': [15, 15, 15, 15, 15, 20, 10],
  },
}

export function sessionFrame(audience: Audience, duration: SessionDuration): SessionFrame {
  const minutes = frames[audience][duration]
  return Object.fromEntries(phases.map((phase, place) => [phase, minutes[place]!])) as Record<Phase, number>
}

/** The phases that go on without a drill, each with what a programme says instead. */
export const blockTitles: Readonly<Partial<Record<Phase, string>>> = {
  welcome: 'Mise en train',
  match: 'Matchs',
  'cool-down': 'Retour au calme',
}
