import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import type * as personModule from '../../src/web/accounts/current-account.ts'
import type { CallFailed } from '../../src/web/app/call.ts'
import type * as outboxModule from '../../src/web/offline/outbox/outbox.ts'
import type * as listModule from '../../src/web/offline/outbox/outbox-state.ts'
import type * as writeModule from '../../src/web/app/write.ts'

export interface Sent {
  id: string
  account: string | null
  club: string | null
  path: string
  input: Record<string, unknown>
}

type Behaviour = 'answers' | 'unreachable' | 'silent' | 'dies before answering'

/** A server that executes each write once and answers its repeats, as the real one does. */
export class FakeServer {
  behaviour: Behaviour = 'answers'
  /** Refuses a write. */
  refuse: (sent: Sent) => { refusal: string; current?: unknown; retryAfter?: number } | null = () => null
  /** The writes received, repeats included. */
  readonly received: Sent[] = []
  /** The writes executed, in order. */
  readonly done: Sent[] = []

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const { signal } = init
    const headers = new Headers(init.headers)
    if (this.behaviour === 'unreachable') throw new TypeError('Failed to fetch')
    if (this.behaviour === 'silent') return hang(signal)
    if (init.method === 'HEAD') return new Response()
    const sent: Sent = {
      id: headers.get('Idempotency-Key') ?? '',
      account: headers.get('Rebond-Account'),
      club: headers.get('Rebond-Club'),
      path,
      input: JSON.parse(init.body as string) as Record<string, unknown>,
    }
    this.received.push(sent)
    const { retryAfter, ...problem } = this.refuse(sent) ?? { refusal: null }
    if (retryAfter !== undefined)
      return Response.json(problem, { status: 429, headers: { 'Retry-After': String(retryAfter) } })
    if (problem.refusal) {
      const status = problem.refusal === 'unexpected' ? 500 : 409
      return Response.json({ requestId: '-', ...problem }, { status })
    }
    if (!this.done.some(({ id }) => id === sent.id)) this.done.push(sent)
    if (this.behaviour === 'dies before answering') throw new TypeError('Failed to fetch')
    return Response.json({ done: true })
  }
}

function hang(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

interface Opened {
  frozen: boolean
  readonly closed: AbortController
}
let opened: Opened

class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>()
  readonly tab = opened
  constructor() {
    super()
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown): void {
    const copy: unknown = structuredClone(data)
    for (const other of FakeChannel.all) {
      if (other === this || other.tab.frozen || this.tab.frozen) continue
      setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data: copy })), 1)
    }
  }
}

interface Claim {
  readonly tab: Opened
  readonly take: () => Promise<unknown>
  readonly lose: (reason: Error) => void
}

class FakeLocks {
  private holder: Claim | undefined
  private readonly queue: Claim[] = []

  request(
    name: string,
    ...rest: [LockGrantedCallback<unknown>] | [LockOptions, LockGrantedCallback<unknown>]
  ) {
    const [options, callback] = rest.length === 1 ? [{}, rest[0]] : rest
    const tab = opened
    return new Promise((_, lose) => {
      const claim: Claim = { tab, take: async () => callback({ name, mode: 'exclusive' }), lose }
      if (options.steal) {
        this.holder?.lose(new DOMException('Stolen', 'AbortError'))
        this.holder = undefined
        this.queue.unshift(claim)
      } else this.queue.push(claim)
      this.grant()
    })
  }
  leave(tab: Opened): void {
    if (this.holder?.tab === tab) this.holder = undefined
    this.grant()
  }
  private grant(): void {
    if (this.holder) return
    this.holder = this.queue.splice(
      this.queue.findIndex(({ tab }) => !tab.closed.signal.aborted),
      1,
    )[0]
    void this.holder?.take()
  }
}

export interface Tab {
  write: typeof writeModule.write
  outbox: typeof outboxModule
  list: typeof listModule
  person: typeof personModule
  /** The club that the page shows. */
  enterClub(id: string): void
  CallFailed: typeof CallFailed
  /** The paths of the executed writes after which this tab has refetched. */
  readonly invalidated: string[]
  /** Lets these refetches fail, until `succeed`. */
  readonly reads: { fail: boolean; succeed: () => void }
  readonly blockedBy: string[]
  /** Frozen by the browser, without releasing its lock. */
  freeze(): void
  /** Closed or killed: the browser releases its locks. */
  close(): void
}

export interface FakeBrowser {
  readonly server: FakeServer
  openTab(): Promise<Tab>
  /** Advances the time for timers, messages and IndexedDB. */
  pass(ms: number): Promise<void>
}

/** A browser with one person signed in: tabs that share a store, locks, a channel and a server. */
export function fakeBrowser(accountId: string): FakeBrowser {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const server = new FakeServer()
  const storage = new Map([['rebond-person', accountId]])
  const locks = new FakeLocks()
  FakeChannel.all.clear()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('document', page)
  for (const method of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(method, page[method].bind(page))
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('navigator', { onLine: true, locks })
  vi.stubGlobal('fetch', server.fetch)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms)
    return controller.signal
  })

  async function openTab(): Promise<Tab> {
    const self: Opened = { frozen: false, closed: new AbortController() }
    opened = self
    vi.resetModules()
    const { write } = await import('../../src/web/app/write.ts')
    const { CallFailed } = await import('../../src/web/app/call.ts')
    const outbox = await import('../../src/web/offline/outbox/outbox.ts')
    const list = await import('../../src/web/offline/outbox/outbox-state.ts')
    const person = await import('../../src/web/accounts/current-account.ts')
    const { queryClient } = await import('../../src/web/app/query-client.ts')
    const { electLeader, runWhileLeader } = await import('../../src/web/offline/tabs.ts')
    const { startSending } = await import('../../src/web/offline/outbox/sender.ts')
    const { connectOutbox } = await import('../../src/web/offline/outbox/start-outbox.ts')
    const invalidated: string[] = []
    const blockedBy: string[] = []
    const onRead = new EventTarget()
    let readAt = 0
    function read() {
      readAt = Date.now()
      onRead.dispatchEvent(new Event('read'))
    }
    const reads = {
      fail: false,
      succeed() {
        reads.fail = false
        read()
      },
    }
    connectOutbox({
      async invalidate({ path }) {
        invalidated.push(path)
        if (!reads.fail) read()
      },
      isCacheNewer: ({ doneAt }) => readAt >= doneAt,
      onRefetch: (listener) => onRead.addEventListener('read', listener),
      onBlocked: (by) => blockedBy.push(by),
    })
    await list.loadQueue()
    runWhileLeader((signal) => startSending(AbortSignal.any([signal, self.closed.signal])))
    electLeader()
    return {
      write,
      outbox,
      list,
      person,
      enterClub: (id) => void queryClient.setQueryData(['me'], { club: { id } }),
      CallFailed,
      invalidated,
      reads,
      blockedBy,
      freeze: () => {
        self.frozen = true
        server.behaviour = 'silent'
      },
      close: () => {
        self.frozen = true
        self.closed.abort()
        locks.leave(self)
      },
    }
  }

  return { server, openTab, pass }
}

export function closeFakeBrowser(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

const stepMs = 20

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await vi.advanceTimersByTimeAsync(stepMs)
    // IndexedDB answers between timers.
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}
