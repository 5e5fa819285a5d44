import type { Context, MiddlewareHandler } from 'hono'
import { type ProblemCode, problems, problemType, type V1Problem } from '../../contract/v1/problem.ts'
import type { Refusal } from '../../domain/refusal.ts'
import type { AppEnv } from '../app-env.ts'
import { isSafeMethod } from '../own-origin.ts'
import type { Refused } from '../refused.ts'

/** Where a refusal of ours has a word of its own; anything else is unexpected. */
const codes: Partial<Record<Refusal, ProblemCode>> = {
  'not-signed-in': 'invalid-key',
  'invalid-input': 'invalid-request',
  'malformed-request': 'invalid-request',
  'foreign-origin': 'invalid-request',
  'outdated-client': 'invalid-request',
  'too-large': 'invalid-request',
  'not-in-plan': 'not-in-plan',
  'not-found': 'not-found',
  'too-many-attempts': 'too-many-requests',
  unavailable: 'unavailable',
}

export function isV1(http: Context<AppEnv>): boolean {
  return http.req.path.startsWith('/api/v1/')
}

/** A refusal in the form of RFC 9457. */
export function answerProblem(http: Context<AppEnv>, { refusal, details }: Refused): Response {
  const code = codes[refusal] ?? 'unexpected'
  if (code === 'invalid-key') http.header('WWW-Authenticate', 'Bearer')
  return problem(http, code, details.fields && { fields: details.fields })
}

/** Whatever it comes with: its origin and its body are not looked at. */
export const refuseOtherMethods: MiddlewareHandler<AppEnv> = async (http, next) => {
  if (isSafeMethod(http.req.method)) return next()
  http.header('Allow', 'GET, HEAD')
  // Its body stays unread, so the connection cannot be reused.
  http.header('Connection', 'close')
  return problem(http, 'method-not-allowed')
}

function problem(http: Context<AppEnv>, code: ProblemCode, more: Pick<V1Problem, 'fields'> = {}): Response {
  const { status, title } = problems[code]
  const { PUBLIC_URL } = http.get('context').env
  const body: V1Problem = {
    type: `${PUBLIC_URL}/aide/api#${code}`,
    title,
    status,
    code,
    requestId: http.get('requestId'),
    ...more,
  }
  return http.body(JSON.stringify(body), status, { 'Content-Type': problemType })
}
