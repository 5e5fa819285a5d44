import * as v from 'valibot'

/** Why other programs get no answer: the code stays, the French words may change. */
export const problems = {
  'invalid-request': { status: 400, title: 'Un paramètre n’est pas valable' },
  'invalid-key': { status: 401, title: 'La clé d’API manque, est inconnue, arrêtée ou expirée' },
  'not-in-plan': { status: 402, title: 'La formule du club ne comprend pas l’API' },
  'not-found': { status: 404, title: 'Il n’y a rien à cette adresse' },
  'method-not-allowed': { status: 405, title: 'L’API se lit seulement (GET)' },
  'too-many-requests': { status: 429, title: 'Trop de requêtes en une minute' },
  unexpected: { status: 500, title: 'Une erreur est survenue' },
  unavailable: { status: 503, title: 'Service momentanément indisponible' },
} as const

export type ProblemCode = keyof typeof problems
const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]

/** RFC 9457, with our code. */
export const v1Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.picklist(codes),
  /** By which the operator finds the request. */
  requestId: v.string(),
  /** With `invalid-request`: a French sentence for each parameter. */
  fields: v.optional(v.record(v.string(), v.string())),
})
export type V1Problem = v.InferOutput<typeof v1Problem>

export const problemType = 'application/problem+json'

/** Of one key. */
export const requestsPerMinute = 600
