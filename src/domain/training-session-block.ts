/** What is no exercise, such as « Matchs », may be longer than one. */
export const blockDurations = [
  '5 min',
  '10 min',
  '15 min',
  '20 min',
  '25 min',
  '30 min',
  '45 min',
  '60 min',
] as const
export type BlockDuration = (typeof blockDurations)[number]

export const maxBlocks = 20
export const maxBlockTitle = 60
