import { comparableName } from './comparable-name.ts'
import type { ImportField } from './import-field.ts'

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
    '1er prenom',
    'premier prenom',
    'prenom usuel',
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
    'nom naissance',
    'nom patronymique',
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
    'noms prenoms',
    'licencies',
    'licenciee',
    'adherents',
    'adherente',
    'membres',
    'participant',
    'participants',
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
    'emails',
    'e mails',
    'mails',
    'courriels',
    'adresses email',
    'adresses mail',
    'email perso',
    'mail perso',
    'email personnel',
    'mail personnel',
    'contact mail',
    'messagerie',
    'adresse de messagerie',
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
    'licence n',
    'licence no',
    'licence num',
    'licence numero',
    'num lic',
    'n lic',
    'no lic',
    'n de lic',
    'numero lic',
    'code licence',
    'id licence',
    'num licencie',
    'numero licencie',
    'n licencie',
    'num fftt',
    'no fftt',
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
    'ne',
    'nee',
    'naiss',
    'date nais',
    'annee naiss',
    'annee de naiss',
    'an de naissance',
    'naissance annee',
    'date et lieu de naissance',
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
    'nb pts',
    'points off',
    'pts off',
    'points officiel',
    'pts officiels',
    'points mens',
    'pts mens',
    'pts mensuel',
    'pts licence',
    'pts fftt',
    'points clt',
    'pts clt',
    'points classement',
    'points actuels',
    'points joueur',
    'classement officiel',
    'clt officiel',
    'classement fftt',
    'classement actuel',
    'cls',
  ],
  groups: [
    'groupe',
    'groupes',
    'groupe s',
    'groupe d entrainement',
    'groupes d entrainement',
    'groupe entrainement',
    'groupe de niveau',
    'nom du groupe',
    'creneau',
    'creneaux',
    'group',
    'groups',
    'creneau d entrainement',
    'creneaux d entrainement',
    'creneau entrainement',
    'creneau horaire',
    'creneau souhaite',
    'creneau choisi',
  ],
}

const fieldOf = new Map(
  Object.entries(spellings).flatMap(([field, of]) =>
    of.map((spelling) => [spelling, field as ImportField] as const),
  ),
)

/** Whose it is: said to be the player's, said of nobody, or their parents'. The first is the surest. */
const owners = ['player', 'unsaid', 'parents'] as const
export type HeaderOwner = (typeof owners)[number]

export interface NamedField {
  readonly field: ImportField
  readonly owner: HeaderOwner
}

/** What a header says; null where that is nothing we know. What stands in brackets may be left out: « Prénom(s) ». */
export function fieldNamed(header: string): NamedField | null {
  return fieldIn(plain(header)) ?? fieldIn(plain(header.replaceAll(/\([^)]*\)?/g, ' ')))
}

/** Of two columns that say the same, which one is rather the player's; negative for the first. */
export function compareOwners(one: HeaderOwner, other: HeaderOwner): number {
  return owners.indexOf(one) - owners.indexOf(other)
}

const player =
  /(?: (?:du|de la|de l|des|de|d))? (?:joueu(?:r|se)|adherente?|licenciee?|enfant|jeune|eleve|pratiquante?|membre|personne)s?$/
const parents =
  /(?: (?:du|de la|de l|des|de|d))? (?:parent|pere|mere|papa|maman|famille|tuteur|tutrice|(?:resp|responsable|representant)(?: leg(?:al|ale|aux))?)s?(?: \d)?$/
/** « Points janvier 2026 », « Points phase 1 », « Classement au 01/01/2026 ». */
const date =
  /(?: (?:au|en|de|saison|phase|janv(?:ier)?|fev(?:rier)?|mars|avril|mai|juin|juil(?:let)?|aout|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?|\d+))+$/

function fieldIn(words: string): NamedField | null {
  const exact = fieldOf.get(words) ?? fieldOf.get(words.replace(/ 1$/, ''))
  if (exact) return { field: exact, owner: 'unsaid' }
  const ofPlayer = fieldOf.get(words.replace(player, ''))
  if (ofPlayer) return { field: ofPlayer, owner: 'player' }
  // A parent's name is nobody who plays.
  if (fieldOf.get(words.replace(parents, '')) === 'email') return { field: 'email', owner: 'parents' }
  return fieldOf.get(words.replace(date, '')) === 'ranking' ? { field: 'ranking', owner: 'unsaid' } : null
}

/** `N° licence` and `NOM DE FAMILLE` as the list has them. */
function plain(header: string): string {
  return comparableName(header)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
