import { IDBIndex } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  closeFakeBrowser,
  type FakeBrowser,
  fakeBrowser,
  type Tab,
} from '../../../../test/support/fake-browser.ts'
import * as accounts from '../../../contract/accounts.ts'
import { evaluate } from '../../../contract/technique-evaluations.ts'
import * as trainingSessions from '../../../contract/training-sessions.ts'
import { intervals } from '../../app/intervals.ts'

const ana = '019a0000-0000-7000-8000-000000000001'
const tom = '019a0000-0000-7000-8000-000000000002'
const session = '019a0000-0000-7000-8000-0000000000aa'

/** Six tries, each after the longest pause that chance can give, and the pause that is under way. */
const longEnoughMs = 7 * intervals.longestSendRetry

let browser: FakeBrowser
let tab: Tab

beforeEach(async () => {
  browser = fakeBrowser(ana)
  tab = await browser.openTab()
})
afterEach(closeFakeBrowser)

/** Whoever wrote it goes on looking at the screen that says what becomes of it. */
function say(from: Tab, comment: string, isMounted = () => true) {
  return from.write(
    trainingSessions.giveFeedback,
    { id: session, rating: 'positive', comment },
    { isMounted },
  )
}
/** Writes while no answer comes, and goes on. */
async function sayAndGoOn(from: Tab, comment: string): Promise<void> {
  const written = say(from, comment)
  await browser.pass(1_200)
  expect(await written).toBeNull()
}
function comments(): unknown[] {
  return browser.server.done.map(({ input }) => input['comment'])
}
function waiting(of: Tab): unknown[] {
  return of.list.outboxState().writes.map(({ input }) => input['comment'])
}
function onceEach(): void {
  const ids = browser.server.done.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
}

