import type { Endpoint, Input } from '../../src/contract/endpoint.ts'
import { abilities, whyCannot } from '../../src/domain/ability.ts'
import type { AnyRefusal } from '../../src/domain/refusal.ts'
import { callerNames, type CallerName } from './callers.ts'
import type { Situation } from './situations.ts'

export type Outcome = 'ok' | AnyRefusal

/** Makes a request's input; may first change the filled club, which is restored after each case. */
type Make<I> = (situation: Situation) => I | Promise<I>

/** The outcome of one request for every kind of caller, and exceptions for callers who are usually allowed. */
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
/** Callers without a club. */
export const outsiders: Expected = {
  'not-signed-in': 'nobody',
  'no-club': 'waitingCoach clublessPlayer clublessCoach',
}
/** For requests about the caller's own club. */
export const ownCoaches: Expected = {
  ...outsiders,
  ok: 'coach otherCoach foreignCoach',
  'coach-only': 'player otherPlayer foreignPlayer',
}
/** For requests about a thing of Ping Club de Vaise: the role is checked before the thing is looked up. */
export const clubCoaches: Expected = {
  ...outsiders,
  ok: 'coach otherCoach',
  'coach-only': 'player otherPlayer foreignPlayer',
  'not-found': 'foreignCoach',
}

/** The same callers get another refusal. */
export function withRefusal(refusal: Outcome, instead: Outcome, expected: Expected): Expected {
  const { [instead]: callers, ...others } = expected
  return { ...others, [refusal]: callers }
}

export function row<E extends Endpoint>(
  endpoint: E,
  input: Make<Input<NoInfer<E>>>,
  expected: Expected,
  exceptions: Readonly<Record<string, Exception<Input<NoInfer<E>>>>> = {},
): Fixture {
  return {
    endpoint,
    input,
    outcomes: outcomesOf(withGuardian(endpoint, withAssistant(endpoint, expected))),
    exceptions,
  }
}

/** What the table refuses an assistant; otherwise what another coach hears, unless the row names the assistant. */
function withAssistant({ ability }: Endpoint, expected: Expected): Expected {
  if (Object.values(expected).some((names) => names.split(' ').includes('assistant'))) return expected
  const refusal = ability && abilities[ability].assistant
  const ofCoach = Object.entries(expected).find(([, names]) => names.split(' ').includes('otherCoach'))?.[0]
  const outcome = (refusal ?? ofCoach ?? 'ok') as Outcome
  return { ...expected, [outcome]: [expected[outcome], 'assistant'].filter(Boolean).join(' ') }
}

/** What the table refuses a guardian; otherwise what another coach without a club hears, unless the row names the guardian. */
function withGuardian({ ability }: Endpoint, expected: Expected): Expected {
  if (Object.values(expected).some((names) => names.split(' ').includes('guardian'))) return expected
  const refusal = ability && whyCannot({ id: '', role: 'guardian', rank: 'guardian', clubId: null }, ability)
  const ofClubless = Object.entries(expected).find(([, names]) =>
    names.split(' ').includes('clublessCoach'),
  )?.[0]
  const outcome = (refusal ?? ofClubless ?? 'ok') as Outcome
  return { ...expected, [outcome]: [expected[outcome], 'guardian'].filter(Boolean).join(' ') }
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
