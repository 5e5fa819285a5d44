import { beforeEach, describe, expect, test } from 'vitest'
import { caller, request, createTestContext } from '../../test/support/context.ts'
import { newPlayer, password } from '../../test/support/newcomers.ts'
import { outcomes, refusal } from '../../test/support/refusals.ts'
import * as accounts from '../contract/accounts.ts'
import { createApp } from './app.ts'
import { countAttempts, deleteExpiredAttempts } from './attempts.ts'

const context = await createTestContext()
const { attempts } = context

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
})

describe('attempts', () => {
  test('are counted together by several server processes', async () => {
    const other = countAttempts(context.database.pool)
    for (let tries = 0; tries < 5; tries += 1) {
      await attempts.consume('signInByPair', 'ines@exemple.fr')
      await other.consume('signInByPair', 'ines@exemple.fr')
    }
    for (const counted of [attempts, other]) {
      await expect(counted.consume('signInByPair', 'ines@exemple.fr')).rejects.toMatchObject({
        refusal: 'too-many-attempts',
      })
    }
  })

  test('are as many as allowed also when they come at the same time', async () => {
    const tries = Array.from({ length: 15 }, async () => attempts.consume('codeByAccount', 'somebody'))
    const ends = await Promise.allSettled(tries)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  test('of one kind or person are not those of another', async () => {
    for (let tries = 0; tries < 5; tries += 1) await attempts.consume('resetByPair', 'ines@exemple.fr')
    await expect(attempts.consume('resetByPair', 'malo@exemple.fr')).resolves.toBeUndefined()
    await expect(attempts.consume('signInByEmail', 'ines@exemple.fr')).resolves.toBeUndefined()
    await expect(attempts.consume('resetByPair', 'ines@exemple.fr')).rejects.toMatchObject({
      refusal: 'too-many-attempts',
    })
  })

  test('are deleted when they are forgiven, and at night when they have expired', async () => {
    await attempts.consume('resetByPair', 'ines@exemple.fr')
    await attempts.reset('resetByPair', 'ines@exemple.fr')
    expect(await rows()).toBe(0)
    await attempts.consume('resetByPair', 'ines@exemple.fr')
    await deleteExpiredAttempts(context.db, new Date())
    expect(await rows()).toBe(1)
    await deleteExpiredAttempts(context.db, new Date(Date.now() + 3600_001))
    expect(await rows()).toBe(0)
  })

  test('are given back one by one', async () => {
    for (let tries = 0; tries < 5; tries += 1) await attempts.consume('resetByPair', 'ines@exemple.fr')
    await attempts.giveBack('resetByPair', 'ines@exemple.fr')
    await expect(attempts.consume('resetByPair', 'ines@exemple.fr')).resolves.toBeUndefined()
    await expect(attempts.consume('resetByPair', 'ines@exemple.fr')).rejects.toMatchObject({
      refusal: 'too-many-attempts',
    })
  })

  test('are stored without revealing whose they are', async () => {
    await attempts.consume('signInByEmail', 'ines@exemple.fr')
    const [row] = await context.db.selectFrom('attempts').select('key').execute()
    expect(row?.key).not.toContain('ines')
  })
})

async function rows(): Promise<number> {
  return (await context.db.selectFrom('attempts').select('key').execute()).length
}

describe('a server that counts', () => {
  test('says how long to wait', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      await attempts.consume('signInByPair', '127.0.0.1 ines@exemple.fr')
    }
    const guess = { door: 'player', email: 'Ines@exemple.fr', password } as const
    const response = await request(context.app, accounts.signIn, guess)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
    expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(15 * 60)
  })

  test('counts what it refuses: a rollback does not undo it', async () => {
    const player = newPlayer()
    const nobody = caller(context.app)
    await nobody(accounts.signUp, player)
    await context.db.deleteFrom('attempts').execute()
    expect(await refusal(nobody(accounts.signUp, newPlayer({ email: player.email })))).toBe('email-taken')
    expect(await rows()).toBe(1)
  })

  test('has a generous limit per address, whatever the e-mail', async () => {
    for (let tries = 0; tries < 198; tries += 1) await attempts.consume('signInByAddress', '127.0.0.1')
    const guesses = [1, 2, 3].map((guess) =>
      caller(createApp(context))(accounts.signIn, {
        door: 'player',
        email: `inconnu${guess}@exemple.fr`,
        password,
      }),
    )
    expect(await outcomes(guesses)).toEqual(['too-many-attempts', 'wrong-credentials', 'wrong-credentials'])
  })
})
