import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { v7 as uuidv7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import * as accounts from '../../src/contract/accounts.ts'
import { writeIdHeader } from '../../src/contract/endpoint.ts'
import { livePath } from '../../src/contract/live-event.ts'
import { readEnv } from '../../src/server/env.ts'
import { freePort, root, start, temporaryFolder } from '../newcomer/program.ts'
import { mailServer } from '../support/mail-server.ts'

// The files of deploy/ as docs/installer.md has them used: Debian's nginx, systemd's own checker.
const folder = temporaryFolder()
const deploy = join(root, 'deploy')
const settings = Object.fromEntries(
  readFileSync(join(deploy, 'rebond.env'), 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)

test('The settings that come with it start a server in production once its own words stand in them.', () => {
  expect(() => readEnv(settings)).not.toThrow()
})

test('systemd finds nothing to say of the units.', () => {
  const system = join(folder, 'system')
  const units = join(system, 'etc/systemd/system')
  cpSync(join(deploy, 'systemd'), units, { recursive: true })
  cpSync('/usr/lib/systemd/system', join(system, 'usr/lib/systemd/system'), { recursive: true })
  mkdirSync(join(system, 'opt/rebond/deploy'), { recursive: true })
  for (const program of ['rebond', 'deploy/backup.sh']) {
    writeFileSync(join(system, 'opt/rebond', program), '#!/bin/sh\n')
    chmodSync(join(system, 'opt/rebond', program), 0o755)
  }
  const names = readdirSync(units)
  expect(names).toHaveLength(3)
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', `--root=${system}`, ...names], {
    encoding: 'utf8',
  })
  expect(stdout + stderr).toBe('')
  // Each unit would have a /tmp of its own, and no backup would find the database.
  for (const name of names) expect(readFileSync(join(units, name), 'utf8')).not.toContain('PrivateTmp=')
})

test('Behind nginx over TLS a coach founds a club, is mailed, hears what changes, and is refused with a sentence.', async () => {
  const mails = await mailServer()
  const [http, https, port] = [await freePort(), await freePort(), await freePort()]
  const site = `https://localhost:${https}`
  const server = start(process.execPath, ['src/server/main.ts'], {
    ...settings,
    PORT: String(port),
    PUBLIC_URL: site,
    SMTP_URL: mails.url,
    DATA_DIR: join(folder, 'data'),
    SHUTDOWN_DELAY: '0',
  })
  let log = ''
  server.stdout?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const ended = once(server, 'exit')
  const nginx = startNginx({ http, https, port })
  const nginxEnded = once(nginx, 'exit')
  const ask = (path: string, options: RequestOptions = {}, body?: string) =>
    answerOf(request(`${site}${path}`, { rejectUnauthorized: false, ...options }), body)
  await vi.waitFor(async () => expect((await ask('/readyz')).statusCode).toBe(200), { timeout: 30_000 })

  const plain = await answerOf(plainRequest(`http://localhost:${http}/coach?next=1`))
  expect([plain.statusCode, plain.headers.location]).toEqual([301, 'https://localhost/coach?next=1'])
  expect((await answerOf(plainRequest(`http://localhost:${http}/api/v1/players`))).statusCode).toBe(403)
  const page = await ask('/coach')
  expect(page.headers['strict-transport-security']).toBeDefined()
  expect(await text(page)).toContain('<div id="root">')

  const write = (path: string, body: string, headers: Record<string, string> = {}) =>
    ask(
      path,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: site, [writeIdHeader]: uuidv7(), ...headers },
      },
      body,
    )
  const email = 'camille.roche@example.org'
  const person = {
    id: uuidv7(),
    firstName: 'Camille',
    lastName: 'Roche',
    email,
    password: 'balle-orange-2026',
  }
  const club = { way: 'found', clubId: uuidv7(), clubName: 'Ping de la Vallée' }
  const signedUp = await write(accounts.signUp.path, JSON.stringify({ role: 'coach', ...person, club }))
  expect(await text(signedUp)).toContain('Camille')
  const [cookie = ''] = signedUp.headers['set-cookie'] ?? []
  expect(cookie).toContain('Secure')
  await vi.waitFor(async () => expect(await mails.to(email)).not.toEqual([]), { timeout: 10_000 })
  expect((await mails.to(email))[0]!.text).toContain(site)

  const signedIn = { Cookie: cookie.split(';')[0]! }
  // The first words of the stream arrive while it is open: nothing between keeps them back.
  const stream = await ask(livePath, { headers: signedIn })
  const [first] = (await once(stream, 'data')) as [Buffer]
  expect(first.length).toBeGreaterThan(0)
  stream.destroy()

  const large = await write(accounts.signUp.path, JSON.stringify({ text: 'x'.repeat(400_000) }))
  expect(large.statusCode).toBe(413)
  expect(JSON.parse(await text(large))).toMatchObject({ refusal: 'too-large' })
  const elsewhere = await write(accounts.signUp.path, '{}', { Origin: 'https://elsewhere.example' })
  expect(elsewhere.statusCode).toBe(403)
  expect(log).not.toMatch(/"level":[45]0/)

  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  nginx.kill('SIGQUIT')
  await nginxEnded
  await mails.close()
}, 90_000)

/** The site as it is in deploy/nginx, with other ports, its name and a certificate signed by itself. */
function startNginx({ http, https, port }: Record<'http' | 'https' | 'port', number>) {
  const certificate = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', [...request, ...certificate], { stdio: 'ignore' })
  const site = readFileSync(join(deploy, 'nginx/rebond.conf'), 'utf8')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('/etc/letsencrypt/live/rebond.monclub.fr', folder)
    .replaceAll('rebond.monclub.fr', 'localhost')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; user root; pid ${join(folder, 'nginx.pid')}; events {} http { access_log off; ${temporary}\n${site}}`,
  )
  const errors = join(folder, 'nginx.log')
  return spawn('/usr/sbin/nginx', ['-c', file, '-e', errors], { stdio: ['ignore', 'ignore', 'inherit'] })
}

async function answerOf(asked: ReturnType<typeof request>, body?: string): Promise<IncomingMessage> {
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}
