import { expect } from '@playwright/test'
import { applicationPaths } from '../../src/contract/paths.ts'
import { analysisRange } from '../../src/domain/analysis-period.ts'
import { daysInWords } from '../../src/web/analyses/rows-words.ts'
import { clubDay } from '../../src/web/clubs/club-time.ts'
import type { PublicPath } from '../../src/web/public/public-layout.tsx'
import { people, type Person } from '../../src/demo/club-people.ts'
import { test } from './people.ts'
import type { Screen } from './screen.ts'

type ApplicationPath = (typeof applicationPaths)[number]

const headings: Readonly<Record<ApplicationPath, string>> = {
  '/start': 'Bienvenue',
  '/signup': 'Essai gratuit',
  '/forgot-password': 'Mot de passe oublié',
  '/reset-password': 'Nouveau mot de passe',
  '/confirm-email': 'Confirmation de l’email',
  '/family': 'Ma famille',
  '/family/account': 'Mon compte',
  '/family/notifications': 'Notifications',
  '/player': 'Espace Joueur',
  '/player/join-club': 'Rejoindre un club',
  '/player/profile': 'Mon Profil',
  '/player/club': 'Club',
  '/player/training': 'Mes Entrainements',
  '/player/exercises': 'Exercices',
  '/player/progress': 'Ma Progression',
  '/player/ai-coach': 'Coach IA',
  '/player/notifications': 'Notifications',
  '/coach': 'Espace Entraineur',
  '/coach/overview': 'Tableau de bord',
  '/coach/club': 'Club',
  '/coach/club/export': 'Export du club',
  '/coach/inviter': 'Inviter',
  '/coach/sessions': "Séances d'entraînement",
  '/coach/exercises': 'Bibliothèque d’exercices',
  '/coach/exercises/dessin': 'Dessiner un exercice',
  '/coach/requests': 'Demandes',
  '/coach/players': 'Joueurs',
  '/coach/players/import': 'Importer des joueurs',
  '/coach/groups': 'Groupes',
  '/coach/seasons': 'Saisons',
  '/coach/journal': 'Journal',
  '/coach/evaluation': 'Évaluation des joueurs',
  '/coach/analyses': 'Analyses',
  /** As of when it is opened: midnight may come between. */
  get '/coach/analyses/lignes'() {
    const today = clubDay(new Date(), 'Europe/Paris')
    return `Présence, ${daysInWords(analysisRange({}, today), today)}`
  },
  '/coach/statistiques': 'Statistiques',
  '/coach/subscription': 'Abonnement',
  '/coach/account': 'Mon compte',
  '/coach/aide': 'Poser une question',
  '/coach/notifications': 'Notifications',
  '/coach/api': 'API',
}

const publicPages: Readonly<Record<PublicPath, { heading: string; title: string }>> = {
  '/': {
    heading: 'Chaque rebond compte.',
    title: 'Rebond : le carnet d’entrainement des clubs de tennis de table',
  },
  '/pricing': { heading: 'Un tarif par taille de club.', title: 'Tarifs · Rebond' },
  '/mentions-legales': { heading: 'Mentions légales', title: 'Mentions légales · Rebond' },
  '/confidentialite': {
    heading: 'Politique de confidentialité',
    title: 'Politique de confidentialité · Rebond',
  },
  '/aide/api': { heading: 'L’API de Rebond', title: 'L’API · Rebond' },
  '/cgv': { heading: 'Conditions générales de vente', title: 'Conditions générales de vente · Rebond' },
  '/aide': { heading: 'Aide', title: 'Aide · Rebond' },
  '/aide/nouveautes': { heading: 'Ce qui a changé', title: 'Ce qui a changé · Rebond' },
  '/aide/sans-reseau': {
    heading: 'Sans réseau, dans la salle',
    title: 'Sans réseau, dans la salle · Rebond',
  },
  '/resiliation': { heading: 'Résilier votre contrat', title: 'Résilier votre contrat · Rebond' },
}

test('Firefox speaks French, and each page of the site opens in it.', async ({ screen }) => {
  for (const [path, { heading, title }] of Object.entries(publicPages)) {
    await opens(screen, path, heading, title)
  }
  expect(await screen.page.evaluate(() => navigator.language)).toBe('fr-FR')
})

test('Each screen before the sign-in opens in Firefox.', async ({ screen }) => {
  await openAllOf(screen, undefined)
})

for (const person of [people.lea, people.ines, people.malo]) {
  test(`Each screen of ${person.firstName} opens in Firefox.`, async ({ screen }) => {
    await screen.signIn(person)
    await openAllOf(screen, person)
  })
}

async function openAllOf(screen: Screen, person: Person | undefined): Promise<void> {
  for (const path of applicationPaths.filter((path) => whoseIs(path) === person)) {
    await opens(screen, path, headings[path])
  }
}

/** Members of a club are redirected from /player/join-club. */
function whoseIs(path: ApplicationPath): Person | undefined {
  // Open to whoever is signed in.
  if (path === '/player/join-club' || path.startsWith('/family/')) return people.malo
  if (path.startsWith('/player/')) return people.ines
  if (path.startsWith('/coach/')) return people.lea
  return undefined
}

/** /confirm-email is opened without a valid link, and the statistics on the plan Club. */
const refused = /^410 .*\/api\/email-confirmations$|^402 .*\/api\/statistics\?/

/** Soft, so that one run reports every screen with an error. */
const { soft } = expect

async function opens(screen: Screen, path: string, heading: string, title?: string): Promise<void> {
  await test.step(path, async () => {
    await screen.open(path)
    await screen.expectShown(heading, title)
    soft(
      screen.takeErrors().filter((complaint) => !refused.test(complaint)),
      path,
    ).toEqual([])
  })
}
