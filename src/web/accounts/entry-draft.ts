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

export function emptyEntryDraft(): EntryDraft {
  return {
    email: '',
    password: '',
    firstName: '',
    lastName: '',
    joins: false,
    clubName: '',
    clubCode: '',
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

/** Beside the fields, where that sentence says of all that are empty what is wrong with them. */
export function exceptMissing(fields: FieldErrors, draft: EntryDraft): FieldErrors {
  const typedAt = (path: string) => draft[path.replace('club.', '') as keyof EntryDraft]
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path, isBlank(String(typedAt(path))) ? '' : message]),
  )
}

export function isBlank(typed: string): boolean {
  return typed.trim() === ''
}
