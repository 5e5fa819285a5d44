import { people } from '../../../src/demo/club-people.ts'
import { adminCommand } from '../../support/admin-command.ts'
import { desk, expect } from '../journey.ts'
import { prepareDevice } from './device.ts'
import { test } from './hall.ts'

test('A coach asks with the keyboard; the operator answers on the terminal, and the answer comes live and by mail. @deep', async ({
  database,
  server,
  deviceAt,
}) => {
  const device = await deviceAt(server.url, desk)
  const page = await prepareDevice(device, people.lea, '/coach/aide')
  // The operator of this server promises no time.
  await expect(page.getByText('Nous répondons ici et par email.', { exact: false })).toBeVisible()
  await page.getByLabel('Sujet').focus()
  await page.keyboard.type('Code du club')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Comment changer le code ?')
  await expect(page.getByText(/^Chrome sur Linux, écran de 1280 × 900$/)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const conversation = page.getByRole('article', { name: 'Code du club' })
  await expect(conversation).toContainText('En attente de réponse')
  await expect(page.getByLabel('Sujet')).toHaveValue('')

  const admin = (words: string, typed?: string) =>
    adminCommand(words.split(' '), { DATABASE_URL: database.url }, typed)
  const [id = ''] = (await admin('support list')).split(' ')
  expect(await admin(`support show ${id}`)).toContain('Chrome sur Linux, 1280 × 900')
  await admin(`support reply ${id} 1`, 'Bonjour Léa,\n\nAvec « Renouveler le code », dans Club.')
  await expect(conversation).toContainText('Avec « Renouveler le code », dans Club.')
  await expect(conversation).toContainText('Répondu')
  await expect(async () => {
    const mails = (await (await page.request.get('/dev/mails')).text()).split('<article>')
    const mail = mails.find((each) => each.includes(`À ${people.lea.email}`) && each.includes('Réponse à'))
    expect(mail).toContain('Renouveler le code')
  }).toPass()

  await conversation.getByRole('button', { name: 'Répondre' }).press('Enter')
  await expect(conversation.getByLabel('Votre message')).toBeFocused()
  await page.keyboard.type('Merci !')
  await conversation.getByRole('button', { name: 'Envoyer le message' }).press('Enter')
  await expect(conversation).toContainText('Merci !')
  await expect(conversation).toContainText('En attente de réponse')
  await expect(conversation.getByRole('button', { name: 'Ajouter un message' })).toBeFocused()
  expect(await admin('support list')).toContain(id)

  await server.stop()
  const send = page.getByRole('button', { name: 'Envoyer la question' })
  await page.getByLabel('Sujet').fill('Sans réseau')
  await page.getByLabel('Votre question').fill('Cela reste-t-il écrit ?')
  await expect(send).toHaveAccessibleDescription(/^Pas de réseau/)
  await expect(page.getByLabel('Votre question')).toHaveValue('Cela reste-t-il écrit ?')
})
