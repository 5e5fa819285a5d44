import { expect, type Page, test } from '@playwright/test'
import { newCoach } from '../support/newcomers.ts'

const list = [
  'Nom;Prénom;Mél;N° licence;Né(e) en;Points',
  'PETIT;Zoé;;123;2012;620',
  'GARCIA;Tom;;;;',
  ';Sans nom;;;;',
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
