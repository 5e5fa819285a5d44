import { expect } from '@playwright/test'
import { newcomer, typedDay } from '../e2e/journey.ts'
import { desk, phone, test } from './people.ts'
import type { Screen } from './screen.ts'

const comments = {
  online: 'J’ai enfin réussi le latéral !',
  offline: 'Écrit sans réseau, au bord de la table.',
}

test('A coach and a player train together in WebKit, without network too.', async ({
  database,
  server,
  openAs,
}) => {
  const [coach, player] = await Promise.all([openAs('coach', desk), openAs('player', phone)])
  const lea = newcomer('Léa', 'Fontaine')
  const ines = newcomer('Inès', 'Morel')
  const clubName = `Élan Pongiste ${Date.now()}`
  let code = ''

  await test.step('Both browsers speak French, and the player’s is as narrow as a phone', async () => {
    await coach.open('/coach?mode=signup')
    await player.open('/player?mode=signup')
    for (const { session } of [coach, player]) {
      expect(await session.run(() => navigator.language)).toBe('fr-FR')
    }
    expect(await player.session.run(() => innerWidth)).toBe(phone.width)
  })

  await test.step('The coach founds a club and copies its code', async () => {
    await coach.fill('Prénom', lea.firstName)
    await coach.fill('Nom', lea.lastName)
    await coach.fill('Email', lea.email)
    await coach.fill('Mot de passe', lea.password)
    await coach.fill('Nom du club', clubName)
    await coach.press('button', 'Créer mon compte')
    await coach.expectNamed('heading', 'Tableau de bord')
    await coach.expectText('Aucune séance prévue')
    await coach.expectText('Aucun retour pour le moment')
    await coach.press('link', 'Club')
    await coach.press('button', 'Copier le code')
    await coach.expectText('Code copié !')
    code = await coach.read(/elanpongiste\d+/)
  })

  await test.step('The player joins with the code, typed as people type', async () => {
    await player.fill('Prénom', ines.firstName)
    await player.fill('Nom', ines.lastName)
    await player.fill('Email', ines.email)
    await player.fill('Mot de passe', ines.password)
    await player.press('button', 'Créer mon compte')
    await player.expectNamed('heading', 'Rejoindre un club')
    await player.press('button', 'Rejoindre le club')
    await player.expectText('Code club requis')
    await player.fill('Code club', 'nullepart')
    await player.press('button', 'Rejoindre le club')
    await player.expectText('Code club invalide')
    await player.fill('Code club', `  ${code.toUpperCase()} `)
    await player.press('button', 'Rejoindre le club')
    await player.expectNamed('heading', clubName)
    expect(await player.path()).toBe('/player/club')
    await player.press('link', 'Entrainement')
    await player.expectText('Aucune séance prévue')
  })

  await test.step('The coach plans a session with the player', async () => {
    await coach.press('link', 'Séances')
    await coach.press('button', 'Nouvelle séance')
    await coach.fill('Titre', 'Top Spin et remise')
    await coach.fill('Date', typedDay(1))
    await coach.choose('checkbox', 'Inès Morel')
    await opensAndEscapes(coach, 'Ouvrir le calendrier', 'Choisir une date')
    await opensAndEscapes(coach, 'Ajouter des exercices', 'Ajouter des exercices')
    await coach.press('button', 'Créer la séance')
    await coach.expectText('Séance créée')
    await coach.expectNamed('heading', 'Séances à venir (1)')
  })

  await test.step('The player sees it without a reload', async () => {
    await player.expectNamed('heading', 'Séances à venir')
    await player.expectItem('Top Spin et remise', '18:00', '1h', 'Vous')
    await player.expectNoText('Donner mon avis')
  })

  await test.step('Its time passes', async () => {
    await coach.press('button', 'Modifier la séance')
    await coach.fill('Date', typedDay(-1))
    await coach.press('button', 'Mettre à jour')
    await coach.expectText('Séance mise à jour')
    await coach.expectNamed('heading', 'Séances passées (1)')
  })

  await test.step('The player gives feedback', async () => {
    await giveFeedback(player, comments.online)
    await player.expectText('Feedback envoyé')
  })

  await test.step('The coach reads it on the dashboard without a reload', async () => {
    await coach.press('link', 'Tableau de bord')
    await coach.expectItem(comments.online, 'Inès Morel', 'Top Spin et remise')
  })

  await test.step('The coach adds a session that is over, and the player reads it', async () => {
    await coach.press('link', 'Séances')
    await coach.press('button', 'Nouvelle séance')
    await coach.fill('Titre', 'Matchs à thème')
    await coach.fill('Date', typedDay(-2))
    await coach.choose('checkbox', 'Inès Morel')
    await coach.press('button', 'Créer la séance')
    await coach.expectText('Séance créée')
    await coach.expectNamed('heading', 'Séances passées (2)')
    await coach.press('link', 'Tableau de bord')
    await player.expectItem('Matchs à thème', 'Donner mon avis')
  })

  await test.step('Without a server the player’s application opens again and shows what was read', async () => {
    await expect.poll(() => player.session.run(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await player.expectKept('Matchs à thème')
    await server.stop()
    await player.reload()
    await player.expectItem('Matchs à thème', 'Donner mon avis')
    await player.expectItem(comments.online)
    await player.read(/Hors ligne.: données de \d/)
  })

  await test.step('The feedback that the player writes there waits', async () => {
    await giveFeedback(player, comments.offline)
    await player.expectItem(comments.offline, 'En attente d’envoi')
    await player.expectText('1 en attente · Hors ligne')
    await player.reload()
    await player.expectItem(comments.offline, 'En attente d’envoi')
  })

  await test.step('It arrives once when the server is back', async () => {
    await server.start()
    await coach.expectItem(comments.offline, 'Inès Morel', 'Matchs à thème')
    await player.expectNoText('en attente')
    await player.expectNoText('En attente d’envoi')
    const kept = await database.rows(
      'select comment from session_feedback where comment = any($1) order by created_at',
      [Object.values(comments)],
    )
    expect(kept.map(({ comment }) => comment)).toEqual([comments.online, comments.offline])
  })
})

/** Browsers differ in what Escape does, and in where the focus goes then. */
async function opensAndEscapes(coach: Screen, button: string, dialog: string): Promise<void> {
  await coach.press('button', button)
  await coach.expectNamed('dialog', dialog)
  await coach.escape()
  await coach.expectFocusOn(button)
}

async function giveFeedback(player: Screen, comment: string): Promise<void> {
  await player.press('button', 'Donner mon avis')
  await player.expectNamed('dialog', 'Votre avis sur la séance')
  await player.choose('radio', 'Positif')
  await player.fill('Commentaire', comment)
  await player.press('button', 'Envoyer')
}
