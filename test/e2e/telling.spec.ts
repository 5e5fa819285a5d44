import { people } from '../../src/demo/club-people.ts'
import { expect, phone, signInAs, test } from './journey.ts'

test('Before a session is moved or cancelled it is said who is told, whom nothing reaches, and without network nothing at all. @deep', async ({
  someone,
}) => {
  const page = await someone(phone)
  await signInAs(page, people.lea)
  const answer = await page.request.get('/api/training-sessions?period=upcoming&page=1')
  const { sessions } = (await answer.json()) as {
    sessions: { id: string; time: string; players: { name: string }[] }[]
  }
  // Nobody has confirmed his address.
  const { id, time } = sessions.find(({ players }) => players.some(({ name }) => name === 'Gérard Colin'))!
  await page.goto(`/coach/sessions?session=${id}`)
  await page.getByRole('button', { name: 'Annuler la séance' }).click()
  const question = page.getByRole('alertdialog', { name: 'Annuler cette séance' })
  const notice = question.getByRole('status').last()
  await expect(notice).toContainText(/\d+ personnes seront prévenues/)
  await expect(notice).toContainText(/\d+ par email/)
  await expect(notice).toContainText('Gérard Colin')
  const told = question.getByRole('button', { name: 'Annuler et prévenir' })
  await expect(told).toBeVisible()

  // Without network nothing is promised.
  await page.context().setOffline(true)
  await expect(notice).toHaveText(/^Sans réseau, Rebond ne peut pas dire qui sera prévenu\./)
  await expect(question.getByRole('button', { name: 'Annuler la séance' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(told).toBeVisible()
  await question.getByRole('button', { name: 'Revenir' }).click()
  await expect(question).toHaveCount(0)

  await page.goto(`/coach/sessions?form=${id}`)
  const save = page.getByRole('button', { name: 'Mettre à jour' })
  await expect(save).toHaveText('Mettre à jour')
  await page.getByLabel('Heure').fill('21:15')
  await expect(save).toHaveText(/Déplacer et prévenir$/)
  const moved = page.getByRole('status').filter({ hasText: 'seront prévenues' })
  await expect(moved).toContainText('Gérard Colin')
  // What stays where it is tells nobody.
  await page.getByLabel('Heure').fill(time)
  await expect(moved).toHaveCount(0)
  await expect(save).toHaveText('Mettre à jour')
})