describe('A write', () => {
  test('keeps what its address names, as its author passed it.', async () => {
    browser.server.behaviour = 'unreachable'
    const named = [{ title: 'Services courts', date: '2026-11-24', time: '18:00' }]
    void tab.write(trainingSessions.remove, { id: session, version: 1 }, { named })
    void tab.write(trainingSessions.giveReply, { id: session, reply: 'coming' })
    await browser.pass(1_200)
    expect(tab.list.outboxState().writes).toMatchObject([{ named }, { named: [] }])
  })

  test('that the server answers at once is answered to whoever waits, and leaves nothing behind.', async () => {
    const written = say(tab, 'Bien')
    await browser.pass(200)
    expect(await written).toEqual({ done: true })
    expect(waiting(tab)).toEqual([])
    expect(browser.server.done).toMatchObject([
      { account: ana, path: `/api/training-sessions/${session}/feedback` },
    ])
    expect(tab.invalidated).toEqual([trainingSessions.giveFeedback.path])
  })

  test('that was done stays laid over what was read before, until that is read again.', async () => {
    tab.reads.fail = true
    const written = say(tab, 'Bien')
    await browser.pass(200)
    await written
    expect(waiting(tab)).toEqual([])
    expect(tab.list.outboxState().doneWrites).toMatchObject([{ input: { comment: 'Bien' } }])
    tab.reads.succeed()
    expect(tab.list.outboxState().doneWrites).toEqual([])
  })

  test('that the server refuses at once is refused to whoever waits, and leaves no notice.', async () => {
    browser.server.refuse = () => ({ refusal: 'feedback-already-given' })
    const written = say(tab, 'Bien').catch((error: unknown) => error)
    await browser.pass(200)
    expect(await written).toMatchObject({ refusal: 'feedback-already-given' })
    expect(waiting(tab)).toEqual([])
  })

  test('that is refused at once stays as a notice where its screen was left meanwhile.', async () => {
    browser.server.refuse = () => ({ refusal: 'feedback-already-given' })
    let here = true
    const written = say(tab, 'Bien', () => here).catch((error: unknown) => error)
    here = false
    await browser.pass(200)
    expect(await written).toMatchObject({ refusal: 'feedback-already-given' })
    expect(tab.list.outboxState().writes).toMatchObject([
      { input: { comment: 'Bien' }, refused: { refusal: 'feedback-already-given' } },
    ])
  })

  test('without network waits on the device, and is sent once when the server is back.', async () => {
    browser.server.behaviour = 'unreachable'
    await sayAndGoOn(tab, 'Un')
    await sayAndGoOn(tab, 'Deux')
    expect(waiting(tab)).toEqual(['Un', 'Deux'])
    browser.server.behaviour = 'answers'
    await browser.pass(longEnoughMs)
    expect(comments()).toEqual(['Un', 'Deux'])
    expect(waiting(tab)).toEqual([])
  })

  test('does not keep anybody waiting once the server was found to be away.', async () => {
    browser.server.behaviour = 'unreachable'
    await sayAndGoOn(tab, 'Un')
    const second = say(tab, 'Deux')
    await browser.pass(60)
    expect(await second).toBeNull()
  })

  test('to a server that takes connections and never answers goes through once it does.', async () => {
    browser.server.behaviour = 'silent'
    await sayAndGoOn(tab, 'Un')
    await browser.pass(40_000)
    browser.server.behaviour = 'answers'
    await browser.pass(60_000)
    expect(comments()).toEqual(['Un'])
  })

  test('whose answer was lost after the server did it is sent again under the same id, and done once.', async () => {
    browser.server.behaviour = 'dies before answering'
    await sayAndGoOn(tab, 'Un')
    browser.server.behaviour = 'answers'
    await browser.pass(longEnoughMs)
    expect(new Set(browser.server.received.map(({ id }) => id)).size).toBe(1)
    expect(browser.server.received.length).toBeGreaterThan(1)
    expect(comments()).toEqual(['Un'])
  })

  test('that is one too many waits as long as the server says, without a notice, and all arrive in order.', async () => {
    let takenAgainAt = 0
    // Three at once, then one a second.
    browser.server.refuse = () => {
      const now = Date.now()
      const ahead = Math.max(takenAgainAt, now) + 1000
      if (ahead > now + 3000) return { refusal: 'too-many-writes', retryAfter: 1 }
      takenAgainAt = ahead
      return null
    }
    const all = Array.from({ length: 9 }, (_, n) => `Avis ${n}`)
    const written = Promise.all(all.map((comment) => say(tab, comment)))
    const notices: unknown[] = []
    for (let second = 0; second < 12; second += 1) {
      await browser.pass(1000)
      notices.push(...tab.list.outboxState().writes.filter(({ refused }) => refused))
    }
    await written
    expect(comments()).toEqual(all)
    expect(notices).toEqual([])
    expect(waiting(tab)).toEqual([])
  })

  test('that is one too many is not sent again earlier, whatever else is written.', async () => {
    browser.server.refuse = () => ({ refusal: 'too-many-writes', retryAfter: 30 })
    await sayAndGoOn(tab, 'Un')
    await sayAndGoOn(tab, 'Deux')
    await browser.pass(20_000)
    expect(browser.server.received).toHaveLength(1)
    browser.server.refuse = () => null
    await browser.pass(10_000)
    expect(comments()).toEqual(['Un', 'Deux'])
  })

  test('survives the page, and is sent by the next one.', async () => {
    browser.server.behaviour = 'unreachable'
    await sayAndGoOn(tab, 'Un')
    tab.close()
    browser.server.behaviour = 'answers'
    const next = await browser.openTab()
    await browser.pass(200)
    expect(comments()).toEqual(['Un'])
    expect(waiting(next)).toEqual([])
  })

  test('that is sent while the line is looked at is not overlooked.', async () => {
    const all = Array.from({ length: 8 }, (_, index) => say(tab, String(index)))
    await browser.pass(900)
    await Promise.all(all)
    expect(comments()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  })
})

describe('A write refused later', () => {
  async function refusedInTheMiddle() {
    browser.server.behaviour = 'unreachable'
    for (const comment of ['Un', 'Deux', 'Trois']) await sayAndGoOn(tab, comment)
    browser.server.refuse = ({ input }) => (input['comment'] === 'Deux' ? { refusal: 'not-found' } : null)
    browser.server.behaviour = 'answers'
    await browser.pass(longEnoughMs)
  }

  test('becomes a notice with what was typed, and those behind it are sent.', async () => {
    await refusedInTheMiddle()
    expect(comments()).toEqual(['Un', 'Trois'])
    expect(tab.list.outboxState().writes).toMatchObject([
      { input: { comment: 'Deux' }, refused: { refusal: 'not-found' } },
    ])
  })

  test('stays after a reload, and is never sent by itself.', async () => {
    await refusedInTheMiddle()
    tab.close()
    browser.server.refuse = () => null
    const next = await browser.openTab()
    await browser.pass(5_000)
    expect(waiting(next)).toEqual(['Deux'])
    expect(comments()).toEqual(['Un', 'Trois'])
  })

  test('can be sent again, as a new write.', async () => {
    await refusedInTheMiddle()
    browser.server.refuse = () => null
    const [notice] = tab.list.outboxState().writes
    const retried = tab.outbox.retry(notice!, notice!.input)
    await browser.pass(500)
    expect(await retried).toBe(true)
    expect(comments()).toEqual(['Un', 'Trois', 'Deux'])
    expect(waiting(tab)).toEqual([])
    onceEach()
  })

  test('can be given up, in all tabs.', async () => {
    const other = await browser.openTab()
    await refusedInTheMiddle()
    expect(waiting(other)).toEqual(['Deux'])
    void tab.outbox.discard(tab.list.outboxState().writes[0]!.id)
    await browser.pass(200)
    expect([waiting(tab), waiting(other)]).toEqual([[], []])
  })

  test('takes along the later edits that counted on it, which would otherwise overwrite somebody else.', async () => {
    browser.server.behaviour = 'unreachable'
    const club = { name: 'Ping', timeZone: 'Europe/Paris', approvesPlayers: false }
    const clubs = await import('../../../contract/clubs.ts')
    for (const version of [3, 4]) {
      const written = tab.write(clubs.update, { ...club, version })
      await browser.pass(1_200)
      await written
    }
    await sayAndGoOn(tab, 'Autre chose')
    browser.server.refuse = ({ input }) =>
      input['version'] === 3 ? { refusal: 'changed-meanwhile', current: { version: 4 } } : null
    browser.server.behaviour = 'answers'
    await browser.pass(longEnoughMs)
    expect(comments()).toEqual(['Autre chose'])
    expect(tab.list.outboxState().writes.map(({ refused }) => refused?.refusal)).toEqual([
      'changed-meanwhile',
      'changed-meanwhile',
    ])
  })

  test('for a reason that says nothing of others takes them along for the same reason.', async () => {
    browser.server.behaviour = 'unreachable'
    const club = { name: 'Ping', timeZone: 'Europe/Paris', approvesPlayers: false }
    const clubs = await import('../../../contract/clubs.ts')
    for (const version of [3, 4]) {
      const written = tab.write(clubs.update, { ...club, version })
      await browser.pass(1_200)
      await written
    }
    browser.server.refuse = ({ input }) => (input['version'] === 3 ? { refusal: 'payment-missing' } : null)
    browser.server.behaviour = 'answers'
    await browser.pass(longEnoughMs)
    expect(browser.server.done).toEqual([])
    expect(tab.list.outboxState().writes.map(({ refused }) => refused?.refusal)).toEqual([
      'payment-missing',
      'payment-missing',
    ])
  })

  test('is one on which the server breaks again and again; the others get through.', async () => {
    browser.server.behaviour = 'unreachable'
    browser.server.refuse = ({ input }) => (input['comment'] === 'Poison' ? { refusal: 'unexpected' } : null)
    await sayAndGoOn(tab, 'Poison')
    await sayAndGoOn(tab, 'Bien')
    await browser.pass(5_000)
    browser.server.behaviour = 'answers'
    await browser.pass(longEnoughMs)
    expect(comments()).toEqual(['Bien'])
    expect(tab.list.outboxState().writes).toMatchObject([{ refused: { refusal: 'unexpected' } }])
  })
})

describe('Two tabs', () => {
  test('write into one line: nothing is lost, nothing is sent twice.', async () => {
    const other = await browser.openTab()
    browser.server.behaviour = 'unreachable'
    for (const [from, comment] of [
      [tab, '1'],
      [other, '2'],
      [tab, '3'],
      [other, '4'],
    ] as const)
      await sayAndGoOn(from, comment)
    expect(waiting(tab)).toEqual(['1', '2', '3', '4'])
    expect(waiting(other)).toEqual(['1', '2', '3', '4'])
    browser.server.behaviour = 'answers'
    await browser.pass(longEnoughMs)
    expect(comments()).toEqual(['1', '2', '3', '4'])
    expect(browser.server.received).toHaveLength(4)
    expect([tab.invalidated.length, other.invalidated.length]).toEqual([4, 4])
  })

  test('answer whoever waits in the one that does not send.', async () => {
    const other = await browser.openTab()
    const written = say(other, 'Bien')
    await browser.pass(200)
    expect(await written).toEqual({ done: true })
  })

  test('lose nothing when the leading one dies in the middle.', async () => {
    const other = await browser.openTab()
    browser.server.behaviour = 'dies before answering'
    await sayAndGoOn(tab, 'Un')
    await sayAndGoOn(other, 'Deux')
    tab.close()
    browser.server.behaviour = 'answers'
    await browser.pass(5_000)
    expect(comments()).toEqual(['Un', 'Deux'])
    expect(waiting(other)).toEqual([])
    onceEach()
  })

  test('read the queue once for each write of their own.', async () => {
    const other = await browser.openTab()
    tab.freeze()
    const reads = vi.spyOn(IDBIndex.prototype, 'getAll')
    void say(other, 'Un')
    await browser.pass(200)
    expect(waiting(other)).toEqual(['Un'])
    expect(reads).toHaveBeenCalledTimes(1)
  })

  test('take over from a leading one that was put to sleep.', async () => {
    const other = await browser.openTab()
    tab.freeze()
    await sayAndGoOn(other, 'Un')
    browser.server.behaviour = 'answers'
    await browser.pass(5_000)
    expect(comments()).toEqual(['Un'])
    expect(waiting(other)).toEqual([])
  })

  test('begin at once what comes late to the leading one, and end it when the other takes over.', async () => {
    const { runWhileLeader } = await import('../tabs.ts')
    await browser.pass(20)
    const terms: AbortSignal[] = []
    runWhileLeader((term) => terms.push(term))
    expect(terms.map(({ aborted }) => aborted)).toEqual([false])
    const other = await browser.openTab()
    tab.freeze()
    await sayAndGoOn(other, 'Un')
    await browser.pass(5_000)
    expect(terms.map(({ aborted }) => aborted)).toEqual([true])
  })
})

test('What an earlier release queued is shown in the words of now, and sent as it was.', async () => {
  browser.server.behaviour = 'unreachable'
  const queued = {
    id: 'first',
    playerId: tom,
    techniqueId: 'service-1',
    status: 'mastered',
    notes: '',
    was: null,
  }
  void tab.write(evaluate, queued as never, { isMounted: () => true })
  await browser.pass(1_200)
  expect(tab.list.outboxState().writes[0]?.input).toMatchObject({ evaluationId: 'first', id: 'service-1' })
  browser.server.behaviour = 'answers'
  await browser.pass(longEnoughMs)
  expect(browser.server.done.map(({ input }) => input)).toEqual([queued])
})

describe('Another person on the same device', () => {
  test('neither sees nor sends what the first one wrote; the first one finds it again.', async () => {
    browser.server.behaviour = 'unreachable'
    await sayAndGoOn(tab, 'De Ana')
    tab.person.setCurrentAccountId(tom)
    await browser.pass(50)
    expect(waiting(tab)).toEqual([])
    browser.server.behaviour = 'answers'
    const written = say(tab, 'De Tom')
    await browser.pass(500)
    await written
    expect(browser.server.received).toMatchObject([{ account: tom, input: { comment: 'De Tom' } }])
    tab.person.setCurrentAccountId(ana)
    await browser.pass(2_000)
    expect(browser.server.done).toMatchObject([
      { account: tom },
      { account: ana, input: { comment: 'De Ana' } },
    ])
  })

  test('signed in under the page stops everything, and says so.', async () => {
    browser.server.refuse = () => ({ refusal: 'signed-in-as-another' })
    await sayAndGoOn(tab, 'De Ana')
    expect(tab.blockedBy).toContain('signed-in-as-another')
    expect(tab.list.outboxState().blockedBy).toBe('signed-in-as-another')
    expect(waiting(tab)).toEqual(['De Ana'])
    browser.server.refuse = () => null
    await browser.pass(60_000)
    expect(browser.server.done).toMatchObject([{ account: ana }])
    expect(tab.list.outboxState().blockedBy).toBeNull()
  })

  test('after a sign-out finds nothing of what the first one agreed to lose.', async () => {
    browser.server.behaviour = 'unreachable'
    await sayAndGoOn(tab, 'De Ana')
    const erased = Promise.all(tab.list.outboxState().writes.map(({ id }) => tab.outbox.discard(id)))
    await browser.pass(50)
    await erased
    browser.server.behaviour = 'answers'
    await browser.pass(60_000)
    expect(browser.server.received).toEqual([])
  })
})

describe('Another club', () => {
  test('does not get what was written for the one before.', async () => {
    tab.enterClub('Vaise')
    browser.server.behaviour = 'unreachable'
    await sayAndGoOn(tab, 'Pour Vaise')
    tab.enterClub('Gerland')
    browser.server.refuse = ({ club }) => (club === 'Gerland' ? null : { refusal: 'in-another-club' })
    browser.server.behaviour = 'answers'
    await browser.pass(longEnoughMs)
    expect(browser.server.received).toMatchObject([{ club: 'Vaise' }])
    const [notice] = tab.list.outboxState().writes
    expect(notice?.refused).toMatchObject({ refusal: 'in-another-club' })

    // Nor when its author tries again.
    const retried = tab.outbox.retry(notice!, notice!.input)
    await browser.pass(500)
    expect(await retried).toBe(true)
    expect(browser.server.received).toMatchObject([{ club: 'Vaise' }, { club: 'Vaise' }])
    expect(comments()).toEqual([])
  })

  test('is no matter for what somebody writes about themselves.', async () => {
    tab.enterClub('Vaise')
    const written = tab.write(accounts.renameMyself, { firstName: 'Ana', lastName: 'Petit' })
    await browser.pass(200)
    await written
    expect(browser.server.received).toMatchObject([{ club: null }])
  })

  test('is unknown of what an earlier version of the application kept.', async () => {
    const { writeStore } = await import('../device-store.ts')
    const { method, path } = trainingSessions.giveFeedback
    const input = { id: session, rating: 'positive', comment: 'Ancien' }
    const at = new Date().toISOString()
    const added = writeStore.add({ id: session, accountId: ana, method, path, input, at, refused: null })
    await browser.pass(100)
    await added
    await browser.pass(longEnoughMs)
    expect(browser.server.done).toMatchObject([{ club: null, input: { comment: 'Ancien' } }])
  })
})

describe('A device that keeps nothing', () => {
  function fail(error: DOMException) {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw error
    })
  }

  test('sends at once, and says that nothing can be kept.', async () => {
    vi.stubGlobal('indexedDB', undefined)
    tab = await browser.openTab()
    const written = say(tab, 'Bien')
    await browser.pass(200)
    expect(await written).toEqual({ done: true })
    expect(tab.list.outboxState().canStore).toBe(false)
  })

  test('says at the form that there is no network.', async () => {
    fail(new DOMException('private', 'InvalidStateError'))
    tab = await browser.openTab()
    browser.server.behaviour = 'unreachable'
    const written = say(tab, 'Bien').catch((error: unknown) => error)
    await browser.pass(4_000)
    expect(await written).toMatchObject({ refusal: 'no-network' })
  })

  describe('and whose screen was left', () => {
    let here = true

    async function leaveAfterSaying(comment: string): Promise<void> {
      fail(new DOMException('private', 'InvalidStateError'))
      here = true
      tab = await browser.openTab()
      const written = say(tab, comment, () => here).catch((error: unknown) => error)
      here = false
      await browser.pass(4_000)
      expect(await written).toBeInstanceOf(tab.CallFailed)
    }
    const notices = () => tab.list.outboxState().writes
    async function retry() {
      const retried = tab.outbox.retry(notices()[0]!, notices()[0]!.input)
      await browser.pass(200)
      return retried
    }

    test('tells of a refusal in a notice, which goes once it is given up.', async () => {
      browser.server.refuse = () => ({ refusal: 'feedback-already-given' })
      await leaveAfterSaying('Bien')
      expect(notices()).toMatchObject([
        { accountId: ana, input: { comment: 'Bien' }, refused: { refusal: 'feedback-already-given' } },
      ])
      await tab.outbox.discard(notices()[0]!.id)
      expect(notices()).toEqual([])
    })

    test('sends what had no network again, under the same id: it may have been done.', async () => {
      browser.server.behaviour = 'dies before answering'
      await leaveAfterSaying('Bien')
      expect(notices()).toMatchObject([{ refused: { refusal: 'no-network' } }])
      browser.server.behaviour = 'unreachable'
      expect(await retry()).toBe(false)
      expect(notices()).toHaveLength(1)
      browser.server.behaviour = 'answers'
      expect(await retry()).toBe(true)
      expect(notices()).toEqual([])
      onceEach()
      expect(new Set(browser.server.received.map(({ id }) => id)).size).toBe(1)
      expect(tab.invalidated).toEqual([trainingSessions.giveFeedback.path])
    })

    test('sends as another write what is changed before it is sent again.', async () => {
      browser.server.refuse = () => ({ refusal: 'changed-meanwhile', current: { version: 2 } })
      await leaveAfterSaying('Bien')
      browser.server.refuse = () => null
      const [notice] = notices()
      void tab.outbox.retry(notice!, { ...notice!.input, comment: 'Mieux' })
      await browser.pass(200)
      expect(comments()).toEqual(['Mieux'])
      expect(browser.server.done[0]!.id).not.toBe(notice!.id)
    })

    test('keeps it under the same id once it has room again.', async () => {
      const { IDBObjectStore } = await import('fake-indexeddb')
      const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
      browser.server.behaviour = 'dies before answering'
      const written = say(tab, 'Bien', () => false).catch((error: unknown) => error)
      await browser.pass(4_000)
      expect(await written).toMatchObject({ refusal: 'no-network' })
      full.mockRestore()
      browser.server.behaviour = 'unreachable'
      expect(await retry()).toBe(true)
      expect(notices()).toMatchObject([{ input: { comment: 'Bien' }, refused: null }])
      browser.server.behaviour = 'answers'
      await browser.pass(longEnoughMs)
      expect(notices()).toEqual([])
      expect(comments()).toEqual(['Bien'])
      expect(new Set(browser.server.received.map(({ id }) => id)).size).toBe(1)
    })

    test('tells it again whoever signs in again.', async () => {
      browser.server.refuse = () => ({ refusal: 'not-signed-in' })
      await leaveAfterSaying('Bien')
      for (const [person, seen] of [
        [null, []],
        [tom, []],
        [ana, ['Bien']],
      ] as const) {
        tab.person.setCurrentAccountId(person)
        await browser.pass(100)
        expect(waiting(tab)).toEqual(seen)
      }
    })

    test('shows the door where sending it again tells that nobody is signed in any more.', async () => {
      browser.server.behaviour = 'unreachable'
      await leaveAfterSaying('Bien')
      const { queryClient } = await import('../../app/query-client.ts')
      tab.enterClub('Vaise')
      browser.server.behaviour = 'answers'
      browser.server.refuse = () => ({ refusal: 'not-signed-in' })
      expect(await retry()).toBe(false)
      expect(queryClient.getQueryData(['me'])).toBeNull()
      expect(notices()).toMatchObject([{ refused: { refusal: 'not-signed-in' } }])
    })

    test('does not bring back what was given up while it was sent again.', async () => {
      browser.server.behaviour = 'unreachable'
      await leaveAfterSaying('Bien')
      browser.server.behaviour = 'silent'
      const [notice] = notices()
      const retried = tab.outbox.retry(notice!, notice!.input)
      await browser.pass(100)
      await tab.outbox.discard(notice!.id)
      await browser.pass(20_000)
      expect(await retried).toBe(false)
      expect(notices()).toEqual([])
    })

    test('has the page ask before it goes, until nothing would be lost.', async () => {
      /** What the open page says, to a newer version and to the browser. */
      async function asks() {
        const { hasUnsavedInput } = await import('../../app/unsaved-input.ts')
        return [hasUnsavedInput(), !dispatchEvent(new Event('beforeunload', { cancelable: true }))]
      }
      browser.server.refuse = () => ({ refusal: 'feedback-already-given' })
      expect(await asks()).toEqual([false, false])
      await leaveAfterSaying('Bien')
      expect(await asks()).toEqual([true, true])
      await tab.outbox.discard(notices()[0]!.id)
      expect(await asks()).toEqual([false, false])
    })

    test('shows nobody else what somebody wrote.', async () => {
      browser.server.behaviour = 'unreachable'
      fail(new DOMException('private', 'InvalidStateError'))
      tab = await browser.openTab()
      const written = say(tab, 'Bien', () => false).catch(() => {})
      await browser.pass(100)
      tab.person.setCurrentAccountId(tom)
      await browser.pass(4_000)
      await written
      expect(notices()).toEqual([])
      tab.person.setCurrentAccountId(ana)
      await browser.pass(100)
      expect(waiting(tab)).toEqual(['Bien'])
    })
  })

  test('that says it at its form leaves no notice.', async () => {
    fail(new DOMException('private', 'InvalidStateError'))
    tab = await browser.openTab()
    browser.server.refuse = () => ({ refusal: 'feedback-already-given' })
    const written = say(tab, 'Bien').catch((error: unknown) => error)
    await browser.pass(200)
    expect(await written).toMatchObject({ refusal: 'feedback-already-given' })
    expect(tab.list.outboxState().writes).toEqual([])
  })

  test('that is full sends at once what it cannot keep.', async () => {
    const { IDBObjectStore } = await import('fake-indexeddb')
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const written = say(tab, 'Bien')
    await browser.pass(200)
    expect(await written).toEqual({ done: true })
    expect(tab.list.outboxState().canStore).toBe(false)
  })
})

