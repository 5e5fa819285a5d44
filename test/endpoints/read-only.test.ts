import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isWrite } from '../../src/contract/endpoint.ts'
import { problem } from '../../src/contract/problem.ts'
import { stopsInReadOnlyClub } from '../../src/domain/ability.ts'
import { createApp } from '../../src/server/app.ts'
import type { App } from '../../src/server/app-env.ts'
import { readEnv } from '../../src/server/env.ts'
import { request } from '../support/context.ts'
import { type CallerName, callerNames, callers } from './callers.ts'
import type { Fixture } from './fixture.ts'
import { fixtures } from './fixtures.ts'
import { createFilledContext } from './filled-context.ts'

const { context, cookies, restoreDatabase } = await createFilledContext()

beforeEach(() => context.db.updateTable('clubs').set({ read_only_from: context.now() }).execute())
afterEach(restoreDatabase)

/**
 * What product.md allows in a club that does not pay: profile, leaving, removing a member, erasure and paying; and
 * marking progress as seen; ending a key that may have leaked; one's calendar and notifications; and a club that cannot pay must be able to ask.
 */
const allowedWrites = [
  'accounts.changePassword',
  'accounts.endLoginSession',
  'accounts.renameMyself',
  'accounts.requestEmailChange',
  'accounts.requestEmailConfirmation',
  'apiKeys.end',
  'calendarFeeds.close',
  'calendarFeeds.open',
  'children.endDevice',
  'clubClosing.close',
  'clubClosing.reopen',
  'clubExports.create',
  'clubs.create',
  'clubs.handOver',
  'clubs.leave',
  'clubs.removeMember',
  'family.follow',
  'family.leave',
  'federation.updateOwn',
  'guardians.end',
  'notifications.sendTrial',
  'notifications.subscribe',
  'notifications.unsubscribe',
  'notifications.update',
  'ownData.requestDeletion',
  'playerProgress.markSeen',
  'profiles.update',
  'subscription.checkout',
  'subscription.portal',
  'support.ask',
  'support.write',
]

/** A guardian’s own club, if there is one, does not count: the write asks the child’s. */
const inTheChildsClub = 'family.giveReply'

const rows = [...fixtures]
const reads = rows.filter(([, { endpoint }]) => !isWrite(endpoint))
const writes = rows.filter(([, { endpoint }]) => isWrite(endpoint) && endpoint.ability !== null)

test('Only these writes need no subscription', () => {
  const goesOn = writes.filter(([, { endpoint }]) => !stopsInReadOnlyClub(endpoint.ability!))
  expect(goesOn.map(([name]) => name).toSorted()).toEqual([...allowedWrites, inTheChildsClub].toSorted())
})

describe('A club that does not pay can read everything:', () => {
  test.each(reads)('%s', async (_, fixture) => {
    expect(await outcomeOf(context.app, fixture)).toBe('ok')
  })
})

describe('and write only what product.md allows:', () => {
  test.each(writes)('%s', async (name, fixture) => {
    expect(await outcomeOf(context.app, fixture)).toBe(
      allowedWrites.includes(name) ? 'ok' : 'subscription-required',
    )
  })
})

describe('Where nothing is sold, everything can be written:', () => {
  const free = createApp({ ...context, env: readEnv({ BILLING: 'off' }) })

  test.each(writes)('%s', async (_, fixture) => {
    expect(await outcomeOf(free, fixture)).not.toBe('subscription-required')
  })
})

test('A repeated write gets the answer that it had while the club paid', async () => {
  const { endpoint } = fixtures.get('clubs.update')!
  const input = { version: 1, name: 'Ping de Vaise' }
  const options = { cookie: cookies.get('coach')!, writeId: '0198c0de-0000-7000-8000-000000000001' }
  await context.db.updateTable('clubs').set({ read_only_from: null }).execute()
  const first = await request(context.app, endpoint, input, options)
  await context.db.updateTable('clubs').set({ read_only_from: context.now() }).execute()
  const repeated = await request(context.app, endpoint, input, options)
  expect([first.status, await repeated.json()]).toEqual([200, await first.json()])
  const another = { ...options, writeId: '0198c0de-0000-7000-8000-000000000002' }
  expect((await request(context.app, endpoint, input, another)).status).toBe(402)
})

/** For a caller who is usually allowed. */
async function outcomeOf(app: App, fixture: Fixture): Promise<string> {
  const name = callerOf(fixture)
  const cookie = cookies.get(name)
  const input = await fixture.input({ context, me: callers[name] })
  const response = await request(app, fixture.endpoint, input, cookie ? { cookie } : {})
  return response.ok ? 'ok' : v.parse(problem, await response.json()).refusal
}

function callerOf({ outcomes }: Fixture): CallerName {
  return callerNames.find((name) => outcomes[name] === 'ok')!
}
