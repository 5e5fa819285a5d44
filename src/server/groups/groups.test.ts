import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { outcomes, problemOf, refusal, wrongFields } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'
import * as groups from '../../contract/groups.ts'
import * as places from '../../contract/places.ts'
import { maxGroups } from '../../domain/group.ts'
import type { PlanId } from '../../domain/plan.ts'

const context = await createTestContext()
let club: Club
let lea: TestAccount
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
})

const written = (part: Partial<groups.Group> = {}) => ({
  id: uuidv7(),
  name: 'Cadets',
  weekday: 2 as const,
  time: '18:30',
  duration: '1h30' as const,
  placeId: null,
  nextCompetition: '2027-01-16',
  theme: { subject: 'initiative-1', month: '2027-01' },
  coachIds: [lea.id],
  playerIds: [ines.id],
  ...part,
})

/** Its trial is over. */
async function endTrialOn(plan: PlanId): Promise<void> {
  await context.db
    .updateTable('clubs')
    .set({ subscription_plan: plan, trial_ends_at: context.now() })
    .where('id', '=', club.id)
    .execute()
}

test('A group keeps all that was written, and its next version too.', async () => {
  const place = await lea.call(places.create, { id: uuidv7(), name: 'Gymnase', tables: 8 })
  const group = written({ placeId: place.id })
  expect(await lea.call(groups.create, group)).toEqual({ ...group, version: 1 })
  const tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
  const next = {
    ...group,
    name: 'Juniors',
    weekday: null,
    time: null,
    duration: null,
    placeId: null,
    nextCompetition: null,
    theme: null,
    coachIds: [],
    playerIds: [tom.id],
  }
  await lea.call(groups.update, { ...next, version: 1 })
  expect(await lea.call(groups.list, {})).toEqual([{ ...next, version: 2 }])
})

test('A theme is a category or a technique of the catalogue, in a month; an earlier version leaves it as it is.', async () => {
  const { theme, ...before } = written()
  await lea.call(groups.create, { ...before, theme })
  expect(await lea.call(groups.update, { ...before, name: 'Juniors', version: 1 })).toMatchObject({ theme })
  const defense = { subject: 'defense', month: '2026-12' }
  expect(await lea.call(groups.update, { ...before, theme: defense, version: 2 })).toMatchObject({
    theme: defense,
  })
  expect(await lea.call(groups.update, { ...before, theme: null, version: 3 })).toMatchObject({ theme: null })
  for (const wrong of [
    { subject: 'cuisine', month: '2026-12' },
    { subject: 'defense', month: '2026-13' },
    { subject: 'defense', month: '' },
  ]) {
    const fields = await wrongFields(lea.call(groups.update, { ...before, theme: wrong, version: 4 }))
    expect(Object.keys(fields ?? {})).toEqual([expect.stringMatching(/^theme/)])
  }
})

test('An assistant reads a group’s theme, and sets none.', async () => {
  const marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
  await lea.call(clubs.nameMember, { id: marc.id, rank: 'assistant' })
  const group = written()
  await lea.call(groups.create, group)
  expect(await marc.call(groups.list, {})).toMatchObject([{ theme: group.theme }])
  expect(await refusal(marc.call(groups.update, { ...group, theme: null, version: 1 }))).not.toBeNull()
})

test('A player may be in several groups; the names sort as French does.', async () => {
  for (const name of ['Équipes', 'zèbres', 'Débutants']) {
    await lea.call(groups.create, written({ name }))
  }
  const listed = await lea.call(groups.list, {})
  expect(listed.map(({ name }) => name)).toEqual(['Débutants', 'Équipes', 'zèbres'])
  expect(listed.map(({ playerIds }) => playerIds)).toEqual([[ines.id], [ines.id], [ines.id]])
})

test('Who leaves the club leaves its groups, and a removed coach is no longer named.', async () => {
  const marc = await createMember(context, club, 'coach', { firstName: 'Marc', lastName: 'Delorme' })
  await lea.call(groups.create, written({ coachIds: [lea.id, marc.id] }))
  await ines.call(clubs.leave, {})
  await lea.call(clubs.removeMember, { id: marc.id })
  expect(await lea.call(groups.list, {})).toMatchObject([{ playerIds: [], coachIds: [lea.id], version: 1 }])
})

test('What does not fit the club is said beside its field.', async () => {
  await lea.call(groups.create, written())
  const tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
  await tom.call(clubs.leave, {})
  const wrong = written({ name: '  CADETS', placeId: uuidv7(), playerIds: [tom.id], coachIds: [ines.id] })
  expect(await wrongFields(lea.call(groups.create, wrong))).toEqual({
    name: 'Un autre groupe porte déjà ce nom',
    placeId: 'Ce lieu n’existe plus',
    playerIds: 'Un des joueurs a quitté le club',
    coachIds: 'Un des entraineurs a quitté le club',
  })
  expect(
    await wrongFields(lea.call(groups.create, written({ name: 'Juniors', playerIds: [ines.id, ines.id] }))),
  ).toEqual({ playerIds: 'Une personne y est deux fois' })
})

test('A group keeps its own name, in other letters too.', async () => {
  const group = written()
  await lea.call(groups.create, group)
  expect(await lea.call(groups.update, { ...group, name: 'CADETS', version: 1 })).toMatchObject({
    name: 'CADETS',
  })
})

test('Of two coaches who change a group at once, the second sees what the first saved.', async () => {
  const group = written()
  await lea.call(groups.create, group)
  await lea.call(groups.update, { ...group, name: 'Juniors', version: 1 })
  const late = problemOf(lea.call(groups.update, { ...group, name: 'Minimes', version: 1 }))
  expect(await late).toMatchObject({ refusal: 'changed-meanwhile', current: { name: 'Juniors', version: 2 } })
  expect(await refusal(lea.call(groups.remove, { id: group.id, version: 1 }))).toBe('changed-meanwhile')
  await lea.call(groups.remove, { id: group.id, version: 2 })
  expect(await refusal(lea.call(groups.update, { ...group, version: 2 }))).toBe('not-found')
})

test('Of two groups created at once with one name, one is refused.', async () => {
  const both = [lea.call(groups.create, written()), lea.call(groups.create, written({ name: 'cadets' }))]
  expect(await outcomes(both)).toEqual(['invalid-input', 'ok'])
})

test('After a downgrade the groups stay readable, and cannot be changed.', async () => {
  const group = written()
  await lea.call(groups.create, group)
  await endTrialOn('essential')
  expect(await lea.call(groups.list, {})).toHaveLength(1)
  expect(await refusal(lea.call(groups.create, written({ name: 'Juniors' })))).toBe('not-in-plan')
  expect(await refusal(lea.call(groups.update, { ...group, version: 1 }))).toBe('not-in-plan')
  expect(await refusal(lea.call(groups.remove, { id: group.id, version: 1 }))).toBe('not-in-plan')
  await endTrialOn('club')
  expect(await refusal(lea.call(groups.update, { ...group, version: 1 }))).toBeNull()
})

test('A club has at most fifty groups.', async () => {
  for (let n = 0; n < maxGroups; n++) {
    await context.db.deleteFrom('attempts').execute()
    await lea.call(groups.create, written({ name: `Groupe ${n}`, playerIds: [], coachIds: [] }))
  }
  expect(await refusal(lea.call(groups.create, written()))).toBe('too-many-groups')
})