describe('A device that breaks', () => {
  test('while a notice is sent again has it done, read again and gone all the same.', async () => {
    const { IDBObjectStore } = await import('fake-indexeddb')
    browser.server.refuse = () => ({ refusal: 'feedback-already-given' })
    const written = say(tab, 'Bien', () => false).catch(() => {})
    await browser.pass(200)
    await written
    browser.server.refuse = () => null
    for (const method of ['add', 'openCursor'] as const) {
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
        throw new DOMException('broken', 'UnknownError')
      })
    }
    const [notice] = tab.list.outboxState().writes
    const retried = tab.outbox.retry(notice!, notice!.input)
    await browser.pass(200)
    expect(await retried).toBe(true)
    expect(tab.invalidated).toEqual([trainingSessions.giveFeedback.path])
    expect(waiting(tab)).toEqual([])
    onceEach()
  })
})

describe('A write that needs the network', () => {
  test('never waits on the device.', async () => {
    browser.server.behaviour = 'unreachable'
    const written = tab
      .write(accounts.changePassword, { currentPassword: 'ancien', password: 'nouveau mot' })
      .catch((error: unknown) => error)
    await browser.pass(4_000)
    expect(await written).toMatchObject({ refusal: 'no-network' })
    expect(waiting(tab)).toEqual([])
  })
})
