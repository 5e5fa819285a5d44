/** What a column of a coach's file may hold. */
export const importFields = [
  'firstName',
  'lastName',
  'lastThenFirst',
  'firstThenLast',
  'email',
  'licence',
  'birthYear',
  'ranking',
  'groups',
] as const
export type ImportField = (typeof importFields)[number]
