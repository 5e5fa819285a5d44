/** The public part of a club's code: « Ping Club de Vaise » gives `pingclubdevaise`. */
export function derivedClubCode(clubName: string): string {
  const letters = clubName
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
  return letters.slice(0, maxDerivedLength) || 'club'
}

/** The first free of `base`, `base1`, `base2` …; `taken` holds the codes in use that begin with `base`. */
export function firstFreeCode(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  let suffix = 1
  while (taken.has(`${base}${suffix}`)) suffix += 1
  return `${base}${suffix}`
}

/** A renewed code: the derived part and random characters; `random` gives whole numbers below its argument. */
export function renewedClubCode(clubName: string, random: (below: number) => number): string {
  const tail = Array.from({ length: renewedRandomLength }, () => unmistakable[random(unmistakable.length)])
  return derivedClubCode(clubName) + tail.join('')
}

/** 23 to the eighth: 78 thousand million. */
export const renewedRandomLength = 8

/** What all guesses at a renewed code have in common, whoever makes them: it without its random end. */
export function guessedStem(code: string, randomLength: number): string {
  return code.slice(0, -randomLength)
}

/**
 * At which renewed codes a wrong one may have aimed: only what is as long as a code, and begins like it, can ever be it.
 * Codes that were renewed earlier end with four random characters.
 */
export function guessedStems(code: string): readonly string[] {
  return [renewedRandomLength, 4].map((length) => guessedStem(code, length)).filter((stem) => stem !== '')
}

/** A code as people type it: spaces around it and capitals do not matter. */
export function normalisedClubCode(typed: string): string {
  return typed.trim().toLowerCase()
}

const maxDerivedLength = 40

/** None that is mistaken for another on a board or by ear: no 0/o, 1/i/l, 2/z, 5/s, 8/b, u/v. */
export const unmistakable = 'acdefghjkmnpqrtwxy34679'
