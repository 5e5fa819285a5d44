import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { createClub, createAccount } from '../../../test/club/people.ts'
import { outcomes, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exercises from '../../contract/exercises.ts'
import { starterExercises } from '../../domain/starter-exercises.ts'

const context = await createTestContext()
const nobody = caller(context.app)

describe('founding', () => {
  test('makes the coach its member, with a code derived from the name, a trial and a first library', async () => {
    const coach = await createAccount(context, 'coach')
    const id = uuidv7()
    const me = await coach.call(clubs.create, { id, name: ' Éveil Pongiste d’Écully ' })
    const trialEndsAt = new Date(context.now().getTime() + 14 * 24 * 3600 * 1000).toISOString()
    expect(me.club).toEqual({
      id,
      name: 'Éveil Pongiste d’Écully',
      timeZone: 'Europe/Paris',
      readOnlyFrom: trialEndsAt,
      paymentFailed: false,
      paused: false,
      lastErasure: null,
    })
    expect(me.waitingFor).toBeNull()

    const page = await coach.call(clubs.show, {})
    expect(page.coaches).toEqual([expect.objectContaining({ id: coach.id, email: coach.email })])
    expect(page.ownerId).toBe(coach.id)
    expect(page.players).toEqual([])
    expect(page.administration).toEqual({
      code: 'eveilpongistedecully',
      subscriptionPlan: 'essential',
      approvesPlayers: false,
      waiting: [],
      removed: [],
      limits: { coach: null, player: null },
      planInForce: 'pro',
      trialEndsAt,
    })
    expect(await coach.call(exercises.list, {})).toHaveLength(starterExercises.length)
    expect(
      await context.db
        .selectFrom('clubs')
        .select(['subscription_plan', 'created_by'])
        .where('id', '=', id)
        .execute(),
    ).toEqual([{ subscription_plan: 'essential', created_by: coach.id }])
  })

  test('gives the code « club » to a name with nothing left', async () => {
    const club = await createClub(context, '★ 卓球 ★')
    expect(await club.code()).toBe('club')
  })

  test('ten times at the same instant gives ten codes', async () => {
    const coaches = await Promise.all(Array.from({ length: 10 }, () => createAccount(context, 'coach')))
    await Promise.all(
      coaches.map((coach) => coach.call(clubs.create, { id: uuidv7(), name: 'TT Même Instant' })),
    )
    const pages = await Promise.all(coaches.map((coach) => coach.call(clubs.show, {})))
    const codes = Array.from({ length: 10 }, (_, index) => `ttmemeinstant${index || ''}`)
    expect(new Set(pages.map((page) => page.administration?.code))).toEqual(new Set(codes))
  })

  test('twice at the same instant by one coach founds one club', async () => {
    const coach = await createAccount(context, 'coach')
    const found = () => coach.call(clubs.create, { id: uuidv7(), name: 'TT Double Clic' })
    expect(await outcomes([found(), found()])).toEqual(['already-in-club', 'ok'])
    const { numDeletedRows } = await context.db
      .deleteFrom('clubs')
      .where('name', '=', 'TT Double Clic')
      .executeTakeFirst()
    expect(numDeletedRows).toBe(1n)
  })

  test('repeated with the same write founds one club and answers the same', async () => {
    const coach = await createAccount(context, 'coach')
    const input = { id: uuidv7(), name: 'TT Répété' }
    const writeId = uuidv7()
    const first = await coach.call(clubs.create, input, { writeId })
    expect(await coach.call(clubs.create, input, { writeId })).toEqual(first)
  })

  test('is for coaches without a club, with a name, under an id of its own', async () => {
    const player = await createAccount(context, 'player')
    const club = await createClub(context)
    const input = { id: uuidv7(), name: 'TT Nouveau' }
    expect(await refusal(player.call(clubs.create, input))).toBe('coach-only')
    expect(await refusal(club.coach.call(clubs.create, input))).toBe('already-in-club')
    expect(await refusal(nobody(clubs.create, input))).toBe('not-signed-in')
    const coach = await createAccount(context, 'coach')
    expect(await refusal(coach.call(clubs.create, { ...input, id: club.id }))).toBe('id-taken')
    expect(await wrongFields(coach.call(clubs.create, { ...input, name: '  ' }))).toEqual({
      name: 'Nom du club requis',
    })
  })
})
