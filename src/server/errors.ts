import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Problem } from '../contract/problem.ts'
import type { AnyRefusal } from '../domain/refusal.ts'
import type { AppEnv } from './app-env.ts'
import { isDatabaseUnavailable } from './database/unavailable.ts'
import { refusalSentences } from './refusal-sentences.ts'
import { Refused } from './refused.ts'
import { answerProblem, answerV1Refused, isV1, V1Refused } from './v1/problem.ts'

const statuses = {
  'not-signed-in': 401,
  'signed-in-as-another': 409,
  'foreign-origin': 403,
  'coach-only': 403,
  'not-for-assistants': 403,
  'player-only': 403,
  'no-club': 403,
  'club-id-not-found': 404,
  'in-another-club': 409,
  'too-many-attempts': 429,
  'too-many-writes': 429,
  'malformed-request': 400,
  'outdated-client': 426,
  'too-large': 413,
  'invalid-input': 422,
  'not-found': 404,
  'changed-meanwhile': 409,
  'write-id-reused': 409,
  'wrong-credentials': 401,
  'not-a-player-account': 403,
  'not-a-coach-account': 403,
  'email-taken': 409,
  'already-invited': 409,
  'wrong-password': 403,
  'link-expired': 410,
  'email-already-confirmed': 409,
  'account-leaving': 409,
  'owner-must-close': 409,
  'club-code-unknown': 404,
  'too-many-codes': 429,
  'too-many-invitations': 429,
  'already-entered': 409,
  'has-address': 409,
  'two-guardians': 409,
  'already-guardian': 409,
  'not-followed': 409,
  'device-code-wrong': 404,
  'leaves-by-coach': 409,
  'already-in-club': 409,
  'club-full-of-players': 409,
  'club-full-of-coaches': 409,
  'plan-full-of-players': 409,
  'last-coach': 409,
  'removed-from-club': 403,
  'email-unconfirmed': 409,
  'owner-only': 403,
  'owner-not-removable': 409,
  'owner-not-assistant': 409,
  'not-own-rank': 409,
  'owner-must-hand-over': 409,
  'not-a-club-coach': 409,
  'already-owner': 409,
  'not-yourself': 409,
  'not-waiting': 409,
  'too-many-exports': 409,
  'subscription-required': 402,
  'payment-missing': 402,
  'subscription-paused': 402,
  'not-in-plan': 402,
  'nothing-sold': 409,
  'already-subscribed': 409,
  'already-on-plan': 409,
  'payment-overdue': 409,
  'no-subscription': 409,
  'payment-unavailable': 503,
  'card-refused': 402,
  'too-many-groups': 409,
  'too-many-places': 409,
  'season-already-opened': 409,
  'no-name-column': 409,
  'import-under-way': 409,
  'import-over': 409,
  'not-a-club-player': 409,
  'session-not-past': 409,
  'not-a-participant': 403,
  'feedback-already-given': 409,
  'id-taken': 409,
  'session-cancelled': 409,
  'session-took-place': 409,
  'player-not-in-session': 409,
  'session-has-begun': 409,
  'session-recorded': 409,
  'session-judged': 409,
  'session-shortened': 409,
  'participant-recorded': 409,
  'programme-played': 409,
  'roll-not-open': 409,
  'too-late-to-add': 409,
  'session-full': 409,
  'programme-full': 409,
  'guest-linked': 409,
  'too-many-open-requests': 409,
  'request-not-pending': 409,
  'request-archived': 409,
  'request-not-approved': 409,
  'already-added': 409,
  'nothing-to-take-back': 409,
  'one-channel-needed': 409,
  'unknown-push-service': 422,
  'no-next-session': 409,
  'too-many-messages': 429,
  'too-many-api-keys': 409,
  unavailable: 503,
  unexpected: 500,
} as const satisfies Record<AnyRefusal, ContentfulStatusCode>

/** The only place where an error becomes a response. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof V1Refused) return answerV1Refused(c, error)
  const refused = refusalOf(error)
  if (refused.refusal === 'unexpected' || refused.refusal === 'unavailable') {
    c.get('context').logger.error({ err: error, requestId: c.get('requestId') }, 'A request failed.')
  }
  if (refused.retryAfterMs !== undefined) {
    c.header('Retry-After', String(Math.ceil(refused.retryAfterMs / 1000)))
  }
  if (isV1(c)) return answerProblem(c, refused)
  const { refusal, details } = refused
  const sentence = (refusalSentences as Partial<Record<AnyRefusal, string>>)[refusal]
  const body: Problem = { refusal, requestId: c.get('requestId'), ...(sentence && { sentence }), ...details }
  // The rest of the body stays unread, so the connection cannot be reused.
  if (refused.refusal === 'too-large') c.header('Connection', 'close')
  return c.json(body, statuses[refused.refusal])
}

/** Conflicts that only a unique index detects: with a concurrent request, or with a row invisible to the actor. */
const refusalsByConstraint: Readonly<Record<string, AnyRefusal>> = {
  accounts_email: 'email-taken',
  accounts_pkey: 'id-taken',
  session_feedback_pkey: 'feedback-already-given',
  training_sessions_pkey: 'id-taken',
  exercises_pkey: 'id-taken',
  player_groups_pkey: 'id-taken',
  player_imports_pkey: 'id-taken',
  player_imports_at_work: 'import-under-way',
  places_pkey: 'id-taken',
  memberships_licence: 'id-taken',
  exercise_requests_pkey: 'id-taken',
  technique_evaluations_pkey: 'id-taken',
  player_scores_pkey: 'id-taken',
  club_exports_pkey: 'id-taken',
  support_questions_pkey: 'id-taken',
  support_messages_pkey: 'id-taken',
  api_keys_pkey: 'id-taken',
  api_keys_secret: 'id-taken',
}

function refusalOf(error: Error): Refused {
  if (error instanceof Refused) return error
  if (error instanceof HTTPException && error.status === 413) return new Refused('too-large')
  const violated = refusalsByConstraint[(error as { constraint?: string }).constraint ?? '']
  if (violated) return new Refused(violated)
  if (isDatabaseUnavailable(error)) return new Refused('unavailable', { retryAfterMs: 5_000 })
  return new Refused('unexpected')
}
