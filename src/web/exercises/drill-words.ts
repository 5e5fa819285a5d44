import { ballRanks, drillFormats } from '../../domain/drills/drill.ts'
import { uncertaintyNames } from '../../domain/drills/uncertainty-names.ts'
import { dosageWords } from '../../domain/drills/dosage.ts'
import type { ExerciseDrill } from '../../domain/drills/exercise-drill.ts'
import type { Exercise } from '../../contract/exercises.ts'

/** « 2 joueurs », « 2 à 4 joueurs ». */
export function playersWords({ min, max }: { readonly min: number; readonly max: number }): string {
  if (min !== max) return `${min} à ${max} joueurs`
  return min === 1 ? '1 joueur' : `${min} joueurs`
}

/** What is known of it, label and words. */
export function drillFacts({
  difficulty,
  duration,
  drill,
}: Pick<Exercise, 'difficulty' | 'duration' | 'drill'>): readonly (readonly [string, string])[] {
  const { format, dosage, uncertainty, rank, players, material }: ExerciseDrill = drill ?? {}
  const facts: readonly (readonly [string, string | undefined | false])[] = [
    ['Format', format && drillFormats[format]],
    ['Difficulté', difficulty],
    ['Durée', dosage ? `${duration}, ${dosageWords(dosage)}` : duration],
    ['Incertitude', uncertainty !== undefined && uncertaintyNames[uncertainty]],
    ['Balle travaillée', rank && rank.length > 0 && rank.map((each) => ballRanks[each]).join(', ')],
    ['Par table', players && playersWords(players)],
    ['Matériel', material && material.length > 0 && material.join(', ')],
  ]
  return facts.flatMap(([label, words]) => (words ? [[label, words] as const] : []))
}
