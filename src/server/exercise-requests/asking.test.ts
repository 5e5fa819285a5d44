import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { outcomes, refusal, wrongFields } from '../../../test/support/refusals.ts'
import { ask, requestInput } from '../../../test/club/requests.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import type { Db } from '../database/connection.ts'

const { approve, archive, create, list, reject, takeBack, takeCharge } = exerciseRequests
const context = await createTestContext()
let club: Club
let coach: TestAccount
let ines: TestAccount
let tom: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  coach = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
})

const idsOf = (requests: readonly { id: string }[]) => requests.map(({ id }) => id)

describe('asking', () => {
  test('makes a pending request of the player, which every coach reads', async () => {
    const asked = requestInput()
    const mine = await ines.call(create, asked)
    const now = context.now().toISOString()
    expect(mine).toEqual({
      ...asked,
      clubId: club.id,
      playerId: ines.id,
      playerName: 'Inès Morel',
      status: 'pending',
      statusBefore: null,
      createdAt: now,
      updatedAt: now,
      updatedBy: ines.id,
      updatedByName: 'Inès Morel',
      assignedTo: null,
      assignedToName: null,
      assignedAt: null,
      version: 1,
    })
    expect((await ines.call(list, { view: 'active' })).requests).toEqual([mine])
    const followUp = { exerciseId: null, session: null, nextSession: null }
    expect((await coach.call(list, { view: 'active' })).requests).toEqual([{ ...mine, followUp }])
    expect((await coach.call(list, { view: 'archived' })).requests).toEqual([])
  })

  test('needs no message', async () => {
    expect(await ask(ines, { message: '  ' })).toMatchObject({ message: '' })
  })

  test.each([
    ['a technique of one’s own', { technique: 'Coup du scorpion' }, ['technique']],
    ['an effect of another category', { effect: 'Dans le Coup' }, ['effect']],
    ['another category altogether', { type: 'service' as const }, ['technique', 'effect']],
    ['nothing chosen', { technique: '', effect: '' }, ['technique', 'effect']],
  ])('%s: refused, for players compose from the tables', async (_, typed, fields) => {
    const sentence = 'Veuillez sélectionner une technique et un effet'
    expect(await wrongFields(ask(ines, typed))).toEqual(
      Object.fromEntries(fields.map((name) => [name, sentence])),
    )
  })

  test('says what else is wrong', async () => {
    expect(await wrongFields(ask(ines, { type: 'smash' as 'service', message: 'x'.repeat(1001) }))).toEqual({
      type: 'Catégorie inconnue',
      message: '1000 caractères au maximum',
    })
  })

  test('twice with one write is asking once', async () => {
    const [asked, writeId] = [requestInput(), uuidv7()]
    const first = await ines.call(create, asked, { writeId })
    expect(await ines.call(create, asked, { writeId })).toEqual(first)
    expect((await coach.call(list, { view: 'active' })).requests).toHaveLength(1)
    expect(await refusal(tom.call(create, asked))).toBe('id-taken')
  })

  test('is possible while fewer than twenty are open, each player counted alone', async () => {
    const { id } = await ask(ines)
    await coach.call(takeCharge, { id, version: 1 })
    for (let n = 1; n < 20; n += 1) await ask(ines)
    await expect(ask(ines)).rejects.toMatchObject({
      status: 409,
      problem: { refusal: 'too-many-open-requests' },
    })
    expect(await ines.call(list, { view: 'active' })).toMatchObject({
      total: 20,
      open: { pending: 19, in_progress: 1 },
    })
    await ask(tom)
    await coach.call(reject, { id, version: 2 })
    await ask(ines)
    expect(await refusal(ask(ines))).toBe('too-many-open-requests')
    // A decision that is taken back may make them one more, which stops nobody.
    await coach.call(takeBack, { id, version: 3 })
    expect((await ines.call(list, { view: 'active' })).open).toEqual({ pending: 20, in_progress: 1 })
    const other = await createClub(context, 'Voisins')
    await ines.call(clubs.leave, {})
    await ines.call(clubs.join, { code: await other.code() })
    expect(await ask(ines)).toMatchObject({ clubId: other.id, status: 'pending' })
  })

  test('at the same instant from two devices makes one twentieth request', async () => {
    for (let n = 0; n < 19; n += 1) await ask(ines)
    const player = (tx: Db) =>
      tx
        .selectFrom('memberships')
        .select('account_id')
        .where('account_id', '=', ines.id)
        .forUpdate()
        .execute()
    const both = () => [ask(ines), ask(ines)]
    expect(await commitOnceBlocked(context, player, both)).toEqual(['ok', 'too-many-open-requests'])
    expect((await ines.call(list, { view: 'active' })).total).toBe(20)
  })

  test('as fast as a script can leaves twenty requests, and ends in 429', async () => {
    const answers: string[] = []
    for (let batch = 0; batch < 35; batch += 1) {
      answers.push(...(await outcomes(Array.from({ length: 20 }, async () => ask(ines)))))
    }
    const times = (wanted: string) => answers.filter((answer) => answer === wanted).length
    expect(times('ok')).toBe(20)
    expect(times('too-many-writes')).toBeGreaterThan(0)
    expect(times('ok') + times('too-many-open-requests') + times('too-many-writes')).toBe(700)
    expect((await coach.call(list, { view: 'active' })).total).toBe(20)
  }, 120_000)

  test('is for players of a club', async () => {
    expect(await refusal(ask(coach))).toBe('player-only')
    await ines.call(clubs.leave, {})
    expect(await refusal(ask(ines))).toBe('no-club')
  })
})

