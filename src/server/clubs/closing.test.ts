import { beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { lastQueuedMailTo, queuedSubjectsTo, storedMailsTo } from '../../../test/support/mails.ts'
import { evaluate, setScores, setting } from '../../../test/club/evaluations.ts'
import { createAccount, createClub, createMember } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { outcomes, refusal } from '../../../test/support/refusals.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubClosing from '../../contract/club-closing.ts'
import * as clubs from '../../contract/clubs.ts'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { eraseDueClubs } from '../erasures/due.ts'
import { password } from '../../../test/support/newcomers.ts'
import { v7 as uuidv7 } from 'uuid'

const context = await createTestContext()
const { clock, db } = context
const start = clock.now
const dayMs = 24 * 3600 * 1000
const hash = await hashPassword(password)

beforeEach(() => {
  clock.now = start
})

async function closedClub() {
  const club = await createClub(context, 'TT Fermé')
  const player = await createMember(context, club, 'player')
  await db.updateTable('accounts').set({ password_hash: hash }).execute()
  await club.coach.call(techniqueEvaluations.evaluate, {
    evaluationId: uuidv7(),
    playerId: player.id,
    id: 'service-1',
    status: 'mastered',
    coachNotes: 'Lance plus haut.',
    was: null,
  })
  await setScores(club.coach, setting(player))
  await club.coach.call(clubClosing.close, { password })
  // Whoever comes back after weeks is still signed in.
  const expiry = new Date(start.getTime() + 400 * dayMs)
  await db.updateTable('login_sessions').set({ expires_at: expiry }).execute()
  return { club, player }
}

describe('a club that its owner closes', () => {
  test('is no longer there for anybody, and everybody is told', async () => {
    const { club, player } = await closedClub()
    const erasedFrom = new Date(start.getTime() + 30 * dayMs).toISOString()
    const closed = { name: 'TT Fermé', erasedFrom }
    expect(await player.call(accounts.me, {})).toMatchObject({
      club: null,
      closedClub: { ...closed, isOwner: false },
    })
    expect(await club.coach.call(accounts.me, {})).toMatchObject({ closedClub: { ...closed, isOwner: true } })
    for (const { call } of [player, club.coach]) expect(await refusal(call(clubs.show, {}))).toBe('no-club')
    for (const { email } of [player, club.coach]) {
      expect((await queuedSubjectsTo(context, email)).at(-1)).toMatch(/TT Fermé.*est fermé/)
    }
  })

  test('says until when, to the minute, in its own time zone; who only waited hears of their request alone', async () => {
    const club = await createClub(context, 'TT Heure')
    const player = await createMember(context, club, 'player')
    const waiting = await createAccount(context, 'coach')
    await waiting.call(clubs.join, { code: await club.code() })
    await db.updateTable('accounts').set({ password_hash: hash }).execute()
    const zone = { time_zone: 'Indian/Reunion' }
    await db.updateTable('clubs').set(zone).where('id', '=', club.id).execute()
    clock.now = new Date('2026-11-27T21:30:00Z')
    await club.coach.call(clubClosing.close, { password })
    const until = '28 décembre 2026 à 01:30'
    expect(await player.call(accounts.me, {})).toMatchObject({ closedClub: { timeZone: 'Indian/Reunion' } })
    for (const { email } of [player, club.coach]) {
      expect(await lastQueuedMailTo(context, email)).toContain(`jusqu’au ${until}.`)
    }
    const told = await lastQueuedMailTo(context, waiting.email)
    expect(told).toContain('personne ne peut plus répondre à votre demande')
    expect(told).toContain(`d’ici au ${until}.`)
    expect(told).not.toMatch(/Vos séances|vos statuts/)

    await club.coach.call(clubClosing.reopen, {})
    expect(await lastQueuedMailTo(context, player.email)).toContain('vous y retrouvez tout')
    expect(await lastQueuedMailTo(context, waiting.email)).toContain('votre demande attend de nouveau')
  })

  test('passes to another coach when its owner leaves it, who is told what they may do, and until when', async () => {
    const club = await createClub(context, 'TT Relais')
    const heir = await createMember(context, club, 'coach')
    await db.updateTable('accounts').set({ password_hash: hash }).execute()
    clock.now = new Date('2026-11-27T21:30:00Z')
    await club.coach.call(clubClosing.close, { password })
    await club.coach.call(clubs.leave, {})
    const mail = (await storedMailsTo(context, heir.email)).at(-1)
    expect(mail?.subject).toBe('Camille Roux est maintenant responsable de TT Relais')
    expect(mail?.text).toContain(
      'Le club est fermé\u00A0: son responsable peut l’exporter ou le rouvrir jusqu’au 27 décembre 2026 à 22:30.',
    )
    expect(mail?.text).not.toContain('Personne ne peut retirer')
    expect((await heir.call(clubClosing.reopen, {})).club?.name).toBe('TT Relais')
  })

  test('is reopened with all that was in it', async () => {
    const { club, player } = await closedClub()
    clock.now = new Date(start.getTime() + 30 * dayMs - 1)
    await eraseDueClubs(context)
    expect(await refusal(player.call(clubClosing.reopen, {}))).toBe('coach-only')
    const me = await club.coach.call(clubClosing.reopen, {})
    expect([me.club?.name, me.closedClub]).toEqual(['TT Fermé', null])
    expect((await player.call(clubs.show, {})).players.map(({ id }) => id)).toEqual([player.id])
    clock.now = new Date(start.getTime() + 50 * dayMs)
    await eraseDueClubs(context)
    expect((await player.call(accounts.me, {}))?.club?.name).toBe('TT Fermé')
  })

  test('is erased after thirty days; its players keep status and date of their evaluations, without the notes', async () => {
    const { club, player } = await closedClub()
    clock.now = new Date(start.getTime() + 30 * dayMs)
    expect(await refusal(club.coach.call(clubClosing.reopen, {}))).toBe('no-club')
    await eraseDueClubs(context)
    expect(await db.selectFrom('clubs').select('id').where('id', '=', club.id).execute()).toEqual([])
    const kept = await db
      .selectFrom('technique_evaluations')
      .select(['status', 'notes', 'evaluated_by', 'club_id'])
      .where('player_id', '=', player.id)
      .execute()
    expect(kept).toEqual([{ status: 'mastered', notes: '', evaluated_by: null, club_id: null }])
    const scores = await db
      .selectFrom('player_scores')
      .select('id')
      .where('player_id', '=', player.id)
      .execute()
    expect(scores).toEqual([])
    expect(await player.call(accounts.me, {})).toMatchObject({ club: null, closedClub: null })
    expect(context.errors).toEqual([])
  })

  test('is erased with the children whom nobody ever entered, evaluated or not, still there or removed before', async () => {
    const { club, player } = await closedClub()
    await club.coach.call(clubClosing.reopen, {})
    const children = [
      await createMember(context, club, 'player'),
      await createMember(context, club, 'player'),
      await createMember(context, club, 'player'),
      await createMember(context, club, 'player'),
    ]
    const elsewhere = await createClub(context)
    const ids = children.map(({ id }) => id)
    for (const child of children) {
      await evaluate(club.coach, child)
      await setScores(club.coach, setting(child))
    }
    await plannedSession(context, { clubId: club.id, inDays: -1, players: { [ids[1]!]: 'present' } })
    const unentered = { password_hash: null, email_confirmed_at: null }
    await db.updateTable('accounts').set(unentered).where('id', 'in', ids).execute()
    await db.updateTable('accounts').set({ email: null }).where('id', 'in', ids.slice(0, 2)).execute()
    await club.coach.call(clubs.removeMember, { id: ids[1]! })
    await club.coach.call(clubs.removeMember, { id: ids[2]! })
    // Another club has something of this one.
    const departure = { account_id: ids[3]!, club_id: elsewhere.id, left_at: start }
    await db.insertInto('departures').values(departure).execute()
    await club.coach.call(clubClosing.close, { password })
    clock.now = new Date(start.getTime() + 30 * dayMs)
    await eraseDueClubs(context)
    const left = await db
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', [...ids, player.id])
      .execute()
    expect(new Set(left.map(({ id }) => id))).toEqual(new Set([ids[3], player.id]))
    expect(context.errors).toEqual([])
  })

  test('keeps nobody in another club from going on; only a coach who is its owner closes it', async () => {
    const club = await createClub(context)
    const [coach, player] = [
      await createMember(context, club, 'coach'),
      await createMember(context, club, 'player'),
    ]
    await db.updateTable('accounts').set({ password_hash: hash }).execute()
    expect(await refusal(coach.call(clubClosing.close, { password }))).toBe('owner-only')
    expect(await refusal(player.call(clubClosing.close, { password }))).toBe('coach-only')
    const other = await createClub(context)
    await club.coach.call(clubClosing.close, { password })
    expect((await other.coach.call(accounts.me, {}))?.club?.id).toBe(other.id)
    expect(await refusal(coach.call(clubClosing.reopen, {}))).toBe('owner-only')
  })

  test('needs the password, and is closed once', async () => {
    const club = await createClub(context)
    await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', club.coach.id).execute()
    expect(await refusal(club.coach.call(clubClosing.close, { password: 'autre-chose-1' }))).toBe(
      'wrong-password',
    )
    const twice = [0, 1].map(() => club.coach.call(clubClosing.close, { password }))
    expect(await outcomes(twice)).toEqual(['no-club', 'ok'])
    expect(context.errors).toEqual([])
  })
})
