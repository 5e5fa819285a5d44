import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { evaluate } from '../../../test/club/evaluations.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { rebondDrills } from '../../content/drills.ts'
import * as exerciseMarks from '../../contract/exercise-marks.ts'
import { addEvent } from '../../contract/hall.ts'
import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import type { HallMark } from '../../domain/hall/hall-event.ts'
import { deletePeopleBefore } from './store.ts'

const context = await createTestContext()
context.clock.now = new Date('2026-11-25T18:00:00Z')
const technique = 'defense-4'
let club: Club
let lea: TestAccount
let ines: TestAccount

beforeEach(async () => {
  club = await createClub(context)
  lea = club.coach
  ines = await createMember(context, club, 'player')
})

function drill(title: string) {
  return rebondDrills.find((each) => each.title === title)!
}

/** A session that began so many days ago, with one of Rebond’s drills. */
async function evening(
  daysAgo: number,
  title: string,
  clubId = club.id,
): Promise<{ id: string; exerciseId: string }> {
  const id = await plannedSession(context, { clubId, inDays: -daysAgo, players: { [ines.id]: 'present' } })
  const { category: type, pairs, keep, sequence, id: exercise_id } = drill(title)
  const exerciseId = uuidv7()
  await context.db
    .insertInto('session_exercises')
    .values({
      id: exerciseId,
      session_id: id,
      club_id: clubId,
      position: 0,
      type,
      ...pairs[0]!,
      duration: '15 min',
      title,
      drill: JSON.stringify({ keep, sequence }),
      exercise_id,
    })
    .execute()
  return { id, exerciseId }
}

/** On the evening itself, or later by what a device kept. */
function mark(
  { id, exerciseId }: { id: string; exerciseId?: string },
  said: HallMark | null,
  part: { declined?: true; minutesAgo?: number; player?: string } = {},
) {
  const { minutesAgo = 0, player = ines.id, ...rest } = part
  const at = new Date(context.now().getTime() - minutesAgo * 60_000).toISOString()
  const event = {
    id: uuidv7(),
    at,
    type: 'mark' as const,
    playerId: player,
    techniqueId: technique,
    mark: said,
  }
  return lea.call(addEvent, { id, event: { ...event, ...(exerciseId && { exerciseId }), ...rest } })
}

const seen = () =>
  context.db.selectFrom('technique_observations').selectAll().where('club_id', '=', club.id).execute()
const proposals = async () => (await lea.call(techniqueEvaluations.list, {})).proposals

test('A mark is kept as an observation: the drill, its uncertainty, reached or not, who and when.', async () => {
  const session = await evening(0.01, 'Pousser le service coupé')
  await mark(session, 'done')
  expect(await seen()).toMatchObject([
    {
      session_id: session.id,
      player_id: ines.id,
      technique_id: technique,
      drill: 'Pousser le service coupé',
      uncertainty: 1,
      reached: true,
      observed_by: lea.id,
      observed_at: context.now(),
    },
  ])
})

test('It is what was noted last, in whatever order it comes; taken back it is gone, declined it stays.', async () => {
  const session = await evening(0.02, 'Poussettes main souple')
  await mark(session, 'working', { minutesAgo: 2 })
  await mark(session, 'done', { minutesAgo: 4 })
  expect(await seen()).toMatchObject([{ reached: false }])
  await mark(session, null, { minutesAgo: 1, declined: true })
  expect(await seen()).toHaveLength(1)
  await context.db.deleteFrom('session_exercises').where('session_id', '=', session.id).execute()
  await mark(session, null, { declined: true })
  expect(await seen()).toMatchObject([{ drill: 'Poussettes main souple' }])
  await mark(session, null)
  expect(await seen()).toEqual([])
})

test('An earlier release does not say the drill: it is the first that practises the technique; without any nothing is kept.', async () => {
  const { id } = await evening(0.01, 'Poussettes main souple')
  await mark({ id }, 'done')
  expect(await seen()).toMatchObject([{ drill: 'Poussettes main souple', uncertainty: 0 }])
  const other = await evening(0.01, 'Trois feuilles')
  await mark(other, 'done')
  expect(await seen()).toHaveLength(1)
})

test('Nothing is kept of who is no player of the club.', async () => {
  const stranger = await createMember(context, await createClub(context, 'Voisins'), 'player')
  const session = await evening(0.01, 'Poussettes main souple')
  await mark(session, 'done', { player: stranger.id })
  await mark(session, 'done', { player: lea.id })
  expect(await seen()).toEqual([])
})

test('« Maîtrisé » is proposed after two successes a week apart, one at the library’s highest uncertainty.', async () => {
  const before = await evening(8, 'Poussettes main souple')
  await mark(before, 'done', { minutesAgo: 8 * 24 * 60 - 30 })
  const now = await evening(0.01, 'Poussettes en diagonale revers')
  await mark(now, 'done')
  expect(await proposals()).toEqual([])
  const hardest = await evening(0.01, 'Pousser le service coupé')
  await mark(hardest, 'done')
  const proposed = await proposals()
  expect(proposed).toMatchObject([{ playerId: ines.id, id: technique }])
  expect(proposed![0]!.observations[0]).toEqual({
    day: '2026-11-17',
    drill: 'Poussettes main souple',
    uncertainty: 0,
    reached: true,
    by: expect.any(String),
  })

  // « Pas encore »: until the next success.
  await evaluate(lea, ines, { id: technique, status: 'in_progress' })
  expect(await proposals()).toEqual([])
})

test('What the club has put away makes the library easier.', async () => {
  await mark(await evening(8, 'Poussettes main souple'), 'done', { minutesAgo: 8 * 24 * 60 - 30 })
  await mark(await evening(0.01, 'Poussettes en diagonale revers'), 'done')
  expect(await proposals()).toEqual([])
  for (const { id, pairs, uncertainty } of rebondDrills) {
    if (pairs[0]!.technique === 'Poussette RV' && uncertainty) {
      await lea.call(exerciseMarks.mark, { exerciseId: id, archived: true })
    }
  }
  expect(await proposals()).toHaveLength(1)
})

test('Observations go after 90 days, and with the membership.', async () => {
  await mark(await evening(0.01, 'Poussettes main souple'), 'done')
  await deletePeopleBefore(context.db, context.now())
  expect(await seen()).toHaveLength(1)
  await deletePeopleBefore(context.db, new Date(context.now().getTime() + 1))
  expect(await seen()).toEqual([])
  await mark(await evening(0.01, 'Poussettes main souple'), 'done')
  await context.db.deleteFrom('memberships').where('account_id', '=', ines.id).execute()
  expect(await seen()).toEqual([])
})
