import { desk, expect, phone, signUpCoach, signUpPlayer, test, typedDay } from './journey.ts'

test('A coach and a player train together.', async ({ someone }) => {
  const coach = await someone({ ...desk, permissions: ['clipboard-read', 'clipboard-write'] })
  const player = await someone(phone)
  const nextSession = coach.getByRole('main').locator('section', { hasText: 'Prochaine séance' })

  await test.step('The coach founds a club and copies its code', async () => {
    await signUpCoach(coach, `Élan Pongiste ${Date.now()}`)
    await expect(nextSession).toContainText('Aucune séance prévue')
    await expect(coach.getByText('Aucun retour pour le moment')).toBeVisible()
    await coach.getByRole('link', { name: 'Club', exact: true }).click()
    await coach.getByRole('button', { name: 'Copier le code' }).click()
    await expect(coach.getByText('Code copié !')).toBeVisible()
  })

  await test.step('The player joins with the code, typed as people type', async () => {
    const code = await coach.evaluate(() => navigator.clipboard.readText())
    expect(code).toMatch(/^elanpongiste\d+$/)
    await signUpPlayer(player)
    await player.getByRole('button', { name: 'Rejoindre le club' }).click()
    await expect(player.getByText('Code club requis')).toBeVisible()
    await player.getByLabel('Code club').fill('nullepart')
    await player.getByRole('button', { name: 'Rejoindre le club' }).click()
    await expect(player.getByText('Code club invalide')).toBeVisible()
    await player.getByLabel('Code club').fill(`  ${code.toUpperCase()} `)
    await player.getByRole('button', { name: 'Rejoindre le club' }).click()
    await expect(player).toHaveURL('/player/club')
    const board = player.getByRole('main')
    await expect(board).toContainText(/Élan Pongiste \d+/)
    await expect(board).toContainText('1 entraineur · 1 joueur')
    await expect(board.getByText(`Membre depuis le ${writtenToday()}`)).toHaveCount(3)
    await expect(board.getByRole('listitem')).toContainText([/^Léa Fontaine/, /^Inès MorelVous/])
    await player.getByRole('link', { name: 'Entrainement', exact: true }).click()
    await expect(player.getByText('Aucune séance prévue')).toBeVisible()
  })

  await test.step('The coach’s Club counts them', async () => {
    await coach.reload()
    const main = coach.getByRole('main')
    await expect(main).toContainText('1 entraineur · 1 joueur')
    await expect(main.getByText(`Membre depuis le ${writtenToday()}`)).toHaveCount(3)
    for (const name of ['Entraineurs (1)', 'Joueurs (1)'])
      await expect(main.getByRole('heading', { name })).toBeVisible()
  })

  await test.step('The coach plans a session with the player', async () => {
    await coach.getByRole('link', { name: 'Séances', exact: true }).click()
    await coach.getByRole('button', { name: 'Nouvelle séance' }).click()
    await expect(coach.getByLabel('Heure')).toHaveValue('18:00')
    await expect(coach.getByRole('radio', { name: '1h', exact: true })).toBeChecked()
    await coach.getByLabel('Titre').fill('Top Spin et remise')
    await coach.getByLabel('Date', { exact: true }).fill(typedDay(1))
    await coach.getByRole('checkbox', { name: 'Inès Morel' }).check()
    await coach.getByRole('button', { name: 'Ajouter des exercices' }).click()
    const picker = coach.getByRole('dialog')
    await picker.getByRole('checkbox').first().check()
    await picker.getByRole('button', { name: /^Ajouter/ }).click()
    await coach.getByRole('button', { name: 'Créer la séance' }).click()
    await expect(coach.getByRole('heading', { name: 'Séances à venir (1)' })).toBeVisible()
  })

  await test.step('The dashboard shows it as the next one', async () => {
    await coach.getByRole('link', { name: 'Tableau de bord' }).click()
    await expect(nextSession.getByRole('heading', { name: 'Top Spin et remise' })).toBeVisible()
    await expect(nextSession).toContainText('18:00')
    await expect(nextSession).toContainText('1 participant')
    await coach.getByRole('link', { name: 'Séances', exact: true }).click()
  })

  await test.step('The player sees it', async () => {
    await player.reload()
    await expect(player.getByRole('heading', { name: 'Séances à venir' })).toBeVisible()
    const card = player.getByRole('listitem').filter({ hasText: 'Top Spin et remise' })
    await expect(card).toContainText('18:00')
    await expect(card).toContainText('1h')
    await expect(card).toContainText('Vous')
    await expect(player.getByRole('button', { name: 'Donner mon avis' })).toHaveCount(0)
  })

  await test.step('Its time passes', async () => {
    await coach.getByRole('button', { name: 'Modifier la séance' }).click()
    await coach.getByLabel('Date', { exact: true }).fill(typedDay(-1))
    await coach.getByRole('button', { name: 'Mettre à jour' }).click()
    await expect(coach.getByRole('heading', { name: 'Séances passées (1)' })).toBeVisible()
  })

  await test.step('The player gives feedback', async () => {
    await player.reload()
    await player.getByRole('button', { name: 'Donner mon avis' }).click()
    const dialog = player.getByRole('dialog', { name: 'Votre avis sur la séance' })
    const send = dialog.getByRole('button', { name: 'Envoyer' })
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByRole('radio', { name: 'Positif' }).check()
    await dialog.getByPlaceholder('Partagez votre expérience...').fill('J’ai enfin réussi le latéral !')
    await send.click()
    await expect(player.getByText('Feedback envoyé')).toBeVisible()
  })

  await test.step('The coach reads it on the dashboard', async () => {
    await coach.getByRole('link', { name: 'Tableau de bord' }).click()
    await coach.reload()
    const feedback = coach.getByRole('listitem').filter({ hasText: 'J’ai enfin réussi le latéral !' })
    await expect(feedback).toContainText('Inès Morel')
    await expect(feedback).toContainText('Top Spin et remise')
  })
})

/** « 21 novembre 2026 », « 1er décembre 2026 ». */
function writtenToday(): string {
  const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format()
  return today.replace(/^1 /, '1er ')
}
