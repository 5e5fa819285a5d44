import * as v from 'valibot'
import type { DrawnDrill, ExerciseDrill } from '../domain/drills/exercise-drill.ts'
import { nameFlaw } from '../domain/proper-name.ts'
import * as field from './fields.ts'

/**
 * A drill of which only the server asks whether it can be played (`drill-schemas.ts`): with the rules of the game, whoever opens
 * any form would load three kilobytes more. What draws one offers nothing that they refuse.
 */
export const exerciseDrill = v.custom<ExerciseDrill>(isObject, 'Ce schéma est illisible')
export const drawnDrill = v.custom<DrawnDrill>(isObject, 'Ce schéma est illisible')

function isObject(given: unknown): boolean {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

/** What a drill or a phase of it is called; empty where it has no name of its own. */
export const drillTitle = v.pipe(
  field.text(60),
  v.check((text) => !/\p{Cc}/u.test(text) && nameFlaw(text) !== 'hidden-character', 'Caractère interdit'),
  v.check((text) => nameFlaw(text) !== 'site-address', 'Pas d’adresse de site ici'),
)

/** One of Rebond’s drills by its name, or one of the club’s exercises by its id. */
export const libraryId = v.pipe(
  v.string('Identifiant invalide'),
  v.maxLength(60, 'Identifiant invalide'),
  v.regex(/^[a-z0-9-]+$/, 'Identifiant invalide'),
)
