import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import { evaluate } from '../../../test/club/evaluations.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { createTestContext } from '../../../test/support/context.ts'
import * as clubs from '../../contract/clubs.ts'
import { mine } from '../../contract/player-progress.ts'
import { show } from '../../contract/players.ts'
import { list } from '../../contract/technique-evaluations.ts'
import type { Presence } from '../../domain/attendance.ts'

const context = await createTestContext()
context.clock.now = new Date('2026-11-25T18:00:00Z')
const dayMs = 24 * 60 * 60 * 1000
let club: Club
let ines: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  ines = await createMember(context, club, 'player')
  await evaluate(club.coach, ines, { id: 'defense-3', status: 'mastered' })
  await masteredSince(60)
})

async function masteredSince(days: number): Promise<void> {
  const evaluated_at = new Date(context.now().getTime() - days * dayMs)
  await context.db
    .updateTable('technique_evaluations')
    .set({ evaluated_at })
    .where('player_id', '=', ines.id)
    .execute()
}

/** As « Évaluation », the player’s page and « Ma Progression » say it. */
async function toRefresh() {
  const { players } = await club.coach.call(list, {})
  return [
    players.find(({ id }) => id === ines.id)!.refresh,
    (await club.coach.call(show, { id: ines.id })).refresh,
    (await ines.call(mine, {})).refresh,
  ]
}

async function practised(inDays: number, presence: Presence | null, clubId = club.id): Promise<void> {
  const id = await plannedSession(context, { clubId, inDays, players: { [ines.id]: presence } })
  const exercise = {
    type: 'defense',
    technique: 'Poussette CD',
    effect: 'Coupé',
    duration: '15 min',
  } as const
  await context.db
    .insertInto('session_exercises')
    .values({ id: uuidv7(), session_id: id, club_id: clubId, position: 0, ...exercise })
    .execute()
}

test('« À rafraîchir » begins 45 days after it was mastered, wherever it is read; the status stays.', async () => {
  await masteredSince(44)
  expect(await toRefresh()).toEqual([[], [], []])
  await masteredSince(45)
  expect(await toRefresh()).toEqual([['defense-3'], ['defense-3'], ['defense-3']])
  const { evaluations } = await ines.call(mine, {})
  expect(evaluations.map(({ status }) => status)).toEqual(['mastered'])
})

test('What was practised within 45 days is fresh; being absent, or in another club, is no practice.', async () => {
  const other = await createClub(context, 'Voisins')
  await practised(-3, 'absent')
  await practised(-3, 'present', other.id)
  await practised(-46, 'present')
  await practised(2, null)
  expect(await toRefresh()).toEqual([['defense-3'], ['defense-3'], ['defense-3']])
  await practised(-44, 'present')
  expect(await toRefresh()).toEqual([[], [], []])
})

test('It is told without a club, too.', async () => {
  await practised(-3, 'present')
  await ines.call(clubs.leave, {})
  expect((await ines.call(mine, {})).refresh).toEqual(['defense-3'])
})
