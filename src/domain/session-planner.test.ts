import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories, type Category } from './category.ts'
import { difficulties, effectsOf, exerciseDurations, exerciseMinutes, techniquesOf } from './exercise.ts'
import {
  exerciseNeed,
  type PlannerExercise,
  type PlannerPlayer,
  techniqueNeed,
  trainee,
  urgency,
} from './planner-need.ts'
import { type PlannerFact, reasonsFor } from './planner-reasons.ts'
import { audiences } from './audience.ts'
import { type PlannerInput, type SessionProposal } from './programme-draft.ts'
import { type Phase, phases, sessionFrame } from './session-frame.ts'
import { proposeSession } from './session-planner.ts'
import { starterExercises } from './starter-exercises.ts'
import { catalogueTechniquesOf, techniqueCatalogue } from './technique-catalogue.ts'
import { sessionDurations, sessionMinutes } from './training-session.ts'

const exercise = fc
  .record({
    id: fc.integer({ min: 0, max: 999 }).map((n) => `exercise-${n}`),
    type: fc.constantFrom(...categories),
    place: fc.nat(15),
    duration: fc.constantFrom(...exerciseDurations),
    difficulty: fc.constantFrom(...difficulties),
  })
  .map(({ type, place, ...rest }) => ({
    ...rest,
    type,
    technique: techniquesOf[type][place % 4]!,
    effect: effectsOf[type][place >> 2]!,
  }))

const library = fc.uniqueArray(exercise, { selector: ({ id }) => id, maxLength: 40 })

const scores = fc.record({
  service: fc.integer({ min: 1, max: 10 }),
  initiative: fc.integer({ min: 1, max: 10 }),
  counter: fc.integer({ min: 1, max: 10 }),
  defense: fc.integer({ min: 1, max: 10 }),
})

const known = fc.record({
  id: fc.oneof(
    fc.constantFrom(...techniqueCatalogue.map(({ id }) => id)),
    fc.integer({ min: 0, max: 999 }).map((n) => `exercise-${n}`),
  ),
  status: fc.constantFrom('not_evaluated' as const, 'in_progress' as const, 'mastered' as const),
  daysSincePractised: fc.option(fc.nat(90)),
  daysSinceEvaluated: fc.option(fc.nat(90)),
})

const player = fc.record({
  id: fc.integer({ min: 0, max: 999 }).map((n) => `player-${n}`),
  firstName: fc.constantFrom('Inès', 'Tom', 'Léa'),
  scores: fc.option(scores),
  earlierScores: fc.option(scores),
  techniques: fc.uniqueArray(known, { selector: ({ id }) => id, maxLength: 20 }),
  requests: fc.array(exercise, { maxLength: 2 }),
})

const players = fc.uniqueArray(player, { selector: ({ id }) => id, maxLength: 8 })
const duration = fc.constantFrom(...sessionDurations)
const depth = fc.constantFrom('personalised' as const, 'advanced' as const)

const situation: fc.Arbitrary<PlannerInput<PlannerExercise>> = fc.record({
  players,
  audience: fc.constantFrom(...audiences),
  library,
  duration,
  depth,
  proposedBefore: fc.constant([]),
  pinned: fc.constant([]),
  excluded: fc.array(
    fc.integer({ min: 0, max: 999 }).map((n) => `exercise-${n}`),
    { maxLength: 20 },
  ),
})

const lea: PlannerPlayer = {
  id: 'lea',
  firstName: 'Léa',
  scores: null,
  earlierScores: null,
  techniques: [],
  requests: [],
}

const starters = starterExercises.map((content, index) => ({ ...content, id: `starter-${index}` }))
const plain: PlannerInput<PlannerExercise> = {
  players: [lea],
  library: starters,
  duration: '1h30',
  depth: 'personalised',
  audience: 'youth',
  pinned: [],
  excluded: [],
  proposedBefore: [],
}

const idsOf = ({ exercises }: SessionProposal<PlannerExercise>) =>
  exercises.map(({ exercise }) => exercise.id)

function minutesOf(
  proposal: SessionProposal<PlannerExercise>,
  chosen: (entry: { phase: Phase; type: Category }) => boolean,
) {
  return proposal.exercises
    .filter(({ phase, exercise }) => chosen({ phase, type: exercise.type }))
    .reduce((sum, { exercise }) => sum + exerciseMinutes(exercise.duration), 0)
}

