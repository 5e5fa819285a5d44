import { describe, expect, test } from 'vitest'
import { CallFailed } from '../../app/call.ts'
import type { Outcome } from '../tabs.ts'
import { type SendQueue, sendInOrder } from './sender.ts'
import type { QueuedWrite } from './queued-write.ts'

function waiting(id: string): QueuedWrite {
  const made = {
    accountId: 'ana',
    method: 'POST',
    path: '/api/club/code',
    at: '2026-11-24T18:00:00Z',
  } as const
  return { ...made, id, order: Number(id), input: {}, refused: null }
}

type Word = CallFailed['refusal'] | 'bug' | 'done'

/** A line of writes and what the server says at each try, until nothing is left to say. */
async function send(writes: string[], words: Word[], mostTries = words.length) {
  const end = new AbortController()
  const log: string[] = []
  const rests: number[] = []
  let tries = 0
  const line: SendQueue = {
    next: () => Promise.resolve(writes[0] === undefined ? null : waiting(writes[0])),
    send({ id }) {
      const word = words[tries] ?? 'done'
      tries += 1
      log.push(`${id} ${word}`)
      if (word === 'bug') return Promise.reject(new TypeError(word))
      if (word === 'done') return Promise.resolve({})
      const retryAfterMs = word === 'too-many-writes' ? 90_000 : undefined
      return Promise.reject(new CallFailed(word, { retryAfterMs }))
    },
    recordOutcome(write, outcome: Outcome) {
      if ('refused' in outcome) log.push(`${write.id} refused: ${outcome.refused.refusal}`)
      writes.shift()
      return Promise.resolve()
    },
    isAwaited: ({ id }) => id.endsWith('awaited'),
    setBlocked: (by) => log.push(by ? `blocked: ${by}` : 'goes on'),
    pause(ms) {
      rests.push(ms)
      if (writes.length === 0 || tries >= mostTries) end.abort()
      return Promise.resolve()
    },
    wait(ms) {
      log.push(`waits ${ms}`)
      return Promise.resolve()
    },
    random: () => 1,
  }
  await sendInOrder(line, end.signal)
  return { log, rests, left: writes }
}

describe('Sending what waits', () => {
  test('goes in order, each after the one before was done.', async () => {
    const { log } = await send(['1', '2', '3'], ['done', 'done', 'done'])
    expect(log).toEqual(['1 done', '2 done', '3 done'])
  })

  test.each(['no-network', 'unavailable', 'too-many-attempts'] as const)(
    'keeps the place of a write that met « %s ».',
    async (refusal) => {
      const { log } = await send(['1', '2'], [refusal, refusal, 'done', 'done'])
      expect(log).toEqual([`1 ${refusal}`, `1 ${refusal}`, '1 done', '2 done'])
    },
  )

  test('waits as long as the server says, at most a minute, and then goes on in its place.', async () => {
    const { log, rests } = await send(['1', '2'], ['too-many-writes', 'done', 'done'])
    expect(log).toEqual(['1 too-many-writes', 'waits 60000', '1 done', '2 done'])
    expect(rests).toHaveLength(1)
  })

  test('waits longer after each failure, at most a minute, and begins anew once something was done.', async () => {
    const failures = Array.from({ length: 8 }, () => 'no-network' as const)
    const { rests } = await send(['1', '2'], [...failures, 'done', 'no-network', 'done'])
    expect(rests.slice(0, 9)).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 1000])
  })

  test('gives a refused write back and goes on behind it.', async () => {
    const { log } = await send(['1', '2', '3'], ['done', 'changed-meanwhile', 'done'])
    expect(log).toEqual(['1 done', '2 changed-meanwhile', '2 refused: changed-meanwhile', '3 done'])
  })

  test('gives back at once what breaks the server while its author waits.', async () => {
    const { log } = await send(['1 awaited', '2'], ['unexpected', 'done'])
    expect(log).toEqual(['1 awaited unexpected', '1 awaited refused: unexpected', '2 done'])
  })

  test('gives back a write on which the server breaks six times, whatever came between.', async () => {
    const { log, left } = await send(
      ['1', '2'],
      ['unexpected', 'unexpected', 'no-network', 'unexpected', 'unexpected', 'unexpected', 'bug', 'done'],
    )
    expect(log.slice(-2)).toEqual(['1 refused: unexpected', '2 done'])
    expect(left).toEqual([])
  })

  test.each(['not-signed-in', 'signed-in-as-another', 'outdated-client'] as const)(
    'stops for all at « %s », says so, and goes on when that has passed.',
    async (refusal) => {
      const { log } = await send(['1', '2'], [refusal, 'no-network', 'done', 'done'])
      expect(log).toEqual([
        `1 ${refusal}`,
        `blocked: ${refusal}`,
        '1 no-network',
        '1 done',
        'goes on',
        '2 done',
      ])
    },
  )

  test('sends again, under the same id, what the device failed to keep as done.', async () => {
    const end = new AbortController()
    const sent: string[] = []
    let broken = true
    const line: SendQueue = {
      next: () => Promise.resolve(waiting('1')),
      send: ({ id }) => Promise.resolve(sent.push(id)),
      recordOutcome() {
        if (broken) return Promise.reject(new DOMException('full', 'QuotaExceededError'))
        end.abort()
        return Promise.resolve()
      },
      isAwaited: () => false,
      setBlocked: () => {},
      pause() {
        broken = false
        return Promise.resolve()
      },
      wait: () => Promise.resolve(),
      random: () => 1,
    }
    await sendInOrder(line, end.signal)
    expect(sent).toEqual(['1', '1'])
  })
})
