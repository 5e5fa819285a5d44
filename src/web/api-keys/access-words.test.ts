import { expect, test } from 'vitest'
import { apiAccess, readsEverything } from '../../domain/api-key.ts'
import { accessSentence } from './access-words.ts'

test('A key says what it reads and what it writes.', () => {
  expect(accessSentence(readsEverything)).toBe('Lit tout. N’écrit rien.')
  const some = apiAccess((resource) => {
    if (resource === 'sessions') return 'write'
    return resource === 'evaluations' ? 'read' : 'none'
  })
  expect(accessSentence(some)).toBe('Lit\u00A0: séances, évaluations. Écrit\u00A0: séances.')
})
