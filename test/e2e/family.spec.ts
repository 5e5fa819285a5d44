import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { sessionPlan } from '../club/session-plan.ts'
import { desk, expect, newcomer, phone, signUpCoach, test } from './journey.ts'

/** Without the form. */
async function write(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data, headers: { 'Idempotency-Key': uuidv7() } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Opens the link of the invitation that was mailed last. @returns its token */
async function openInvitation(page: Page, email: string, before = ''): Promise<string> {
  let found = ''
  await expect(async () => {
    const mails = (await (await page.request.get('/dev/mails')).text()).split('<article>')
    const tokens = mails
      .filter((mail) => mail.includes(`À ${email}`))
      .map((mail) => /\/family#([\w-]{43})/.exec(mail)?.[1] ?? '')
    found = tokens.find((token) => token !== '' && token !== before) ?? ''
    expect(found).not.toBe('')
  }).toPass()
  await page.goto(`/family#${found}`)
  return found
}

test('A parent of two children is invited, accepted, answers for one of them, is told of a cancellation on the open screen, and is ended. @deep', async ({
  someone,
}) => {
  const coach = await someone(desk)
  await signUpCoach(coach, 'Ping des Familles', newcomer('Ada', 'Riou'))
  const [kenza, rayan] = [uuidv7(), uuidv7()]
  await write(coach, '/api/children', { id: kenza, firstName: 'Kenza', lastName: 'Haddad', birthYear: 2015 })
  await write(coach, '/api/children', { id: rayan, firstName: 'Rayan', lastName: 'Haddad', birthYear: 2018 })
  const plan = sessionPlan([kenza, rayan])
  await write(coach, '/api/training-sessions', plan)

  const email = `${uuidv7()}@exemple.fr`
  await coach.goto(`/coach/players?player=${kenza}`)
  await coach.getByRole('button', { name: 'Inviter un parent' }).click()
  const dialog = coach.getByRole('dialog', { name: 'Inviter un parent' })
  await dialog.getByLabel('Adresse email du parent').fill(email)
  await dialog.getByRole('button', { name: 'Inviter' }).click()
  await expect(coach.getByText('Invité', { exact: true })).toBeVisible()

  const parent = await someone(phone)
  const opened = await openInvitation(parent, email)
  await parent.getByLabel('Prénom').fill('Sonia')
  await parent.getByRole('textbox', { name: 'Nom', exact: true }).fill('Haddad')
  await parent.getByLabel('Mot de passe', { exact: true }).fill('balle-orange-2026')
  await parent.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(parent.getByRole('heading', { level: 1, name: 'Ma famille' })).toBeVisible()
  await expect(parent.getByText('doit encore vous accepter')).toBeVisible()

  // On the coach’s open screen, without a reload.
  await coach.getByRole('button', { name: 'Accepter Sonia Haddad' }).click()
  await expect(coach.getByText('Accepté', { exact: true })).toBeVisible()
  await expect(coach.getByText('Géré par un parent').first()).toBeVisible()
  const first = parent.getByRole('region', { name: 'Kenza Haddad' })
  await expect(first.getByRole('heading', { name: plan.title })).toBeVisible()

  await coach.goto(`/coach/players?player=${rayan}`)
  await coach.getByRole('button', { name: 'Inviter un parent' }).click()
  await dialog.getByLabel('Adresse email du parent').fill(email)
  await dialog.getByRole('button', { name: 'Inviter' }).click()
  await expect(coach.getByText('Invité', { exact: true })).toBeVisible()
  await openInvitation(parent, email, opened)
  await parent.getByRole('button', { name: 'Suivre avec ce compte' }).click()
  await coach.getByRole('button', { name: 'Accepter Sonia Haddad' }).click()
  const second = parent.getByRole('region', { name: 'Rayan Haddad' })
  await expect(second.getByRole('heading', { name: plan.title })).toBeVisible()
  await expect(parent.getByText('parent de 2 enfants')).toBeVisible()

  await second.getByRole('button', { name: 'Ne vient pas' }).click()
  await expect(second.getByText('Répondu par Sonia Haddad')).toBeVisible()
  await expect(second.getByRole('button', { name: 'Ne vient pas' })).toHaveAttribute('aria-pressed', 'true')
  await expect(first.getByRole('button', { name: 'Vient', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await first.getByRole('link', { name: 'Ses progrès et ses demandes' }).click()
  await expect(parent.getByRole('heading', { level: 1, name: 'Kenza Haddad' })).toBeVisible()
  await expect(parent.getByRole('heading', { name: 'Ses techniques' })).toBeVisible()
  await parent.getByRole('link', { name: 'Ma famille' }).first().click()

  await coach.goto(`/coach/sessions?session=${plan.id}`)
  await expect(coach.getByText('dit par Sonia Haddad')).toBeVisible()
  await write(coach, `/api/training-sessions/${plan.id}/cancellation`, { version: 1 })
  await expect(second.getByText('Annulée')).toBeVisible()

  await coach.goto(`/coach/players?player=${kenza}`)
  await coach.getByRole('button', { name: 'Retirer Sonia Haddad' }).click()
  await expect(coach.getByText('Sans adresse email').first()).toBeVisible()
  await expect(first).toBeHidden()
  await expect(second).toBeVisible()
})
