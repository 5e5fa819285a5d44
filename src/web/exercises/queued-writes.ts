import type { Input } from '../../contract/endpoint.ts'
import type * as exerciseMarks from '../../contract/exercise-marks.ts'
import type { ExerciseMark } from '../../contract/exercise-marks.ts'
import type * as exercises from '../../contract/exercises.ts'
import type { Exercise } from '../../contract/exercises.ts'
import { nextVersion, whyNotEdit } from '../../domain/version.ts'
import { categoryTabs } from '../technique-evaluations/category-names.ts'
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
  const { accountId: createdBy, clubId = '', at } = write
  const made = { clubId, createdBy, createdAt: at, updatedAt: at, version: 1 }
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
    ['Titre', exercise.title ?? ''],
    ['Catégorie', categoryTabs[exercise.type]],
    ['Technique', exercise.technique],
    ['Effet', exercise.effect],
    ['Difficulté', exercise.difficulty],
    ['Durée', exercise.duration],
    ['Description', exercise.description],
  ]
}

/** What was marked here waits beside what others marked: each mark stands for itself. */
export const exerciseMarkWrites = {
  'PUT /api/exercise-marks/:exerciseId': {
    words: (input, [exercise]) => ({ title: markWords(input), typed: exerciseInWords(exercise) }),
    overlay: (marks, { input }) => {
      const unmarked = { exerciseId: input.exerciseId, archived: false, favourite: false, lastDone: null }
      const before = marks.find(({ exerciseId }) => exerciseId === input.exerciseId) ?? unmarked
      return [...marks.filter((mark) => mark !== before), { ...before, ...input }]
    },
    invalidates,
    retry: retrySame,
  },
} satisfies QueuedWrites<typeof exerciseMarks, readonly ExerciseMark[]>

function markWords({ archived, favourite }: Partial<ExerciseMark>): string {
  if (archived !== undefined) return archived ? 'Exercice archivé' : 'Exercice sorti des archives'
  return favourite ? 'Exercice mis en favori' : 'Exercice retiré des favoris'
}
