import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { createClub, createMember } from '../../../test/club/people.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { refusal } from '../../../test/support/refusals.ts'
import { drawnDrills } from '../../content/drills.ts'
import * as exerciseMarks from '../../contract/exercise-marks.ts'
import * as exercises from '../../contract/exercises.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'

const context = await createTestContext()
const falkenberg = drawnDrills.find(({ id }) => id === 'falkenberg')!
const unmarked = { archived: false, favourite: false, lastDone: null }

test('a club marks one of Rebond’s drills, each mark for itself', async () => {
  const { coach } = await createClub(context)
  expect(await coach.call(exerciseMarks.list, {})).toEqual([])
  const { id: exerciseId } = falkenberg
  expect(await coach.call(exerciseMarks.mark, { exerciseId, favourite: true })).toEqual({
    ...unmarked,
    exerciseId,
    favourite: true,
  })
  await coach.call(exerciseMarks.mark, { exerciseId, archived: true })
  expect(await coach.call(exerciseMarks.list, {})).toEqual([
    { exerciseId, archived: true, favourite: true, lastDone: null },
  ])
  expect(await coach.call(exerciseMarks.mark, { exerciseId, archived: false })).toMatchObject({
    archived: false,
    favourite: true,
  })
})

test('no club sees another’s marks', async () => {
  const [club, other] = [await createClub(context), await createClub(context)]
  await club.coach.call(exerciseMarks.mark, { exerciseId: falkenberg.id, archived: true })
  expect(await other.coach.call(exerciseMarks.list, {})).toEqual([])
  const [own] = await club.coach.call(exercises.list, {})
  expect(await refusal(other.coach.call(exerciseMarks.mark, { exerciseId: own!.id, favourite: true }))).toBe(
    'not-found',
  )
})

test('the mark of a deleted exercise goes with it', async () => {
  const { coach } = await createClub(context)
  const [own] = await coach.call(exercises.list, {})
  await coach.call(exerciseMarks.mark, { exerciseId: own!.id, favourite: true })
  await coach.call(exercises.remove, { id: own!.id, version: own!.version })
  expect(await coach.call(exerciseMarks.list, {})).toEqual([])
})

test('a past session says when a drill was done last', async () => {
  const club = await createClub(context)
  const player = await createMember(context, club, 'player')
  const { id: exerciseId, keep, sequence, title } = falkenberg
  const exercise = {
    id: uuidv7(),
    type: 'initiative' as const,
    technique: 'Top Spin CD',
    effect: 'Placé',
    duration: '15 min' as const,
    description: '',
    title,
    drill: { keep, sequence },
    exerciseId,
  }
  const session = {
    id: uuidv7(),
    title: 'Mardi',
    description: '',
    date: '2026-03-03',
    time: '18:00',
    duration: '1h' as const,
    playerIds: [player.id],
    exercises: [exercise],
  }
  await club.coach.call(trainingSessions.create, session)
  const shown = await player.call(trainingSessions.show, { id: session.id })
  expect(shown.exercises).toEqual([exercise])
  expect(await club.coach.call(exerciseMarks.list, {})).toEqual([
    { ...unmarked, exerciseId, lastDone: '2026-03-03' },
  ])

  // An earlier page sends the programme back without what it does not know.
  const { title: _title, drill: _drill, exerciseId: _from, ...plain } = exercise
  const changed = await club.coach.call(trainingSessions.update, {
    ...session,
    title: 'Mercredi',
    exercises: [plain],
    version: shown.version,
  })
  expect(changed.exercises).toEqual([exercise])
})
