import { type ApiNeed, apiResourceNames, opens } from '../../domain/api-key.ts'
import type { ApiCaller } from '../api-keys/authenticate.ts'
import { V1Refused } from './problem.ts'

const verbs = { read: 'lire', write: 'écrire' } as const

/** The one place where a key's rights are looked at. @throws V1Refused `not-allowed`, with the right that is missing */
export function allowAccess({ access }: Pick<ApiCaller, 'access'>, need: ApiNeed): void {
  if (opens(access, need)) return
  const { resource, level } = need
  throw new V1Refused('not-allowed', {
    detail: `Cette clé ne peut pas ${verbs[level]}\u00A0: ${apiResourceNames[resource]}.`,
    required: `${resource}:${level}`,
  })
}
