import * as v from 'valibot'
import { playerTypes, playingStyles, preferredHands } from '../domain/player.ts'
import { maxPasswordLength, minPasswordLength } from '../domain/password.ts'

// Valibot's own sentences are English and repeat what was typed, passwords too.
v.setGlobalMessage('Valeur invalide')

/** The pieces that inputs are made of. Their messages are what a person reads beside the field. */

/** In lower case, as PostgreSQL answers it: ids are compared with what it knows. */
export const id = v.pipe(v.string('Identifiant invalide'), v.uuid('Identifiant invalide'), v.toLowerCase())
export const version = v.pipe(
  v.number('Version invalide'),
  v.integer('Version invalide'),
  v.minValue(1, 'Version invalide'),
  // What the column holds: beyond, PostgreSQL would answer with an error.
  v.maxValue(2 ** 31 - 1, 'Version invalide'),
)

/** An instant, such as 2026-11-24T17:00:00.000Z. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

/** Free text, several lines, possibly none: spaces around it do not count. */
export function text(max: number, invalid = 'Texte invalide') {
  return v.pipe(
    v.string(invalid),
    v.trim(),
    v.maxLength(max, `${max} caractères au maximum`),
    // PostgreSQL keeps neither NUL nor half a character.
    v.check((text) => !/[\0\p{Cs}]/u.test(text), forbidden),
  )
}

/** Free text, several lines, something at least. */
export function requiredText(required: string, max: number) {
  return v.pipe(text(max, required), v.nonEmpty(required))
}

/** A list of so many at the most: they are counted before any of them is looked at. */
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

export const firstName = line('Prénom requis', 80)
export const lastName = line('Nom requis', 80)
export const clubName = line('Nom du club requis', 80)
export const clubCode = line('Code club requis', 100)

export const email = v.pipe(
  v.string('Email requis'),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('Email requis'),
  v.maxLength(254, 'Email trop long'),
  v.email('Email invalide'),
  // The pattern ignores case the Unicode way: « ſ » would pass for an s, and mean another mailbox.
  v.check((address) => /^[!-~]+$/.test(address), 'Email invalide'),
)

/** A password somebody chooses; whether it is too common is for the server to say. */
export const newPassword = v.pipe(
  v.string('Mot de passe requis'),
  v.nonEmpty('Mot de passe requis'),
  v.minLength(minPasswordLength, `${minPasswordLength} caractères au minimum`),
  v.maxLength(maxPasswordLength, `${maxPasswordLength} caractères au maximum`),
)

/** A password somebody claims to have. */
export const typedPassword = v.pipe(
  v.string('Mot de passe requis'),
  v.nonEmpty('Mot de passe requis'),
  v.maxLength(maxPasswordLength, 'Mot de passe incorrect'),
)

/** What is said beside a technique or an effect that is missing. */
export const chooseBoth = 'Veuillez sélectionner une technique et un effet'

export const role = v.picklist(['player', 'coach'], 'Choisissez joueur ou entraineur')
export const playingStyle = v.nullable(v.picklist(playingStyles, 'Style de jeu inconnu'))
export const preferredHand = v.nullable(v.picklist(preferredHands, 'Main préférée inconnue'))
export const playerType = v.nullable(v.picklist(playerTypes, 'Type de joueur inconnu'))

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

/** A page of a list, from 1; comes as text in a query. */
export const page = v.pipe(
  v.optional(v.union([v.string(), v.number()]), 1),
  v.transform(Number),
  v.integer('Page invalide'),
  v.minValue(1, 'Page invalide'),
  v.maxValue(100_000, 'Page invalide'),
)

export const nothing = v.strictObject({})
export const done = v.object({ done: v.literal(true) })
/** The answer of a write that has nothing to show. */
export const doneAnswer: v.InferOutput<typeof done> = { done: true }
