import type { Role } from '../../src/domain/actor.ts'
import { people, type Person } from '../../src/demo/club-people.ts'
import { parent } from '../../src/demo/fill-family.ts'

/** Every kind of caller. « The club » is Ping Club de Vaise, « the player » is the one whom a request is about. */
export const callers = {
  nobody: null,
  coach: people.lea,
  otherCoach: people.marc,
  assistant: people.manon,
  player: people.ines,
  otherPlayer: people.maxime,
  foreignCoach: people.paul,
  foreignPlayer: people.clara,
  waitingCoach: people.nadia,
  clublessPlayer: people.malo,
  clublessCoach: people.irene,
  /** Of no child yet. */
  guardian: parent,
} as const satisfies Record<string, Caller | null>

export type Caller = Pick<Person, 'id' | 'firstName' | 'lastName' | 'email'> & { readonly role: Role }

export type CallerName = keyof typeof callers
export const callerNames = Object.keys(callers) as CallerName[]
