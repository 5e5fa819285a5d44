import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import * as coachAdvice from '../../contract/coach-advice.ts'
import * as clubs from '../../contract/clubs.ts'
import * as exerciseRequests from '../../contract/exercise-requests.ts'
import * as exercises from '../../contract/exercises.ts'
import * as players from '../../contract/players.ts'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { PlanId } from '../../domain/plan.ts'
import { type PlayerScores, toAiSettings } from '../../domain/player-scores.ts'
import { findAdvised } from './store.ts'

const context = await createTestContext()
let club: Club
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  ines = await createMember(context, club, 'player', { firstName: 'Inès', lastName: 'Morel' })
})

/** After its trial. */
async function pays(plan: PlanId): Promise<void> {
  await context.db
    .updateTable('clubs')
    .set({ subscription_plan: plan, trial_ends_at: context.now(), read_only_from: null })
    .where('id', '=', club.id)
    .execute()
}

async function score(scores: PlayerScores, was: string | null = null): Promise<string> {
  const id = uuidv7()
  const aiSettings = toAiSettings(scores)
  await club.coach.call(players.saveScores, { settings: [{ id, playerId: ines.id, aiSettings, was }] })
  return id
}

async function evaluate(
  techniqueId: string,
  status: 'in_progress' | 'mastered',
  coachNotes = '',
): Promise<void> {
  await club.coach.call(techniqueEvaluations.evaluate, {
    evaluationId: uuidv7(),
    playerId: ines.id,
    id: techniqueId,
    status,
    coachNotes,
    was: null,
  })
}

/** A session of the club with one exercise, and Inès’ mark in its roll call. */
async function practised(
  inDays: number,
  technique: string,
  presence: 'present' | 'absent' | null,
): Promise<string> {
  const id = await plannedSession(context, { clubId: club.id, inDays, players: { [ines.id]: presence } })
  await context.db
    .insertInto('session_exercises')
    .values({
      id: uuidv7(),
      session_id: id,
      club_id: club.id,
      position: 0,
      type: 'defense',
      technique,
      effect: 'Coupé',
      duration: '15 min',
      description: '',
    })
    .execute()
  return id
}

const weakDefense: PlayerScores = { service: 8, initiative: 7, counter: 5, defense: 4 }
const titlesOf = ({ advice }: coachAdvice.CoachAdvice) => advice.map(({ title }) => title)

test('Before a coach has set any scores there is nothing to advise.', async () => {
  expect(await ines.call(coachAdvice.mine, {})).toEqual({ depth: 'advanced', scores: null, advice: [] })
})

test('The scores give the three cards of the specification, with who set them and when.', async () => {
  await score(weakDefense)
  const told = await ines.call(coachAdvice.mine, {})
  expect(told.scores).toEqual({ setAt: context.now().toISOString(), setBy: 'Camille Roux' })
  expect(titlesOf(told)).toEqual([
    'Défense - Axe de progression',
    'Contre-Initiative - Focus actuel',
    'Service - Votre point fort',
  ])
})

describe('The plan decides what the advice is based on:', () => {
  beforeEach(async () => {
    await score(weakDefense, await score({ ...weakDefense, defense: 3 }))
    await evaluate('defense-4', 'in_progress', 'Avant-bras vers l’avant.')
  })
  const factsAbout = ({ advice }: coachAdvice.CoachAdvice) => advice[0]?.reasons.facts.map(({ text }) => text)

  test('basic, the scores alone,', async () => {
    await pays('essential')
    const told = await ines.call(coachAdvice.mine, {})
    expect(told.depth).toBe('basic')
    expect(factsAbout(told)).toEqual([
      'Défense 4/10, la plus basse des quatre',
      'Défense à 4 ou moins\u00A0: une variante plus facile',
    ])
  })

  test('personalised, also evaluations, requests, attendance and feedback,', async () => {
    await pays('club')
    const told = await ines.call(coachAdvice.mine, {})
    expect(told.depth).toBe('personalised')
    expect(factsAbout(told)).toEqual([
      'Défense 4/10, la plus basse des quatre',
      'Poussette RV\u00A0: En progression',
      'Défense à 4 ou moins\u00A0: une variante plus facile',
    ])
  })

  test('advanced, also what was done over time.', async () => {
    await pays('pro')
    const told = await ines.call(coachAdvice.mine, {})
    expect(told.depth).toBe('advanced')
    expect(factsAbout(told)).toContain('Défense en hausse, de 3 à 4')
  })

  test('without a club, the scores alone.', async () => {
    await ines.call(clubs.leave, {})
    const told = await ines.call(coachAdvice.mine, {})
    expect(told.depth).toBe('basic')
    expect(titlesOf(told)).toContain('Défense - Axe de progression')
  })
})

test('What Inès asked for, and what the library has, comes first.', async () => {
  await score(weakDefense)
  const asked = { type: 'defense', technique: 'Défense Coupée RV', effect: 'Amorti' } as const
  await ines.call(exerciseRequests.create, { id: uuidv7(), ...asked, message: '' })
  await club.coach.call(exercises.create, {
    id: uuidv7(),
    ...asked,
    difficulty: 'débutant',
    duration: '15 min',
    description: '',
  })
  const { advice } = await ines.call(coachAdvice.mine, {})
  expect(advice[0]?.exercises[0]).toMatchObject({
    ...asked,
    because: ['Non évalué', 'à votre demande', 'dans la bibliothèque du club'],
  })
})

