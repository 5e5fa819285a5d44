import { expect, type Page, test } from '@playwright/test'
import { newCoach } from '../support/newcomers.ts'

const list = [
  'Nom;Prénom;Mél;N° licence;Né(e) en;Points;Groupe',
  'PETIT;Zoé;;123;2012;620;Jeunes',
  'GARCIA;Tom;;;;;',
  ';Sans nom;;;;;',
].join('\n')

async function choose(page: Page, name: string, content: string | Buffer) {
  await page
    .getByLabel('Fichier des joueurs')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

test('A coach imports a list, sees each row before, and takes it back.', async ({ page }) => {
  await page.request.post('/api/accounts', { data: newCoach('Ping Club des Listes') })
  await page.goto('/coach/players/import')
  await choose(page, 'photo.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]))
  await expect(page.getByText('C’est une image, pas une liste.')).toBeVisible()
  await choose(page, 'joueurs.csv', list)
  await expect(page.getByText('2 joueurs à importer, sur 3 lignes')).toBeVisible()
  const rows = page.getByRole('table')
  await expect(rows.getByRole('row').filter({ hasText: 'Zoé Petit' })).toContainText('À ajouter')
  await expect(rows.getByRole('row').filter({ hasText: 'Sans nom' })).toContainText('Il manque le nom')
  await expect(page.getByText('1 nouveau groupe\u00A0: Jeunes.')).toBeVisible()
  await page.getByRole('button', { name: 'Importer 2 joueurs' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Import terminé' })).toBeVisible()
  await expect(page.getByText('2 ajoutés, 1 laissé de côté')).toBeVisible()
  await page.getByRole('link', { name: 'Retour aux joueurs' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Zoé Petit' })).toContainText(
    'Sans adresse email',
  )
  await page.getByRole('link', { name: 'Importer', exact: true }).click()
  await page.getByRole('link', { name: 'joueurs.csv' }).click()
  await page.getByRole('button', { name: 'Annuler l’import' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler l’import' }).click()
  await expect(page.getByText('2 retirés du club.')).toBeVisible()
})

test('A list without titles loses nobody, and a player without an address gets one with an invitation. @deep', async ({
  page,
}) => {
  await page.request.post('/api/accounts', { data: newCoach('Ping Club des Invités') })
  await page.goto('/coach/players/import')
  // Nothing says which is the family name: the proposal is the other way round.
  await choose(page, 'joueurs.csv', 'Zoé;Petit\nTom;Garcia\n')
  const titles = page.getByRole('group', { name: 'La première ligne contient-elle des titres' })
  await expect(titles.getByRole('radio', { name: 'Non, c’est un joueur' })).toBeChecked()
  await page.getByLabel('Colonne 1').focus()
  await expect(page.getByRole('rowheader', { name: 'Petit Zoé' })).toBeVisible()
  await page.getByLabel('Colonne 1').selectOption('Prénom')
  await expect(page.getByLabel('Colonne 1')).toBeEnabled()
  await expect(page.getByLabel('Colonne 1')).toBeFocused()
  await page.getByLabel('Colonne 2').selectOption('Nom')
  await expect(page.getByRole('rowheader', { name: 'Zoé Petit' })).toBeVisible()
  await page.getByRole('button', { name: 'Importer 2 joueurs' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Import terminé' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour aux joueurs' }).click()
  await page.getByRole('link', { name: 'Zoé Petit' }).click()
  await page.getByRole('button', { name: 'Ajouter une adresse email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une adresse email' })
  await dialog.getByRole('button', { name: 'Ajouter et inviter' }).click()
  await expect(dialog.getByText('Email requis')).toBeVisible()
  const [wrong, right] = ['zo', 'zoe'].map((name) => `${name}.${crypto.randomUUID()}@exemple.fr`) as [
    string,
    string,
  ]
  await dialog.getByLabel('Adresse email').fill(wrong)
  await dialog.getByRole('button', { name: 'Ajouter et inviter' }).click()
  await expect(page.getByText(/^Invité le /)).toBeVisible()
  await page.getByRole('button', { name: 'Inviter à nouveau' }).click()
  await expect(page.getByText('Invitation envoyée', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Corriger l’adresse email' }).click()
  const correction = page.getByRole('dialog', { name: 'Corriger l’adresse email' })
  await expect(correction.getByLabel('Adresse email')).toHaveValue(wrong)
  await correction.getByLabel('Adresse email').fill(right)
  await correction.getByRole('button', { name: 'Corriger et inviter' }).click()
  await expect(page.getByText('Adresse corrigée, invitation envoyée')).toBeVisible()
  await expect(page.getByText(right)).toBeVisible()
})
