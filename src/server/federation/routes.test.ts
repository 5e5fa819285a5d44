import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Club,
  createAccount,
  createClub,
  createMember,
  type TestAccount,
} from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { outcomes, problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as federation from '../../contract/federation.ts'
import * as players from '../../contract/players.ts'
import * as profiles from '../../contract/profiles.ts'
import { dayIn } from '../../demo/club-days.ts'
import type { Db } from '../database/connection.ts'
import { noteUndatedRankings } from './ranking-entries.ts'

const context = await createTestContext()
const none = { licence: null, birthYear: null }
let club: Club
let lea: TestAccount
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player')
})

/** The club's. */
const day = (daysAgo: number) =>
  dayIn('Europe/Paris', new Date(context.now().getTime() - daysAgo * 24 * 3600_000))
const rankings = async () =>
  (await lea.call(federation.show, { id: ines.id })).rankings.map(({ date, points }) => [date, points])
const ranking = async () => (await ines.call(profiles.show, {})).ranking

async function profileEdit(who = ines) {
  const { firstName, lastName, playingStyle, preferredHand, playerType, goals, version } = await who.call(
    profiles.show,
    {},
  )
  return { firstName, lastName, playingStyle, preferredHand, playerType, goals, version }
}

async function editProfile(to: number | null, who = ines): Promise<void> {
  await who.call(profiles.update, { ...(await profileEdit(who)), ranking: to })
}

function notedOf({ id }: TestAccount) {
  return context.db.selectFrom('ranking_entries').select('points').where('player_id', '=', id).execute()
}

describe('Licence and year of birth', () => {
  test('are written by a coach or by the player, and read by both.', async () => {
    const written = { licence: ' 69 a1234 ', birthYear: 2012 }
    const kept = { licence: '69A1234', birthYear: 2012 }
    expect(await lea.call(federation.update, { id: ines.id, ...written, was: none })).toEqual(kept)
    expect(await ines.call(federation.showOwn, {})).toMatchObject(kept)
    await ines.call(federation.updateOwn, { ...kept, birthYear: 2013, was: kept })
    expect(await lea.call(federation.show, { id: ines.id })).toMatchObject({ ...kept, birthYear: 2013 })
  })

  test('A licence is one player’s of the club; the same number may be in another club.', async () => {
    const tom = await createMember(context, club, 'player')
    const clara = await createMember(context, await createClub(context, 'Voisins'), 'player')
    const written = { licence: '6912345', birthYear: null, was: none }
    const taken = { licence: 'Ce numéro est déjà celui d’un autre joueur du club' }
    await ines.call(federation.updateOwn, written)
    expect(await wrongFields(tom.call(federation.updateOwn, written))).toEqual(taken)
    expect(await wrongFields(lea.call(federation.update, { id: tom.id, ...written }))).toEqual(taken)
    await clara.call(federation.updateOwn, written)
    // One's own number again is no other's.
    await ines.call(federation.updateOwn, {
      ...written,
      birthYear: 2012,
      was: { ...none, licence: '6912345' },
    })
  })

  test('Two players who type one number at the same instant cannot both have it.', async () => {
    const tom = await createMember(context, club, 'player')
    const write = (who: TestAccount) =>
      who.call(federation.updateOwn, { licence: '6912345', birthYear: null, was: none })
    expect(await outcomes([write(ines), write(tom)])).toEqual(['invalid-input', 'ok'])
  })

  test('What was changed meanwhile is shown, not overwritten.', async () => {
    const first = { licence: '6912345', birthYear: 2012 }
    await ines.call(federation.updateOwn, { ...first, was: none })
    const late = problemOf(
      lea.call(federation.update, { id: ines.id, licence: '1', birthYear: null, was: none }),
    )
    expect(await late).toMatchObject({ refusal: 'changed-meanwhile', current: first })
  })

  test('A year that nobody who plays was born in is refused with the years that can be.', async () => {
    const write = (birthYear: number) => ines.call(federation.updateOwn, { ...none, birthYear, was: none })
    const year = Number(day(0).slice(0, 4))
    const said = { birthYear: `Une année entre ${year - 110} et ${year - 3}` }
    expect(await wrongFields(write(year))).toEqual(said)
    expect(await wrongFields(write(year - 111))).toEqual(said)
    expect(await wrongFields(write(12))).toEqual({
      birthYear: 'Écrivez l’année en quatre chiffres, comme 2012',
    })
    const wrong = ines.call(federation.updateOwn, { licence: '69-1', birthYear: null, was: none })
    expect(await wrongFields(wrong)).toEqual({ licence: '12 lettres et chiffres au maximum' })
  })

  test('The licence ends with the membership, the year of birth is the player’s.', async () => {
    const mine = { licence: '6912345', birthYear: 2012 }
    await ines.call(federation.updateOwn, { ...mine, was: none })
    await ines.call(clubs.leave, {})
    expect(await ines.call(federation.showOwn, {})).toMatchObject({
      licence: null,
      birthYear: 2012,
      rankings: [],
    })
    const again = ines.call(federation.updateOwn, { ...mine, was: { ...mine, licence: null } })
    expect(await refusal(again)).toBe('no-club')
    expect(await refusal(lea.call(federation.show, { id: ines.id }))).toBe('not-found')
  })

  test('Nobody else’s list has the year, nor does the page of the club.', async () => {
    const tom = await createMember(context, club, 'player')
    await ines.call(federation.updateOwn, { licence: '6912345', birthYear: 1987, was: none })
    const read = [
      await tom.call(clubs.show, {}),
      await lea.call(players.list, {}),
      await tom.call(profiles.show, {}),
    ]
    expect(JSON.stringify(read)).not.toMatch(/1987|6912345|birth|licence/)
    expect(await refusal(tom.call(federation.show, { id: ines.id }))).toBe('coach-only')
  })
})

