import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { caller, createTestContextOn, createTestContext } from '../../../test/support/context.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { type Planned, plannedSession } from '../../../test/club/planned-session.ts'
import { refusal } from '../../../test/support/refusals.ts'
import { ask } from '../../../test/club/requests.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import * as players from '../../contract/players.ts'
import { facts } from '../../contract/session-planning.ts'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Composition } from '../../domain/exercise.ts'
import type { PlanId } from '../../domain/plan.ts'
import { toAiSettings } from '../../domain/player-scores.ts'

const context = await createTestContext()
const free = createTestContextOn(context.database, { BILLING: 'off' })
const dayMs = 24 * 3600 * 1000
let club: Club
let lea: TestAccount
let ines: TestAccount
let tom: TestAccount

const flip: Composition = { type: 'initiative', technique: 'Flip RV', effect: 'Placé' }
const push: Composition = { type: 'defense', technique: 'Poussette CD', effect: 'Coupé' }
const scores = { service: 4, initiative: 6, counter: 5, defense: 7 }

beforeEach(async () => {
  context.clock.now = new Date('2026-11-21T09:00:00Z')
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
  tom = await createMember(context, club, 'player', { firstName: 'Tom', lastName: 'Girard' })
})

async function practice(plan: Omit<Planned, 'clubId'>, ...drills: readonly Composition[]): Promise<string> {
  const id = await plannedSession(context, { clubId: club.id, ...plan })
  for (const [position, drill] of drills.entries()) {
    await context.db
      .insertInto('session_exercises')
      .values({ id: uuidv7(), session_id: id, club_id: club.id, position, ...drill, duration: '15 min' })
      .execute()
  }
  return id
}

/** The facts of each player, by first name. */
async function known(who = lea) {
  const answer = await who.call(facts, {})
  return Object.fromEntries(
    answer.players.map(({ firstName, practised, ...player }) => [
      firstName,
      {
        ...player,
        practised: Object.fromEntries(
          practised.map(({ drill, on }) => [answer.drills[drill]!.technique, on]),
        ),
      },
    ]),
  )
}

async function setPlan(plan: PlanId, trialEndsAt: Date): Promise<void> {
  await context.db
    .updateTable('clubs')
    .set({ subscription_plan: plan, trial_ends_at: trialEndsAt })
    .where('id', '=', club.id)
    .execute()
}

describe('who may', () => {
  test('a coach reads of the club’s own players only, by name', async () => {
    const elsewhere = await createClub(context, 'Ping de Lyon')
    await createMember(context, elsewhere, 'player')
    expect((await lea.call(facts, {})).players.map(({ firstName }) => firstName)).toEqual(['Inès', 'Tom'])
    expect(await refusal(ines.call(facts, {}))).toBe('coach-only')
  })

  test('during the trial everybody, then only where the plan has the planner', async () => {
    const yesterday = new Date(context.clock.now.getTime() - dayMs)
    expect((await lea.call(facts, {})).depth).toBe('advanced')
    await setPlan('essential', yesterday)
    expect(await refusal(lea.call(facts, {}))).toBe('not-in-plan')
    await setPlan('club', yesterday)
    expect((await lea.call(facts, {})).depth).toBe('personalised')
    await setPlan('pro', yesterday)
    expect((await lea.call(facts, {})).depth).toBe('advanced')
  })

  test('with BILLING=off, every club', async () => {
    free.clock.now = context.clock.now
    await setPlan('essential', new Date(context.clock.now.getTime() - dayMs))
    expect((await caller(free.app, lea.cookie)(facts, {})).depth).toBe('advanced')
  })
})

describe('practice', () => {
  test('counts for players who were present, and for all participants where no roll was called', async () => {
    await practice({ inDays: -10, players: { [ines.id]: null, [tom.id]: null } }, flip)
    await practice({ inDays: -3, players: { [ines.id]: 'present', [tom.id]: 'absent' } }, flip, push)
    expect(await known()).toMatchObject({
      Inès: { practised: { 'Flip RV': '2026-11-18', 'Poussette CD': '2026-11-18' } },
      Tom: { practised: { 'Flip RV': '2026-11-11' } },
    })
    expect((await known()).Tom!.practised).not.toHaveProperty('Poussette CD')
  })

  test('does not count in upcoming or deleted sessions, nor after two years', async () => {
    const players = { [ines.id]: null }
    await practice({ inDays: 1, players }, flip)
    await practice({ inDays: -1, players, deleted: true }, flip)
    await practice({ inDays: -731, players }, flip)
    expect((await known()).Inès!.practised).toEqual({})
    await practice({ inDays: -729, players }, flip)
    expect((await known()).Inès!.practised).toEqual({ 'Flip RV': '2024-11-22' })
  })

  test('names each drill once, whoever practised it', async () => {
    await practice({ inDays: -2, players: { [ines.id]: null, [tom.id]: null } }, flip, push)
    const { drills } = await lea.call(facts, {})
    expect(drills).toHaveLength(2)
    expect(drills).toEqual(expect.arrayContaining([flip, push]))
  })
})

