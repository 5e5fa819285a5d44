import type { TechniqueStatus } from '../domain/technique-catalogue.ts'
import { addDays, dayIn, instantOn } from './club-days.ts'
import { type Evaluation, evaluationsOf } from './club-evaluations.ts'
import { people, type PersonName } from './club-people.ts'
import { idOf, seeded } from './seeded.ts'

/** Adults whose mastered techniques their coach looked at again; tests and journeys rely on the evaluations of the others. */
const players: readonly PersonName[] = [
  'maxime',
  'anais',
  'yanis',
  'lucas',
  'elodie',
  'thomas',
  'karim',
  'olivier',
]

/** Days until the coach looked again, and how many of ten techniques were still mastered then. */
const pauses: readonly (readonly [days: number, kept: number])[] = [
  [21, 9],
  [37, 8],
  [62, 7],
]

/** What was lost was mastered again a week later, so that where everybody stands does not change. */
export function checkedAgain(timeZone: string, now: Date): Evaluation[] {
  const today = dayIn(timeZone, now)
  const latest = addDays(today, -3)
  return players.flatMap((name) => {
    const random = seeded(`checked again ${name}`)
    return evaluationsOf(people[name], people.lea.id, today)
      .filter(({ status }) => status === 'mastered')
      .flatMap((mastered, index) => {
        const [days, kept] = pauses[index % pauses.length]!
        const isKept = random() * 10 < kept
        const day = addDays(dayIn(timeZone, mastered.evaluatedAt), days)
        const again = (on: string, status: TechniqueStatus, notes: string): Evaluation => ({
          ...mastered,
          id: idOf(`checked again ${mastered.id} ${on}`),
          status,
          notes,
          evaluatedAt: instantOn(on, '19:05:00'),
        })
        const all = isKept
          ? [again(day, 'mastered', '')]
          : [
              again(day, 'in_progress', 'Moins sûr qu’avant la pause.'),
              again(addDays(day, 7), 'mastered', 'Vite revenu.'),
            ]
        return all.at(-1)!.evaluatedAt <= instantOn(latest, '23:00:00') ? all : []
      })
  })
}
