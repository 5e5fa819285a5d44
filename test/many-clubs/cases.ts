import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve as listen } from '@hono/node-server'
import { v7 as uuidv7 } from 'uuid'
import type { JobHelpers } from 'graphile-worker'
import * as accounts from '../../src/contract/accounts.ts'
import * as clubExports from '../../src/contract/club-exports.ts'
import { resources } from '../../src/contract/v1/resources.ts'
import type { V1Write } from '../../src/contract/v1/write.ts'
import { writes } from '../../src/contract/v1/writes.ts'
import { ownDataPaths } from '../../src/contract/own-data.ts'
import { livePath } from '../../src/contract/live-event.ts'
import { exportClub } from '../../src/server/club-exports/export-job.ts'
import { tasksOf } from '../../src/server/jobs.ts'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { insertApiKey, writesEverything } from '../club/api-key-fixtures.ts'
import { type CallerName, callerNames, callers } from '../endpoints/callers.ts'
import type { Fixture } from '../endpoints/fixture.ts'
import { fixtures } from '../endpoints/fixtures.ts'
import { request } from '../support/context.ts'
import type { Quietly, InstrumentedContext } from './instrumented-context.ts'

export interface Case {
  name: string
  endpoint?: string
  /** Resolves to whether it succeeded; a refused request issues statements as well. */
  run: (watched: InstrumentedContext, quietly: Quietly) => Promise<boolean>
}

const resourcesPath = '/api/v1'

type Cookies = ReadonlyMap<CallerName, string>

/** What makes the server issue statements: every endpoint by every kind of caller, every job, a stream, time. */
export function casesOf(cookies: Cookies, { context }: InstrumentedContext): Case[] {
  const ofEndpoints = [...fixtures].flatMap(([name, fixture]) => [
    ...distinctCallers(fixture).map((by) => call(name, `by ${by}`, fixture, by, fixture.input, cookies)),
    ...Object.entries(fixture.exceptions).map(([what, { by, input }]) =>
      call(name, what, fixture, by, input, cookies),
    ),
  ])
  const jobs = Object.keys(tasksOf(context)).map(job)
  const coach = cookies.get('coach')!
  const ofPrograms = [
    ...resources.flatMap(({ name }) => [program(name, 'page'), program(name, 'one')]),
    ...writes.map(written),
  ]
  return [
    ...ofEndpoints,
    ...ofPrograms,
    ...jobs,
    repeatedWrite(cookies),
    clubExport(coach),
    ownData('player', cookies),
    ownData('otherCoach', cookies),
    stream(coach),
    laterVisit(coach),
  ]
}

/** The first caller of each role and outcome. */
function distinctCallers({ outcomes }: Fixture): CallerName[] {
  const kindOf = (name: CallerName) => `${callers[name]?.role} ${outcomes[name]}`
  return callerNames.filter(
    (name, n) => callerNames.findIndex((other) => kindOf(other) === kindOf(name)) === n,
  )
}

function call(
  endpointName: string,
  what: string,
  { endpoint }: Fixture,
  by: CallerName,
  makeInput: Fixture['input'],
  cookies: Cookies,
): Case {
  return {
    name: `${endpointName} ${what}`,
    endpoint: endpointName,
    async run({ context, app }, quietly) {
      const input = await quietly(async () => makeInput({ context, me: callers[by] }))
      const cookie = cookies.get(by)
      const options = { ...(cookie && { cookie }), writeId: uuidv7() }
      return (await request(app, endpoint, input, options)).ok
    },
  }
}

const payloads: Readonly<Record<string, object>> = {
  'mail-link': { accountId: people.ines.id, purpose: 'confirm-email' },
  'send-mail': { to: people.ines.email, subject: 'Séance', text: 'À mardi !' },
  'mail-password-reset': { email: people.ines.email },
  'mail-arrivals': { clubId: vaiseId },
  'mail-inherited-club': { clubId: vaiseId },
  'sync-subscription': { clubId: vaiseId },
  'cancel-subscription': { clubId: vaiseId },
  'read-charge': { chargeId: 'ch_of_nobody' },
  'terminate-contract': { id: vaiseId },
  'export-club': { id: vaiseId },
  'import-players': { id: vaiseId },
}

/** Gets the stored answer. */
function repeatedWrite(cookies: Cookies): Case {
  const { endpoint, input } = fixtures.get('exercises.create')!
  return {
    name: 'a repeated write',
    async run({ context, app }) {
      const given = await input({ context, me: callers.coach })
      const options = { cookie: cookies.get('coach')!, writeId: uuidv7() }
      await request(app, endpoint, given, options)
      return (await request(app, endpoint, given, options)).ok
    },
  }
}

