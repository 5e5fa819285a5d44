import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { type Caller, caller, createTestContext } from '../../../test/support/context.ts'
import { queuedMailsTo } from '../../../test/support/mails.ts'
import { createClub, createMember, createAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { outcomes, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import { whoAmI } from '../accounts/who-am-i.ts'

const context = await createTestContext()
const nobody = caller(context.app)

describe('leaving', () => {
  test('removes a player from the club and from upcoming sessions, not from past ones', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    const friend = await createMember(context, club, 'player')
    const players = { [player.id]: null, [friend.id]: null }
    const past = await plannedSession(context, { clubId: club.id, inDays: -1, players })
    const next = await plannedSession(context, { clubId: club.id, inDays: 1, players })
    const deleted = await plannedSession(context, { clubId: club.id, inDays: 2, players, deleted: true })

    const me = await player.call(clubs.leave, {})
    expect(me.club).toBeNull()
    expect(me.account.active).toBe(true)
    expect(await refusal(player.call(clubs.show, {}))).toBe('no-club')
    expect((await friend.call(clubs.show, {})).players.map(({ id }) => id)).toEqual([friend.id])
    const both = [player.id, friend.id].toSorted((a, b) => a.localeCompare(b))
    expect(await stateOf(past)).toEqual({ version: 1, players: both })
    expect(await stateOf(next)).toEqual({ version: 2, players: [friend.id] })
    expect(await stateOf(deleted)).toEqual({ version: 2, players: [friend.id] })
  })

  test('also means to stop waiting', async () => {
    const club = await createClub(context)
    const coach = await createAccount(context, 'coach')
    await coach.call(clubs.join, { code: await club.code() })
    const me = await coach.call(clubs.leave, {})
    expect([me.waitingFor, me.account.active]).toEqual([null, true])
    expect((await club.coach.call(clubs.show, {})).administration?.waiting).toEqual([])
    expect(await refusal(club.coach.call(clubs.acceptMember, { id: coach.id }))).toBe('not-found')
  })

  test('is refused to the last coach of a club with members, and to nobody else', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    expect(await refusal(club.coach.call(clubs.leave, {}))).toBe('last-coach')
    const second = await createMember(context, club, 'coach')
    await club.coach.call(clubs.handOver, { id: second.id })
    await club.coach.call(clubs.leave, {})
    expect(await refusal(second.call(clubs.leave, {}))).toBe('last-coach')
    expect((await player.call(clubs.show, {})).coaches).toHaveLength(1)
    expect(await refusal(nobody(clubs.leave, {}))).toBe('not-signed-in')
  })

  test('is refused to the owner as long as there is another coach to hand over to', async () => {
    const club = await createClub(context)
    const second = await createMember(context, club, 'coach')
    expect(await refusal(club.coach.call(clubs.leave, {}))).toBe('owner-must-hand-over')
    expect(await refusal(second.call(clubs.leave, {}))).toBeNull()
    expect(await refusal(club.coach.call(clubs.leave, {}))).toBeNull()
  })

  test('closes an empty club, and refuses those who wait for it', async () => {
    const club = await createClub(context, 'TT Fini')
    const waiting = await createAccount(context, 'coach')
    await waiting.call(clubs.join, { code: await club.code() })
    const me = await club.coach.call(clubs.leave, {})
    expect(me.club).toBeNull()
    const { active } = await context.db
      .selectFrom('clubs')
      .select('active')
      .where('id', '=', club.id)
      .executeTakeFirstOrThrow()
    expect(active).toBe(false)
    const [mail] = await queuedMailsTo(context, waiting.email)
    expect(mail?.subject).toBe('Votre demande auprès de TT Fini')
    await waiting.call(clubs.create, { id: uuidv7(), name: 'TT Suite' })
  })

  test('a closed club is possible for everybody, and they see that it is closed', async () => {
    const club = await createClub(context, 'TT Fermé')
    const player = await createMember(context, club, 'player')
    await context.db.updateTable('clubs').set({ active: false }).where('id', '=', club.id).execute()
    for (const { id, call } of [club.coach, player]) {
      expect(await whoAmI(context.db, id, context)).toMatchObject({
        club: null,
        closedClub: { name: 'TT Fermé' },
        waitingFor: null,
      })
      expect(await refusal(call(clubs.show, {}))).toBe('no-club')
      expect(await refusal(call(clubs.join, { code: 'autre' }))).toBe('already-in-club')
      expect(await call(clubs.leave, {})).toMatchObject({ club: null, closedClub: null })
    }
  })

  test('twice is refused, and repeated with the same write answers the same', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    const writeId = uuidv7()
    const first = await player.call(clubs.leave, {}, { writeId })
    expect(await player.call(clubs.leave, {}, { writeId })).toEqual(first)
    expect(await refusal(player.call(clubs.leave, {}))).toBe('no-club')
  })
})

