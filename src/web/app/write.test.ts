import { afterEach, expect, test } from 'vitest'
import { closeFakeBrowser, fakeBrowser } from '../../../test/support/fake-browser.ts'
import { changePassword } from '../../contract/accounts.ts'
import { giveFeedback } from '../../contract/training-sessions.ts'

afterEach(closeFakeBrowser)

async function changingPassword(behaviour: 'silent' | 'unreachable', forMs: number): Promise<string> {
  const browser = fakeBrowser('0190a0a0-0000-7000-8000-000000000001')
  const tab = await browser.openTab()
  browser.server.behaviour = behaviour
  let outcome = 'under way'
  tab.write(changePassword, { currentPassword: 'a', password: 'revers-lifté-2026' }).then(
    () => (outcome = 'done'),
    () => (outcome = 'failed'),
  )
  await browser.pass(forMs)
  browser.server.behaviour = 'answers'
  await browser.pass(10_000)
  return outcome
}

test('What needs the network waits for a silent server once, not three times.', async () => {
  expect(await changingPassword('silent', 21_000)).toBe('failed')
})

test('What needs the network outlives a blink of it.', async () => {
  expect(await changingPassword('unreachable', 200)).toBe('done')
})

test('What waits is trimmed as the server will save it; what is typed as a password never is.', async () => {
  const browser = fakeBrowser('0190a0a0-0000-7000-8000-000000000001')
  const tab = await browser.openTab()
  const id = '0190a0a0-0000-7000-8000-0000000000aa'
  void tab.write(giveFeedback, { id, rating: 'positive', comment: ' Bien\n' })
  void tab.write(changePassword, { currentPassword: ' ancien', password: 'nouveau mot ' })
  await browser.pass(1_200)
  const inputs = browser.server.done.map(({ input }) => input)
  expect(inputs).toContainEqual(expect.objectContaining({ comment: 'Bien' }))
  expect(inputs).toContainEqual({ currentPassword: ' ancien', password: 'nouveau mot ' })
})

test('What needs the network is sent again after a moment, where the server takes no more for now.', async () => {
  const browser = fakeBrowser('0190a0a0-0000-7000-8000-000000000001')
  const tab = await browser.openTab()
  browser.server.refuse = () => ({ refusal: 'too-many-writes', retryAfter: 2 })
  const written = tab.write(changePassword, { currentPassword: 'a', password: 'revers-lifté-2026' })
  await browser.pass(1_500)
  browser.server.refuse = () => null
  await browser.pass(1_000)
  expect(await written).toEqual({ done: true })
  expect(browser.server.received).toHaveLength(2)
})

test('What would have to wait long says so instead.', async () => {
  const browser = fakeBrowser('0190a0a0-0000-7000-8000-000000000001')
  const tab = await browser.openTab()
  browser.server.refuse = () => ({ refusal: 'too-many-attempts', retryAfter: 900 })
  const written = tab.write(changePassword, { currentPassword: 'a', password: 'revers-lifté-2026' })
  await expect(written).rejects.toMatchObject({ refusal: 'too-many-attempts', retryAfterMs: 900_000 })
})
