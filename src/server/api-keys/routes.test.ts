import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertApiKey, newSecret } from '../../../test/club/api-key-fixtures.ts'
import { type Club, createClub, createMember } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { outcomes, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as apiKeys from '../../contract/api-keys.ts'
import * as clubs from '../../contract/clubs.ts'
import { apiAccess, maxApiKeys, readsEverything } from '../../domain/api-key.ts'
import { deleteExpired } from '../jobs.ts'

const { create, end, list } = apiKeys
const context = await createTestContext()
const noAccess = apiAccess(() => 'none') as apiKeys.ApiKey['access']
const dayMs = 24 * 3600_000
let club: Club

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
})

function key() {
  return { id: uuidv7(), name: 'Site du club', days: 30 as const, secret: newSecret() }
}
const inDays = (days: number) => new Date(context.now().getTime() + days * dayMs)
const keysOf = async ({ coach }: Club) => (await coach.call(list, {})).keys

describe('a new key', () => {
  test('is listed with its name, its end and its last characters, for each coach', async () => {
    const made = key()
    const answer = await club.coach.call(create, made)
    expect(answer).toEqual({
      id: made.id,
      name: 'Site du club',
      lastCharacters: made.secret.slice(-4),
      createdAt: context.now().toISOString(),
      createdBy: 'Camille Roux',
      expiresAt: inDays(30).toISOString(),
      lastUsedAt: null,
      access: readsEverything,
    })
    const colleague = await createMember(context, club, 'coach')
    expect(await colleague.call(list, {})).toEqual({ inPlan: true, keys: [answer] })
    expect(await keysOf(await createClub(context, 'Voisins'))).toEqual([])
  })

  test('is nowhere kept: neither with the key, nor with the answer for a repeat', async () => {
    const made = key()
    const writeId = uuidv7()
    await club.coach.call(create, made, { writeId })
    await club.coach.call(create, made, { writeId })
    expect(await keysOf(club)).toHaveLength(1)
    const { rows } = await context.database.pool.query(
      `select k::text as row from api_keys as k union all select w::text from writes as w`,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toContain(made.secret.slice(7, -4))
  })

  test('that another press sends again, after each answer was lost, is the one that was made', async () => {
    const made = key()
    const answer = await club.coach.call(create, made)
    expect(await club.coach.call(create, { ...made, name: 'Tableur' })).toEqual(answer)
    expect(await keysOf(club)).toEqual([answer])
    const colleague = await createMember(context, club, 'coach')
    const stranger = (await createClub(context, 'Voisins')).coach
    expect(await refusal(colleague.call(create, made))).toBe('id-taken')
    expect(await refusal(stranger.call(create, made))).toBe('id-taken')
    expect(await refusal(club.coach.call(create, { ...made, secret: newSecret() }))).toBe('id-taken')
  })

  test('opens what was chosen, resource by resource', async () => {
    const access = { ...noAccess, sessions: 'write', feedback: 'read' } as const
    expect(await club.coach.call(create, { ...key(), access })).toMatchObject({ access })
    expect(await keysOf(club)).toMatchObject([{ access }])
  })

  test('opens something, and never writes feedback', async () => {
    const call = (access: object) =>
      wrongFields(club.coach.call(create, { ...key(), access: access as typeof noAccess }))
    expect(await call(noAccess)).toEqual({ access: 'Choisissez au moins un droit' })
    expect(await call({ ...noAccess, feedback: 'write' })).toEqual({
      'access.feedback': 'Ces données se lisent seulement',
    })
  })

  test('needs a name, a duration that is offered, and 32 bytes', async () => {
    const call = (wrong: object) => wrongFields(club.coach.call(create, { ...key(), ...wrong }))
    expect(await call({ name: '  ' })).toEqual({ name: 'Nom requis' })
    expect(await call({ days: 31 })).toEqual({ days: 'Valeur invalide' })
    expect(await call({ secret: 'rebond_court' })).toEqual({ secret: 'Valeur invalide' })
  })

  test('is one of twenty that live: those that have expired do not count', async () => {
    const ofClub = { clubId: club.id, coachId: club.coach.id, createdAt: inDays(-40) }
    for (let n = 1; n < maxApiKeys; n++) await insertApiKey(context, ofClub)
    await insertApiKey(context, { ...ofClub, expiresAt: inDays(-1) })
    expect(await outcomes([club.coach.call(create, key()), club.coach.call(create, key())])).toEqual([
      'ok',
      'too-many-api-keys',
    ])
  })
})

describe('a key ends', () => {
  test('when any coach of the club says so, once', async () => {
    const { id } = await insertApiKey(context, { clubId: club.id, coachId: club.coach.id })
    const colleague = await createMember(context, club, 'coach')
    await colleague.call(end, { id })
    expect(await keysOf(club)).toEqual([])
    expect(await refusal(club.coach.call(end, { id }))).toBe('not-found')
  })

  test('with the membership of whoever made it, who does not get it back by coming back', async () => {
    const colleague = await createMember(context, club, 'coach')
    await insertApiKey(context, { clubId: club.id, coachId: colleague.id })
    const { id } = await insertApiKey(context, { clubId: club.id, coachId: club.coach.id })
    await club.coach.call(clubs.removeMember, { id: colleague.id })
    expect((await keysOf(club)).map((each) => each.id)).toEqual([id])
    await club.coach.call(clubs.readmitMember, { id: colleague.id })
    await colleague.call(clubs.join, { code: await club.code() })
    await club.coach.call(clubs.acceptMember, { id: colleague.id })
    expect(await keysOf(club)).toHaveLength(1)
  })

  test('and is forgotten thirty days after it has expired', async () => {
    const ofClub = { clubId: club.id, coachId: club.coach.id, createdAt: inDays(-400) }
    await insertApiKey(context, { ...ofClub, expiresAt: inDays(-31) })
    const { id } = await insertApiKey(context, { ...ofClub, expiresAt: inDays(-29) })
    await deleteExpired(context)
    expect((await keysOf(club)).map((each) => each.id)).toEqual([id])
  })
})

test('A player reads no keys.', async () => {
  const player = await createMember(context, club, 'player')
  expect(await refusal(player.call(list, {}))).toBe('coach-only')
})
