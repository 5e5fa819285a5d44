import * as v from 'valibot'
import { ruleSentences } from '../rule-sentences.ts'

/** Of a conflict with a rule of the club; the sentence says which. */
const rule = (sentence: string) =>
  ({ status: 409, title: 'Une règle du club s’y oppose', detail: sentence }) as const

/** Why other programs get no answer: the code stays, the French words may change. */
export const problems = {
  'invalid-request': { status: 400, title: 'Un paramètre ou le contenu n’est pas lisible' },
  'idempotency-key-required': {
    status: 400,
    title: 'L’en-tête Idempotency-Key manque, ou n’est pas valable',
  },
  'invalid-key': { status: 401, title: 'La clé d’API manque, est inconnue, arrêtée ou expirée' },
  'not-in-plan': { status: 402, title: 'La formule du club ne comprend pas l’API' },
  'not-allowed': { status: 403, title: 'La clé n’a pas ce droit' },
  'club-read-only': { status: 403, title: 'Ce club est en pause\u00A0: il peut seulement être lu' },
  'not-found': { status: 404, title: 'Il n’y a rien à cette adresse' },
  'method-not-allowed': { status: 405, title: 'Cette méthode n’existe pas à cette adresse' },
  'idempotency-key-in-use': { status: 409, title: 'La même écriture est encore en cours' },
  'id-taken': { status: 409, title: 'Cet identifiant est déjà pris' },
  'not-a-club-player': rule(ruleSentences['not-a-club-player']),
  'session-recorded': rule(ruleSentences['session-recorded']),
  'session-judged': rule(ruleSentences['session-judged']),
  'session-shortened': rule(ruleSentences['session-shortened']),
  'participant-recorded': rule(ruleSentences['participant-recorded']),
  'programme-played': rule(ruleSentences['programme-played']),
  'too-late-to-add': rule(ruleSentences['too-late-to-add']),
  'request-archived': rule(ruleSentences['request-archived']),
  'changed-meanwhile': { status: 412, title: 'La fiche a changé depuis l’ETag de If-Match' },
  'too-large': { status: 413, title: 'Le contenu est trop long' },
  'invalid-input': { status: 422, title: 'Un champ du contenu n’est pas valable' },
  'idempotency-key-reused': {
    status: 422,
    title: 'Cet Idempotency-Key a déjà servi à une autre écriture',
  },
  'precondition-required': { status: 428, title: 'L’en-tête If-Match manque' },
  'too-many-requests': { status: 429, title: 'Trop de requêtes en une minute' },
  unexpected: { status: 500, title: 'Une erreur est survenue' },
  unavailable: { status: 503, title: 'Service momentanément indisponible' },
} as const

export type ProblemCode = keyof typeof problems
export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]

/** RFC 9457, with our code. */
export const v1Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  /** A French sentence on this very case. */
  detail: v.optional(v.string()),
  code: v.picklist(problemCodes),
  /** By which the operator finds the request. */
  requestId: v.string(),
  /** With `invalid-request`: a French sentence for each parameter. */
  fields: v.optional(v.record(v.string(), v.string())),
  /** With `invalid-input`: where in the body (a JSON pointer), and what is wrong there. */
  errors: v.optional(v.array(v.object({ pointer: v.string(), detail: v.string() }))),
  /** With `not-allowed`: the right that the key lacks, such as `sessions:write`. */
  required: v.optional(v.string()),
})
export type V1Problem = v.InferOutput<typeof v1Problem>

export const problemType = 'application/problem+json'

/** Of one key. */
export const requestsPerMinute = 600
/** Of those, how many may write. */
export const writesPerMinute = 120
