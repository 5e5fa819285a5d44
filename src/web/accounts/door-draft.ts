import type { WhoAmI } from '../../contract/accounts.ts'
import { newId } from '../new-id.ts'

/** What was typed at a door, whichever of its forms it was typed into. */
export interface DoorDraft {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** A coach asks to join a club instead of founding one. */
  readonly joins: boolean
  readonly clubName: string
  readonly clubCode: string
  /** Minted once: when an answer was lost, the same account is asked for again. */
  readonly accountId: string
  readonly clubId: string
}

export function emptyDoorDraft(): DoorDraft {
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

export interface DoorFormProps {
  draft: DoorDraft
  onChange: (part: Partial<DoorDraft>) => void
  onEntered: (me: WhoAmI) => Promise<void>
}

/** The specification's sentence above a coach's form with an empty field. */
export const requiredMissing = 'Veuillez remplir tous les champs requis'

export function isBlank(typed: string): boolean {
  return typed.trim() === ''
}
