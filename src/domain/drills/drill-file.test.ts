import { expect, test } from 'vitest'
import { drawnDrills } from '../../content/drills.ts'
import {
  exerciseOfFile,
  type FileDrill,
  fileOfExercise,
  maxFileDrills,
  problemWords,
  readDrillFile,
} from './drill-file.ts'

const entriesOf = (text: string) => {
  const read = readDrillFile(text)
  return 'reason' in read ? [] : read
}

test('Each of Rebond’s drills, read into a club’s exercise and written again, is the same drill.', () => {
  for (const drill of drawnDrills) {
    const { value } = entriesOf(JSON.stringify([drill]))[0]!
    expect(fileOfExercise({ ...exerciseOfFile(value as FileDrill), id: drill.id })).toEqual(drill)
  }
})

test('An exercise without anything of a drill goes out with its words, and comes back.', () => {
  const exercise = {
    id: 'a',
    type: 'service',
    technique: 'Marteau',
    effect: 'Coupé',
    difficulty: 'débutant',
    duration: '20 min',
    description: 'Court.',
  } as const
  const file = fileOfExercise(exercise)
  expect(file).toEqual({
    id: 'a',
    category: 'service',
    pairs: [{ technique: 'Marteau', effect: 'Coupé' }],
    level: 'débutant',
    minutes: 20,
    description: 'Court.',
  })
  const { id: _id, ...words } = exercise
  expect(exerciseOfFile(file)).toEqual({ ...words, title: '', drill: {} })
})

test('Without words of its own an exercise says what its drawing says.', () => {
  const drill = drawnDrills.find(({ id }) => id === 'top-rv-bloc')!
  expect(exerciseOfFile(drill).description).toMatch(/^A joue top spin du revers dans le revers, B bloque/)
})

test('A drill is found by its line, whatever its texts hold.', () => {
  const text = '[\n {"title": "a [ \\" , {"},\n\n {"title": "b"}, 3,\n "x"\n]'
  expect(entriesOf(text).map(({ line }) => line)).toEqual([2, 4, 4, 5])
})

test.each([
  ['no JSON', '[\n{"title": "a",}\n]', /^Ligne 2\u00A0: À partir d’ici/],
  ['no list', '{}', /^Ligne 1\u00A0: Le fichier doit être une liste/],
  ['nothing', '[]', /n’a aucun exercice/],
  [
    'too many',
    JSON.stringify(Array.from({ length: maxFileDrills + 1 }, () => 1)),
    /a 501 exercices, 500 au plus/,
  ],
  ['too large', JSON.stringify(['é'.repeat(140_000)]), /dépasse 256\u00A0ko/],
])('A file with %s is refused with its line.', (_name, text, words) => {
  const problem = readDrillFile(text)
  expect(problemWords('reason' in problem ? [problem] : [])).toMatch(words)
})

test('Of many problems the first twenty are said.', () => {
  const problems = Array.from({ length: 23 }, (_, index) => ({ line: index + 1, reason: 'Titre trop long.' }))
  const lines = problemWords(problems).split('\n')
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('Et 3 autres.')
})
