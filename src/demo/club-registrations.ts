import { addDays } from './club-days.ts'
import { people, type PersonName } from './club-people.ts'
import { seeded } from './seeded.ts'

export interface ClubRegistration {
  readonly playerId: string
  readonly licence: string
  readonly birthYear: number
}

export interface ClubRanking {
  readonly playerId: string
  readonly date: string
  readonly points: number
}

/** Licence and age of most players; three have none yet, as in any club. `age` is as of the end of the year. */
const registered: Partial<Record<PersonName, readonly [licence: string, age: number]>> = {
  ines: ['6934512', 13],
  tom: ['6934518', 13],
  lina: ['6935077', 12],
  hugo: ['6936201', 9],
  zoe: ['6936204', 8],
  camille: ['6933940', 14],
  jules: ['6934731', 12],
  sarah: ['6933655', 14],
  maxime: ['6928114', 24],
  anais: ['6927350', 28],
  yanis: ['6930489', 19],
  lucas: ['6925873', 34],
  elodie: ['6924416', 36],
  thomas: ['6921907', 45],
  karim: ['6931266', 41],
  olivier: ['6919538', 52],
  monique: ['6937012', 68],
  bernard: ['6937015', 72],
}

/** By how many points each has moved in a year; they play in competitions. */
const yearlyGains: Partial<Record<PersonName, number>> = {
  ines: 84,
  tom: 61,
  lina: 102,
  camille: 73,
  jules: 30,
  sarah: 45,
  maxime: 58,
  anais: -22,
  yanis: 96,
  lucas: 17,
  elodie: -41,
  karim: 12,
}

/** Of three seasons, however far the last one is. */
const months = 36

export function registrationsAround(today: string): readonly ClubRegistration[] {
  return (Object.keys(registered) as PersonName[]).map((name) => {
    const [licence, age] = registered[name]!
    return { playerId: people[name].id, licence, birthYear: Number(today.slice(0, 4)) - age }
  })
}

/** A ranking on the first of every month, up to the player's present one. */
export function rankingsAround(today: string): readonly ClubRanking[] {
  return (Object.keys(yearlyGains) as PersonName[]).flatMap((name) => {
    const { id, ranking } = people[name]
    const random = seeded(`rankings of ${name}`)
    return firstsOfMonths(today).map((date, n) => {
      const years = (months - 1 - n) / 12
      const luck = n === months - 1 ? 0 : Math.round((random() - 0.5) * 24)
      return {
        playerId: id,
        date,
        points: Math.max(500, Math.round(ranking! - yearlyGains[name]! * years) + luck),
      }
    })
  })
}

/** The oldest first. */
function firstsOfMonths(today: string): readonly string[] {
  const firsts: string[] = []
  for (let day = today; firsts.length < months; day = addDays(firsts[0]!, -1)) {
    firsts.unshift(`${day.slice(0, 7)}-01`)
  }
  return firsts
}
