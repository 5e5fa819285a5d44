import { expect, test } from 'vitest'
import { apiKeySecret } from '../../domain/api-key.ts'
import { newSecret } from './new-secret.ts'

test('A key is as the server wants it, and another one each time.', () => {
  const secrets = Array.from({ length: 200 }, newSecret)
  for (const secret of secrets) expect(secret).toMatch(apiKeySecret)
  expect(new Set(secrets).size).toBe(secrets.length)
})