describe('reading', () => {
  test('a coach: by status, then the newest first; archived ones apart', async () => {
    const start = context.clock.now
    const ids: string[] = []
    for (let n = 0; n < 7; n += 1) {
      context.clock.now = new Date(start.getTime() + n * 1000)
      ids.push((await ask(n % 2 ? ines : tom)).id)
    }
    context.clock.now = start
    const seen = (n: number) => ({ id: ids[n]!, version: 1 })
    await coach.call(approve, seen(0))
    await coach.call(takeCharge, seen(5))
    await coach.call(takeCharge, seen(1))
    await coach.call(reject, seen(6))
    await coach.call(archive, seen(3))
    await coach.call(archive, seen(4))
    const active = (await coach.call(list, { view: 'active' })).requests
    expect(idsOf(active)).toEqual([2, 5, 1, 0, 6].map((n) => ids[n]))
    expect(idsOf((await coach.call(list, { view: 'archived' })).requests)).toEqual([ids[4], ids[3]])
    // A player's own, the newest first, whatever their status.
    expect(idsOf((await tom.call(list, { view: 'active' })).requests)).toEqual([6, 2, 0].map((n) => ids[n]))
    expect(idsOf((await ines.call(list, { view: 'active' })).requests)).toEqual([5, 1].map((n) => ids[n]))
  })

  test('comes in pages of twenty, of the club in the coach’s order; a page past the end is the last one', async () => {
    const start = context.clock.now
    const asked: { id: string; player: TestAccount }[] = []
    for (let n = 0; n < 25; n += 1) {
      context.clock.now = new Date(start.getTime() + n * 1000)
      const player = n % 2 ? ines : tom
      asked.push({ id: (await ask(player)).id, player })
    }
    context.clock.now = start
    const ids = asked.map(({ id }) => id)
    await coach.call(approve, { id: ids[24]!, version: 1 })
    const sorted = [...ids.slice(0, 24).toReversed(), ids[24]]
    const open = { pending: 24, in_progress: 0 }
    const pages = await Promise.all([1, 2, 7].map((page) => coach.call(list, { view: 'active', page })))
    expect(pages).toMatchObject([
      { total: 25, page: 1, pageCount: 2, open },
      { total: 25, page: 2, pageCount: 2, open },
      { total: 25, page: 2, pageCount: 2, open },
    ])
    expect(pages.map(({ requests }) => idsOf(requests))).toEqual([
      sorted.slice(0, 20),
      sorted.slice(20),
      sorted.slice(20),
    ])
    expect(await tom.call(list, { view: 'active' })).toMatchObject({ total: 13, pageCount: 1 })
    expect(await coach.call(list, { view: 'archived', page: 3 })).toEqual({
      requests: [],
      total: 0,
      page: 1,
      pageCount: 1,
      open,
    })
    expect(await wrongFields(coach.call(list, { view: 'active', page: 0 }))).toEqual({
      page: 'Page invalide',
    })
  })

  test('a player never reads what is archived, nor what coaches do with it', async () => {
    const { id } = await ask(ines)
    await coach.call(approve, { id, version: 1 })
    expect(JSON.stringify((await ines.call(list, { view: 'active' })).requests)).not.toContain('followUp')
    await coach.call(archive, { id, version: 2 })
    expect((await ines.call(list, { view: 'active' })).requests).toEqual([])
    expect(await refusal(ines.call(list, { view: 'archived' }))).toBe('coach-only')
  })

  test('what was asked in one club stays there', async () => {
    const { id } = await ask(ines)
    const other = await createClub(context, 'Voisins')
    await ines.call(clubs.leave, {})
    await ines.call(clubs.join, { code: await other.code() })
    expect((await ines.call(list, { view: 'active' })).requests).toEqual([])
    expect((await other.coach.call(list, { view: 'active' })).requests).toEqual([])
    expect(idsOf((await coach.call(list, { view: 'active' })).requests)).toEqual([id])
  })
})
