import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { evenScores, setScores, setting } from '../../../test/club/evaluations.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as playerProgress from '../../contract/player-progress.ts'
import * as players from '../../contract/players.ts'
import type { Db } from '../database/connection.ts'

const { list, saveScores, show } = players
const strong = { service: 9, initiative: 4, counterInitiative: 2, defense: 7 }
const context = await createTestContext()
let club: Club
let lea: TestAccount
let marc: TestAccount
let ines: TestAccount
let tom: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
})

async function scoresOf(player: TestAccount) {
  return (await lea.call(list, {})).find(({ id }) => id === player.id)?.aiSettings
}

async function history(player: TestAccount) {
  return (await lea.call(show, { id: player.id })).aiSettingsHistory
}

test('Scores of several players are set in one go, with who and when; before that they have none.', async () => {
  expect([await scoresOf(ines), await scoresOf(tom)]).toEqual([null, null])
  const [first, second] = [setting(tom, { aiSettings: strong }), setting(ines)]
  const saved = await setScores(marc, first, second)
  const by = { setAt: context.now().toISOString(), setBy: 'Marc Delorme' }
  expect(saved).toEqual([
    { playerId: tom.id, aiSettings: { id: first.id, ...strong, ...by } },
    { playerId: ines.id, aiSettings: { id: second.id, ...evenScores, ...by } },
  ])
  expect(await scoresOf(tom)).toEqual(saved[0]?.aiSettings)
  expect(await scoresOf(ines)).toEqual(saved[1]?.aiSettings)
})

test('They are kept as a dated history, the newest first, also when the clock was put back.', async () => {
  const first = setting(ines)
  await setScores(lea, first)
  const start = context.clock.now
  context.clock.now = new Date(start.getTime() - 3_600_000)
  const second = setting(ines, { aiSettings: strong, was: first.id })
  await setScores(marc, second)
  context.clock.now = start
  expect((await history(ines)).map(({ setAt: _setAt, ...set }) => set)).toEqual([
    { id: second.id, ...strong, setBy: 'Marc Delorme' },
    { id: first.id, ...evenScores, setBy: 'Camille Roux' },
  ])
  expect((await scoresOf(ines))?.id).toBe(second.id)
})

describe('All or nothing:', () => {
  test('what another coach has set meanwhile, told with who did.', async () => {
    const [first] = await setScores(marc, setting(tom))
    const late = await problemOf(setScores(lea, setting(ines), setting(tom, { aiSettings: strong })))
    expect(late).toMatchObject({ refusal: 'changed-meanwhile' })
    expect(late?.current).toEqual([first])
    expect(await scoresOf(ines)).toBeNull()
    await setScores(
      lea,
      setting(ines),
      setting(tom, { aiSettings: strong, was: first?.aiSettings?.id ?? null }),
    )
    expect([await scoresOf(ines), await scoresOf(tom)]).toMatchObject([evenScores, strong])
  })

  test('a player of another club, or who has left.', async () => {
    const clara = await createMember(context, await createClub(context, 'Voisins'), 'player')
    expect(await refusal(setScores(lea, setting(ines), setting(clara)))).toBe('not-found')
    await tom.call(clubs.leave, {})
    expect(await refusal(setScores(lea, setting(ines), setting(tom)))).toBe('not-found')
    expect(await scoresOf(ines)).toBeNull()
  })

  test('a score that is none, or a player who is there twice.', async () => {
    const outside = { service: 0, initiative: 11, counterInitiative: 5.5, defense: 5 }
    const wrong = setting(tom, { aiSettings: outside })
    expect(await wrongFields(setScores(lea, setting(ines), wrong))).toEqual({
      'settings.1.aiSettings.service': 'De 1 à 10',
      'settings.1.aiSettings.initiative': 'De 1 à 10',
      'settings.1.aiSettings.counterInitiative': 'Note invalide',
    })
    expect(await wrongFields(setScores(lea, setting(ines), setting(ines)))).toEqual({
      settings: 'Un joueur y est deux fois',
    })
    expect(await wrongFields(setScores(lea))).toEqual({ settings: 'Aucune modification' })
    expect(await scoresOf(ines)).toBeNull()
  })
})

test('Two coaches who set the same do not quarrel.', async () => {
  await setScores(marc, setting(ines))
  await setScores(lea, setting(ines))
  expect(await history(ines)).toHaveLength(2)
})

test('What is sent twice is set once.', async () => {
  const writeId = uuidv7()
  const first = setting(ines)
  await lea.call(saveScores, { settings: [first] }, { writeId })
  await setScores(marc, setting(ines, { aiSettings: strong, was: first.id }))
  await lea.call(saveScores, { settings: [first] }, { writeId })
  expect((await history(ines)).map(({ id: _id, setAt: _at, setBy: _by, ...scores }) => scores)).toEqual([
    strong,
    evenScores,
  ])
})

describe('At the same instant', () => {
  const hold = (tx: Db) =>
    tx.selectFrom('memberships').select('account_id').where('club_id', '=', club.id).forUpdate().execute()

  test('one coach is first, the other hears of it; in whatever order they name the players, neither waits for the other.', async () => {
    const both = () => [
      setScores(lea, setting(ines, { aiSettings: strong }), setting(tom)),
      setScores(marc, setting(tom), setting(ines)),
    ]
    expect(await commitOnceBlocked(context, hold, both)).toEqual(['changed-meanwhile', 'ok'])
    expect([await history(ines), await history(tom)].map(({ length }) => length)).toEqual([1, 1])
  })

  test('a player is removed: nobody’s scores are set.', async () => {
    const remove = (tx: Db) => tx.deleteFrom('memberships').where('account_id', '=', tom.id).execute()
    const set = () => [setScores(lea, setting(ines), setting(tom))]
    expect(await commitOnceBlocked(context, remove, set)).toEqual(['not-found'])
    expect(await scoresOf(ines)).toBeNull()
  })
})

test('They stay in their club: another one begins anew, and whoever comes back has theirs again.', async () => {
  const first = setting(ines)
  await setScores(lea, first)
  await ines.call(clubs.leave, {})
  const other = await createClub(context, 'TTC des Bords')
  await ines.call(clubs.join, { code: await other.code() })
  const [known] = await other.coach.call(list, {})
  expect(known).toMatchObject({ id: ines.id, aiSettings: null })
  expect((await other.coach.call(show, { id: ines.id })).aiSettingsHistory).toEqual([])
  expect((await ines.call(playerProgress.mine, {})).aiSettingsHistory).toEqual([])
  await setScores(other.coach, setting(ines, { aiSettings: strong }))
  expect((await ines.call(playerProgress.mine, {})).aiSettingsHistory).toMatchObject([strong])
  expect(await refusal(setScores(lea, setting(ines, { was: first.id })))).toBe('not-found')
  await ines.call(clubs.leave, {})
  await ines.call(clubs.join, { code: await club.code() })
  expect((await scoresOf(ines))?.id).toBe(first.id)
})

test('They are the coaches’ to set.', async () => {
  expect(await refusal(setScores(ines, setting(ines)))).toBe('coach-only')
})
