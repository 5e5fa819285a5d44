import type { BlockDuration } from './training-session-block.ts'

/** A part of a programme without an exercise, such as « Échauffement »: it counts in the session's minutes alone. */
export interface ProgrammeBlock {
  readonly id: string
  readonly title: string
  readonly duration: BlockDuration
}

/** Its place in the whole programme, exercises included. */
export type PlacedBlock = ProgrammeBlock & { readonly position: number }

interface Parts<E> {
  readonly exercises: readonly E[]
  /** An earlier release had none. */
  readonly blocks?: readonly PlacedBlock[] | undefined
}

/** Exercises and blocks in the order in which they are played. A block whose place is gone comes at the end. */
export function programmeOf<E>({ exercises, blocks = [] }: Parts<E>): readonly (E | ProgrammeBlock)[] {
  const programme: (E | ProgrammeBlock)[] = [...exercises]
  for (const { position, ...block } of blocks.toSorted((a, b) => a.position - b.position)) {
    programme.splice(Math.min(position, programme.length), 0, block)
  }
  return programme
}

/** The inverse of `programmeOf`. */
export function partsOf<E extends object>(
  programme: readonly (E | ProgrammeBlock)[],
): { exercises: E[]; blocks: PlacedBlock[] } {
  const exercises: E[] = []
  const blocks: PlacedBlock[] = []
  for (const [position, entry] of programme.entries()) {
    if (isBlock(entry)) blocks.push({ ...entry, position })
    else exercises.push(entry)
  }
  return { exercises, blocks }
}

export function isBlock(entry: object): entry is ProgrammeBlock {
  // An exercise may have a title as well.
  return !('type' in entry)
}
