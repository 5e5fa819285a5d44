import { people } from '../../../src/demo/club-people.ts'
import { expect } from '../journey.ts'
import { dispatchOnline, expectQueueEmpty, prepareDevice, queuedWritesOn } from './device.ts'
import { test } from './hall.ts'

test('Without network a new code is asked for once, and leaving the club says what is unsent. @deep', async ({
  network,
  deviceAt,
}) => {
  const device = await deviceAt(network.url)
  // Only a coach who is not the owner may leave.
  const marc = await prepareDevice(device, people.marc, '/coach/club')
  const code = marc.getByRole('code')
  await expect(code).toHaveText('pingclubdevaise')
  const renew = marc.getByRole('button', { name: 'Renouveler le code' })
  const leave = marc.getByRole('button', { name: 'Quitter le club' })
  const question = marc.getByRole('alertdialog')

  network.cutOff()
  await renew.click()
  await question.getByRole('button', { name: 'Renouveler le code' }).click()
  await expect(marc.getByRole('status').filter({ hasText: 'Le nouveau code s’affichera' })).toBeVisible()
  await expect(renew).toHaveAttribute('aria-disabled', 'true')
  await renew.press('Enter')
  await expect(question).toHaveCount(0)
  expect(await queuedWritesOn(marc)).toHaveLength(1)

  await leave.click()
  await expect(question).toContainText('1 enregistrement n’a pas encore été envoyé')
  await question.getByRole('button', { name: 'Annuler' }).click()

  network.pass()
  await dispatchOnline(marc)
  await expectQueueEmpty(marc)
  await expect(code).toHaveText(/^pingclubdevaise[a-z0-9]{8}$/)
  await expect(renew).not.toHaveAttribute('aria-disabled')
  await leave.click()
  await expect(question).toBeVisible()
  await expect(question).not.toContainText('enregistrement')
})