describe('scores and evaluations', () => {
  test('the latest scores count, and those of three months ago where the plan compares', async () => {
    const save = async (service: number, was: string | null) => {
      const id = uuidv7()
      const setting = { id, playerId: ines.id, aiSettings: toAiSettings({ ...scores, service }), was }
      await lea.call(players.saveScores, { settings: [setting] })
      return id
    }
    const now = context.clock.now
    context.clock.now = new Date(now.getTime() - 91 * dayMs)
    const before = await save(7, null)
    context.clock.now = new Date(now.getTime() - 90 * dayMs)
    const between = await save(6, before)
    context.clock.now = now
    await save(4, between)
    expect(await known()).toMatchObject({
      Inès: { scores: { ...scores, service: 4 }, earlierScores: { ...scores, service: 7 } },
      Tom: { scores: null, earlierScores: null },
    })
    await setPlan('club', new Date(now.getTime() - dayMs))
    expect((await known()).Inès).toMatchObject({ scores: { service: 4 }, earlierScores: null })
  })

  test('the latest evaluation of each technique counts', async () => {
    const evaluate = (techniqueId: string, status: 'in_progress' | 'mastered', was: string | null) => {
      const said = { evaluationId: uuidv7(), playerId: ines.id, id: techniqueId, status, coachNotes: '', was }
      return lea.call(techniqueEvaluations.evaluate, said)
    }
    const first = await evaluate('service-1', 'in_progress', null)
    const second = await evaluate('service-1', 'mastered', first.evaluationId)
    const other = await evaluate('defense-3', 'in_progress', null)
    const { evaluations } = (await known()).Inès!
    expect(evaluations.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 'defense-3', status: 'in_progress', lastEvaluation: other.lastEvaluation },
      { id: 'service-1', status: 'mastered', lastEvaluation: second.lastEvaluation },
    ])
  })
})

describe('requests', () => {
  test('are open until refused, archived, or added to a session that still exists', async () => {
    const { id, version } = await ask(ines, flip)
    const open = async () => (await known()).Inès!.requests
    expect(await open()).toEqual([{ ...flip, on: '2026-11-21' }])
    const approved = await lea.call(exerciseRequests.approve, { id, version })
    expect(await open()).toHaveLength(1)
    const sessionId = await practice({ inDays: 5, players: { [ines.id]: null } })
    const { version: added } = await lea.call(exerciseRequests.addToNextSession, {
      id,
      version: approved.version,
    })
    expect(await open()).toEqual([])
    const session = await lea.call(trainingSessions.show, { id: sessionId })
    await lea.call(trainingSessions.remove, { id: sessionId, version: session.version })
    expect(await open()).toHaveLength(1)
    await lea.call(exerciseRequests.reject, { id, version: added })
    expect(await open()).toEqual([])
  })

  test('are dated by the club’s day', async () => {
    context.clock.now = new Date('2026-11-21T23:30:00Z')
    await ask(ines, flip)
    expect((await known()).Inès!.requests).toEqual([{ ...flip, on: '2026-11-22' }])
  })
})

test('Rubbers are known of those who said them.', async () => {
  await context.db.updateTable('accounts').set({ backhand_rubber: 'anti' }).where('id', '=', tom.id).execute()
  const { players: known } = await lea.call(facts, {})
  expect(known.map(({ forehandRubber, backhandRubber }) => [forehandRubber, backhandRubber])).toEqual([
    [null, null],
    [null, 'anti'],
  ])
})

test('a player who left is no longer planned for', async () => {
  await tom.call(clubs.leave, {})
  expect((await lea.call(facts, {})).players.map(({ firstName }) => firstName)).toEqual(['Inès'])
})

test('Who plays for their health, or is below nine, is known to ask for care; nobody’s year of birth is sent.', async () => {
  const set = (id: string, values: { player_type?: 'ping-sante'; birth_year?: number }) =>
    context.db.updateTable('accounts').set(values).where('id', '=', id).execute()
  await set(ines.id, { birth_year: 2019 })
  await set(tom.id, { player_type: 'ping-sante' })
  const { players: known } = await lea.call(facts, {})
  expect(known.map(({ cares }) => cares)).toEqual([['under-nine'], ['ping-sante', 'leisure']])
  expect(known.map(({ audience }) => audience)).toEqual(['school', 'ping-sante'])
  expect(JSON.stringify(known)).not.toMatch(/birthYear|2019/)
})
