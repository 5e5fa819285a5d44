import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { vaiseId } from '../../src/demo/club.ts'
import { people } from '../../src/demo/club-people.ts'
import { ApiPage } from '../../src/web/public/api-page.tsx'
import { insertApiKey, writesEverything } from '../club/api-key-fixtures.ts'
import { readAll, programWith, writerWith } from '../support/v1.ts'
import { createFilledContext } from './filled-context.ts'

const { context } = await createFilledContext()
await context.db.updateTable('clubs').set({ subscription_plan: 'pro' }).execute()
const key = { clubId: vaiseId, coachId: people.lea.id, access: writesEverything }
const { secret } = await insertApiKey(context, key)
const { send, tagOf } = writerWith(context.app, secret)

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
const page = renderToStaticMarkup(createElement(ApiPage))
const examples = [...page.matchAll(/<pre[^>]*><code>([^<]*)<\/code>/g)].map(([, text]) =>
  text!.replaceAll(/&[^;]+;/g, (entity) => entities[entity]!),
)

test('Each example of the documentation does what it shows, once its values are filled in.', async () => {
  const ids = await knownIds()
  const done: string[] = []
  for (const example of examples) {
    const { method, path, headers, body } = requestOf(example)
    const resource = /^\w+/.exec(path)![0]
    const address = path
      .replace('$IDENTIFIANT', ids.get(resource)!)
      .replace('$SUITE', await cursorOf(resource))
    // A name for each write; the tag of each thing.
    const values = async (value: string) =>
      value === '"…"' ? tagOf(address) : value.replace('$NOM', `ecriture-${done.length}`)
    const filled = await Promise.all(
      Object.entries(headers).map(async ([name, value]) => [name, await values(value)] as const),
    )
    const answer = await send(method, address, {
      headers: Object.fromEntries(filled),
      ...(body !== null && { body: body.replace('0198c0de-0000-7000-8000-000000000001', people.ines.id) }),
    })
    const made = answer.headers.get('Location')?.split('/').at(-1)
    if (made) ids.set(resource, made)
    done.push(`${method} ${path} ${answer.status}`)
  }
  expect(done).toEqual([
    'get players 200',
    'get sessions?limit=100&cursor=$SUITE 200',
    'get sessions/$IDENTIFIANT 304',
    'patch players/$IDENTIFIANT 200',
    'post sessions 201',
    'patch sessions/$IDENTIFIANT 200',
    'delete sessions/$IDENTIFIANT 204',
    'post exercises 201',
    'patch exercises/$IDENTIFIANT 200',
    'delete exercises/$IDENTIFIANT 204',
    'patch requests/$IDENTIFIANT 200',
    'post evaluations 201',
  ])
})

/** As a shell reads the words of `curl`. */
function requestOf(example: string) {
  const command = example.replace(/^export .*\n/, '').replaceAll('\\\n', '')
  const words = command.match(/'[^']*'|"[^"]*"|\S+/g)!.map((word) => word.replaceAll(/^(['"])(.*)\1$/g, '$2'))
  const after = (option: string) => words.flatMap((word, n) => (words[n - 1] === option ? [word] : []))
  expect(words[0]).toBe('curl')
  expect(after('-H')).toContain('Authorization: Bearer $REBOND_CLE')
  const headers = after('-H').filter((header) => !header.startsWith('Authorization'))
  return {
    method: (after('-X')[0] ?? 'GET').toLowerCase() as 'get' | 'post' | 'patch' | 'delete',
    path: words.at(-1)!.replace('{{PUBLIC_URL}}/api/v1/', ''),
    headers: Object.fromEntries(headers.map((header) => header.split(': '))) as Record<string, string>,
    body: after('-d')[0] ?? null,
  }
}

/** One of each resource; a request that waits for its answer. */
async function knownIds(): Promise<Map<string, string>> {
  const read = programWith(context.app, secret)
  const [first] = await readAll(read, 'players')
  const pending = (await readAll(read, 'requests')).find(({ status }) => status === 'pending')
  const [session] = await readAll(read, 'sessions')
  return new Map(
    Object.entries({ players: first, requests: pending, sessions: session }).map(([name, thing]) => [
      name,
      String(thing!['id']),
    ]),
  )
}

async function cursorOf(resource: string): Promise<string> {
  const { next } = (await (await send('get', `${resource}?limit=1`)).json()) as { next: string }
  return next
}
