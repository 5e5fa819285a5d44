/** By how much A has to guess. */
export const uncertaintyNames = [
  'Tout est connu',
  'Un choix sur deux',
  'Un choix de trois, ou deux choix',
  'Jeu libre',
] as const
