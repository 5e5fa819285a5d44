import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { commitOnceBlocked } from '../../../test/support/meanwhile.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { problemOf, refusal } from '../../../test/support/refusals.ts'
import { ask } from '../../../test/club/requests.ts'
import { editOf, programmeEntry } from '../../../test/club/session-plan.ts'
import { rebondDrills } from '../../content/drills.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import * as exercises from '../../contract/exercises.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { type Composition, sameComposition } from '../../domain/exercise.ts'
import { copiedDrill } from '../../domain/drills/rebond-drill.ts'
import { maxProgrammeLength } from '../../domain/training-session.ts'
import type { Db } from '../database/connection.ts'

const { addToLibrary, addToNextSession, approve, list, reject } = exerciseRequests
const asked = { type: 'initiative', technique: 'Flip CD', effect: 'Puissant' } as const
const advised = rebondDrills.find(({ id }) => id === 'la-remise-trop-haute')!
/** Nobody has drawn it. */
const inWords = {
  title: advised.title,
  difficulty: advised.level,
  duration: '20 min',
  description: advised.objective,
  drill: copiedDrill(advised),
  origin: advised.id,
} as const
const context = await createTestContext()
let club: Club
let lea: TestAccount
let marc: TestAccount
let ines: TestAccount
let approved: { id: string; version: number }

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
  ines = await createMember(context, club, 'player')
  approved = await approvedRequest()
})

async function approvedRequest(typed: Parameters<typeof ask>[1] = asked, player = ines) {
  const { id } = await ask(player, typed)
  const { version } = await lea.call(approve, { id, version: 1 })
  return { id, version }
}

function session(inDays: number, players = [ines], deleted = false): Promise<string> {
  const invited = Object.fromEntries(players.map(({ id }) => [id, null]))
  return plannedSession(context, { clubId: club.id, inDays, players: invited, deleted })
}

/** A new club has an exercise of its own by some names. */
async function deleteStarter(composition: Composition): Promise<void> {
  const library = await lea.call(exercises.list, {})
  for (const { id, version } of library.filter((exercise) => sameComposition(exercise, composition)))
    await lea.call(exercises.remove, { id, version })
}

const programmeOf = async (id: string) => (await lea.call(trainingSessions.show, { id })).exercises

describe('to the library', () => {
  test('goes the exercise with the text of Coach IA’s drill, and without the player’s message', async () => {
    const exerciseId = uuidv7()
    const after = await lea.call(addToLibrary, { ...approved, exerciseId })
    expect(after).toMatchObject({ status: 'approved', version: 3, followUp: { exerciseId } })
    const now = context.now().toISOString()
    expect(await lea.call(exercises.list, {})).toContainEqual({
      id: exerciseId,
      clubId: club.id,
      ...asked,
      ...inWords,
      createdBy: lea.id,
      createdAt: now,
      updatedAt: now,
      version: 1,
    })
    expect(await refusal(lea.call(addToLibrary, { ...seen(after), exerciseId: uuidv7() }))).toBe(
      'already-added',
    )
  })

  test('goes nothing that is there: the request says where', async () => {
    const own = (await lea.call(exercises.list, {}))[0]!
    const { type, technique, effect } = own
    const request = await approvedRequest({ type, technique, effect })
    const before = await lea.call(exercises.list, {})
    const after = await lea.call(addToLibrary, { ...request, exerciseId: uuidv7() })
    expect(after.followUp?.exerciseId).toBe(own.id)
    expect(await lea.call(exercises.list, {})).toEqual(before)
  })

  test('it may go again once it was removed there', async () => {
    const [first, second] = [uuidv7(), uuidv7()]
    const added = await lea.call(addToLibrary, { ...approved, exerciseId: first })
    await lea.call(exercises.remove, { id: first, version: 1 })
    const [request] = (await lea.call(list, { view: 'active' })).requests
    expect(request).toMatchObject({ version: added.version, followUp: { exerciseId: null } })
    const again = await lea.call(addToLibrary, { ...seen(added), exerciseId: second })
    expect(again.followUp?.exerciseId).toBe(second)
  })
})

