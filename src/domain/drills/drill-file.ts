import { type Difficulty, exerciseDurations, type ExerciseDuration, exerciseMinutes } from '../exercise.ts'
import type { Category } from '../category.ts'
import type { Pair } from './drill.ts'
import type { ExerciseDrill } from './exercise-drill.ts'
import { drillSentence } from './sequence-sentences.ts'

/** A club’s drills as a file: JSON, in the shape of Rebond’s own. */
export const maxFileDrills = 500
export const maxFileBytes = 256 * 1024

/** One drill of a file: the specification’s fields are required, all else is what it has of a drill. */
export interface FileDrill extends ExerciseDrill {
  readonly id?: string
  readonly title?: string
  readonly category: Category
  /** One or two; the first names it in the library. */
  readonly pairs: readonly Pair[]
  readonly level: Difficulty
  readonly minutes: number
  /** Where it says something else than the drawing. */
  readonly description?: string
}

interface WrittenExercise {
  readonly type: Category
  readonly technique: string
  readonly effect: string
  readonly difficulty: Difficulty
  readonly duration: ExerciseDuration
  readonly description: string
  readonly title?: string
  readonly drill?: ExerciseDrill | null
}

export function exerciseOfFile({ id: _id, ...drill }: FileDrill): WrittenExercise & { title: string } {
  const { title = '', category, pairs, level, minutes, description, ...rest } = drill
  const [first, ...others] = pairs
  return {
    type: category,
    technique: first?.technique ?? '',
    effect: first?.effect ?? '',
    difficulty: level,
    duration: durationOf(minutes),
    description: description ?? sentenceOf(rest),
    title,
    drill: { ...rest, ...(others.length > 0 && { pairs }) },
  }
}

export function fileOfExercise(exercise: WrittenExercise & { readonly id: string }): FileDrill {
  const { id, type, technique, effect, difficulty, duration, description, title, drill } = exercise
  const { pairs = [], ...rest } = drill ?? {}
  return {
    id,
    ...(title && { title }),
    category: type,
    // The exercise may have been given another name since.
    pairs: [{ technique, effect }, ...pairs.slice(1)],
    level: difficulty,
    minutes: exerciseMinutes(duration),
    ...(description !== sentenceOf(rest) && { description }),
    ...rest,
  }
}

export const durationOf = (minutes: number): ExerciseDuration =>
  exerciseDurations.find((duration) => exerciseMinutes(duration) === minutes) ?? '15 min'

/** What the library says of it when nobody wrote anything. */
function sentenceOf({ sequence, keep = 'main' }: ExerciseDrill): string {
  return sequence ? drillSentence({ sequence, keep }).slice(0, 2000).trim() : ''
}

export interface FileEntry {
  /** Where it begins in the file, counted from 1. */
  readonly line: number
  readonly value: unknown
}
export interface FileProblem {
  readonly line: number
  readonly reason: string
}

/** The drills of a file, each with its line; or what keeps the whole file from being read. */
export function readDrillFile(text: string): readonly FileEntry[] | FileProblem {
  if (new TextEncoder().encode(text).length > maxFileBytes)
    return { line: 1, reason: 'Le fichier dépasse 256\u00A0ko.' }
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (failure) {
    return { line: lineOfFailure(text, failure), reason: 'À partir d’ici, ce n’est pas du JSON.' }
  }
  if (!Array.isArray(read))
    return { line: 1, reason: 'Le fichier doit être une liste d’exercices, entre crochets.' }
  if (read.length === 0) return { line: 1, reason: 'Le fichier n’a aucun exercice.' }
  if (read.length > maxFileDrills)
    return { line: 1, reason: `Le fichier a ${read.length} exercices, ${maxFileDrills} au plus.` }
  const lines = linesOfItems(text)
  return read.map((value: unknown, index) => ({ line: lines[index] ?? 1, value }))
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

/** V8 says where; other engines say nothing that is worth reading. */
function lineOfFailure(text: string, failure: unknown): number {
  const [, position] = /position (\d+)/.exec(String(failure)) ?? []
  return lineAt(text, position === undefined ? text.length : Number(position))
}

/** The line on which each item of the outermost list begins. */
function linesOfItems(text: string): readonly number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  let isString = false
  let isNext = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (sign === '\n') line += 1
    if (isString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isString = false
      continue
    }
    if (isNext && !/\s/.test(sign)) {
      lines.push(line)
      isNext = false
    }
    if (sign === '"') isString = true
    else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth === 1) isNext = true
    } else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === ',' && depth === 1) isNext = true
  }
  return lines
}

/** As a club’s file shows them: each on its line, the drill named, so that it can be found. */
export function problemWords(problems: readonly FileProblem[]): string {
  const shown = problems.slice(0, maxShown).map(({ line, reason }) => `Ligne ${line}\u00A0: ${reason}`)
  const more = problems.length - shown.length
  return [...shown, more > 0 && `Et ${more} autre${more > 1 ? 's' : ''}.`].filter(Boolean).join('\n')
}
const maxShown = 20
