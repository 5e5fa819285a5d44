import { afterEach, expect, test } from 'vitest'
import { closeFakeBrowser, fakeBrowser } from '../../../test/support/fake-browser.ts'
import { changePassword } from '../../contract/accounts.ts'

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
