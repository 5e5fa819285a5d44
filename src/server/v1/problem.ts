import type { Context } from 'hono'
import { ruleSentences } from '../../contract/rule-sentences.ts'
import { type ProblemCode, problems, problemType, type V1Problem } from '../../contract/v1/problem.ts'
import type { AnyRefusal } from '../../domain/refusal.ts'
import type { AppEnv } from '../app-env.ts'
import { isSafeMethod } from '../own-origin.ts'
import type { Refused } from '../refused.ts'

/** Where a refusal of ours has another word there; a rule of the club keeps its own, anything else is unexpected. */
const codes: Partial<Record<AnyRefusal, ProblemCode>> = {
  'not-signed-in': 'invalid-key',
  'invalid-input': 'invalid-request',
  'malformed-request': 'invalid-request',
  'foreign-origin': 'invalid-request',
  'outdated-client': 'invalid-request',
  'too-large': 'too-large',
  'not-in-plan': 'not-in-plan',
  'not-found': 'not-found',
  'too-many-attempts': 'too-many-requests',
  'subscription-required': 'club-read-only',
  'changed-meanwhile': 'changed-meanwhile',
  'write-id-reused': 'idempotency-key-reused',
  'id-taken': 'id-taken',
  unavailable: 'unavailable',
}

type Details = Pick<V1Problem, 'detail' | 'fields' | 'errors' | 'required'>

/** A refusal for which the application has no word. */
export class V1Refused extends Error {
  override readonly name = 'V1Refused'
  readonly code: ProblemCode
  readonly details: Details
  constructor(code: ProblemCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

export function isV1(http: Context<AppEnv>): boolean {
  return http.req.path.startsWith('/api/v1/')
}

/** A refusal in the form of RFC 9457. */
export function answerProblem(http: Context<AppEnv>, { refusal, details }: Refused): Response {
  const code =
    codes[refusal] ?? (refusal in ruleSentences ? (refusal as keyof typeof ruleSentences) : 'unexpected')
  if (code === 'invalid-key') http.header('WWW-Authenticate', 'Bearer')
  // The rest of the body stays unread, so the connection cannot be reused.
  if (code === 'too-large') http.header('Connection', 'close')
  const { fields } = details
  // Of a body it is said where; a parameter has a name.
  if (code === 'invalid-request' && fields && !isSafeMethod(http.req.method)) {
    return problem(http, 'invalid-input', { errors: pointersOf(fields) })
  }
  return problem(http, code, fields && { fields })
}

export function answerV1Refused(http: Context<AppEnv>, { code, details }: V1Refused): Response {
  return problem(http, code, details)
}

/** What the application's own routes call otherwise. */
const names: Readonly<Record<string, string>> = { placeId: 'place', coachIds: 'coaches' }

/** `players.0.id` is /players/0/id. */
function pointersOf(fields: Readonly<Record<string, string>>): V1Problem['errors'] {
  return Object.entries(fields).map(([field, detail]) => {
    const name = names[field] ?? field
    const path = name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('.', '/')
    return { pointer: name === '' ? '' : `/${path}`, detail }
  })
}

export function problem(http: Context<AppEnv>, code: ProblemCode, more: Details = {}): Response {
  const known = problems[code]
  const { PUBLIC_URL } = http.get('context').env
  const body: V1Problem = {
    type: `${PUBLIC_URL}/aide/api#${code}`,
    title: known.title,
    status: known.status,
    ...('detail' in known && { detail: known.detail }),
    code,
    requestId: http.get('requestId'),
    ...more,
  }
  return http.body(JSON.stringify(body), known.status, { 'Content-Type': problemType })
}
