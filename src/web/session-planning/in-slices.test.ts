import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inSlices } from './in-slices.ts'

let clock = 0
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock))
afterEach(() => void vi.restoreAllMocks())

/** What the page does meanwhile comes in between. */
const turnOfThePage = () => new Promise((resolve) => setTimeout(resolve))

/** Of 15 ms each. */
function* steps(count: number, done: number[]) {
  for (let step = 0; step < count; step++) {
    clock += 15
    done.push(step)
    yield
  }
  return 'all'
}

test('Long work begins once the page had its turn, and gives it another after some 40 milliseconds.', async () => {
  const done: number[] = []
  const result = inSlices(steps(7, done), new AbortController().signal)
  expect(done).toHaveLength(0)
  await turnOfThePage()
  expect(done).toHaveLength(3)
  await turnOfThePage()
  expect(done).toHaveLength(6)
  await turnOfThePage()
  expect(await result).toBe('all')
  expect(done).toHaveLength(7)
})

test('What nobody waits for any more is not gone on with.', async () => {
  const done: number[] = []
  const leaving = new AbortController()
  const result = inSlices(steps(7, done), leaving.signal)
  await turnOfThePage()
  leaving.abort()
  await turnOfThePage()
  expect(await result).toBeNull()
  expect(done).toHaveLength(3)
})
