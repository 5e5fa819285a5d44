import type { Category } from '../category.ts'
import type { DrawnDrill } from '../drills/exercise-drill.ts'
import { type ExerciseContent, exerciseMinutes } from '../exercise.ts'
import { isBlock, type PlacedBlock, programmeOf } from '../training-session-programme.ts'

/** A part of the evening, as the hall shows and times it. */
export interface HallBlock {
  readonly id: string
  readonly title: string
  readonly minutes: number
  /** What it trains; null for a warm-up, matches or free time. */
  readonly exercise: Pick<ExerciseContent, 'type' | 'technique' | 'effect'> | null
  readonly description: string
  readonly drill: DrawnDrill | null
}

interface Programme {
  readonly id: string
  /** A drill has a title of its own. */
  readonly exercises: readonly (ExerciseContent & {
    readonly id: string
    readonly title?: string | undefined
    readonly drill?: DrawnDrill | null | undefined
  })[]
  readonly blocks?: readonly PlacedBlock[] | undefined
}

export const freeBlockMinutes = 10
const untaught = { exercise: null, description: '', drill: null }

/** The programme's blocks; without a programme a timer of ten minutes, as often as one likes. */
export function hallBlocks(programme: Programme): readonly HallBlock[] {
  const { id, exercises, blocks = [] } = programme
  if (exercises.length + blocks.length === 0) {
    return [{ id, title: 'Bloc libre', minutes: freeBlockMinutes, ...untaught }]
  }
  return programmeOf(programme).map((entry) => {
    const minutes = exerciseMinutes(entry.duration)
    if (isBlock(entry)) return { id: entry.id, title: entry.title, minutes, ...untaught }
    const { type, technique, effect, description, drill = null } = entry
    const title = entry.title ?? `${technique} - ${effect}`
    return { id: entry.id, title, minutes, exercise: { type, technique, effect }, description, drill }
  })
}

/** The block after that one; the first one before any; null after the last one. Free time goes on as often as one likes. */
export function blockAfter(blocks: readonly HallBlock[], id: string | null): HallBlock | null {
  if (id === null) return blocks[0] ?? null
  if (blocks.length === 1 && blocks[0]?.exercise === null) return blocks[0]
  // One that has been taken out of the programme meanwhile: what was not begun follows.
  return blocks[blocks.findIndex((block) => block.id === id) + 1] ?? null
}

/** Two who train an exercise change roles at its half. */
export function changesRoles({ exercise }: HallBlock): boolean {
  return exercise !== null && exercise.type !== ('service' satisfies Category)
}