test('A negative opinion on a session of this club counts, one on a deleted session does not.', async () => {
  await score(weakDefense)
  const id = await practised(-1, 'Poussette CD', null)
  await ines.call(trainingSessions.giveFeedback, { id, rating: 'negative', comment: 'Trop long.' })
  const facts = async () =>
    (await ines.call(coachAdvice.mine, {})).advice.flatMap(({ reasons }) =>
      reasons.facts.map(({ text }) => text),
    )
  const opinion = 'Votre avis sur «\u00A0Entrainement\u00A0» était négatif\u00A0: une variante plus facile'
  expect(await facts()).toContain(opinion)
  await club.coach.call(trainingSessions.remove, { id, version: 1 })
  expect(await facts()).not.toContain(opinion)
})

test('The advice is in the words for the player’s hand, as it is said in the profile.', async () => {
  await score(weakDefense)
  const asked = { type: 'service', technique: 'Marteau', effect: 'Dévié' } as const
  await ines.call(exerciseRequests.create, { id: uuidv7(), ...asked, message: '' })
  const firstTip = async () => {
    const { advice } = await ines.call(coachAdvice.mine, {})
    return advice.find(({ kind }) => kind === 'strength')!.tips[0]!.about
  }
  expect(await firstTip()).toBe('Pour un droitier, touchez le côté droit de la balle.')
  await context.db.updateTable('accounts').set({ preferred_hand: 'left' }).where('id', '=', ines.id).execute()
  expect(await firstTip()).toBe('Touchez le côté gauche de la balle.')
})

test('Whoever plays for their health is told to stop when it hurts, and gets no harder variant.', async () => {
  await context.db
    .updateTable('accounts')
    .set({ player_type: 'ping-sante' })
    .where('id', '=', ines.id)
    .execute()
  await score(weakDefense)
  const { advice } = await ines.call(coachAdvice.mine, {})
  for (const { summary, exercises } of advice) {
    expect(summary).toContain('arrêtez-vous à la moindre douleur')
    expect(exercises.map(({ variant }) => variant?.kind)).not.toContain('harder')
  }
})

test('Who is below nine is advised nothing that needs strength or reach.', async () => {
  await context.db.updateTable('accounts').set({ birth_year: 2018 }).where('id', '=', ines.id).execute()
  await score({ service: 5, initiative: 5, counter: 2, defense: 1 })
  const { advice } = await ines.call(coachAdvice.mine, {})
  const techniques = advice.flatMap(({ exercises }) => exercises.map(({ technique }) => technique))
  expect(techniques.length).toBeGreaterThanOrEqual(9)
  expect(techniques.join()).not.toMatch(/Contre Top|Défense Coupée|Pioche/)
})

describe('What was practised', () => {
  async function practice(): Promise<Record<string, string>> {
    const actor = { id: ines.id, role: 'player', rank: 'player', clubId: club.id } as const
    const { training } = await findAdvised(context.db, actor, context.now())
    return Object.fromEntries(training.practisedAt)
  }
  const daysAgo = (days: number) => new Date(context.now().getTime() - days * 24 * 3600 * 1000).toISOString()

  test('is what was trained where the player was present, or no roll was called; the latest time counts.', async () => {
    await practised(-20, 'Poussette CD', 'present')
    await practised(-9, 'Poussette CD', 'present')
    await practised(-3, 'Poussette CD', 'absent')
    await practised(-5, 'Poussette RV', null)
    await practised(2, 'Défense Coupée CD', null)
    expect(await practice()).toEqual({ 'defense-3': daysAgo(9), 'defense-4': daysAgo(5) })
  })

  test('ends the advice to refresh a technique that was not practised for too long.', async () => {
    await evaluate('defense-3', 'mastered')
    await context.db
      .updateTable('technique_evaluations')
      .set({ evaluated_at: new Date(daysAgo(46)) })
      .where('player_id', '=', ines.id)
      .execute()
    await score(weakDefense)
    expect(titlesOf(await ines.call(coachAdvice.mine, {}))).toContain('À rafraîchir')
    await practised(-2, 'Poussette CD', 'present')
    expect(titlesOf(await ines.call(coachAdvice.mine, {}))).not.toContain('À rafraîchir')
  })
})

test('The roll of the last 90 days counts, and not that of another club.', async () => {
  const other = await createClub(context, 'Voisins')
  for (const inDays of [-1, -2, -91]) {
    await plannedSession(context, { clubId: club.id, inDays, players: { [ines.id]: 'absent' } })
  }
  await plannedSession(context, { clubId: club.id, inDays: -3, players: { [ines.id]: 'excused' } })
  await plannedSession(context, { clubId: other.id, inDays: -1, players: { [ines.id]: 'present' } })
  const actor = { id: ines.id, role: 'player', rank: 'player', clubId: club.id } as const
  const { followUp } = await findAdvised(context.db, actor, context.now())
  expect(followUp.attendance).toEqual({ present: 0, absent: 2 })
})
