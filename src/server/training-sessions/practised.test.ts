import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { createClub, createMember } from '../../../test/club/people.ts'
import { sessionPlan } from '../../../test/club/session-plan.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { drawnDrills } from '../../content/drills.ts'
import type { ProgrammeEntry } from '../../contract/training-sessions.ts'
import * as sessionPlanning from '../../contract/session-planning.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import type { Actor, Member } from '../../domain/actor.ts'
import type { Drill } from '../../domain/drills/drill.ts'
import { practisesItsName } from '../../domain/drills/exercise-drill.ts'
import { exerciseDurations, exerciseMinutes } from '../../domain/exercise.ts'
import { findAdvised } from '../coach-advice/store.ts'
import { readHistory } from '../statistics/history.ts'

const context = await createTestContext()
const club = await createClub(context)
const ines = await createMember(context, club, 'player')

function entryOf(id: string): ProgrammeEntry {
  const drill: Drill = drawnDrills.find((each) => each.id === id)!
  return {
    id: uuidv7(),
    type: drill.category,
    ...drill.pairs[0]!,
    duration: exerciseDurations.find((duration) => exerciseMinutes(duration) === drill.minutes)!,
    description: '',
    title: drill.title,
    drill: { keep: drill.keep, sequence: drill.sequence },
    exerciseId: drill.id,
  }
}

test('a drill in which nobody plays the technique that names it counts as practised nowhere', async () => {
  context.clock.now = new Date('2026-10-05T08:00:00Z')
  await club.coach.call(trainingSessions.create, {
    ...sessionPlan([ines.id]),
    date: '2026-10-06',
    exercises: [
      entryOf('echauffement-diagonale-cd'),
      entryOf('montante-descendante'),
      entryOf('top-rv-bloc'),
    ],
  })
  context.clock.now = new Date('2026-10-08T08:00:00Z')

  const { drills } = await club.coach.call(sessionPlanning.facts, {})
  expect(drills.map(({ technique }) => technique)).toEqual(['Top Spin RV'])

  const player = { id: ines.id, role: 'player', rank: 'player', clubId: club.id } as Actor
  const { training } = await findAdvised(context.db, player, context.clock.now)
  expect([...training.practisedAt.keys()]).toEqual(['initiative-2'])

  await context.db
    .updateTable('session_participants')
    .set({ presence: 'present', presence_at: context.clock.now })
    .where('player_id', '=', ines.id)
    .execute()
  const coach = { id: club.coach.id, role: 'coach', rank: 'coach', clubId: club.id } as Member
  const today = '2026-10-08'
  const wanted = { from: '2026-10-01', to: today, today, now: context.clock.now, timeZone: 'Europe/Paris' }
  const { sessions } = await readHistory(context.db, coach, { ...wanted, players: null })
  expect(sessions[0]).toMatchObject({ minutes: 45, drills: [{ techniqueId: 'initiative-2' }] })
})

test('without a drawing, or with words of its own, an exercise is practised as its coach says', () => {
  const { drill } = entryOf('montante-descendante')
  const named = { technique: 'Top Spin CD', effect: 'Placé' }
  expect(practisesItsName({ ...named, drill })).toBe(false)
  expect(practisesItsName(named)).toBe(true)
  expect(practisesItsName({ ...named, effect: 'Doux', drill })).toBe(true)
})
