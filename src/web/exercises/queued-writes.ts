import type { Input } from '../../contract/endpoint.ts'
import type * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { nextVersion, whyNotEdit } from '../../domain/version.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
import { clubOf } from '../offline/outbox/queued-write.ts'
import {
  type Queued,
  type QueuedWrites,
  retryOnVersion,
  retrySame,
  type WriteWords,
} from '../offline/outbox/write-description.ts'
import { exerciseInWords } from './exercise-words.ts'

type Creation = Input<typeof exercises.create>

const invalidates = ['exercises'] as const

/** What was changed elsewhere meanwhile stays as the server said: it will refuse what was written over an older version. */
export const exerciseWrites = {
  'POST /api/exercises': {
    words: (exercise) => ({ title: 'Nouvel exercice', typed: exerciseWords(exercise) }),
    overlay: (library, write) => withNew(library, write.input, write),
    invalidates,
    retry: retrySame,
  },
  'PUT /api/exercises/:id': {
    words: (exercise) => ({ title: 'Exercice modifié', typed: exerciseWords(exercise) }),
    overlay: (library, { input, at }) => {
      const index = indexAtVersion(input, library)
      const before = library[index]
      return before ? library.with(index, nextVersion({ ...before, ...input, updatedAt: at })) : library
    },
    invalidates,
    retry: retryOnVersion,
  },
  'POST /api/exercises/:id/deletion': {
    words: (_, [exercise]) => ({ title: 'Suppression d’un exercice', typed: exerciseInWords(exercise) }),
    overlay: (library, { input }) => {
      const index = indexAtVersion(input, library)
      return index < 0 ? library : library.toSpliced(index, 1)
    },
    invalidates,
    retry: retryOnVersion,
  },
} satisfies QueuedWrites<typeof exercises, readonly Exercise[]>

export function withNew(
  library: readonly Exercise[],
  creation: Creation,
  write: Omit<Queued<unknown>, 'input'>,
): readonly Exercise[] {
  if (library.some(({ id }) => id === creation.id)) return library
  const { accountId: createdBy, at } = write
  const made = { clubId: clubOf(write), createdBy, createdAt: at, updatedAt: at, version: 1 }
  return [...library, { ...creation, ...made }]
}

/** -1 where it is of another version by now. */
function indexAtVersion(
  input: { readonly id: string; readonly version: number },
  library: readonly Exercise[],
): number {
  return library.findIndex((exercise) => exercise.id === input.id && !whyNotEdit(exercise, input))
}

function exerciseWords(exercise: Omit<Creation, 'id'>): WriteWords['typed'] {
  return [
    ['Catégorie', categoryTabs[exercise.type]],
    ['Technique', exercise.technique],
    ['Effet', exercise.effect],
    ['Difficulté', exercise.difficulty],
    ['Durée', exercise.duration],
    ['Description', exercise.description],
  ]
}
