import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createClub } from '../../../test/club/people.ts'
import { createTestContext, createTestContextOn } from '../../../test/support/context.ts'
import { databaseThatFailsAfter } from '../../../test/support/crashing.ts'
import { refusal } from '../../../test/support/refusals.ts'
import { runJobs } from '../../../test/support/mails.ts'
import * as trainingSessions from '../../contract/training-sessions.ts'
import { createApp } from '../app.ts'
import { enqueueMail } from '../mail.ts'
import { createMetrics } from './metrics.ts'
import { watchServer } from './watch-server.ts'

const token = 'un-jeton-assez-long'
const context = await createTestContext({ METRICS_TOKEN: token })

beforeEach(() => {
  context.metrics.registry.resetMetrics()
})

function scrape(
  {
    headers = {},
    remoteAddress = '127.0.0.1',
  }: { headers?: Record<string, string>; remoteAddress?: string } = {},
  app = context.app,
): Promise<Response> | Response {
  const socket = { remoteAddress, remoteFamily: remoteAddress.includes(':') ? 'IPv6' : 'IPv4' }
  return app.request(
    '/metrics',
    { headers: { Host: 'localhost:3000', ...headers } },
    { incoming: { socket } },
  )
}

/** The samples of a metric, by their labels. */
async function samples(name: string, app = context.app): Promise<Record<string, number>> {
  const text = await (await scrape({}, app)).text()
  return Object.fromEntries(
    [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(([, labels = '', value]) => [
      labels,
      Number(value),
    ]),
  )
}

describe('The metrics are shown', () => {
  test('to this machine, in the format of Prometheus, and are not to be stored.', async () => {
    const response = await scrape()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain('# TYPE rebond_http_requests_total counter')
  })

  test('to whoever has the token, from anywhere.', async () => {
    const elsewhere = { remoteAddress: '192.168.1.20', headers: { Authorization: `Bearer ${token}` } }
    expect((await scrape(elsewhere)).status).toBe(200)
  })

  test.each([
    {},
    { Authorization: 'Bearer faux' },
    { Authorization: `Basic ${token}` },
    { Authorization: 'Bearer ' },
    { Host: 'rebond.example', 'X-Forwarded-For': '127.0.0.1' },
  ])('to nobody else: %j', async (headers) => {
    expect((await scrape({ remoteAddress: '192.168.1.20', headers })).status).toBe(404)
  })

  test('not with a wrong token from this machine, nor through a proxy on it.', async () => {
    expect((await scrape({ headers: { Authorization: 'Bearer faux' } })).status).toBe(404)
    for (const name of ['X-Forwarded-For', 'Forwarded', 'Via'])
      expect((await scrape({ headers: { [name]: '203.0.113.7' } })).status).toBe(404)
  })

  test('without a token to this machine alone.', async () => {
    const { app } = createTestContextOn(context.database)
    expect((await scrape({}, app)).status).toBe(200)
    const elsewhere = { remoteAddress: '192.168.1.20', headers: { Authorization: 'Bearer undefined' } }
    expect((await scrape(elsewhere, app)).status).toBe(404)
  })
})

test('A request counts under the pattern of its route, and what matches none under that of all.', async () => {
  const { coach } = await createClub(context)
  context.metrics.registry.resetMetrics()
  for (const id of [coach.id, crypto.randomUUID()])
    expect(await refusal(coach.call(trainingSessions.show, { id }))).toBe('not-found')
  await context.app.request('/healthz')
  await context.app.request(`/api/nowhere/${coach.id}`)
  await context.app.request(`/nowhere/${coach.email}`)
  const text = await (await scrape()).text()
  expect(await samples('rebond_http_requests_total')).toMatchObject({
    'method="GET",route="/api/training-sessions/:id",status="4xx"': 2,
    'method="GET",route="/healthz",status="2xx"': 1,
    'method="GET",route="/api/*",status="4xx"': 1,
  })
  expect(await samples('rebond_http_request_duration_seconds_count')).toMatchObject({
    'method="GET",route="/api/training-sessions/:id"': 2,
  })
  expect(text).not.toContain(coach.id)
  expect(text).not.toContain('@')
  expect(text).not.toContain('nowhere')
})

test('The queue is counted by task: what is due, what comes later, and what was tried for the last time.', async () => {
  const add = (task: string, seconds: number) =>
    sql`select graphile_worker.add_job(${task}, run_at => now() + make_interval(secs => ${seconds}))`.execute(
      context.db,
    )
  await add('read-subscriptions', -120)
  await add('read-subscriptions', 3600)
  await add('tidy-up', 0)
  await sql`
    update graphile_worker._private_jobs set attempts = max_attempts
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'tidy-up')`.execute(
    context.db,
  )
  expect(await samples('rebond_jobs')).toMatchObject({
    'task="read-subscriptions",state="due"': 1,
    'task="read-subscriptions",state="later"': 1,
    'task="tidy-up",state="dead"': 1,
    'task="tidy-up",state="due"': 0,
  })
  const { 'task="read-subscriptions"': waited } = await samples('rebond_job_oldest_due_seconds')
  expect(waited).toBeGreaterThanOrEqual(120)
  expect(waited).toBeLessThan(180)
  await sql`delete from graphile_worker._private_jobs`.execute(context.db)
  expect(await samples('rebond_jobs')).toMatchObject({ 'task="read-subscriptions",state="due"': 0 })
})

test('The webhook is as far behind as its oldest event that nobody has handled.', async () => {
  expect(await samples('rebond_webhook_lag_seconds')).toEqual({ '': 0 })
  const at = (seconds: number) => new Date(context.now().getTime() - seconds * 1000)
  const event = (id: string, received_at: Date, handled_at: Date | null) => ({
    id,
    type: 'invoice.paid',
    created_at: received_at,
    received_at,
    handled_at,
  })
  const { id: club_id } = await createClub(context)
  await context.db
    .insertInto('stripe_events')
    .values([
      { ...event('evt_1', at(500), at(1)), club_id },
      { ...event('evt_2', at(90), null), club_id },
      { ...event('evt_3', at(30), null), club_id },
    ])
    .execute()
  expect(await samples('rebond_webhook_unhandled_events')).toEqual({ '': 2 })
  expect(await samples('rebond_webhook_lag_seconds')).toEqual({ '': 90 })
})

test('A mail counts as sent, and one beyond its budget as withheld.', async () => {
  const to = 'quelquun@exemple.fr'
  const { id: clubId } = await createClub(context)
  await runJobs(context)
  context.metrics.registry.resetMetrics()
  for (let n = 0; n < 60; n++)
    await enqueueMail(context.db, { to, subject: `${n}`, text: 'Bonjour' }, { clubId, about: 'members' })
  await runJobs(context)
  const mails = await samples('rebond_mails_total')
  expect(mails['outcome="sent"']).toBeGreaterThan(0)
  expect(mails['outcome="withheld"']).toBeGreaterThan(0)
  expect(mails['outcome="sent"']! + mails['outcome="withheld"']!).toBe(60)
})

test('A mail server that cannot be reached counts as failed, and so does its job.', async () => {
  const down = createTestContextOn(context.database, { SMTP_URL: 'smtp://127.0.0.1:9' })
  await enqueueMail(down.db, { to: 'quelquun@exemple.fr', subject: 'Bonjour', text: 'Bonjour' })
  await runJobs(down)
  expect(await samples('rebond_mails_total', down.app)).toEqual({ 'outcome="failed"': 1 })
  expect(await samples('rebond_job_failures_total', down.app)).toEqual({ 'task="send-mail"': 1 })
  await sql`delete from graphile_worker._private_jobs`.execute(context.db)
})

test('Without its database a server still shows the rest, and nothing old of what it reads there.', async () => {
  expect(await samples('rebond_database_up')).toEqual({ '': 1 })
  const broken = { ...context, db: databaseThatFailsAfter(context, 0) }
  const app = createApp(broken)
  expect(await samples('rebond_database_up', app)).toEqual({ '': 0 })
  expect(await samples('rebond_jobs', app)).toEqual({})
  expect(await samples('rebond_webhook_lag_seconds', app)).toEqual({})
  expect(Object.keys(await samples('rebond_http_requests_total', app))).not.toEqual([])
})

test('A process shows its event loop, its connections and its streams.', async () => {
  const metrics = createMetrics()
  watchServer(metrics, { pools: { requests: context.database.pool }, live: context.live })
  const text = await metrics.registry.metrics()
  expect(text).toMatch(/^rebond_pool_connections\{pool="requests",state="idle"\} \d+$/m)
  expect(text).toMatch(/^rebond_live_streams 0$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m)
})
