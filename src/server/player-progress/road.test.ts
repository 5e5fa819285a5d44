import { beforeEach, expect, test } from 'vitest'
import { createTestContext } from '../../../test/support/context.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { plannedSession } from '../../../test/club/planned-session.ts'
import { refusal } from '../../../test/support/refusals.ts'
import * as analyses from '../../contract/analyses.ts'
import * as clubs from '../../contract/clubs.ts'
import { road } from '../../contract/player-progress.ts'
import type { Presence } from '../../domain/attendance.ts'

const context = await createTestContext()
// A Wednesday, in the middle of a season.
context.clock.now = new Date('2026-11-25T12:00:00Z')
let club: Club
let ines: TestAccount
let tom: TestAccount

beforeEach(async () => {
  await context.db.deleteFrom('attempts').execute()
  club = await createClub(context)
  ines = await createMember(context, club, 'player')
  tom = await createMember(context, club, 'player')
})

/** With 15 minutes of service and 20 of defense. */
async function session(inDays: number, players: Record<string, Presence | null>): Promise<string> {
  const id = await plannedSession(context, { clubId: club.id, inDays, players })
  for (const [position, [type, minutes]] of (
    [
      ['service', 15],
      ['defense', 20],
    ] as const
  ).entries()) {
    await context.db
      .insertInto('session_exercises')
      .values({
        id: crypto.randomUUID(),
        session_id: id,
        club_id: club.id,
        position,
        type,
        technique: 'Revers',
        effect: 'Coupé',
        duration: `${minutes} min`,
        description: '',
      })
      .execute()
  }
  return id
}

test('Minutes are those of the sessions one came to, by month and category, as a coach’s analyses count them.', async () => {
  await session(-1, { [ines.id]: 'present', [tom.id]: 'absent' })
  await session(-30, { [ines.id]: 'present' })
  await session(-2, { [ines.id]: 'absent', [tom.id]: 'present' })
  // Nobody called its roll, one before this season, one to come.
  await session(-3, { [ines.id]: null })
  await session(-200, { [ines.id]: 'present' })
  await session(3, { [ines.id]: null })
  const own = await ines.call(road, {})
  expect(own.from).toBe('2026-07-01')
  expect(own.minutes).toEqual([
    { month: '2026-10', category: 'defense', minutes: 20 },
    { month: '2026-10', category: 'service', minutes: 15 },
    { month: '2026-11', category: 'defense', minutes: 40 },
    { month: '2026-11', category: 'service', minutes: 30 },
  ])
  // Of this month alone; « Revers » stands in no catalogue, « Coupé » is one of its services.
  expect(own.techniques).toEqual([
    { id: null, name: 'Revers', category: 'defense', minutes: 40 },
    { id: 'service-2', name: 'Coupé', category: 'service', minutes: 30 },
  ])
  const asked = { period: 'season', players: ines.id } as const
  expect((await club.coach.call(analyses.show, asked)).minutes).toEqual(own.minutes)
})

test('A week says how many sessions there were, and how many one came to; others’ sessions are none.', async () => {
  await session(-1, { [ines.id]: 'present' })
  await session(-2, { [ines.id]: 'absent', [tom.id]: 'present' })
  await session(-9, { [ines.id]: 'absent' })
  await session(-16, { [tom.id]: 'present' })
  expect((await ines.call(road, {})).weeks).toEqual([
    { week: '2026-11-16', planned: 1, attended: 0 },
    { week: '2026-11-23', planned: 2, attended: 1 },
  ])
})

test('Whoever has no club has walked no road there; a coach has none.', async () => {
  await session(-1, { [ines.id]: 'present' })
  await ines.call(clubs.leave, {})
  expect(await ines.call(road, {})).toEqual({ from: null, minutes: [], weeks: [], techniques: [] })
  expect(await refusal(club.coach.call(road, {}))).toBe('player-only')
})
