import { comparableName } from './comparable-name.ts'

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
] as const
export type ImportField = (typeof importFields)[number]

/** What each column holds, in the order of the file; null for one that is not taken. */
export type ImportColumns = readonly (ImportField | null)[]

/** As people write them above their columns: without accents, case or punctuation. */
const spellings: Readonly<Record<ImportField, readonly string[]>> = {
  firstName: [
    'prenom',
    'prenoms',
    'prenom du joueur',
    'prenom joueur',
    'prenom licencie',
    'first name',
    'firstname',
  ],
  lastName: [
    'nom',
    'noms',
    'nom de famille',
    'nom du joueur',
    'nom joueur',
    'nom licencie',
    'nom de naissance',
    'nom d usage',
    'nom usuel',
    'last name',
    'lastname',
    'surname',
  ],
  lastThenFirst: [
    'nom prenom',
    'nom et prenom',
    'noms et prenoms',
    'nom prenoms',
    'nom complet',
    'joueur',
    'joueurs',
    'joueuse',
    'licencie',
    'adherent',
    'membre',
    'identite',
  ],
  firstThenLast: ['prenom nom', 'prenom et nom', 'prenoms et noms', 'name', 'full name'],
  email: [
    'email',
    'e mail',
    'mail',
    'mel',
    'courriel',
    'adresse email',
    'adresse e mail',
    'adresse mail',
    'adresse courriel',
    'adresse electronique',
    'adresse mel',
    'contact email',
  ],
  licence: [
    'licence',
    'n licence',
    'no licence',
    'n de licence',
    'no de licence',
    'num licence',
    'numero licence',
    'numero de licence',
    'num de licence',
    'licence fftt',
    'n licence fftt',
    'n fftt',
    'numero fftt',
    'nlicence',
  ],
  birthYear: [
    'ne e en',
    'ne en',
    'nee en',
    'ne le',
    'nee le',
    'ne e le',
    'ne e',
    'date de naissance',
    'date naissance',
    'date naiss',
    'date de naiss',
    'dte naissance',
    'naissance',
    'annee de naissance',
    'annee naissance',
    'annee',
    'ddn',
    'birth date',
    'birthdate',
    'date of birth',
  ],
  ranking: [
    'points',
    'pts',
    'point',
    'nb points',
    'nombre de points',
    'points licence',
    'points mensuels',
    'points mensuel',
    'points officiels',
    'points fftt',
    'pts mensuels',
    'classement',
    'classement points',
    'clt',
    'class',
    'clast',
    'classt',
    'ranking',
  ],
}

const fieldOf = new Map(
  importFields.flatMap((field) => spellings[field].map((spelling) => [spelling, field] as const)),
)

/** `N° licence` and `NOM DE FAMILLE` as the list has them. */
function plain(header: string): string {
  return comparableName(header)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Whose it is may follow: the player's, or the parents'. */
function fieldNamed(header: string): ImportField | null {
  const words = plain(header)
  const alone = words.replace(/ (du joueur|des parents|parents?|1)$/, '')
  return fieldOf.get(words) ?? fieldOf.get(alone) ?? null
}

/**
 * What the headers say. Of two columns with the same field the first has it; « Points » is read before « Classement », of
 * which a file often has both.
 */
export function guessColumns(headers: readonly string[]): (ImportField | null)[] {
  const guessed = headers.map(fieldNamed)
  const taken = new Set<ImportField>()
  const points = headers.findIndex((header) => /^(nb |nombre de )?(points?|pts)/.test(plain(header)))
  const columns = guessed.map((field, index) => {
    if (field === null || taken.has(field)) return null
    if (field === 'ranking' && points >= 0 && index !== points) return null
    taken.add(field)
    return field
  })
  // « Nom » beside « Prénom » is the family name; alone it holds both.
  if (taken.has('lastName') && !taken.has('firstName') && !hasWholeName(columns)) {
    return columns.map((field) => (field === 'lastName' ? 'lastThenFirst' : field))
  }
  return columns
}

function hasWholeName(columns: ImportColumns): boolean {
  return columns.includes('lastThenFirst') || columns.includes('firstThenLast')
}

/** Without a name nobody can be found or added. */
export function namesPeople(columns: ImportColumns): boolean {
  return hasWholeName(columns) || (columns.includes('firstName') && columns.includes('lastName'))
}

/** Whether each field is at most in one column. */
export function isUnambiguous(columns: ImportColumns): boolean {
  const chosen = columns.filter((field) => field !== null)
  return new Set(chosen).size === chosen.length
}
