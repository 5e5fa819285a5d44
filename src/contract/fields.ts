import * as v from 'valibot'
import { earliestBirthYear, latestBirthYear } from '../domain/age-category.ts'
import { playerTypes, playingStyles, preferredHands, rubbers } from '../domain/player.ts'
import { maxPasswordLength, minPasswordLength } from '../domain/password.ts'
import { nameFlaw } from '../domain/proper-name.ts'

// Valibot's default messages are English and repeat the input, passwords too.
v.setGlobalMessage('Valeur invalide')

/** Schemas of input fields. Their messages are shown beside the field. */

/** In lower case, as PostgreSQL returns ids, so that they compare equal. */
export const id = v.pipe(v.string('Identifiant invalide'), v.uuid('Identifiant invalide'), v.toLowerCase())
export const version = v.pipe(
  v.number('Version invalide'),
  v.integer('Version invalide'),
  v.minValue(1, 'Version invalide'),
  // The maximum of the column: PostgreSQL would answer a larger value with an error.
  v.maxValue(2 ** 31 - 1, 'Version invalide'),
)

/** An instant, such as 2026-11-24T17:00:00.000Z. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

/** Free text, possibly empty or of several lines; trimmed. */
export function text(max: number, invalid = 'Texte invalide') {
  return v.pipe(
    v.string(invalid),
    v.trim(),
    v.maxLength(max, `${max} caractères au maximum`),
    // PostgreSQL stores neither NUL nor a lone surrogate.
    v.check((text) => !/[\0\p{Cs}]/u.test(text), forbidden),
  )
}

/** Free text, not empty, possibly of several lines. */
export function requiredText(required: string, max: number) {
  return v.pipe(text(max, required), v.nonEmpty(required))
}

/** An array whose length is checked before its items are parsed. */
export function list<const S extends v.GenericSchema>(
  item: S,
  max: number,
  tooMany: string,
  invalid = tooMany,
) {
  return v.pipe(v.custom<v.InferInput<S>[]>(Array.isArray, invalid), v.maxLength(max, tooMany), v.array(item))
}

/** A single line of text. */
export function line(required: string, max: number) {
  return v.pipe(
    requiredText(required, max),
    v.check((text) => !/\p{Cc}/u.test(text), forbidden),
  )
}

const forbidden = 'Caractère interdit'

/** What a person, a club, a session or an exercise is called. */
export function properName(required: string, max: number) {
  return v.pipe(
    requiredText(required, max),
    v.check((text) => nameFlaw(text) !== 'hidden-character', forbidden),
    v.check((text) => nameFlaw(text) !== 'site-address', 'Pas d’adresse de site ici'),
  )
}

export const firstName = properName('Prénom requis', 80)
export const lastName = properName('Nom requis', 80)
export const clubName = properName('Nom du club requis', 80)
export const clubCode = line('Code club requis', 100)

export const email = v.pipe(
  v.string('Email requis'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Email requis'),
  v.maxLength(254, 'Email trop long'),
  v.email('Email invalide'),
  // Valibot's pattern ignores case by Unicode's rules: « ſ » would match s, but mean another mailbox.
  v.check((address) => /^[!-~]+$/.test(address), 'Email invalide'),
)

/** A password being chosen; whether it is too common is checked on the server. */
export const newPassword = v.pipe(
  v.string('Mot de passe requis'),
  v.nonEmpty('Mot de passe requis'),
  v.minLength(minPasswordLength, `${minPasswordLength} caractères au minimum`),
  v.maxLength(maxPasswordLength, `${maxPasswordLength} caractères au maximum`),
)

/** The current password, as typed. */
export const typedPassword = v.pipe(
  v.string('Mot de passe requis'),
  v.nonEmpty('Mot de passe requis'),
  v.maxLength(maxPasswordLength, 'Mot de passe incorrect'),
)

/** The message for a missing technique or effect. */
export const chooseBoth = 'Veuillez sélectionner une technique et un effet'

export const role = v.picklist(['player', 'coach'], 'Choisissez joueur ou entraineur')
/** Of an account, and of an entry page. */
export const accountRole = v.picklist(['player', 'coach', 'guardian'], 'Espace inconnu')
export const rank = v.picklist(['player', 'coach', 'assistant', 'guardian'])
/** What a coach’s account can be in a club. */
export const coachRank = v.picklist(['coach', 'assistant'], 'Choisissez entraineur ou assistant')
export const playingStyle = v.nullable(v.picklist(playingStyles, 'Style de jeu inconnu'))
export const preferredHand = v.nullable(v.picklist(preferredHands, 'Main préférée inconnue'))
export const rubber = v.nullable(v.picklist(rubbers, 'Revêtement inconnu'))
export const playerType = v.nullable(v.picklist(playerTypes, 'Type de joueur inconnu'))
/** Which years are plausible depends on the day, and is checked on the server. */
export const birthYear = v.pipe(
  v.number('Année invalide'),
  v.integer('Année invalide'),
  v.minValue(earliestBirthYear, fourDigits()),
  v.maxValue(latestBirthYear, fourDigits()),
)
/** FFTT points. */
export const ranking = v.nullable(
  v.pipe(
    v.number('Classement invalide'),
    v.integer('Classement invalide'),
    v.minValue(500, 'Le classement va de 500 à 4500 points'),
    v.maxValue(4500, 'Le classement va de 500 à 4500 points'),
  ),
)

/** A day, yyyy-mm-dd, that exists. */
export const day = v.pipe(
  v.string('Date requise'),
  v.nonEmpty('Date requise'),
  v.isoDate('Date invalide'),
  v.check((value) => {
    const date = new Date(`${value}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  }, 'Cette date n’existe pas'),
  v.check((value) => value >= '2000-01-01' && value <= '2099-12-31', 'Date invalide'),
)

/** A time of day, HH:mm. */
export const timeOfDay = v.pipe(
  v.string('Heure requise'),
  v.nonEmpty('Heure requise'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Heure invalide'),
)

/** A page of a list, from 1; a string in a query. */
export const page = v.pipe(
  v.optional(v.union([v.string(), v.number()]), 1),
  v.transform(Number),
  v.integer('Page invalide'),
  v.minValue(1, 'Page invalide'),
  v.maxValue(100_000, 'Page invalide'),
)

export const emptyInput = v.strictObject({})
export const done = v.object({ done: v.literal(true) })
/** The answer of a write that returns nothing. */
export const doneAnswer: v.InferOutput<typeof done> = { done: true }

function fourDigits(): string {
  return 'Écrivez l’année en quatre chiffres, comme 2012'
}
