import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { eventStream, receivedEvents, liveServer } from '../../../test/support/live.ts'
import { createTestContext } from '../../../test/support/context.ts'
import { storedMailsTo, queuedMailsTo } from '../../../test/support/mails.ts'
import { type Club, createClub, createMember, type TestAccount } from '../../../test/club/people.ts'
import { outcomes, refusal } from '../../../test/support/refusals.ts'
import * as clubs from '../../contract/clubs.ts'

const context = await createTestContext()
const server = await liveServer(context)

describe('the owner', () => {
  test('is the founder, as every member sees', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    await createMember(context, club, 'coach')
    expect((await player.call(clubs.show, {})).ownerId).toBe(club.coach.id)
  })

  test('hands over to another coach, and every coach gets a mail', async () => {
    const club = await createClub(context, 'TT Relais')
    const second = await createMember(context, club, 'coach', { firstName: 'Alma', lastName: 'Petit' })
    const third = await createMember(context, club, 'coach')
    const writeId = uuidv7()
    const page = await club.coach.call(clubs.handOver, { id: second.id }, { writeId })
    expect(page.ownerId).toBe(second.id)
    // A repeated write is done once.
    expect(await club.coach.call(clubs.handOver, { id: second.id }, { writeId })).toEqual(page)
    for (const { email } of [club.coach, second, third]) {
      const told = (await queuedMailsTo(context, email)).filter(({ subject }) =>
        subject.includes('responsable'),
      )
      expect(told.map(({ subject }) => subject)).toEqual([
        'Alma Petit est maintenant responsable de TT Relais',
      ])
      expect(told[0]?.text).toContain('Camille Roux a confié la responsabilité de TT Relais à Alma Petit.')
    }
    expect(await refusal(club.coach.call(clubs.handOver, { id: third.id }))).toBe('owner-only')
  })

  test('hands over to one coach, also when two screens do at once', async () => {
    const club = await createClub(context)
    const others = [await createMember(context, club, 'coach'), await createMember(context, club, 'coach')]
    const calls = others.map(({ id }) => club.coach.call(clubs.handOver, { id }))
    expect(await outcomes(calls)).toEqual(['ok', 'owner-only'])
  })
})

describe('an owner whose account is erased', () => {
  test('passes the club to the coach with the longest membership, and mails all coaches', async () => {
    const club = await createClub(context, 'TT Héritage')
    await createMember(context, club, 'player')
    const [heir, latest] = await twoCoachesOfDays(club, [3, 1])
    const stream = await eventStream(server, latest.cookie)
    await erase(club.coach)
    expect((await latest.call(clubs.show, {})).ownerId).toBe(heir.id)
    expect(await receivedEvents(server, [latest.id], [stream])).toEqual([['club', 'journal']])
    stream.close()
    for (const { email } of [heir, latest]) {
      const mail = (await storedMailsTo(context, email)).at(-1)
      expect(mail?.subject).toBe('Camille Roux est maintenant responsable de TT Héritage')
      expect(mail?.text).toContain('Le responsable de TT Héritage n’est plus dans le club.')
    }
  })

  test('together with the next in line passes it on to the one after', async () => {
    const club = await createClub(context)
    const [first, second] = await twoCoachesOfDays(club, [3, 1])
    await context.db.deleteFrom('accounts').where('id', 'in', [club.coach.id, first.id]).execute()
    expect((await second.call(clubs.show, {})).ownerId).toBe(second.id)
  })

  test('leaves a club without coaches without an owner, and mails nobody', async () => {
    const club = await createClub(context)
    const player = await createMember(context, club, 'player')
    await erase(club.coach)
    expect((await player.call(clubs.show, {})).ownerId).toBeNull()
    expect(context.errors).toEqual([])
  })

  test('passes nothing to a coach who leaves at that moment', async () => {
    const club = await createClub(context)
    const [leaving, staying] = await twoCoachesOfDays(club, [3, 1])
    await Promise.all([erase(club.coach), leaving.call(clubs.leave, {}).catch(() => null)])
    const { ownerId, coaches } = await staying.call(clubs.show, {})
    expect(coaches.map(({ id }) => id)).toContain(ownerId)
  })
})

test('A club has one owner, who is a coach of it.', async () => {
  const club = await createClub(context)
  const [second, player] = [
    await createMember(context, club, 'coach'),
    await createMember(context, club, 'player'),
  ]
  for (const { id } of [second, player]) {
    const owning = context.db.updateTable('memberships').set({ owner: true }).where('account_id', '=', id)
    await expect(owning.execute()).rejects.toThrow(/memberships_(owner|check)/)
  }
})

/** Coaches who joined the club so many days ago. */
async function twoCoachesOfDays(
  club: Club,
  days: readonly [number, number],
): Promise<[TestAccount, TestAccount]> {
  const coaches = [
    await createMember(context, club, 'coach'),
    await createMember(context, club, 'coach'),
  ] as const
  for (const [n, { id }] of coaches.entries()) {
    const since = new Date(context.now().getTime() - days[n]! * 24 * 3600 * 1000)
    await context.db.updateTable('memberships').set({ since }).where('account_id', '=', id).execute()
  }
  return [...coaches]
}

function erase({ id }: TestAccount): Promise<unknown> {
  return context.db.deleteFrom('accounts').where('id', '=', id).execute()
}
