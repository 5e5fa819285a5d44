import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { editOf, sessionPlan } from '../../../test/club/session-plan.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { wrongFields } from '../../../test/support/refusals.ts'
import * as analyses from '../../contract/analyses.ts'
import * as clubs from '../../contract/clubs.ts'
import * as groups from '../../contract/groups.ts'
import * as places from '../../contract/places.ts'
import { create, show, update } from '../../contract/training-sessions.ts'
import { programmeOf } from '../../domain/training-session-programme.ts'

const context = await createTestContext()
let club: Club
let lea: TestAccount
let marc: TestAccount
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Aubry' })
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
})

const addPlace = () => lea.call(places.create, { id: uuidv7(), name: 'Gymnase', tables: 8 })
const addGroup = () =>
  lea.call(groups.create, {
    id: uuidv7(),
    name: 'Cadets',
    weekday: 2,
    time: '18:30',
    duration: '1h30',
    placeId: null,
    nextCompetition: null,
    coachIds: [marc.id],
    playerIds: [ines.id],
  })
const warmUp = () => ({ id: uuidv7(), title: 'Échauffement', duration: '10 min' as const, position: 0 })
const matches = () => ({ id: uuidv7(), title: 'Matchs', duration: '45 min' as const, position: 3 })

test('A session keeps its place, group, coaches and blocks; a player reads them too.', async () => {
  const [place, group] = [await addPlace(), await addGroup()]
  const plan = {
    ...sessionPlan([ines.id]),
    placeId: place.id,
    groupId: group.id,
    coachIds: [lea.id, marc.id],
    blocks: [warmUp(), matches()],
  }
  const session = await lea.call(create, plan)
  expect(session).toMatchObject({
    place: { id: place.id, name: 'Gymnase', tables: 8 },
    group: { id: group.id, name: 'Cadets' },
    coaches: [
      { id: lea.id, name: 'Camille Roux' },
      { id: marc.id, name: 'Marc Aubry' },
    ],
    blocks: plan.blocks,
  })
  expect(await lea.call(show, { id: session.id })).toEqual(session)
  const read = await ines.call(show, { id: session.id })
  expect(read.place).toEqual(session.place)
  expect(programmeOf(read).map((part) => ('title' in part ? part.title : part.technique))).toEqual([
    'Échauffement',
    'Marteau',
    'Pioche',
    'Matchs',
  ])
})

test('An edit that does not name them, as earlier releases queued it, leaves all of them as they are.', async () => {
  const place = await addPlace()
  const plan = { ...sessionPlan(), placeId: place.id, coachIds: [marc.id], blocks: [warmUp()] }
  const session = await lea.call(create, plan)
  const edited = await lea.call(update, { ...editOf(session), title: 'Autre titre' })
  expect(edited).toEqual({ ...session, title: 'Autre titre', version: 2 })
})

test('Whoever plans without naming a coach coaches it; nobody may, if that is what was said.', async () => {
  expect((await lea.call(create, sessionPlan())).coaches).toMatchObject([{ id: lea.id }])
  const alone = await lea.call(create, { ...sessionPlan(), coachIds: [] })
  expect(alone.coaches).toEqual([])
})

test('What is of another club, or gone, is refused beside its field.', async () => {
  const other = await createClub(context, 'Voisins')
  const theirs = await other.coach.call(places.create, { id: uuidv7(), name: 'Salle', tables: 2 })
  const wrong = { placeId: theirs.id, groupId: uuidv7(), coachIds: [ines.id] }
  const sentences = {
    placeId: 'Ce lieu n’existe plus',
    groupId: 'Ce groupe n’existe plus',
    coachIds: 'Un des entraineurs a quitté le club',
  }
  expect(await wrongFields(lea.call(create, { ...sessionPlan(), ...wrong }))).toEqual(sentences)
  const session = await lea.call(create, sessionPlan())
  expect(await wrongFields(lea.call(update, { ...editOf(session), ...wrong }))).toEqual(sentences)
  expect(await lea.call(show, { id: session.id })).toEqual(session)
})

test('A place and a group that are deleted leave the session, and nothing else does.', async () => {
  const [place, group] = [await addPlace(), await addGroup()]
  const session = await lea.call(create, { ...sessionPlan(), placeId: place.id, groupId: group.id })
  await lea.call(places.remove, { id: place.id, version: 1 })
  await lea.call(groups.remove, { id: group.id, version: 1 })
  expect(await lea.call(show, { id: session.id })).toEqual({ ...session, place: null, group: null })
})

test('A coach who leaves coaches nothing that is to come, and stays in what is past.', async () => {
  const upcoming = await lea.call(create, { ...sessionPlan(), coachIds: [marc.id] })
  const past = await lea.call(create, { ...sessionPlan(), date: '2020-01-07', coachIds: [marc.id] })
  await marc.call(clubs.leave, {})
  expect(await lea.call(show, { id: upcoming.id })).toMatchObject({ coaches: [], version: 2 })
  const kept = await lea.call(show, { id: past.id })
  expect(kept).toEqual(past)
  expect((await lea.call(update, { ...editOf(kept), coachIds: [marc.id] })).coaches).toEqual(past.coaches)
})

test('A block counts in no figure.', async () => {
  const id = await plannedSession(context, {
    clubId: club.id,
    inDays: -3,
    players: { [ines.id]: 'present' },
  })
  const asked = { period: 'season' as const }
  const before = await lea.call(analyses.show, asked)
  await context.db
    .insertInto('session_blocks')
    .values({ ...warmUp(), session_id: id, club_id: club.id })
    .execute()
  expect(await lea.call(analyses.show, asked)).toEqual(before)
})