describe('removing', () => {
  test('a player ends their access and their upcoming sessions', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    const session = await plannedSession(context, {
      clubId: club.id,
      inDays: 1,
      players: { [player.id]: null },
    })
    const page = await club.coach.call(clubs.removeMember, { id: player.id })
    expect(page.players).toEqual([])
    expect(await refusal(player.call(clubs.show, {}))).toBe('no-club')
    expect(await stateOf(session)).toEqual({ version: 2, players: [] })
    expect((await whoAmI(context.db, player.id, context)).account.active).toBe(true)
  })

  test('is for the coaches of the club, about its members, never oneself', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    const waiting = await createAccount(context, 'coach')
    await waiting.call(clubs.join, { code: await club.code() })
    const other = await createClub(context)
    const remove = (by: Caller, id: string) => refusal(by(clubs.removeMember, { id }))
    expect(await remove(player.call, club.coach.id)).toBe('coach-only')
    expect(await remove(player.call, player.id)).toBe('coach-only')
    expect(await remove(club.coach.call, club.coach.id)).toBe('not-yourself')
    expect(await remove(other.coach.call, player.id)).toBe('not-found')
    expect(await remove(club.coach.call, waiting.id)).toBe('not-found')
    expect(await remove(waiting.call, player.id)).toBe('no-club')
    expect(await remove(nobody, player.id)).toBe('not-signed-in')
    expect(await wrongFields(club.coach.call(clubs.removeMember, { id: '1' }))).toEqual({
      id: 'Identifiant invalide',
    })
    expect(await remove(club.coach.call, player.id)).toBeNull()
    expect(await remove(club.coach.call, player.id)).toBe('not-found')
  })

  test('each other at once leaves one of two coaches', async () => {
    const club = await createClub(context)
    const [second, third] = [
      await createMember(context, club, 'coach'),
      await createMember(context, club, 'coach'),
    ]
    expect(
      await outcomes([
        third.call(clubs.removeMember, { id: second.id }),
        second.call(clubs.removeMember, { id: third.id }),
      ]),
    ).toEqual(['no-club', 'ok'])
  })

  test('the owner is refused: a coach who was accepted by mistake cannot take over the club', async () => {
    const club = await createClub(context)
    const founder = club.coach.id
    const stranger = await createMember(context, club, 'coach')
    expect(await refusal(stranger.call(clubs.removeMember, { id: founder }))).toBe('owner-not-removable')
    await club.coach.call(clubs.handOver, { id: stranger.id })
    expect(await refusal(stranger.call(clubs.removeMember, { id: founder }))).toBeNull()
  })

  test('a coach is mailed to every coach and to the one removed; a player to that player alone', async () => {
    const club = await createClub(context, 'TT Serré')
    const second = await createMember(context, club, 'coach')
    const removed = await createMember(context, club, 'coach', { firstName: 'Rémi', lastName: 'Vidal' })
    const player = await createMember(context, club, 'player')
    await second.call(clubs.removeMember, { id: removed.id })
    for (const coach of [club.coach, second]) {
      const mail = (await queuedMailsTo(context, coach.email)).at(-1)
      expect(mail?.subject).toBe('Rémi Vidal n’est plus entraineur de TT Serré')
      expect(mail?.text).toContain(`Camille Roux a retiré Rémi Vidal (${removed.email}) de TT Serré.`)
    }
    const own = (await queuedMailsTo(context, removed.email)).at(-1)
    expect(own?.subject).toBe('Vous n’êtes plus entraineur de TT Serré')
    expect(own?.text).toContain('Camille Roux vous a retiré de TT Serré')

    const before = (await queuedMailsTo(context)).length
    const writeId = uuidv7()
    await second.call(clubs.removeMember, { id: player.id }, { writeId })
    await second.call(clubs.removeMember, { id: player.id }, { writeId })
    expect(await queuedMailsTo(context)).toHaveLength(before + 1)
    const [told] = await queuedMailsTo(context, player.email)
    expect(told?.subject).toBe('Vous ne faites plus partie de TT Serré')
    expect(told?.text).toContain(
      'Un entraineur vous a retiré de TT Serré\u00A0: vous ne participez plus à ses séances.',
    )
  })
})

async function stateOf(sessionId: string): Promise<{ version: number; players: string[] }> {
  const { version } = await context.db
    .selectFrom('training_sessions')
    .select('version')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  const players = await context.db
    .selectFrom('session_participants')
    .select('player_id')
    .where('session_id', '=', sessionId)
    .orderBy('player_id')
    .execute()
  return { version, players: players.map(({ player_id }) => player_id) }
}
