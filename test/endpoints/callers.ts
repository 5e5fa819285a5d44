import { people, type Person } from '../../src/demo/club-people.ts'

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
} as const satisfies Record<string, Person | null>

export type CallerName = keyof typeof callers
export const callerNames = Object.keys(callers) as CallerName[]
