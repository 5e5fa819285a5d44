import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { caller, createTestContext } from '../../../test/support/context.ts'
import { createClub, createMember, createAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { outcomes, problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as profiles from '../../contract/profiles.ts'
import {
  catalogueTechnique,
  techniqueCatalogue,
  type TechniqueStatus,
} from '../../domain/technique-catalogue.ts'

const context = await createTestContext()
const nobody = caller(context.app)
const hourMs = 3600 * 1000

const edit = {
  firstName: 'Jules',
  lastName: 'Perrin',
  playingStyle: 'counter',
  preferredHand: 'left',
  forehandRubber: 'backside',
  backhandRubber: 'long-pips',
  playerType: 'loisir',
  goals: 'Tenir dix balles en revers.\nServir plus court.',
  ranking: 542,
} as const

describe('the profile', () => {
  test('of a new player is empty, without a club', async () => {
    const player = await createAccount(context, 'player', { firstName: 'Jules', lastName: 'Perrin' })
    const now = context.now().toISOString()
    expect(await player.call(profiles.show, {})).toEqual({
      id: player.id,
      role: 'player',
      clubId: null,
      email: player.email,
      active: true,
      createdAt: now,
      updatedAt: now,
      firstName: 'Jules',
      lastName: 'Perrin',
      playingStyle: null,
      preferredHand: null,
      forehandRubber: null,
      backhandRubber: null,
      playerType: null,
      goals: '',
      ranking: null,
      version: 1,
      statistics: { totalSessions: 0, totalHours: 0, level: 'Débutant', joinDate: now, lastActive: now },
      club: null,
    })
  })

  test('is for players only', async () => {
    const { coach } = await createClub(context)
    expect(await refusal(coach.call(profiles.show, {}))).toBe('player-only')
    expect(await refusal(coach.call(profiles.update, { ...edit, version: 1 }))).toBe('player-only')
    expect(await refusal(nobody(profiles.show, {}))).toBe('not-signed-in')
    expect(await refusal(nobody(profiles.update, { ...edit, version: 1 }))).toBe('not-signed-in')
  })

  test('accepts an edit, and refuses one of a stale version', async () => {
    const player = await createAccount(context, 'player')
    const after = await player.call(profiles.update, { ...edit, version: 1 })
    expect(after).toEqual({ ...edit, version: 2 })
    const current = await player.call(profiles.show, {})
    expect(current).toMatchObject(after)
    const stale = await problemOf(player.call(profiles.update, { ...edit, goals: '', version: 1 }))
    expect(stale).toMatchObject({ refusal: 'changed-meanwhile', current })
    const both = [1, 2].map(() => player.call(profiles.update, { ...edit, version: 2 }))
    expect(await outcomes(both)).toEqual(['changed-meanwhile', 'ok'])
  })

  test('of an earlier version says nothing of rubbers, and leaves them as they are', async () => {
    const player = await createAccount(context, 'player')
    await player.call(profiles.update, { ...edit, version: 1 })
    const { forehandRubber: _forehand, backhandRubber: _backhand, ...earlier } = edit
    const after = await player.call(profiles.update, { ...earlier, goals: '', version: 2 })
    expect(after).toMatchObject({ forehandRubber: 'backside', backhandRubber: 'long-pips', goals: '' })
    expect(await player.call(profiles.show, {})).toMatchObject(after)
    const unsaid = { ...edit, forehandRubber: null, backhandRubber: null, version: 3 }
    expect(await player.call(profiles.update, unsaid)).toMatchObject({ backhandRubber: null })
  })

  test('changes one’s own and nobody else’s', async () => {
    const [player, other] = [await createAccount(context, 'player'), await createAccount(context, 'player')]
    await player.call(profiles.update, { ...edit, version: 1 })
    expect(await other.call(profiles.show, {})).toMatchObject({ firstName: 'Camille', version: 1 })
  })

  test('repeated with the same write is one edit', async () => {
    const player = await createAccount(context, 'player')
    const writeId = uuidv7()
    const first = await player.call(profiles.update, { ...edit, version: 1 }, { writeId })
    expect(await player.call(profiles.update, { ...edit, version: 1 }, { writeId })).toEqual(first)
  })

  test('says which fields are wrong', async () => {
    const player = await createAccount(context, 'player')
    const wrong = { ...edit, version: 1, firstName: ' ', lastName: '', ranking: 12, goals: 'a'.repeat(2001) }
    expect(await wrongFields(player.call(profiles.update, wrong))).toEqual({
      firstName: 'Prénom requis',
      lastName: 'Nom requis',
      ranking: 'Le classement va de 500 à 4500 points',
      goals: '2000 caractères au maximum',
    })
    const styled = { ...edit, version: 1, playingStyle: 'attack' as 'counter' }
    expect(await wrongFields(player.call(profiles.update, styled))).toEqual({
      playingStyle: 'Style de jeu inconnu',
    })
    const glued = { ...edit, version: 1, backhandRubber: 'velcro' as 'anti' }
    expect(await wrongFields(player.call(profiles.update, glued))).toEqual({
      backhandRubber: 'Revêtement inconnu',
    })
    const emailed = { ...edit, version: 1, email: 'autre@exemple.fr' }
    expect(Object.keys((await wrongFields(player.call(profiles.update, emailed))) ?? {})).toEqual(['email'])
  })
})

describe('the statistics', () => {
  test('count past sessions where the player was present, or took part without a roll call', async () => {
    const club = await createClub(context)
    const { id, call } = await createMember(context, club, 'player')
    const friend = await createMember(context, club, 'player')
    const plan = (planned: Omit<Parameters<typeof plannedSession>[1], 'clubId'>) =>
      plannedSession(context, { clubId: club.id, ...planned })
    await plan({ inDays: -9, duration: '1h30', players: { [id]: 'present', [friend.id]: 'absent' } })
    await plan({ inDays: -8, duration: '2h', players: { [id]: null, [friend.id]: null } })
    await plan({ inDays: -7, duration: '2h', players: { [id]: null } })
    await plan({ inDays: -6, players: { [id]: 'absent', [friend.id]: 'present' } })
    await plan({ inDays: -5, players: { [id]: 'excused' } })
    await plan({ inDays: -4, players: { [id]: null, [friend.id]: 'present' } })
    await plan({ inDays: -3, players: { [friend.id]: 'present' } })
    await plan({ inDays: -2, players: { [id]: 'present' }, deleted: true })
    await plan({ inDays: 1, players: { [id]: null } })
    expect((await call(profiles.show, {})).statistics).toMatchObject({ totalSessions: 3, totalHours: 5.5 })

    await call(clubs.leave, {})
    expect((await call(profiles.show, {})).statistics.totalSessions).toBe(3)
  })

  test('take the level from the latest evaluation of each technique of the catalogue', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    const evaluate = async (techniqueId: string, status: TechniqueStatus, daysAgo: number) => {
      await context.db
        .insertInto('technique_evaluations')
        .values({
          id: uuidv7(),
          club_id: club.id,
          player_id: player.id,
          technique_id: techniqueId,
          name: 'Une technique',
          category: catalogueTechnique(techniqueId)?.category ?? 'service',
          status,
          evaluated_at: new Date(context.now().getTime() - daysAgo * 24 * hourMs),
        })
        .execute()
    }
    const level = async () => (await player.call(profiles.show, {})).statistics.level
    const quarter = Math.ceil(techniqueCatalogue.length / 4)
    const [last = '', ...before] = techniqueCatalogue.slice(0, quarter).map(({ id }) => id)
    for (const id of before) await evaluate(id, 'mastered', 10)
    for (const id of [uuidv7(), uuidv7()]) await evaluate(id, 'mastered', 10)
    expect(await level()).toBe('Débutant')
    await evaluate(last, 'mastered', 10)
    expect(await level()).toBe('Intermédiaire')
    await evaluate(last, 'in_progress', 20)
    expect(await level()).toBe('Intermédiaire')
    await evaluate(last, 'in_progress', 5)
    expect(await level()).toBe('Débutant')
    for (const { id } of techniqueCatalogue) await evaluate(id, 'mastered', 1)
    expect(await level()).toBe('Avancé')
  })

  test('date the arrival in the club and the last visit on any device', async () => {
    const club = await createClub(context, 'TT Dates')
    const player = await createAccount(context, 'player')
    const created = context.clock.now
    context.clock.now = new Date(created.getTime() + 2 * hourMs)
    const now = context.clock.now.toISOString()
    await player.call(clubs.join, { code: await club.code() })
    const profile = await player.call(profiles.show, {})
    expect(profile.club).toEqual({ name: 'TT Dates', memberSince: now })
    expect(profile.statistics).toMatchObject({ joinDate: now, lastActive: now })
    context.clock.now = created
  })

  test('do not count a club that has not accepted the player', async () => {
    const club = await createClub(context)
    const { name, timeZone, version } = await club.coach.call(clubs.show, {})
    await club.coach.call(clubs.update, { name, timeZone, version, approvesPlayers: true })
    const player = await createAccount(context, 'player')
    await player.call(clubs.join, { code: await club.code() })
    expect((await player.call(profiles.show, {})).club).toBeNull()
  })
})
