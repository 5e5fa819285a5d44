import * as v from 'valibot'
import { categories } from '../../domain/category.ts'

/**
 * Schemas of what the public interface answers, apart from the application's: those change with its screens, these only
 * by addition. Each field says in French what it is, for the documentation.
 */

export const id = v.pipe(v.string(), v.uuid())
/** In UTC, such as 2026-11-24T17:00:00.000Z. */
export const instant = v.pipe(v.string(), v.isoTimestamp())
export const day = v.pipe(v.string(), v.isoDate())
export const timeOfDay = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))
export const category = v.picklist(categories)

/* @__NO_SIDE_EFFECTS__ */
export function described<const S extends v.GenericSchema>(schema: S, text: string) {
  return v.pipe(schema, v.description(text))
}

export const ownId = described(id, 'Identifiant')
export const clubId = described(id, 'Identifiant du club')
export const exerciseFields = {
  type: described(category, 'Catégorie (quart de table)'),
  technique: described(v.string(), 'Technique, par exemple «\u00A0Top Spin CD\u00A0»'),
  effect: described(v.string(), 'Effet, par exemple «\u00A0Avec Rotation\u00A0»'),
}
