import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'

test('The owner prepares an export of the club, and downloads it; another coach is told who may. @deep', async ({
  someone,
}) => {
  const lea = await someone(desk)
  await signInAs(lea, people.lea)
  await lea.goto('/coach/club')
  await lea.getByRole('link', { name: 'Exporter le club' }).click()
  await expect(lea.getByRole('heading', { level: 1, name: 'Export du club' })).toBeFocused()
  await lea.getByRole('button', { name: 'Préparer l’export' }).click()
  const link = lea.getByRole('link', { name: 'Télécharger l’export' })
  // Without reloading: the job tells the page.
  await expect(lea.getByText('L’export est prêt')).toBeVisible()
  const coming = lea.waitForEvent('download')
  await link.click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^Rebond - Ping Club de Vaise - \d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  expect(strFromU8(files['csv/membres.csv']!)).toContain('Inès;Morel')
  await expect(lea.getByRole('button', { name: 'Préparer un nouvel export' })).toBeVisible()

  const marc = await someone(phone)
  await signInAs(marc, people.marc)
  await marc.goto('/coach/club')
  await expect(marc.getByRole('heading', { name: 'Réglages' })).toBeVisible()
  await expect(marc.getByRole('link', { name: 'Exporter le club' })).toHaveCount(0)
  await marc.goto('/coach/club/export')
  await expect(marc.getByText('Seul le responsable du club peut l’exporter.')).toBeVisible()
})