describe('to the next session', () => {
  test('is offered before the approval, which may be made without network, and no more in the archive', async () => {
    const next = await session(3)
    const { id, version } = await ask(ines, { ...asked, effect: 'Placé' })
    const offered = async (view: 'active' | 'archived') =>
      (await lea.call(list, { view })).requests.find((request) => request.id === id)?.followUp?.nextSession
    expect(await offered('active')).toMatchObject({ id: next })
    await lea.call(exerciseRequests.archive, { id, version })
    expect(await offered('archived')).toBeNull()
  })

  test('goes the exercise, at the end of the soonest programme of the player', async () => {
    await session(-1)
    await session(1, [])
    await session(2, [ines], true)
    const later = await session(9)
    const next = await session(3)
    await givenProgramme(next, 2)
    const [request] = (await lea.call(list, { view: 'active' })).requests
    expect(request?.followUp).toMatchObject({
      session: null,
      nextSession: { id: next, title: 'Entrainement' },
    })
    expect(request?.followUp?.nextSession?.time).toMatch(/^\d\d:\d\d$/)

    const after = await lea.call(addToNextSession, approved)
    expect(after.followUp).toMatchObject({ session: { id: next }, nextSession: null })
    const programme = await programmeOf(next)
    expect(programme).toHaveLength(3)
    expect(programme[2]).toMatchObject({ ...asked, duration: '20 min', description: inWords.description })
    expect(await programmeOf(later)).toEqual([])
    expect(await refusal(lea.call(addToNextSession, seen(after)))).toBe('already-added')
    expect(await ines.call(trainingSessions.show, { id: next })).toMatchObject({ exercises: programme })
  })

  test('goes what the library says about it', async () => {
    const next = await session(3)
    const exerciseId = uuidv7()
    const added = await lea.call(addToLibrary, { ...approved, exerciseId })
    await lea.call(exercises.update, {
      id: exerciseId,
      ...asked,
      difficulty: 'avancé',
      duration: '20 min',
      description: 'Au panier.',
      version: 1,
    })
    await lea.call(addToNextSession, seen(added))
    expect(await programmeOf(next)).toMatchObject([
      { ...asked, duration: '20 min', description: 'Au panier.' },
    ])
  })

  test('goes what is drawn for it, with text and drawing, as a copy of Rebond’s drill', async () => {
    const top = { type: 'initiative', technique: 'Top Spin CD', effect: 'Avec Rotation' } as const
    await deleteStarter(top)
    const request = await approvedRequest(top)
    const next = await session(3)
    const inSession = await lea.call(addToNextSession, request)
    const [entry] = await programmeOf(next)
    const drill = rebondDrills.find(({ id }) => id === entry?.exerciseId)!
    expect(drill.pairs[0]).toEqual({ technique: top.technique, effect: top.effect })
    expect(entry).toMatchObject({
      ...top,
      title: drill.title,
      description: drill.objective,
      drill: { keep: drill.keep, sequence: drill.sequence },
    })

    const exerciseId = uuidv7()
    await lea.call(addToLibrary, { ...seen(inSession), exerciseId })
    const added = (await lea.call(exercises.list, {})).find(({ id }) => id === exerciseId)
    expect(added).toMatchObject({
      ...top,
      origin: drill.id,
      title: drill.title,
      difficulty: drill.level,
      duration: `${drill.minutes} min`,
      drill: { sequence: drill.sequence, coaching: drill.coaching },
    })
  })

  test('one exercise is enough for two players who asked for it', async () => {
    const tom = await createMember(context, club, 'player')
    const next = await session(3, [ines, tom])
    const other = await approvedRequest(asked, tom)
    await lea.call(addToNextSession, approved)
    const after = await lea.call(addToNextSession, other)
    expect(after.followUp?.session?.id).toBe(next)
    expect(await programmeOf(next)).toHaveLength(1)
  })

  test('it may go again once that session was deleted', async () => {
    const [next, later] = [await session(3), await session(5)]
    const added = await lea.call(addToNextSession, approved)
    const { version } = await lea.call(trainingSessions.show, { id: next })
    await lea.call(trainingSessions.remove, { id: next, version })
    const [request] = (await lea.call(list, { view: 'active' })).requests
    expect(request?.followUp).toMatchObject({ session: null, nextSession: { id: later } })
    expect((await lea.call(addToNextSession, seen(added))).followUp?.session?.id).toBe(later)
  })

  test('which starts this very instant it still goes; a moment later to the one after', async () => {
    const start = context.clock.now
    const [now, later] = [await session(0), await session(1)]
    await lea.call(addToNextSession, approved)
    const other = await approvedRequest({ ...asked, effect: 'Rapide' })
    context.clock.now = new Date(start.getTime() + 1)
    await lea.call(addToNextSession, other)
    context.clock.now = start
    expect([await programmeOf(now), await programmeOf(later)]).toMatchObject([
      [{ effect: 'Puissant' }],
      [{ effect: 'Rapide' }],
    ])
  })

  test('when there is none: refused, and the request says so beforehand', async () => {
    await session(-1)
    expect((await lea.call(list, { view: 'active' })).requests[0]?.followUp?.nextSession).toBeNull()
    expect(await refusal(lea.call(addToNextSession, approved))).toBe('no-next-session')
    await session(1)
    await ines.call(clubs.leave, {})
    expect(await refusal(lea.call(addToNextSession, approved))).toBe('no-next-session')
    expect((await lea.call(list, { view: 'active' })).requests[0]).toMatchObject(approved)
  })

  test('whose programme is full: refused', async () => {
    await givenProgramme(await session(3), maxProgrammeLength)
    expect(await refusal(lea.call(addToNextSession, approved))).toBe('programme-full')
  })

  test('a coach who is editing that session learns of it, and loses nothing', async () => {
    const next = await session(3)
    const shown = await lea.call(trainingSessions.show, { id: next })
    await marc.call(addToNextSession, approved)
    const stale = await problemOf(lea.call(trainingSessions.update, editOf(shown)))
    expect(stale).toMatchObject({ refusal: 'changed-meanwhile', current: { exercises: [asked] } })
  })

  test('a coach who moves that session away at this moment is waited for', async () => {
    const next = await session(3)
    const later = await session(5)
    const yesterday = new Date(context.clock.now.getTime() - 24 * 3600 * 1000)
    const moveAway = (tx: Db) =>
      tx.updateTable('training_sessions').set({ starts_at: yesterday }).where('id', '=', next).execute()
    expect(await commitOnceBlocked(context, moveAway, () => [lea.call(addToNextSession, approved)])).toEqual([
      'ok',
    ])
    expect([await programmeOf(next), await programmeOf(later)]).toMatchObject([[], [asked]])
  })
})

