import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The key of a page's errors in its session storage, as a list in JSON. */
export const errorsKey = 'complaints'

/**
 * A proxy for an engine whose driver does not report the console: adds a script to each page that records its errors,
 * from the beginning and also offline. The content security policy stays, and allows that script.
 */
export async function openRecordingProxy(
  serverUrl: string,
): Promise<{ url: string; close(): Promise<void> }> {
  const proxy = createServer((incoming, outgoing) => {
    // Neither compressed nor « not modified », so that the page can be changed. Host and Origin stay the browser's.
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers
    const passed = request(serverUrl + incoming.url, { method: incoming.method, headers })
    passed.on('response', (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) void answerPage(answer, outgoing)
      else answer.pipe(outgoing.writeHead(answer.statusCode!, answer.headers))
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    async close() {
      const closed = once(proxy, 'close')
      proxy.close()
      proxy.closeAllConnections()
      await closed
    },
  }
}

async function answerPage(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const page = (await text(answer)).replace('</head>', () => `<script>${recorder}</script></head>`)
  const { 'content-length': _, etag: __, 'content-security-policy': policy = '', ...headers } = answer.headers
  const named = String(policy).replace('script-src', `script-src 'sha256-${recorderHash}'`)
  outgoing.writeHead(answer.statusCode!, { ...headers, 'content-security-policy': named })
  outgoing.end(page)
}

const recorder = `(${record.toString()})(${JSON.stringify(errorsKey)})`
const recorderHash = createHash('sha256').update(recorder).digest('base64')

function record(key: string): void {
  const complain = (complaint: string) => {
    const earlier = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...earlier, complaint]))
  }
  // oxlint-disable-next-line no-console -- what is recorded
  const { error } = console
  // oxlint-disable-next-line no-console -- what is recorded
  console.error = (...words: unknown[]) => {
    complain(words.join(' '))
    error(...words)
  }
  addEventListener('error', ({ message, filename, lineno }) => complain(`${message} (${filename}:${lineno})`))
  addEventListener('unhandledrejection', ({ reason }) => complain(`Unhandled rejection: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(`The content policy forbids ${blockedURI} (${violatedDirective}).`),
  )
}
