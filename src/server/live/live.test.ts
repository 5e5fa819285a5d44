import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { cookieOf, createTestContextOn, createTestContext } from '../../../test/support/context.ts'
import { type EventStream, eventStream, receivedEvents, liveServer } from '../../../test/support/live.ts'
import { createClub, createMember, createAccount } from '../../../test/club/people.ts'
import * as accounts from '../../contract/accounts.ts'
import * as clubs from '../../contract/clubs.ts'
import { livePath } from '../../contract/live-event.ts'

const one = await liveServer(await createTestContext(), { pulseMs: 300 })
const other = await liveServer(createTestContextOn(one.context.database), { pulseMs: 300 })
const club = await createClub(one.context)
const player = await createMember(one.context, club, 'player')

const isOver = (stream: EventStream) => vi.waitFor(() => expect(stream.isOver).toBe(true))
const names = (stream: EventStream) => stream.heard.map(({ name }) => name)

describe('a stream', () => {
  test('is an event stream that is neither cached, buffered nor sniffed', async () => {
    const { response, close } = await eventStream(one, player.cookie)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    })
    expect(response.headers.get('x-request-id')).toBeTruthy()
    close()
  })

  test('ends at once for a client that is not signed in', async () => {
    const stream = await eventStream(one)
    await isOver(stream)
    expect(names(stream)).toEqual(['ended'])
  })

  test('ends at once for a page that expects another account', async () => {
    const stream = await eventStream(one, player.cookie, `?account=${club.coach.id}`)
    await isOver(stream)
    expect(names(stream)).toEqual(['ended'])
    const right = await eventStream(one, player.cookie, `?account=${player.id}`)
    expect(right.isOver).toBe(false)
    right.close()
  })

  test('extends the cookie, as every response does', async () => {
    const visitor = await createAccount(one.context, 'player')
    const twoHoursAgo = new Date(Date.now() - 2 * 3600_000)
    await one.context.db
      .updateTable('login_sessions')
      .set({ last_seen_at: twoHoursAgo })
      .where('account_id', '=', visitor.id)
      .execute()
    const { response, close } = await eventStream(one, visitor.cookie)
    expect(response.headers.getSetCookie()).toHaveLength(1)
    close()
  })

  test('refuses HEAD requests', async () => {
    const { status } = await fetch(one.url + livePath, { method: 'HEAD', headers: { Cookie: player.cookie } })
    expect(status).toBe(404)
  })
})

describe('on another server process', () => {
  test('a change is received', async () => {
    const stream = await eventStream(other, player.cookie)
    const { version } = await club.coach.call(clubs.show, {})
    const edit = { version, name: 'Ping', timeZone: 'Europe/Paris', approvesPlayers: false }
    await club.coach.call(clubs.update, edit)
    expect(await receivedEvents(one, [player.id], [stream])).toEqual([['club', 'me', 'profile']])
    stream.close()
  })

  test('signing out ends the stream of that device only', async () => {
    const visitor = await createMember(one.context, club, 'player')
    const streams = [
      await eventStream(one, visitor.cookie),
      await eventStream(other, visitor.cookie),
      await eventStream(other, await cookieOf(one.context, visitor.id)),
    ]
    await visitor.call(accounts.signOut, {})
    await isOver(streams[0]!)
    await isOver(streams[1]!)
    expect(await receivedEvents(one, [visitor.id], streams)).toEqual([['ended'], ['ended'], ['me']])
    streams[2]!.close()
  })

  test('removal from the club ends the stream; the next one receives nothing of that club', async () => {
    const visitor = await createMember(one.context, club, 'player')
    const stream = await eventStream(other, visitor.cookie)
    await club.coach.call(clubs.removeMember, { id: visitor.id })
    await isOver(stream)
    expect(names(stream)).toEqual(['ended'])

    const next = await eventStream(other, visitor.cookie)
    await club.coach.call(clubs.renewCode, {})
    await createMember(one.context, club, 'player')
    expect(await receivedEvents(one, [visitor.id], [next])).toEqual([[]])
    next.close()
  })
})

describe('while the LISTEN connection is lost', () => {
  const lose = () =>
    sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and (query = 'listen rebond' or query = 'notify rebond')`.execute(
      one.context.db,
    )

  test('changes are missed, and afterwards every client is told to refetch', async () => {
    const streams = [await eventStream(one, player.cookie), await eventStream(other, player.cookie)]
    await lose()
    await sql`select pg_notify('rebond', '{"topic":"club"}')`.execute(one.context.db)
    await club.coach.call(clubs.renewCode, {})
    await vi.waitFor(() => {
      for (const stream of streams) expect(names(stream)).toContain('refresh')
    }, 5_000)
    // And it receives changes again.
    await createMember(one.context, club, 'player')
    const heard = await receivedEvents(one, [player.id], streams)
    expect(heard.map((topics) => topics.at(-1))).toEqual(['club', 'club'])
    for (const stream of streams) stream.close()
  })

  test('the stream of an ended login ends after the reconnection', async () => {
    const visitor = await createMember(one.context, club, 'player')
    const stream = await eventStream(other, visitor.cookie)
    await lose()
    // As another process would, whose announcement is lost.
    await one.context.db.deleteFrom('login_sessions').where('account_id', '=', visitor.id).execute()
    await isOver(stream)
    expect(names(stream).at(-1)).toBe('ended')
  })
})