test('Two coaches at the same instant add it once.', async () => {
  const next = await session(3)
  const hold = (tx: Db) =>
    tx.selectFrom('training_sessions').select('id').where('id', '=', next).forUpdate().execute()
  const add = ({ call }: TestAccount) => call(addToNextSession, approved)
  expect(await commitOnceBlocked(context, hold, () => [add(lea), add(marc)])).toEqual([
    'changed-meanwhile',
    'ok',
  ])
  expect(await programmeOf(next)).toHaveLength(1)
  expect(await problemOf(lea.call(addToLibrary, { ...approved, exerciseId: uuidv7() }))).toMatchObject({
    refusal: 'changed-meanwhile',
    current: { followUp: { session: { id: next } } },
  })
})

test('What is not approved is added nowhere, nor is another club’s.', async () => {
  await session(3)
  const { version } = await lea.call(reject, approved)
  const rejected = { ...approved, version }
  expect(await refusal(lea.call(addToNextSession, rejected))).toBe('request-not-approved')
  expect(await refusal(lea.call(addToLibrary, { ...rejected, exerciseId: uuidv7() }))).toBe(
    'request-not-approved',
  )
  const foreign = (await createClub(context, 'Voisins')).coach
  expect(await refusal(foreign.call(addToNextSession, rejected))).toBe('not-found')
})

function seen({ id, version }: exerciseRequests.ExerciseRequest) {
  return { id, version }
}

async function givenProgramme(id: string, length: number): Promise<void> {
  await lea.call(trainingSessions.update, {
    ...editOf(await lea.call(trainingSessions.show, { id })),
    exercises: Array.from({ length }, (_, place) => programmeEntry(`Exercice ${place}`)),
  })
}
