import type { Place } from '../../contract/places.ts'

/** As typed: the number of tables may be no number yet. */
export interface PlaceDraft {
  readonly name: string
  readonly tables: string
}

export const newDraft: PlaceDraft = { name: '', tables: '' }

export function draftOf({ name, tables }: Place): PlaceDraft {
  return { name, tables: String(tables) }
}

export function writtenOf({ name, tables }: PlaceDraft): Pick<Place, 'name' | 'tables'> {
  return { name, tables: /^\s*\d+\s*$/.test(tables) ? Number(tables) : Number.NaN }
}
