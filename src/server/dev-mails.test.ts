import { describe, expect, test } from 'vitest'
import { caller, createTestContext } from '../../test/support/context.ts'
import { runJobs } from '../../test/support/mails.ts'
import { newCoach, newPlayer } from '../../test/support/newcomers.ts'
import * as accounts from '../contract/accounts.ts'
import { enqueueMail } from './mail.ts'
import { createApp } from './app.ts'

const context = await createTestContext()

function open(headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', app = context.app) {
  const remoteFamily = remoteAddress.includes(':') ? 'IPv6' : 'IPv4'
  return app.request(
    '/dev/mails',
    { headers: { Host: 'localhost:3000', ...headers } },
    {
      incoming: { socket: { remoteAddress, remoteFamily } },
    },
  )
}

describe('the stored mails', () => {
  test('are shown newest first, with links to click and nothing to run', async () => {
    expect(await (await open()).text()).toContain('Aucun email pour le moment.')
    const nobody = caller(context.app)
    await nobody(accounts.signUp, newPlayer({ email: 'premier@exemple.fr' }))
    await runJobs(context)
    context.clock.now = new Date(context.clock.now.getTime() + 60_000)
    const to = 'seconde@exemple.fr'
    await nobody(accounts.signUp, { ...newCoach(), email: to })
    await runJobs(context)
    await enqueueMail(context.db, { to, subject: 'Club', text: '<script>alert(1)</script> & Cie' })
    await runJobs(context)

    const response = await open()
    const page = await response.text()
    expect(page.indexOf('À seconde@')).toBeGreaterThan(0)
    expect(page.indexOf('À seconde@')).toBeLessThan(page.indexOf('À premier@'))
    expect(page).toMatch(/<a href="http:\/\/localhost:3000\/confirm-email#[\w-]{43}"/)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Cie')
    expect(page).not.toContain('<script')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('are shown to %s', async (address) => {
    expect((await open({}, address)).status).toBe(200)
  })

  test.each(['192.168.1.20', '10.0.0.1', '2001:db8::1', '::ffff:192.168.1.20', ''])(
    'are not shown to %j',
    async (address) => {
      expect((await open({}, address)).status).toBe(404)
    },
  )

  test.each([
    { 'X-Forwarded-For': '127.0.0.1' },
    { Forwarded: 'for=127.0.0.1' },
    { Via: '1.1 proxy' },
    { Host: 'ailleurs.example:3000' },
    { Host: 'localhost.ailleurs.example' },
  ])('are not shown through a proxy or under another name: %j', async (headers) => {
    expect((await open(headers)).status).toBe(404)
  })

  test('do not exist in production', async () => {
    const app = createApp({ ...context, env: { ...context.env, production: true } })
    expect((await open({}, '127.0.0.1', app)).status).toBe(404)
  })
})
