import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { refusal, wrongFields } from '../../../test/support/refusals.ts'
import { ask, requestInput } from '../../../test/club/requests.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'

const { approve, archive, create, list, reject, takeCharge } = exerciseRequests
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
    expect(await ines.call(list, { view: 'active' })).toEqual([mine])
    const followUp = { exerciseId: null, session: null, nextSession: null }
    expect(await coach.call(list, { view: 'active' })).toEqual([{ ...mine, followUp }])
    expect(await coach.call(list, { view: 'archived' })).toEqual([])
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
    expect(await coach.call(list, { view: 'active' })).toHaveLength(1)
    expect(await refusal(tom.call(create, asked))).toBe('id-taken')
  })

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
    const active = await coach.call(list, { view: 'active' })
    expect(idsOf(active)).toEqual([2, 5, 1, 0, 6].map((n) => ids[n]))
    expect(idsOf(await coach.call(list, { view: 'archived' }))).toEqual([ids[4], ids[3]])
    // A player's own, the newest first, whatever their status.
    expect(idsOf(await tom.call(list, { view: 'active' }))).toEqual([6, 2, 0].map((n) => ids[n]))
    expect(idsOf(await ines.call(list, { view: 'active' }))).toEqual([5, 1].map((n) => ids[n]))
  })

  test('a player never reads what is archived, nor what coaches do with it', async () => {
    const { id } = await ask(ines)
    await coach.call(approve, { id, version: 1 })
    expect(JSON.stringify(await ines.call(list, { view: 'active' }))).not.toContain('followUp')
    await coach.call(archive, { id, version: 2 })
    expect(await ines.call(list, { view: 'active' })).toEqual([])
    expect(await refusal(ines.call(list, { view: 'archived' }))).toBe('coach-only')
  })

  test('what was asked in one club stays there', async () => {
    const { id } = await ask(ines)
    const other = await createClub(context, 'Voisins')
    await ines.call(clubs.leave, {})
    await ines.call(clubs.join, { code: await other.code() })
    expect(await ines.call(list, { view: 'active' })).toEqual([])
    expect(await other.coach.call(list, { view: 'active' })).toEqual([])
    expect(idsOf(await coach.call(list, { view: 'active' }))).toEqual([id])
  })
})
