import { people } from '../../club-people.ts'
import { expect } from '../journey.ts'
import { bringHope, expectNothingWaits, settleIn, waitingOn } from './device.ts'
import { test } from './hall.ts'

test('Without network a new code is asked for once, and leaving the club says what is unsent. @deep', async ({
  network,
  deviceAt,
}) => {
  const device = await deviceAt(network.url)
  const lea = await settleIn(device, people.lea, '/coach/club')
  const code = lea.getByRole('code')
  await expect(code).toHaveText('pingclubdevaise')
  const renew = lea.getByRole('button', { name: 'Renouveler le code' })
  const leave = lea.getByRole('button', { name: 'Quitter le club' })
  const question = lea.getByRole('alertdialog')

  network.cutOff()
  await renew.click()
  await question.getByRole('button', { name: 'Renouveler le code' }).click()
  await expect(lea.getByRole('status').filter({ hasText: 'Le nouveau code s’affichera' })).toBeVisible()
  await expect(renew).toHaveAttribute('aria-disabled', 'true')
  await renew.press('Enter')
  await expect(question).toHaveCount(0)
  expect(await waitingOn(lea)).toHaveLength(1)

  await leave.click()
  await expect(question).toContainText('1 enregistrement n’a pas encore été envoyé')
  await question.getByRole('button', { name: 'Annuler' }).click()

  network.pass()
  await bringHope(lea)
  await expectNothingWaits(lea)
  await expect(code).toHaveText(/^pingclubdevaise[a-z0-9]{4}$/)
  await expect(renew).not.toHaveAttribute('aria-disabled')
  await leave.click()
  await expect(question).toBeVisible()
  await expect(question).not.toContainText('enregistrement')
})
