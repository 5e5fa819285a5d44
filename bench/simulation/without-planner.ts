import { categories } from '../../src/domain/category.ts'
import { exerciseMinutes, techniquesOf } from '../../src/domain/exercise.ts'
import type { LibraryExercise, Strategy } from './coach.ts'
import { shuffled } from './draws.ts'

/** Exercises of the library drawn by lot, none twice, as long as one fits. */
export function randomChoice(): Strategy {
  return {
    name: 'random choice',
    choose: ({ library, minutes }, draw) => fitting(shuffled(library, draw), minutes),
  }
}

/**
 * What a careful coach does on paper: the library's techniques in turn, the four categories alternating, each time with
 * the technique's next exercise. A technique whose exercises are too long for the time left comes first in the next
 * session.
 */
export function fixedRotation(): Strategy {
  let turns = techniquesOf.service.flatMap((_, index) => categories.map((type) => techniquesOf[type][index]!))
  const done = new Map<string, number>()
  return {
    name: 'fixed rotation',
    choose({ library, minutes }) {
      const programme: LibraryExercise[] = []
      let left = minutes
      const fits = (exercise: LibraryExercise) =>
        exerciseMinutes(exercise.duration) <= left && !programme.includes(exercise)
      const nextOf = (technique: string) => {
        const shelf = library.filter((exercise) => exercise.technique === technique)
        return [...shelf, ...shelf].slice((done.get(technique) ?? 0) % shelf.length).find(fits)
      }
      for (;;) {
        const technique = turns.find((candidate) => nextOf(candidate))
        const exercise = technique && nextOf(technique)
        if (!exercise) return programme
        programme.push(exercise)
        left -= exerciseMinutes(exercise.duration)
        const shelf = library.filter((other) => other.technique === technique)
        done.set(technique, shelf.indexOf(exercise) + 1)
        turns = [...turns.filter((other) => other !== technique), technique]
      }
    },
  }
}

function fitting(exercises: readonly LibraryExercise[], minutes: number): LibraryExercise[] {
  let left = minutes
  return exercises.filter(({ duration }) => {
    if (exerciseMinutes(duration) > left) return false
    left -= exerciseMinutes(duration)
    return true
  })
}
