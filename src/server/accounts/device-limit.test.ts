import { expect, test } from 'vitest'
import { caller, cookieOf, createTestContext } from '../../../test/support/context.ts'
import { eventStream, liveServer, receivedEvents } from '../../../test/support/live.ts'
import { newPlayer } from '../../../test/support/newcomers.ts'
import * as accounts from '../../contract/accounts.ts'
import { maxDevices } from '../../domain/account.ts'

const context = await createTestContext()
const server = await liveServer(context)
const { app, clock } = context
const nobody = caller(app)
const start = clock.now
const at = (minutes: number) => (clock.now = new Date(start.getTime() + minutes * 60_000))
const isSignedIn = async (cookie: string) => (await caller(app, cookie)(accounts.me, {})) !== null

test('A device that comes every week is signed in for 180 days.', async () => {
  const player = newPlayer()
  await nobody(accounts.signUp, player)
  const cookie = await cookieOf(context, player.id)
  const day = 24 * 60
  for (let days = 7; days < 180; days += 7) {
    at(days * day)
    expect(await isSignedIn(cookie), `after ${days} days`).toBe(true)
  }
  at(180 * day - 1)
  expect(await isSignedIn(cookie)).toBe(true)
  at(180 * day)
  expect(await isSignedIn(cookie)).toBe(false)
  at(0)
})

test('A further device ends the one that was not seen for longest, tells it so, and no other.', async () => {
  const [player, stranger] = [newPlayer(), newPlayer()]
  await nobody(accounts.signUp, stranger)
  const theirs = await cookieOf(context, stranger.id)
  // That is the first device.
  await nobody(accounts.signUp, player)
  const cookies: string[] = []
  for (let device = 1; device < maxDevices; device += 1) {
    at(device)
    cookies.push(await cookieOf(context, player.id))
  }
  const [second, third, fourth] = cookies as [string, string, string]
  const { email, password } = player
  const signIn = () => nobody(accounts.signIn, { door: 'player', email, password })
  // Opened again since.
  at(120)
  expect(await isSignedIn(second)).toBe(true)
  // Within the hour in which a visit is not noted again.
  at(30)
  await signIn()
  for (const cookie of cookies) expect(await isSignedIn(cookie)).toBe(true)

  const streams = [await eventStream(server, third), await eventStream(server, fourth)]
  await signIn()
  expect(await receivedEvents(server, [player.id], streams)).toEqual([['ended'], ['me']])
  for (const cookie of cookies) expect(await isSignedIn(cookie)).toBe(cookie !== third)
  expect(await caller(app, fourth)(accounts.loginSessions, {})).toHaveLength(maxDevices)
  expect(await isSignedIn(theirs)).toBe(true)
  for (const { close } of streams) close()
})
