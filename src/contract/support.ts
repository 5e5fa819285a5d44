import * as v from 'valibot'
import { planIds } from '../domain/plan.ts'
import { maxMessageLength, maxSubjectLength } from '../domain/support-question.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** What goes along with a question, shown to whoever asks before it is sent. */
const plan = v.nullable(v.picklist(planIds))

export const supportQuestion = v.object({
  id: field.id,
  subject: v.string(),
  askedAt: field.instant,
  /** The plan in force at the coach's last message; null without a club, and where nothing is sold. */
  plan,
  device: v.string(),
  screen: v.string(),
  version: v.string(),
  requestId: v.nullable(field.id),
  /** Whether the last message still waits for an answer. */
  waits: v.boolean(),
  /** In the order in which they were written, the question first. */
  messages: v.array(
    v.object({ id: field.id, fromOperator: v.boolean(), text: v.string(), writtenAt: field.instant }),
  ),
})
export type SupportQuestion = v.InferOutput<typeof supportQuestion>

export const supportPage = v.object({
  /** Of the coach who reads, the latest first. */
  questions: v.array(supportQuestion),
  total: v.number(),
  page: v.number(),
  pageCount: v.number(),
  /** What the server adds to a question. */
  attached: v.object({ plan, device: v.string() }),
  /** Whether a question stands first in the operator's list. */
  hasPriority: v.boolean(),
  /** How soon the operator promises to answer, « sous un jour ouvré »; null where they promise nothing. */
  promise: v.nullable(v.string()),
})
export type SupportPage = v.InferOutput<typeof supportPage>

/** Of the coach alone: nobody else of the club reads them. A page past the end is the last one. */
export const show = endpoint({
  method: 'GET',
  path: '/api/support',
  ability: 'askSupport',
  input: v.strictObject({ page: field.page }),
  output: supportPage,
})

const message = field.requiredText('Question requise', maxMessageLength)

/** Asks whoever runs the server, who gets it by mail, as does the coach. */
export const ask = endpoint({
  method: 'POST',
  path: '/api/support/questions',
  ability: 'askSupport',
  online: true,
  input: v.strictObject({
    id: field.id,
    subject: field.line('Sujet requis', maxSubjectLength),
    text: message,
    /** « 390 × 844 » */
    screen: v.pipe(v.string('Écran inconnu'), v.regex(/^\d{1,5} × \d{1,5}$/, 'Écran inconnu')),
    /** The build of the page. */
    version: v.pipe(v.string('Version inconnue'), v.regex(/^[\w.-]{1,40}$/, 'Version inconnue')),
    /** Of the request that failed last. */
    requestId: v.nullable(field.id),
  }),
  output: supportQuestion,
})

/** Goes on with a question. */
export const write = endpoint({
  method: 'POST',
  path: '/api/support/questions/:id/messages',
  ability: 'askSupport',
  online: true,
  input: v.strictObject({
    id: field.id,
    messageId: field.id,
    text: field.requiredText('Message requis', maxMessageLength),
  }),
  output: supportQuestion,
})
