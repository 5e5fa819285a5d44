import { exerciseDurations, exerciseMinutes } from '../exercise.ts'

/** How a drill’s time is spent: explaining it (minutes), then in each role some sets of work with rests (seconds) between them. */
export interface Dosage {
  readonly explain: number
  readonly roles: number
  readonly sets: number
  readonly rest: number
  readonly work:
    | { readonly seconds: number }
    | { readonly services: number }
    | { readonly balles: number }
    | { readonly points: number }
}

export const drillMinutes = exerciseDurations.map(exerciseMinutes)

/** Estimates: a service with its ball picked, a ball of the basket, a point. */
const secondsPer = { services: 8, balles: 2, points: 15 } as const

export function setSeconds({ work }: Dosage): number {
  if ('seconds' in work) return work.seconds
  if ('services' in work) return work.services * secondsPer.services
  if ('balles' in work) return work.balles * secondsPer.balles
  return work.points * secondsPer.points
}

/** With a minute for each change of roles, when the balls are picked up. */
export function exactMinutes(dosage: Dosage): number {
  const { explain, roles, sets, rest } = dosage
  return explain + (roles * (sets * setSeconds(dosage) + (sets - 1) * rest)) / 60 + (roles - 1)
}

/** The specification’s duration that has room for it, half a minute given. */
export function minutesOf(dosage: Dosage): number | undefined {
  return drillMinutes.find((minutes) => minutes >= exactMinutes(dosage) - 0.5)
}

/** « 2 × 3 min, repos 30 s, 2 rôles ». */
export function dosageWords({ work, sets, rest, roles }: Dosage): string {
  const amount =
    'seconds' in work
      ? durationWords(work.seconds)
      : 'services' in work
        ? `${work.services} services`
        : 'balles' in work
          ? `${work.balles} balles`
          : `${work.points} points`
  return [
    sets > 1 ? `${sets} × ${amount}` : amount,
    sets > 1 && rest > 0 ? `repos ${durationWords(rest)}` : '',
    roles > 1 ? `${roles} rôles` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return [minutes > 0 && `${minutes} min`, seconds % 60 > 0 && `${seconds % 60} s`].filter(Boolean).join(' ')
}