/** What a program reads with a key: a second page, as the first one is a part of it, or one thing. */
function program(name: string, what: 'page' | 'one'): Case {
  return {
    name: `${resourcesPath}/${name}, ${what}`,
    async run({ context, app }, quietly) {
      const { path, headers } = await quietly(async () => {
        await context.db
          .updateTable('clubs')
          .set({ subscription_plan: 'pro' })
          .where('id', '=', vaiseId)
          .execute()
        const key = { clubId: vaiseId, coachId: people.lea.id }
        const headers = { Authorization: `Bearer ${(await insertApiKey(context, key)).secret}` }
        const first = await app.request(`${resourcesPath}/${name}?limit=1`, { headers })
        const { data, next } = (await first.json()) as { data: [Record<string, string>]; next: string }
        const { ids } = resources.find((resource) => resource.name === name)!
        const address = Object.keys(ids).map((id) => data[0][id])
        return { path: what === 'page' ? `?limit=100&cursor=${next}` : `/${address.join('/')}`, headers }
      })
      const answer = await app.request(`${resourcesPath}/${name}${path}`, { headers })
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
      return true
    },
  }
}

/** What a program writes with a key: to the first thing of its club. */
function written({ kind, method, needs: { resource }, example }: V1Write): Case {
  return {
    name: `${resourcesPath}/${resource}, ${kind}`,
    async run({ context, app }, quietly) {
      const { path, headers } = await quietly(async () => {
        await context.db
          .updateTable('clubs')
          .set({ subscription_plan: 'pro' })
          .where('id', '=', vaiseId)
          .execute()
        const key = { clubId: vaiseId, coachId: people.lea.id, access: writesEverything }
        const headers = { Authorization: `Bearer ${(await insertApiKey(context, key)).secret}` }
        const page = await app.request(`${resourcesPath}/${resource}?limit=100`, { headers })
        const { data } = (await page.json()) as { data: { id: string; status?: string }[] }
        const { id } = data.find(({ status }) => status !== 'archived')!
        return { path: kind === 'create' ? '' : `/${id}`, headers }
      })
      // Whatever took place stays on its day.
      const changed = resource === 'sessions' && kind === 'change' ? { title: 'Stage' } : example
      const body = resource === 'evaluations' ? { ...example, playerId: people.ines.id } : changed
      const answer = await app.request(`${resourcesPath}/${resource}${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
        headers: { ...headers, 'If-Match': '*', 'Idempotency-Key': uuidv7() },
      })
      if (!answer.ok) throw new Error(`${method} ${resource}: ${answer.status} ${await answer.text()}`)
      return true
    },
  }
}

function job(task: string): Case {
  return {
    name: `job ${task}`,
    async run({ context }) {
      // Of graphile-worker's helpers our tasks use `addJob` alone, for mails beyond their budget.
      await tasksOf(context)[task]!(payloads[task] ?? {}, {
        addJob: () => Promise.reject(new Error('These mails are within their budget.')),
      } as unknown as JobHelpers)
      return true
    },
  }
}

const exportId = '0198c0de-0000-7000-8000-00000000e001'

/** Asked for, written and downloaded. */
function clubExport(cookie: string): Case {
  return {
    name: 'an export of the club',
    async run({ app, context }) {
      const asked = await request(app, clubExports.create, { id: exportId }, { cookie })
      await exportClub(context, exportId)
      const file = await app.request(clubExports.exportFilePath(exportId), { headers: { Cookie: cookie } })
      return asked.ok && file.ok && (await file.arrayBuffer()).byteLength > 0
    },
  }
}

/** What is held of somebody, as they read it. */
function ownData(by: CallerName, cookies: Cookies): Case {
  return {
    name: `the data of the ${by}`,
    async run({ app }) {
      return (await app.request(ownDataPaths.page, { headers: { Cookie: cookies.get(by)! } })).ok
    },
  }
}

function stream(cookie: string): Case {
  return {
    name: livePath,
    async run({ app, context }) {
      const server = listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
      await once(server, 'listening')
      const closing = new AbortController()
      const { live } = context
      const isChecked = new Promise<void>((resolve) => {
        live.endUnless = () => resolve()
      })
      const { port } = server.address() as AddressInfo
      const url = `http://127.0.0.1:${port}${livePath}`
      const response = await fetch(url, { headers: { Cookie: cookie }, signal: closing.signal })
      await isChecked
      closing.abort()
      server.close()
      return response.ok
    },
  }
}

/** A visit after an hour extends the login session. */
function laterVisit(cookie: string): Case {
  return {
    name: 'a visit two hours later',
    async run({ app, clock }) {
      clock.now = new Date(clock.now.getTime() + 2 * 3600_000)
      return (await request(app, accounts.me, {}, { cookie })).ok
    },
  }
}