describe('The dated rankings', () => {
  test('have an entry of each day on which a coach or the player set one; the same day again replaces it.', async () => {
    await lea.call(players.setRanking, { id: ines.id, ranking: 640, was: null })
    expect(await rankings()).toEqual([[day(0), 640]])
    await editProfile(655)
    const { rankings: own } = await ines.call(federation.showOwn, {})
    expect(own).toEqual([{ date: day(0), points: 655, source: 'typed', setBy: expect.any(String) }])
    await editProfile(null)
    expect(await rankings()).toEqual([])
  })

  test('take the day from the club’s clock.', async () => {
    await context.db
      .updateTable('clubs')
      .set({ time_zone: 'Pacific/Kiritimati' })
      .where('id', '=', club.id)
      .execute()
    await lea.call(players.setRanking, { id: ines.id, ranking: 640, was: null })
    expect(await rankings()).toEqual([[dayIn('Pacific/Kiritimati', context.now()), 640]])
  })

  test('keep what was known before the first entry, on the day when it was true.', async () => {
    await context.db
      .updateTable('accounts')
      .set({ ranking: 600, updated_at: new Date(context.now().getTime() - 40 * 24 * 3600_000) })
      .where('id', '=', ines.id)
      .execute()
    await lea.call(federation.addRanking, { id: ines.id, date: day(100), points: 560 })
    expect(await rankings()).toEqual([
      [day(40), 600],
      [day(100), 560],
    ])
    expect(await ranking()).toBe(600)
  })

  test('A player who saves the profile while a coach sets the ranking waits, without a deadlock.', async () => {
    await context.db.updateTable('accounts').set({ ranking: 600 }).where('id', '=', ines.id).execute()
    const profile = await profileEdit()
    const lock = (tx: Db) =>
      tx.selectFrom('accounts').select('id').where('id', '=', ines.id).forNoKeyUpdate().execute()
    const save = () => [ines.call(profiles.update, { ...profile, ranking: 620 })]
    const note = (tx: Db) => noteUndatedRankings(tx, club.id, [ines.id])
    expect(await commitOnceBlocked(context, lock, save, note)).toEqual(['ok'])
    expect(context.errors).toEqual([])
  })

  test('The newest is the player’s ranking, whatever is added, corrected or deleted.', async () => {
    const add = (daysAgo: number, points: number) =>
      lea.call(federation.addRanking, { id: ines.id, date: day(daysAgo), points })
    await add(60, 600)
    expect(await ranking()).toBe(600)
    await add(30, 620)
    await add(90, 580)
    expect(await ranking()).toBe(620)
    const correct = (daysAgo: number, points: number, was: number) =>
      lea.call(federation.correctRanking, { id: ines.id, date: day(daysAgo), points, was })
    await correct(60, 605, 600)
    expect(await ranking()).toBe(620)
    await correct(30, 625, 620)
    expect(await ranking()).toBe(625)
    const remove = (daysAgo: number, was: number) =>
      lea.call(federation.removeRanking, { id: ines.id, date: day(daysAgo), was })
    await remove(90, 580)
    expect(await ranking()).toBe(625)
    await remove(30, 625)
    expect(await ranking()).toBe(605)
    await remove(60, 605)
    expect(await ranking()).toBeNull()
    expect(await rankings()).toEqual([])
  })

  test('are corrected in sight of what stands there, one a day, of no day to come.', async () => {
    await lea.call(federation.addRanking, { id: ines.id, date: day(30), points: 600 })
    const again = lea.call(federation.addRanking, { id: ines.id, date: day(30), points: 610 })
    expect(await wrongFields(again)).toEqual({ date: 'Déjà noté ce jour-là\u00A0: 600 points' })
    const tomorrow = lea.call(federation.addRanking, { id: ines.id, date: day(-1), points: 610 })
    expect(await wrongFields(tomorrow)).toEqual({ date: 'Pas de date à venir' })
    const entry = { id: ines.id, date: day(30) }
    const stale = problemOf(lea.call(federation.correctRanking, { ...entry, points: 610, was: 590 }))
    expect(await stale).toMatchObject({
      refusal: 'changed-meanwhile',
      current: { date: day(30), points: 600 },
    })
    expect(await refusal(lea.call(federation.removeRanking, { ...entry, was: 590 }))).toBe(
      'changed-meanwhile',
    )
    await lea.call(federation.removeRanking, { ...entry, was: 600 })
    expect(await refusal(lea.call(federation.correctRanking, { ...entry, points: 1, was: 600 }))).toBe(
      'invalid-input',
    )
    expect(await refusal(lea.call(federation.removeRanking, { ...entry, was: 600 }))).toBe('not-found')
  })

  test('What is sent twice is noted once, and an edit of the profile that has not seen it is stale.', async () => {
    const { version } = await ines.call(profiles.show, {})
    const writeId = uuidv7()
    const input = { id: ines.id, date: day(30), points: 600 }
    await lea.call(federation.addRanking, input, { writeId })
    await lea.call(federation.addRanking, input, { writeId })
    expect(await rankings()).toHaveLength(1)
    expect((await ines.call(profiles.show, {})).version).toBe(version + 1)
  })

  test('end with the membership; without a club, and while one waits for one, none are noted.', async () => {
    await editProfile(640)
    await ines.call(clubs.leave, {})
    expect(await notedOf(ines)).toEqual([])
    await editProfile(700)
    await ines.call(clubs.join, { code: await club.code() })
    expect(await rankings()).toEqual([])
    const { version } = await lea.call(clubs.show, {})
    await lea.call(clubs.update, { version, approvesPlayers: true })
    const waiting = await createAccount(context, 'player')
    await waiting.call(clubs.join, { code: await club.code() })
    await editProfile(720, waiting)
    expect((await waiting.call(federation.showOwn, {})).rankings).toEqual([])
    expect(await notedOf(waiting)).toEqual([])
  })
})
