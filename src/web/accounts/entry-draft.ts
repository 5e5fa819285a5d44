import type { WhoAmI } from '../../contract/accounts.ts'
import { newId } from '../app/new-id.ts'
import type { FieldErrors } from '../app/still-wrong.ts'

/** The input of an entry page, shared by its forms. */
export interface EntryDraft {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** A coach asks to join a club instead of founding one. */
  readonly joins: boolean
  readonly clubName: string
  readonly clubCode: string
  /** Created once, so that a retry after a lost answer creates the same account. */
  readonly accountId: string
  readonly clubId: string
}

/** `clubCode` is an invitation's. */
export function emptyEntryDraft(clubCode?: string): EntryDraft {
  return {
    email: '',
    password: '',
    firstName: '',
    lastName: '',
    joins: clubCode !== undefined,
    clubName: '',
    clubCode: clubCode ?? '',
    accountId: newId(),
    clubId: newId(),
  }
}

export interface EntryFormProps {
  draft: EntryDraft
  onChange: (part: Partial<EntryDraft>) => void
  onSignedIn: (me: WhoAmI) => Promise<void>
}

/** The specification's error for a coach's form with an empty field. */
export const requiredMissing = 'Veuillez remplir tous les champs requis'

/** Those of the fields that something was said of and that are empty: that sentence says it of all of them. */
export function missingOf(fields: FieldErrors, draft: EntryDraft): string[] {
  const typedAt = (path: string) => draft[path.replace('club.', '') as keyof EntryDraft]
  return Object.keys(fields).filter((path) => isBlank(String(typedAt(path))))
}

/** Beside the fields: those that are missing are marked without words. */
export function exceptMissing(fields: FieldErrors, missing: readonly string[]): FieldErrors {
  return { ...fields, ...Object.fromEntries(missing.map((path) => [path, ''])) }
}

export function isBlank(typed: string): boolean {
  return typed.trim() === ''
}
