import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

test('A hash verifies its password only, and contains its parameters.', async () => {
  const stored = await hashPassword('grande-volée-77')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await isPassword('grande-volée-77', stored)).toBe(true)
  expect(await isPassword('grande-volee-77', stored)).toBe(false)
})

test('The same password twice has two hashes.', async () => {
  expect(await hashPassword('grande-volée-77')).not.toBe(await hashPassword('grande-volée-77'))
})

test('A hash of another cost still verifies.', async () => {
  // From the tests of the reference implementation: « password » with the salt « somesalt ».
  const stored = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
  expect(await isPassword('password', stored)).toBe(true)
  expect(await isPassword('passwort', stored)).toBe(false)
})

test.each([undefined, '', 'none', '$argon2id$v=19$m=19456,t=2,p=1$$'])(
  'Nothing opens %j, and finding that out takes as long.',
  async (stored) => {
    const start = performance.now()
    expect(await isPassword('', stored)).toBe(false)
    // Without a hash it is well below a millisecond.
    expect(performance.now() - start).toBeGreaterThan(5)
  },
)
