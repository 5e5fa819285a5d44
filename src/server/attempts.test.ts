import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { createClub, createMember, type TestAccount } from '../../test/club/people.ts'
import { plannedSession } from '../../test/club/planned-session.ts'
import { caller, request, createTestContext } from '../../test/support/context.ts'
import { newPlayer, password } from '../../test/support/newcomers.ts'
import { outcomes, refusal } from '../../test/support/refusals.ts'
import * as accounts from '../contract/accounts.ts'
import { markPresence } from '../contract/training-sessions.ts'
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

describe('the writes of an account', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
  const write = (times: number, who = 'léa', counted = attempts) =>
    Promise.allSettled(Array.from({ length: times }, async () => counted.countWrite(who)))
  const allowed = async (ends: ReturnType<typeof write>) =>
    (await ends).filter(({ status }) => status === 'fulfilled').length

  test('are 600 at once, from several servers together, then 120 a minute', async () => {
    const other = countAttempts(context.database.pool)
    const [here, there] = [write(400), write(400, 'léa', other)]
    expect((await allowed(here)) + (await allowed(there))).toBe(600)
    pass(60_000)
    expect(await allowed(write(200))).toBe(120)
    pass(1_000)
    expect(await allowed(write(5))).toBe(2)
    expect(await allowed(write(5, 'marc'))).toBe(5)
    // All of them again, once nothing came for five minutes.
    pass(300_000)
    expect(await allowed(write(700))).toBe(600)
  })

  test('beyond are refused with the time to wait, also those that would be refused anyway; reads are not counted', async () => {
    const { coach } = await createClub(context)
    await context.db.deleteFrom('attempts').execute()
    await write(599, coach.id)
    const foreign = { id: uuidv7(), playerId: uuidv7(), presence: 'present', was: null } as const
    expect(await refusal(coach.call(markPresence, foreign))).toBe('not-found')
    const name = { firstName: 'Léa', lastName: 'Fontaine' }
    const answer = await request(context.app, accounts.renameMyself, name, { cookie: coach.cookie })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('Retry-After')).toBe('1')
    expect(await answer.json()).toMatchObject({ refusal: 'too-many-writes' })
    expect(await refusal(coach.call(accounts.me, {}))).toBeNull()
    // Who wants to leave this device can.
    expect(await refusal(coach.call(accounts.signOut, {}))).toBeNull()
  })

  test('that are sent again get the answer that they had, however many there are', async () => {
    const { coach } = await createClub(context)
    const [name, writeId] = [{ firstName: 'Léa', lastName: 'Fontaine' }, uuidv7()]
    const first = await coach.call(accounts.renameMyself, name, { writeId })
    await write(600, coach.id)
    expect(await refusal(coach.call(accounts.renameMyself, name))).toBe('too-many-writes')
    expect(await coach.call(accounts.renameMyself, name, { writeId })).toEqual(first)
  })

  test('are deleted at night once all are allowed again', async () => {
    await write(3)
    await deleteExpiredAttempts(context.db, new Date(Date.now() + 1_499))
    expect(await rows()).toBe(1)
    await deleteExpiredAttempts(context.db, new Date(Date.now() + 1_501))
    expect(await rows()).toBe(0)
  })

  test('1,000 marks of an evening, sent one after the other when the network is back, arrive whole', async () => {
    const club = await createClub(context)
    const players: TestAccount[] = []
    for (let n = 0; n < 10; n += 1) players.push(await createMember(context, club, 'player'))
    const invited = Object.fromEntries(players.map(({ id }) => [id, null]))
    const id = await plannedSession(context, { clubId: club.id, inDays: -1, players: invited })
    await context.db.deleteFrom('attempts').execute()
    let waits = 0
    for (let n = 0; n < 1_000; n += 1) {
      const playerId = players[n % 10]!.id
      const marks = ['present', 'absent'] as const
      const round = Math.floor(n / 10)
      const was = round === 0 ? null : marks[(round - 1) % 2]!
      const input = { id, playerId, presence: marks[round % 2]!, was }
      const sent = { cookie: club.coach.cookie, writeId: uuidv7() }
      let answer = await request(context.app, markPresence, input, sent)
      while (answer.status === 429) {
        waits += 1
        pass(Number(answer.headers.get('Retry-After')) * 1000)
        answer = await request(context.app, markPresence, input, sent)
      }
      expect(answer.status).toBe(200)
    }
    expect(waits).toBe(200)
    const answered = await context.db
      .selectFrom('writes')
      .select('write_id')
      .where('account_id', '=', club.coach.id)
      .execute()
    expect(answered.length).toBeGreaterThanOrEqual(1_000)
  }, 120_000)
})
