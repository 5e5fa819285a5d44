import { me } from './accounts.ts'
import { show as showClub } from './clubs.ts'
import { mine as myAdvice } from './coach-advice.ts'
import { show as showDashboard } from './dashboard.ts'
import { list as listRequests } from './exercise-requests.ts'
import { list as listExercises } from './exercises.ts'
import type { Endpoint, Input } from './endpoint.ts'
import { withoutTrailingSlash } from './paths.ts'
import { mine as myProgress } from './player-progress.ts'
import { list as listPlayers } from './players.ts'
import { show as showProfile } from './profiles.ts'
import { show as showSubscription } from './subscription.ts'
import { list as listEvaluations } from './technique-evaluations.ts'
import { list as listSessions } from './training-sessions.ts'

/**
 * What a screen asks for first, so that the server can send it along in the screen's page: the page need not be there,
 * and run, before it is asked for.
 */
export interface FirstRead {
  /** Of an endpoint, its input as the query. */
  readonly address: string
  /** Under which the page keeps the answer. */
  readonly queryKey: readonly (string | number)[]
}

/** The element of a page in which it stands. */
export const firstAnswersElement = 'first-answers'
/** The one who is signed in comes first. */
export type FirstAnswers = readonly (readonly [queryKey: FirstRead['queryKey'], answer: unknown])[]

const whoIsThere = firstRead(me, {}, ['me'])
const club = firstRead(showClub, {}, ['club'])
const dashboard = firstRead(showDashboard, {}, ['dashboard'])
const exercises = firstRead(listExercises, {}, ['exercises'])
const players = firstRead(listPlayers, {}, ['players', 'list'])
const evaluations = firstRead(listEvaluations, {}, ['technique-evaluations'])
const profile = firstRead(showProfile, {}, ['profile'])
const progress = firstRead(myProgress, {}, ['player-progress'])
const advice = firstRead(myAdvice, {}, ['coach-advice'])
const subscription = firstRead(showSubscription, {}, ['subscription'])
const activeRequests = firstRead(listRequests, { view: 'active' }, ['exercise-requests', 'active'])
const sessions = (['upcoming', 'past'] as const).map((period) =>
  firstRead(listSessions, { period, page: 1 }, ['training-sessions', 'list', period, 1]),
)

const firstReads: Readonly<Record<string, readonly FirstRead[]>> = {
  '/player': [],
  '/player/profile': [profile],
  '/player/club': [club],
  '/player/training': sessions,
  '/player/exercises': [activeRequests],
  '/player/progress': [progress],
  '/player/ai-coach': [advice],
  '/coach': [],
  '/coach/overview': [dashboard],
  '/coach/club': [club],
  '/coach/sessions': sessions,
  '/coach/exercises': [exercises],
  '/coach/requests': [activeRequests],
  '/coach/players': [players],
  '/coach/evaluation': [evaluations],
  '/coach/subscription': [subscription],
  '/coach/account': [],
}

/** Beside who is there, which comes first. None for pages that anybody sees, nor for the one that a service worker keeps. */
export function firstReadsOf(path: string): readonly FirstRead[] {
  const reads = firstReads[withoutTrailingSlash(path)]
  return reads ? [whoIsThere, ...reads] : []
}

function firstRead<E extends Endpoint>(
  { path }: E,
  input: Input<E> & Readonly<Record<string, string | number>>,
  queryKey: FirstRead['queryKey'],
): FirstRead {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return { address: query.size === 0 ? path : `${path}?${query.toString()}`, queryKey }
}