test('a programme never takes longer than the session, and says what it leaves open', () => {
  fc.assert(
    fc.property(situation, (input) => {
      const proposal = proposeSession(input)
      const blocks = proposal.blocks.reduce((sum, { minutes }) => sum + minutes, 0)
      expect(proposal.minutes).toBe(minutesOf(proposal, () => true) + blocks)
      expect(proposal.minutes + proposal.minutesLeft).toBe(sessionMinutes(input.duration))
      expect(proposal.minutesLeft).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('no exercise comes twice, nor does what was taken out', () => {
  fc.assert(
    fc.property(situation, (input) => {
      const proposal = proposeSession(input)
      const pairs = proposal.exercises.map(({ exercise }) => pairOf(exercise))
      expect(new Set(pairs).size).toBe(pairs.length)
      for (const id of idsOf(proposal)) expect(input.excluded).not.toContain(id)
    }),
  )
})

test('the same input gives the same programme, in whatever order it comes', () => {
  const shuffledSituation = situation.chain((input) =>
    fc.record({
      input: fc.constant(input),
      shuffled: fc.record({
        players: shuffle(
          input.players.map((player) => ({
            ...player,
            techniques: player.techniques.toReversed(),
            requests: player.requests.toReversed(),
          })),
        ),
        library: shuffle(input.library),
        excluded: shuffle(input.excluded),
      }),
    }),
  )
  fc.assert(
    fc.property(shuffledSituation, ({ input, shuffled }) => {
      expect(proposeSession({ ...input, ...shuffled })).toEqual(proposeSession(input))
    }),
  )
})

test('what is pinned stays in its phase, also when it is taken out of the library', () => {
  const withPins = situation.chain((input) =>
    fc.record({
      input: fc.constant(input),
      pinned: fc.array(fc.record({ exercise, phase: fc.constantFrom(...phases) }), { maxLength: 4 }),
    }),
  )
  fc.assert(
    fc.property(withPins, ({ input, pinned }) => {
      const proposal = proposeSession({ ...input, pinned })
      for (const pin of pinned) {
        expect(proposal.exercises).toContainEqual(
          expect.objectContaining({ exercise: pin.exercise, phase: pin.phase, pinned: true }),
        )
      }
      const pinnedMinutes = pinned.reduce((sum, { exercise }) => sum + exerciseMinutes(exercise.duration), 0)
      expect(proposal.minutes).toBeLessThanOrEqual(Math.max(pinnedMinutes, sessionMinutes(input.duration)))
      expect(proposal.exercises.filter((entry) => entry.pinned)).toHaveLength(pinned.length)
    }),
  )
})

test('an open request never makes its exercise less urgent, and a better score nothing more', () => {
  fc.assert(
    fc.property(players, player, exercise, depth, scores, (others, one, asked, depth, better) => {
      const urgencyFor = (changed: PlannerPlayer) =>
        urgency(
          exerciseNeed(
            [...others, changed].map((player) => trainee(player, depth)),
            asked,
          ),
        )
      expect(urgencyFor({ ...one, requests: [...one.requests, asked] })).toBeGreaterThanOrEqual(
        urgencyFor(one),
      )
      if (!one.scores) return
      const raised = Object.fromEntries(
        categories.map((category) => [category, Math.max(one.scores![category], better[category])]),
      ) as typeof better
      expect(urgencyFor({ ...one, scores: raised })).toBeLessThanOrEqual(urgencyFor(one))
    }),
  )
})

test('what was practised longer ago, and what is in progress, is more urgent', () => {
  const urgencyOf = (
    status: 'in_progress' | 'mastered' | 'not_evaluated',
    daysSincePractised: number | null,
  ) =>
    urgency(
      exerciseNeed(
        [
          trainee(
            {
              ...lea,
              techniques: [{ id: 'initiative-1', status, daysSincePractised, daysSinceEvaluated: null }],
            },
            'personalised',
          ),
        ],
        { id: 'x', type: 'initiative', technique: 'Top Spin CD', effect: 'Placé' },
      ),
    )
  expect(urgencyOf('in_progress', 20)).toBeGreaterThan(urgencyOf('in_progress', 3))
  expect(urgencyOf('in_progress', null)).toBe(urgencyOf('in_progress', 21))
  expect(urgencyOf('in_progress', 3)).toBeGreaterThan(urgencyOf('not_evaluated', 3))
  expect(urgencyOf('not_evaluated', 3)).toBeGreaterThan(urgencyOf('mastered', 3))
})

test('the advanced planner alone refreshes what was mastered 45 days ago, and follows a score that fell', () => {
  const urgencyOf = (depth: 'personalised' | 'advanced', daysSincePractised: number, earlier: number) => {
    const all = (score: number) => ({ service: score, initiative: score, counter: score, defense: score })
    const techniques = [
      { id: 'defense-3', status: 'mastered' as const, daysSincePractised, daysSinceEvaluated: null },
    ]
    const record = { ...lea, techniques, scores: all(5), earlierScores: all(earlier) }
    const push = { id: 'x', type: 'defense', technique: 'Poussette CD', effect: 'Coupé' } as const
    return urgency(exerciseNeed([trainee(record, depth)], push))
  }
  expect(urgencyOf('personalised', 45, 8)).toBe(urgencyOf('personalised', 44, 5))
  expect(urgencyOf('advanced', 45, 5)).toBeGreaterThan(urgencyOf('advanced', 44, 5))
  expect(urgencyOf('advanced', 44, 6)).toBeGreaterThan(urgencyOf('advanced', 44, 5))
  expect(urgencyOf('advanced', 44, 4)).toBe(urgencyOf('advanced', 44, 5))
})

test('an evaluation winds the skill clock too, and a mastered technique of which no day is known waits for nothing', () => {
  const refreshed = (daysSincePractised: number | null, daysSinceEvaluated: number | null) => {
    const known = { id: 'defense-3', status: 'mastered' as const, daysSincePractised, daysSinceEvaluated }
    return techniqueNeed(trainee({ ...lea, techniques: [known] }, 'advanced'), known.id, 'defense')
      .toRefreshSince
  }
  expect(refreshed(80, 50)).toBe(50)
  expect(refreshed(50, null)).toBe(50)
  expect(refreshed(80, 44)).toBeNull()
  expect(refreshed(44, 80)).toBeNull()
  expect(refreshed(null, null)).toBeNull()
})

test('each reason has a fact, and none that the record does not hold', () => {
  fc.assert(
    fc.property(situation, (input) => {
      for (const { exercise } of proposeSession(input).exercises) {
        const reasons = reasonsFor(input, exercise)
        expect(reasons.players.map(({ playerId }) => playerId).toSorted()).toEqual(
          input.players.map(({ id }) => id).toSorted(),
        )
        for (const { playerId, facts } of reasons.players) {
          const record = input.players.find(({ id }) => id === playerId)!
          expect(facts).not.toEqual([])
          expect(facts.filter((fact) => !holds(record, exercise, fact))).toEqual([])
        }
      }
    }),
  )
})

function holds(record: PlannerPlayer, exercise: PlannerExercise, fact: PlannerFact): boolean {
  const ids = [exercise.id, ...catalogueTechniquesOf(exercise).map(({ id }) => id)]
  const entries = record.techniques.filter(({ id }) => ids.includes(id))
  switch (fact.kind) {
    case 'status':
      return fact.status === 'not_evaluated' || entries.some(({ status }) => status === fact.status)
    case 'practised':
      return entries.some(({ daysSincePractised }) => daysSincePractised === fact.days)
    case 'never-practised':
      return (
        record.techniques.some(({ daysSincePractised }) => daysSincePractised !== null) &&
        (entries.length < ids.length || entries.some(({ daysSincePractised }) => daysSincePractised === null))
      )
    case 'to-refresh':
      return (
        fact.days >= 45 &&
        entries.some((entry) => [entry.daysSincePractised, entry.daysSinceEvaluated].includes(fact.days))
      )
    case 'score':
      return record.scores?.[fact.category] === fact.score
    case 'falling':
      return (
        record.earlierScores?.[fact.category] === fact.from &&
        record.scores?.[fact.category] === fact.to &&
        fact.to < fact.from
      )
    case 'requested':
  }
  return record.requests.map(pairOf).includes(pairOf(exercise))
}

test('each phase has what its frame gives it, in drills or without, when the library has enough', () => {
  const all = categories.flatMap((type) =>
    techniquesOf[type].flatMap((technique) =>
      effectsOf[type].flatMap((effect) =>
        exerciseDurations.map((duration) => ({
          id: `${technique} ${effect} ${duration}`,
          type,
          technique,
          effect,
          difficulty: 'débutant' as const,
          duration,
        })),
      ),
    ),
  )
  for (const audience of audiences) {
    for (const duration of sessionDurations) {
      const proposal = proposeSession({ ...plain, library: all, audience, duration })
      const frame = sessionFrame(audience, duration)
      for (const phase of phases) {
        const [block] = proposal.blocks.filter((entry) => entry.phase === phase)
        const drilled = minutesOf(proposal, (entry) => entry.phase === phase)
        expect([audience, duration, phase, drilled + (block?.minutes ?? 0)]).toEqual([
          audience,
          duration,
          phase,
          frame[phase],
        ])
      }
      expect(proposal.emptyPhases).toEqual([])
    }
  }
})

test('a group of which nothing is known works at three categories or more, easy strokes first', () => {
  for (const duration of ['1h30', '2h'] as const) {
    const { exercises } = proposeSession({ ...plain, duration, players: [lea, { ...lea, id: 'tom' }] })
    expect(new Set(exercises.map(({ exercise }) => exercise.type)).size).toBeGreaterThan(2)
    const warmUp = exercises.filter(({ phase }) => phase === 'warm-up')
    expect(new Set(warmUp.map(({ exercise }) => exercise.difficulty))).toEqual(new Set(['débutant']))
  }
})

test('a category in which the group is weak gets more of the time', () => {
  const groupOf = (defense: number, others: number) =>
    Array.from({ length: 6 }, (_, n) => ({
      ...lea,
      id: `player-${n}`,
      scores: { service: others, initiative: others, counter: others, defense },
    }))
  const defenseIn = (players: readonly PlannerPlayer[]) =>
    minutesOf(proposeSession({ ...plain, players }), ({ type }) => type === 'defense')
  expect(defenseIn(groupOf(2, 8))).toBeGreaterThan(defenseIn(groupOf(8, 2)))
})

test('who takes part decides: what one has mastered makes room for what another needs', () => {
  const masters = (category: Category): PlannerPlayer => ({
    ...lea,
    techniques: techniqueCatalogue
      .filter((technique) => technique.category === category)
      .map(({ id }) => ({ id, status: 'mastered', daysSincePractised: 2, daysSinceEvaluated: null })),
  })
  const minutesIn = (player: PlannerPlayer) =>
    minutesOf(proposeSession({ ...plain, players: [player] }), ({ type }) => type === 'initiative')
  expect(minutesIn(masters('initiative'))).toBeLessThan(minutesIn(masters('counter')))
})

test('without anybody, without a library, with all mastered there is still an answer', () => {
  const nobody = proposeSession({ ...plain, players: [] })
  expect(nobody.emptyPhases).toEqual([])
  expect(reasonsFor({ ...plain, players: [] }, nobody.exercises[0]!.exercise).players).toEqual([])

  const empty = proposeSession({ ...plain, library: [] })
  expect(empty.exercises).toEqual([])
  expect(empty.blocks.map(({ title, minutes }) => `${title} ${minutes}`)).toEqual([
    'Mise en train 10',
    'Matchs 15',
    'Retour au calme 5',
  ])
  expect(empty.emptyPhases).toEqual(['warm-up', 'theme', 'opening', 'service'])

  const techniques = techniqueCatalogue.map(({ id }) => ({
    id,
    status: 'mastered' as const,
    daysSincePractised: 0,
    daysSinceEvaluated: null,
  }))
  expect(proposeSession({ ...plain, players: [{ ...lea, techniques }] }).emptyPhases).toEqual([])
})

test('a library without easy strokes leaves the warm-up empty', () => {
  const hard = starters.filter(({ difficulty }) => difficulty !== 'débutant')
  expect(proposeSession({ ...plain, library: hard }).emptyPhases).toEqual(['warm-up'])
})

test('asked again it gives others, as long as there are any, and keeps what is pinned', () => {
  const first = proposeSession(plain)
  const pinned = first.exercises.filter(({ phase }) => phase === 'theme')
  const again = proposeSession({ ...plain, pinned, proposedBefore: idsOf(first) })
  expect(idsOf(again).filter((id) => idsOf(first).includes(id))).toEqual(
    pinned.map(({ exercise }) => exercise.id),
  )
  const all = starters.map(({ id }) => id)
  expect(idsOf(proposeSession({ ...plain, proposedBefore: all }))).toEqual(idsOf(first))
})

test('beginners get nothing above their level, but with an easier variant; children and Ping Santé not even then', () => {
  const beginner = { ...lea, scores: { service: 2, initiative: 2, counter: 2, defense: 2 } }
  const easier = starters.map((exercise) => ({ ...exercise, drill: { easier: 'Plus lentement.' } }))
  const levels = (library: readonly PlannerExercise[], audience: PlannerInput<PlannerExercise>['audience']) =>
    new Set(
      sessionDurations.flatMap((duration) =>
        proposeSession({
          ...plain,
          players: [
            { ...lea, id: 'strong', scores: { service: 9, initiative: 9, counter: 9, defense: 9 } },
            beginner,
          ],
          library,
          audience,
          duration,
        }).exercises.map(({ exercise }) => exercise.difficulty),
      ),
    )
  expect(levels(starters, 'competition')).toEqual(new Set(['débutant']))
  expect(levels(easier, 'competition')).toEqual(new Set(['débutant', 'intermédiaire']))
  expect(levels(easier, 'school')).toEqual(new Set(['débutant']))
  expect(levels(easier, 'ping-sante')).toEqual(new Set(['débutant']))
})

test('a basket is for four at most; no technique is drilled three times', () => {
  const basket = starters.map((exercise) => ({ ...exercise, drill: { format: 'panier' as const } }))
  const players = (count: number) => Array.from({ length: count }, (_, n) => ({ ...lea, id: `player-${n}` }))
  expect(proposeSession({ ...plain, players: players(5), library: basket }).emptyPhases).toContain('theme')
  expect(proposeSession({ ...plain, players: players(4), library: basket }).emptyPhases).not.toContain(
    'theme',
  )
  fc.assert(
    fc.property(situation, (input) => {
      const techniques = proposeSession(input).exercises.map(({ exercise }) => exercise.technique)
      for (const technique of techniques)
        expect(techniques.filter((other) => other === technique).length).toBeLessThan(3)
    }),
  )
})

test('of exercises of one technique comes what was practised longest ago, never what is far too hard', () => {
  const pushes: PlannerExercise[] = (['débutant', 'intermédiaire', 'avancé'] as const).map(
    (difficulty, index) => ({
      id: `push-${index}`,
      type: 'defense',
      technique: 'Poussette CD',
      effect: effectsOf.defense[index]!,
      difficulty,
      duration: '15 min',
    }),
  )
  const beginner = { ...lea, scores: { service: 2, initiative: 2, counter: 2, defense: 2 } }
  const recently = {
    id: 'push-0',
    status: 'not_evaluated' as const,
    daysSincePractised: 2,
    daysSinceEvaluated: null,
  }
  const chosenFor = (player: PlannerPlayer) =>
    proposeSession({ ...plain, players: [player], library: pushes, duration: '1h' })
      .exercises.filter(({ phase }) => phase === 'theme')
      .map(({ exercise }) => exercise.id)
  expect(chosenFor(beginner)).toEqual(['push-0'])
  const easier = pushes.map((exercise) => ({ ...exercise, drill: { easier: 'Plus lentement.' } }))
  const [after] = proposeSession({
    ...plain,
    players: [{ ...beginner, techniques: [recently] }],
    library: easier,
    duration: '1h',
  }).exercises.filter(({ phase }) => phase === 'theme')
  expect(after!.exercise.id).toBe('push-1')
})

test('an exercise that was itself mastered gives way to another of its technique', () => {
  const proposal = proposeSession(plain)
  const [first] = proposal.exercises.filter(({ phase }) => phase === 'theme')
  const techniques = [
    { id: first!.exercise.id, status: 'mastered' as const, daysSincePractised: 5, daysSinceEvaluated: null },
  ]
  expect(idsOf(proposeSession({ ...plain, players: [{ ...lea, techniques }] }))).not.toContain(
    first!.exercise.id,
  )
})

function pairOf({ technique, effect }: Pick<PlannerExercise, 'technique' | 'effect'>): string {
  return `${technique} ${effect}`
}

function shuffle<T>(items: readonly T[]): fc.Arbitrary<T[]> {
  return fc.shuffledSubarray([...items], { minLength: items.length })
}
