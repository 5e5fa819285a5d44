import type { Endpoint, Input } from '../src/contract/endpoint.ts'
import type { Refusal } from '../src/domain/refusal.ts'
import { callerNames, type CallerName } from './endpoint-callers.ts'
import type { Situation } from './endpoint-situations.ts'

export type Outcome = 'ok' | Refusal

/** A request: its input may first change the filled club, which every case has to itself. */
type Make<I> = (situation: Situation) => I | Promise<I>

/** What every kind of caller gets for one request, and what is refused to those who may usually do it. */
export interface Fixture {
  readonly endpoint: Endpoint
  readonly input: Make<unknown>
  readonly outcomes: Readonly<Record<CallerName, Outcome>>
  readonly exceptions: Readonly<Record<string, Exception<unknown>>>
}

interface Exception<I> {
  readonly by: CallerName
  readonly input: Make<I>
  readonly outcome: Outcome
}

type Expected = Partial<Record<Outcome, string>>

export const everyone: Expected = { ok: callerNames.join(' ') }
export const signedIn: Expected = {
  ok: callerNames.filter((name) => name !== 'nobody').join(' '),
  'not-signed-in': 'nobody',
}
/** Those who may not even ask about a club. */
export const outsiders: Expected = {
  'not-signed-in': 'nobody',
  'no-club': 'waitingCoach clublessPlayer clublessCoach',
}
/** For what is about one's own club, whichever that is. */
export const ownCoaches: Expected = {
  ...outsiders,
  ok: 'coach otherCoach foreignCoach',
  'coach-only': 'player otherPlayer foreignPlayer',
}
/** For what is about something of Ping Club de Vaise: a player hears of the role before anybody looks whether it is there. */
export const clubCoaches: Expected = {
  ...outsiders,
  ok: 'coach otherCoach',
  'coach-only': 'player otherPlayer foreignPlayer',
  'not-found': 'foreignCoach',
}

export function row<E extends Endpoint>(
  endpoint: E,
  input: Make<Input<NoInfer<E>>>,
  expected: Expected,
  exceptions: Readonly<Record<string, Exception<Input<NoInfer<E>>>>> = {},
): Fixture {
  return { endpoint, input, outcomes: outcomesOf(expected), exceptions }
}

/** @throws unless every caller is named once */
function outcomesOf(expected: Expected): Fixture['outcomes'] {
  const named = Object.entries(expected).flatMap(([outcome, names]) =>
    names.split(' ').map((name) => [name, outcome] as [CallerName, Outcome]),
  )
  const outcomes = Object.fromEntries(named) as Record<CallerName, Outcome>
  if (named.length !== callerNames.length || callerNames.some((name) => !(name in outcomes))) {
    throw new Error(`Each caller needs one outcome: ${JSON.stringify(expected)}`)
  }
  return outcomes
}
