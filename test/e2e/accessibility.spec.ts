import type { Page, Route } from '@playwright/test'
import type { WhoAmI } from '../../src/contract/accounts.ts'
import type { SubscriptionPage } from '../../src/contract/subscription.ts'
import type { SessionCalendar, SessionPage, TrainingSession } from '../../src/contract/training-sessions.ts'
import { groupId } from '../../src/demo/club-groups.ts'
import { people, type Person } from '../../src/demo/club-people.ts'
import { violationsOn } from './axe.ts'
import { hallPath, runEvening } from './hall-on-screen.ts'
import { expect, signInAs, test } from './journey.ts'
import { answer, beginSession, propose, proposedNames } from './planner-on-screen.ts'
import { goOnWithoutAnswer } from './short-intervals.ts'
import { answerStatistics } from './statistics-on-screen.ts'
import { hasChosen, here as subscription, standing } from './subscription-on-screen.ts'

interface Screen {
  name: string
  path: string
  as?: Person
  /** Brings the screen into the state to be checked. */
  open?: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click()

/** A service, a return, and a stroke that can fall into two places. */
async function drawChoice(page: Page): Promise<void> {
  await press('Service')(page)
  const cell = (name: string) => page.getByRole('button', { name: `\u00A0: ${name}` })
  await cell('revers, court').click()
  await cell('revers, long').click()
  await cell('revers, long').click()
  await page.getByRole('button', { name: 'Au choix', exact: true }).click()
  await cell('coup droit, long').click()
}

/** Plans a session, with `answer` as the handler of its request. */
async function planSession(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  // The screen was loaded before, with the intervals of the other journeys.
  await goOnWithoutAnswer(page.context())
  await page.reload()
  await page.route('**/api/training-sessions', (route) =>
    route.request().method() === 'POST' ? answer(route) : route.fallback(),
  )
  await press('Nouvelle séance')(page)
  await page.getByLabel('Titre').fill('Services courts')
  await press('Créer la séance')(page)
  await expect(page.getByText('En attente d’envoi')).toBeVisible()
}

const withoutNetwork = (route: Route) => route.abort('connectionrefused')

/** As if the club became read-only that many days from now, or ago. */
async function readOnlyIn(
  page: Page,
  days: number,
  why: { paymentFailed?: true; paused?: true },
): Promise<void> {
  await page.route('**/api/me', async (route) => {
    const me = (await (await route.fetch()).json()) as WhoAmI
    const readOnlyFrom = new Date(Date.now() + days * 24 * 3600_000).toISOString()
    await route.fulfill({ json: { ...me, club: { ...me.club, readOnlyFrom, ...why } } })
  })
  await page.reload()
  await expect(page.getByText(/en lecture seule|en pause/)).toBeVisible()
}

/** Shows the screen with another status of the subscription. */
const as = (change: Partial<SubscriptionPage>) => async (page: Page) => {
  await standing(page, change)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Places occupées' })).toBeVisible()
}

/** Shows the dates of the series alone, from a screen without sessions: others plan sessions of this evening in the same club. */
async function upcomingOfSeries(page: Page, change: Partial<TrainingSession> = {}): Promise<void> {
  await page.route(/\/api\/training-sessions\?period=upcoming/, async (route) => {
    const upcoming = (await (await route.fetch()).json()) as SessionPage
    const ofSeries = upcoming.sessions.filter(({ seriesId }) => seriesId)
    const sessions = ofSeries.map((session) => ({ ...session, ...change }))
    await route.fulfill({ json: { ...upcoming, sessions } })
  })
  // A session that is open is read by itself as well.
  await page.route(/\/api\/training-sessions\/[\w-]+$/, async (route) => {
    const session = (await (await route.fetch()).json()) as TrainingSession
    await route.fulfill({ json: { ...session, ...change } })
  })
  // And read ahead with the next days.
  await page.route('**/api/session-calendar?*', async (route) => {
    const calendar = (await (await route.fetch()).json()) as SessionCalendar
    const sessions = calendar.sessions.map((session) =>
      session.seriesId ? { ...session, ...change } : session,
    )
    await route.fulfill({ json: { ...calendar, sessions } })
  })
  await page.goto('/coach/sessions')
  // Before they are there the first session is a past one.
  await expect(page.getByRole('heading', { name: /^Séances à venir \(/ })).toBeVisible()
}

/** What is asked about a date of a series, here about all of them. */
async function askOfSeries(page: Page, verb: 'Annuler' | 'Rétablir' | 'Supprimer'): Promise<void> {
  await upcomingOfSeries(page, verb === 'Rétablir' ? { cancelledAt: '2026-11-27T12:00:00.000Z' } : {})
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  const panel = page.locator('.session-details')
  await panel.getByRole('button', { name: `${verb} la séance` }).click()
  await page.getByRole('alertdialog').getByRole('radio', { name: 'Toutes' }).check()
}

const openOutbox = (page: Page) =>
  page.getByRole('status', { name: 'Enregistrement' }).getByRole('button').filter({ visible: true }).click()

const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'cancelled payment', path: '/pricing?canceled=true' },
  {
    name: 'payment that cannot be opened',
    path: '/pricing',
    open: async (page) => {
      await page.route('**/api/me', (route) => route.abort('connectionrefused'))
      for (const plan of ['Club', 'Pro']) {
        const card = page.getByRole('region', { name: plan })
        await card.getByRole('button').click()
        await expect(card.getByRole('alert')).toHaveText('Une erreur est survenue. Veuillez réessayer.')
      }
    },
  },
  {
    name: 'payment that is being opened',
    path: '/pricing',
    open: async (page) => {
      await page.route('**/api/me', () => {})
      await press('Choisir Club')(page)
      await expect(page.locator('[aria-busy=true]')).toBeVisible()
    },
  },
  {
    name: 'pricing, for a player',
    path: '/pricing?plan=club',
    as: people.ines,
    open: (page) => expect(page.getByRole('link', { name: 'Ouvrir mon espace' })).toBeVisible(),
  },
  { name: 'coach’s door after a plan was chosen', path: '/coach?mode=signup&plan=pro' },
  {
    name: 'club in read-only mode',
    path: '/coach/overview',
    as: people.lea,
    open: (page) => readOnlyIn(page, -3, {}),
  },
  {
    name: 'club whose payment was never made',
    path: '/coach/club',
    as: people.lea,
    open: (page) => readOnlyIn(page, -1, { paymentFailed: true }),
  },
  {
    name: 'club whose payment has failed',
    path: '/coach/overview',
    as: people.lea,
    open: (page) => readOnlyIn(page, 6, { paymentFailed: true }),
  },
  {
    name: 'club whose subscription is paused',
    path: '/coach/overview',
    as: people.lea,
    open: (page) => readOnlyIn(page, -3, { paused: true }),
  },
  {
    name: 'club whose subscription is paused during its trial',
    path: '/coach/overview',
    as: people.lea,
    open: (page) => readOnlyIn(page, 6, { paused: true }),
  },
  {
    name: 'player’s club in read-only mode',
    path: '/player/training',
    as: people.ines,
    open: (page) => readOnlyIn(page, -3, {}),
  },
  { name: 'legal notice', path: '/mentions-legales' },
  { name: 'privacy', path: '/confidentialite' },
  { name: 'documentation of the API', path: '/aide/api' },
  { name: 'terms', path: '/cgv' },
  { name: 'help', path: '/aide' },
  { name: 'help, searched in vain', path: '/aide?q=badminton' },
  { name: 'help article', path: '/aide/sans-reseau' },
  { name: 'what changed', path: '/aide/nouveautes' },
  { name: 'end of a contract', path: '/resiliation' },
  {
    name: 'end of a contract, to be checked',
    path: '/resiliation',
    open: async (page) => {
      for (const [label, text] of [
        ['Prénom', 'Ada'],
        ['Nom', 'Martin'],
        ['Email', 'ada@example.org'],
        ['Nom du club', 'Ping Club de Vaise'],
      ] as const)
        await page.getByLabel(label, { exact: true }).fill(text)
      await press('Continuer')(page)
      await expect(page.getByRole('button', { name: 'Notifier la résiliation' })).toBeVisible()
    },
  },
  {
    name: 'terms of a plan that was chosen',
    path: '/pricing',
    as: people.lea,
    open: async (page) => {
      await page.route('**/api/subscription', (route) => route.fulfill({ json: { running: false } }))
      await press('Choisir Club')(page)
      await expect(page.getByRole('checkbox', { name: /^J’accepte les/ })).toBeFocused()
    },
  },
  { name: '404', path: '/nimporte' },
  { name: 'start', path: '/start' },
  { name: 'sign-up', path: '/signup' },
  { name: 'player door', path: '/player' },
  { name: 'player sign-up', path: '/player?mode=signup' },
  { name: 'coach door', path: '/coach' },
  { name: 'coach door, refused', path: '/coach', open: press('Se connecter') },
  { name: 'coach sign-up, refused', path: '/coach?mode=signup', open: press('Créer mon compte') },
  { name: 'forgotten password', path: '/forgot-password' },
  { name: 'new password', path: '/reset-password' },
  { name: 'component gallery', path: '/dev/ui' },
  { name: 'dashboard', path: '/coach/overview', as: people.lea },
  {
    name: 'calendar of the phone',
    path: '/player/training',
    as: people.maxime,
    open: async (page) => {
      await press('Ajouter à mon calendrier')(page)
      await page.getByRole('button', { name: /Créer (mon|un nouveau) lien/ }).click()
      await expect(page.locator('.calendar-address')).toBeVisible()
    },
  },
  { name: 'dashboard without a club', path: '/coach/overview', as: people.irene },
  { name: 'coach’s club', path: '/coach/club', as: people.lea },
  { name: 'coach without a club', path: '/coach/club', as: people.irene },
  { name: 'club export', path: '/coach/club/export', as: people.lea },
  { name: 'club export of another coach', path: '/coach/club/export', as: people.marc },
  { name: 'coach who waits', path: '/coach/club', as: people.nadia },
  { name: 'coach who waits, address unconfirmed', path: '/coach/club', as: people.bastien },
  { name: 'accepting a coach', path: '/coach/club', as: people.lea, open: press('Accepter Nadia Ferrand') },
  {
    name: 'handing over the club',
    path: '/coach/club',
    as: people.lea,
    open: press('Confier la responsabilité'),
  },
  {
    name: 'naming a coach',
    path: '/coach/club',
    as: people.lea,
    open: press('Nommer entraineur : Manon Guérin'),
  },
  { name: 'assistant’s dashboard', path: '/coach/overview', as: people.manon },
  { name: 'assistant’s club', path: '/coach/club', as: people.manon },
  { name: 'session form of an assistant', path: '/coach/sessions?form=new', as: people.manon },
  { name: 'coach’s sessions', path: '/coach/sessions', as: people.lea },
  {
    name: 'hall, roll',
    path: hallPath('roll'),
    as: people.lea,
    open: async (page) => {
      await runEvening(page)
      await page
        .getByRole('button', { name: /corriger$/ })
        .first()
        .click()
    },
  },
  {
    name: 'hall, somebody who turned up',
    path: hallPath('roll'),
    as: people.lea,
    open: async (page) => {
      await runEvening(page)
      await press('Ajouter un arrivant')(page)
      await page.getByLabel('Prénom ou nom').fill('a')
    },
  },
  { name: 'hall, block', path: hallPath('block'), as: people.lea, open: runEvening },
  { name: 'hall, tables', path: hallPath('tables'), as: people.lea, open: runEvening },
  {
    name: 'hall, players to keep apart',
    path: hallPath('tables'),
    as: people.lea,
    open: async (page) => {
      await runEvening(page)
      await press('Joueurs à séparer')(page)
      await page.getByLabel('Un joueur').selectOption('Inès Morel')
      await page.getByLabel('L’autre joueur').selectOption('Tom Girard')
    },
  },
  {
    name: 'hall, who a guest is',
    path: hallPath('roll'),
    as: people.lea,
    open: async (page) => {
      await runEvening(page)
      await page.getByRole('button', { name: /^Kenza.*corriger$/ }).click()
      await press('Rattacher')(page)
    },
  },
  { name: 'hall, marks', path: hallPath('marks'), as: people.lea, open: runEvening },
  { name: 'hall, end', path: hallPath('closing'), as: people.lea, open: runEvening },
  {
    name: 'hall, closed',
    path: hallPath('closing'),
    as: people.lea,
    open: (page) => runEvening(page, { closed: true }),
  },
  {
    name: 'session form',
    path: '/coach/sessions',
    as: people.lea,
    open: async (page) => {
      await press('Nouvelle séance')(page)
      // Half of it lies under the sticky footer otherwise, and axe calls what is left too small.
      const all = page.getByRole('button', { name: 'Tout sélectionner' })
      await all.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'weekly series',
    path: '/coach/sessions',
    as: people.lea,
    open: async (page) => {
      await press('Nouvelle séance')(page)
      await page.getByRole('checkbox', { name: 'Répéter chaque semaine' }).check()
      await expect(
        page.getByRole('list', { name: 'Dates de la série' }).getByRole('button').first(),
      ).toBeVisible()
      // Nothing half under the sticky footer, as above.
      await page.getByText('Touchez une date').evaluate((text) => text.scrollIntoView({ block: 'center' }))
    },
  },
  {
    name: 'change of several dates of a series',
    path: '/coach/account',
    as: people.lea,
    open: async (page) => {
      await upcomingOfSeries(page)
      await press('Modifier la séance')(page)
      const all = page.getByRole('radio', { name: 'Toutes' })
      await all.check()
      // Nothing half under the sticky footer, as above.
      await all.evaluate((radio) => radio.scrollIntoView({ block: 'center' }))
    },
  },
  ...(['Annuler', 'Rétablir', 'Supprimer'] as const).map((verb) => ({
    name: `${verb}, of several dates of a series`,
    path: '/coach/account',
    as: people.lea,
    open: (page: Page) => askOfSeries(page, verb),
  })),
  {
    name: 'longer series',
    path: '/coach/account',
    as: people.lea,
    open: async (page) => {
      await upcomingOfSeries(page)
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
      await press('Prolonger la série')(page)
      const dialog = page.getByRole('dialog', { name: 'Prolonger la série' })
      await expect(dialog.getByRole('list', { name: 'Dates de la série' })).toBeVisible()
    },
  },
  {
    name: 'closure on planned dates',
    path: '/coach/club',
    as: people.lea,
    open: async (page) => {
      // As the server would answer: nothing is closed for the others.
      let added: object[] = []
      await page.route('**/api/closures', async (route) => {
        if (route.request().method() !== 'POST') {
          const club = (await (await route.fetch()).json()) as { closures: object[] }
          return route.fulfill({ json: { ...club, closures: [...club.closures, ...added] } })
        }
        added = [route.request().postDataJSON() as object]
        const dates = ['2026-12-22', '2026-12-23', '2026-12-29', '2026-12-30'].map((date, index) => ({
          id: `0192b7a4-0000-7000-8000-00000000000${index}`,
          version: 1,
          date,
          title: 'Jeunes compétition',
        }))
        return route.fulfill({ json: { total: 4, dates } })
      })
      await page.getByLabel('Motif').fill('Travaux au gymnase')
      await page.getByLabel('Du', { exact: true }).fill('21/12/2026')
      await page.getByLabel('Au', { exact: true }).fill('31/12/2026')
      await press('Ajouter une fermeture')(page)
      await expect(page.getByRole('button', { name: 'Annuler ces 4 séances' })).toBeVisible()
    },
  },
  {
    name: 'exercise picker',
    path: '/coach/sessions',
    as: people.lea,
    open: async (page) => {
      await press('Nouvelle séance')(page)
      await press('Ajouter des exercices')(page)
    },
  },
  {
    name: 'proposed programme',
    path: '/coach/sessions',
    as: people.lea,
    open: async (page) => {
      await beginSession(page, '1h30', 'Inès Morel', 'Hugo Blanchard')
      const dialog = await propose(page)
      const [, first, second, third] = await proposedNames(dialog)
      await answer(dialog, 'Garder', first!)
      await answer(dialog, 'Retirer', second!)
      await answer(dialog, 'Changer', third!)
      for (const summary of await dialog.locator('summary').all()) await summary.click()
    },
  },
  {
    name: 'question before a programme is taken over',
    path: '/coach/sessions',
    as: people.lea,
    open: async (page) => {
      await beginSession(page, '1h')
      for (let round = 0; round < 2; round++) {
        const dialog = await propose(page)
        await dialog.getByRole('button', { name: 'Utiliser ce programme' }).click()
      }
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'no proposals in the plan',
    path: '/coach/sessions?form=new',
    as: people.paul,
    open: async (page) => {
      await press('Proposer un programme')(page)
      await expect(page.getByRole('link', { name: 'Voir l’abonnement' })).toBeVisible()
    },
  },
  { name: 'library', path: '/coach/exercises', as: people.lea },
  {
    name: 'filters of the library',
    path: '/coach/exercises',
    as: people.lea,
    open: async (page) => page.getByText('Filtres et tri').click(),
  },
  { name: 'drill', path: '/coach/exercises/falkenberg', as: people.lea },
  {
    name: 'sessions that a drill may be added to',
    path: '/coach/exercises/falkenberg',
    as: people.lea,
    open: press('Ajouter à une séance'),
  },
  { name: 'drill, to a player', path: '/player/exercises/falkenberg', as: people.ines },
  { name: 'library without a club', path: '/coach/exercises', as: people.irene },
  {
    name: 'library in which nothing is found',
    path: '/coach/exercises',
    as: people.lea,
    open: (page) => page.getByLabel('Rechercher un exercice').fill('xyz'),
  },
  {
    name: 'library that is searched',
    path: '/coach/exercises',
    as: people.lea,
    open: (page) => page.getByLabel('Rechercher un exercice').fill('coupé'),
  },
  {
    name: 'exercise form',
    path: '/coach/exercises?form=new',
    as: people.lea,
    open: press("Créer l'exercice"),
  },
  { name: 'opening of a drawing', path: '/coach/exercises/dessin', as: people.lea },
  { name: 'drawing without a club', path: '/coach/exercises/dessin', as: people.irene },
  {
    name: 'drawing with a choice',
    path: '/coach/exercises/dessin',
    as: people.lea,
    open: drawChoice,
  },
  {
    name: 'form of a drawing',
    path: '/coach/exercises/dessin',
    as: people.lea,
    open: async (page) => {
      await drawChoice(page)
      await press('Terminer')(page)
      await expect(page.getByLabel('Critère de réussite')).toBeVisible()
    },
  },
  {
    name: 'files of exercises',
    path: '/coach/exercises',
    as: people.lea,
    open: async (page) => {
      await press('Importer ou exporter des exercices')(page)
      await page.getByLabel('Fichier d’exercices').setInputFiles({
        name: 'exercices.json',
        mimeType: 'application/json',
        buffer: Buffer.from('[{"title": "Rien"}]'),
      })
      await expect(page.getByRole('dialog')).toContainText('Ligne 1')
    },
  },
  {
    name: 'question before an exercise is deleted',
    path: '/coach/exercises',
    as: people.lea,
    open: press('Supprimer l’exercice'),
  },
  {
    name: 'what waits to be sent',
    path: '/coach/sessions',
    as: people.lea,
    open: async (page) => {
      await planSession(page, withoutNetwork)
      await openOutbox(page)
    },
  },
  {
    name: 'what was refused',
    path: '/coach/sessions',
    as: people.lea,
    open: async (page) => {
      // Only once the form no longer waits for the answer.
      const late = Promise.withResolvers<void>()
      await planSession(page, async (route) => {
        await late.promise
        await route.fulfill({ status: 409, json: { refusal: 'not-a-club-player', requestId: '-' } })
      })
      late.resolve()
      await expect(page.getByText('1 à revoir').filter({ visible: true })).toBeVisible()
      await openOutbox(page)
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    },
  },
  {
    name: 'signing out with something unsent',
    path: '/coach/sessions',
    as: people.lea,
    open: async (page) => {
      await planSession(page, withoutNetwork)
      const more = page.getByRole('button', { name: 'Plus', exact: true })
      if (await more.isVisible()) await more.click()
      await page.getByRole('button', { name: 'Déconnexion' }).filter({ visible: true }).click()
      await expect(page.getByRole('button', { name: 'Rester connecté' })).toBeVisible()
    },
  },
  {
    name: 'a part that did not arrive',
    path: '/coach/overview',
    as: people.lea,
    open: async (page) => {
      // The browser's error about the missing file is expected.
      page.removeAllListeners('console')
      const more = page.getByRole('button', { name: 'Plus', exact: true })
      const opensMore = await more.isVisible()
      await page.route(`**/assets/${opensMore ? 'more-dialog' : 'sign-out'}-*.js`, (route) => route.abort())
      await (opensMore ? more : page.getByRole('button', { name: 'Déconnexion' })).click()
      await expect(page.getByText('Ceci n’a pas pu être chargé.')).toBeVisible()
    },
  },
  {
    name: 'a screen that did not arrive',
    path: '/coach/overview',
    as: people.lea,
    open: async (page) => {
      page.removeAllListeners('console')
      page.removeAllListeners('pageerror')
      await page.route('**/assets/club-page-*.js', (route) => route.abort())
      await page.goto('/coach/club')
      await expect(page.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeVisible()
    },
  },
  {
    name: 'signing out without an answer',
    path: '/coach/overview',
    as: people.lea,
    open: async (page) => {
      await page.route('**/api/login-sessions/current', () => {})
      const more = page.getByRole('button', { name: 'Plus', exact: true })
      if (await more.isVisible()) await more.click()
      await page.getByRole('button', { name: 'Déconnexion' }).filter({ visible: true }).click()
      await expect(
        page.getByRole('alertdialog', { name: 'Service momentanément indisponible' }),
      ).toBeVisible()
    },
  },
  {
    name: 'roll call',
    path: '/coach/sessions',
    as: people.lea,
    open: async (page) => {
      await page.getByRole('button', { name: 'Faire l’appel' }).first().click()
      await expect(page.getByRole('status').filter({ hasText: /présents? sur/ })).toBeVisible()
    },
  },
  {
    name: 'somebody who turns up',
    path: '/coach/sessions',
    as: people.lea,
    open: async (page) => {
      await page.getByRole('button', { name: 'Faire l’appel' }).first().click()
      await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Ajouter un arrivant' })).toBeVisible()
    },
  },
  { name: 'requests', path: '/coach/requests', as: people.lea },
  { name: 'archived requests', path: '/coach/requests?view=archived', as: people.lea },
  { name: 'no requests', path: '/coach/requests', as: people.paul },
  { name: 'players', path: '/coach/players', as: people.lea },
  { name: 'no players', path: '/coach/players', as: people.paul },
  { name: 'AI settings', path: '/coach/players', as: people.lea, open: press('Paramètres IA') },
  { name: 'a code to type', path: '/player', open: press('J’ai un code') },
  { name: 'a child to add', path: '/coach/players', as: people.lea, open: press('Ajouter un enfant') },
  {
    name: 'player’s record',
    path: `/coach/players?player=${people.ines.id}`,
    as: people.lea,
    open: async (page) => {
      await expect(page.getByRole('heading', { level: 2, name: 'Présence' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 2, name: 'Licence et catégorie' })).toBeVisible()
      for (const summary of await page.locator('summary').filter({ visible: true }).all())
        await summary.click()
    },
  },
  {
    name: 'earlier ranking, refused',
    path: `/coach/players?player=${people.ines.id}`,
    as: people.lea,
    open: async (page) => {
      await press('Ajouter un classement')(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Ajouter' }).click()
      await expect(dialog.getByLabel('Points')).toHaveAttribute('aria-invalid')
    },
  },
  {
    name: 'licence and year of birth',
    path: `/coach/players?player=${people.ines.id}`,
    as: people.lea,
    open: press('Modifier la licence et l’année'),
  },
  { name: 'player who is not there', path: '/coach/players?player=personne', as: people.lea },
  { name: 'players of a group', path: `/coach/players?group=${groupId('youth')}`, as: people.lea },
  { name: 'import of players', path: '/coach/players/import', as: people.lea },
  { name: 'import of players that the plan has not', path: '/coach/players/import', as: people.paul },
  { name: 'import of players without a club', path: '/coach/players/import', as: people.irene },
  { name: 'groups', path: '/coach/groups', as: people.lea },
  { name: 'groups that the plan has not', path: '/coach/groups', as: people.paul },
  { name: 'groups without a club', path: '/coach/groups', as: people.irene },
  { name: 'new group', path: '/coach/groups', as: people.lea, open: press('Nouveau groupe') },
  { name: 'deletion of a group', path: '/coach/groups', as: people.lea, open: press('Supprimer le groupe') },
  { name: 'seasons', path: '/coach/seasons', as: people.lea },
  { name: 'seasons where the plan opens none', path: '/coach/seasons', as: people.paul },
  { name: 'seasons without a club', path: '/coach/seasons', as: people.irene },
  { name: 'new season, already opened', path: '/coach/seasons?form=new', as: people.lea },
  { name: 'new season, not in the plan', path: '/coach/seasons?form=new', as: people.paul },
  { name: 'journal', path: '/coach/journal', as: people.lea },
  {
    name: 'journal, nothing found',
    path: `/coach/journal?kind=imports&person=${people.ines.id}`,
    as: people.lea,
  },
  {
    name: 'journal, a page that is not there',
    path: `/coach/journal?after=${people.ines.id}`,
    as: people.lea,
  },
  { name: 'invitation', path: '/coach/inviter', as: people.lea },
  { name: 'invitation without a club', path: '/coach/inviter', as: people.irene },
  { name: 'journal without a club', path: '/coach/journal', as: people.irene },
  { name: 'new place', path: '/coach/club', as: people.lea, open: press('Ajouter un lieu') },
  { name: 'evaluation, nobody chosen', path: '/coach/evaluation', as: people.lea },
  {
    name: 'evaluation of a player',
    path: '/coach/evaluation',
    as: people.lea,
    open: async (page) => {
      await page.getByLabel('Joueur', { exact: true }).selectOption('Hugo Blanchard')
      await expect(page.getByRole('form', { name: 'Marteau', exact: true })).toBeVisible()
    },
  },
  {
    name: 'evaluation of the group',
    path: '/coach/evaluation?view=group',
    as: people.lea,
    open: async (page) => {
      // One row is enough: all are alike.
      await page.getByLabel('Rechercher un joueur').fill('hugo')
      await page.getByRole('button', { name: /^Hugo Blanchard, Marteau/ }).focus()
      await expect(page.getByRole('link', { name: 'Notes' })).toBeVisible()
    },
  },
  {
    name: 'history of a technique',
    path: '/coach/evaluation?view=group',
    as: people.lea,
    open: async (page) => {
      await page.getByLabel('Rechercher un joueur').fill('hugo')
      await page.getByRole('button', { name: /^Hugo Blanchard, Marteau/ }).focus()
      await press('Historique')(page)
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'analyses',
    path: '/coach/analyses',
    as: people.lea,
    open: async (page) => {
      await expect(page.getByRole('grid', { name: /^Une ligne par joueur/ })).toBeVisible()
      for (const summary of await page.locator('summary').filter({ visible: true }).all())
        await summary.click()
    },
  },
  {
    name: 'rows of an analysis',
    path: '/coach/analyses',
    as: people.lea,
    open: async (page) => {
      await press('Les lignes : Présence')(page)
      await expect(page.getByRole('heading', { name: /^Comment ce \d+\s% est compté$/ })).toBeVisible()
    },
  },
  {
    name: 'statistics',
    path: '/coach/overview',
    as: people.lea,
    open: async (page) => {
      await answerStatistics(page)
      await page.goto('/coach/statistiques')
      await expect(page.getByRole('heading', { name: 'Points et minutes' })).toBeVisible()
      for (const summary of await page.locator('summary').filter({ visible: true }).all())
        await summary.click()
    },
  },
  {
    name: 'cases of a statistic',
    path: '/coach/overview',
    as: people.lea,
    open: async (page) => {
      await answerStatistics(page)
      await page.goto('/coach/statistiques')
      await press('12 cas : Block CD')(page)
      await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible()
    },
  },
  { name: 'statistics of the demonstration', path: '/coach/statistiques', as: people.lea },
  { name: 'statistics, on a plan without', path: '/coach/statistiques', as: people.paul },
  { name: 'statistics without a club', path: '/coach/statistiques', as: people.irene },
  {
    name: 'targets of the minutes',
    path: '/coach/analyses',
    as: people.lea,
    open: async (page) => {
      await press('Cibles')(page)
      await expect(page.getByRole('dialog', { name: 'Cibles du club' })).toBeVisible()
    },
  },
  { name: 'analyses, on a plan without', path: '/coach/analyses', as: people.paul },
  { name: 'analyses without a club', path: '/coach/analyses', as: people.irene },
  { name: 'evaluation without a club', path: '/coach/evaluation', as: people.irene },
  { name: 'keys of the API', path: '/coach/api', as: people.lea },
  { name: 'keys of the API, on a plan without', path: '/coach/api', as: people.paul },
  { name: 'keys of the API without a club', path: '/coach/api', as: people.irene },
  { name: 'subscription', path: subscription, as: people.lea },
  {
    name: 'subscription after a payment',
    path: subscription,
    as: people.lea,
    open: async (page) => {
      await hasChosen(page, 'pro')
      await page.goto(`${subscription}?success=true`)
      await expect(page.getByText('Abonnement mis à jour avec succès !')).toBeVisible()
    },
  },
  {
    name: 'subscription on trial, its payment not confirmed',
    path: subscription,
    as: people.lea,
    open: async (page) => {
      await as({ status: 'trial', running: false, trialEndsAt: '2099-01-01T00:00:00.000Z' })(page)
      await hasChosen(page, 'club')
      await page.goto(`${subscription}?success=true`)
      await expect(page.getByText(/^Nous attendons la confirmation du paiement/)).toBeVisible()
    },
  },
  {
    name: 'subscription whose card expires, with a dispute',
    path: subscription,
    as: people.lea,
    open: as({
      cardExpiresAt: '2099-02-01T00:00:00.000Z',
      disputed: true,
      collectionPause: { resumesAt: null },
    }),
  },
  {
    name: 'subscription with a payment that is missing and a club too large',
    path: subscription,
    as: people.lea,
    open: as({
      status: 'suspended',
      planId: 'essential',
      pendingPlanId: 'pro',
      limits: { coach: 1, player: 10 },
    }),
  },
  {
    name: 'subscription that is paused',
    path: subscription,
    as: people.lea,
    open: as({ status: 'paused', readOnlyFrom: '2026-11-03T09:00:00.000Z' }),
  },
  {
    name: 'subscription that has ended',
    path: subscription,
    as: people.lea,
    open: as({ status: 'ended', running: false, readOnlyFrom: '2026-11-03T09:00:00.000Z' }),
  },
  {
    name: 'change of plan',
    path: subscription,
    as: people.lea,
    open: async (page) => {
      await press('Passer à Essential')(page)
      await expect(page.getByRole('dialog').getByText('À payer maintenant')).toBeVisible()
    },
  },
  {
    name: 'simulated portal',
    path: subscription,
    as: people.lea,
    open: async (page) => {
      await press('Gérer mon abonnement')(page)
      await expect(page.getByRole('button', { name: 'Retour à Rebond' })).toBeVisible()
    },
  },
  { name: 'subscription without a club', path: subscription, as: people.irene },
  { name: 'coach’s account', path: '/coach/account', as: people.lea },
  { name: 'what a coach is told', path: '/coach/notifications', as: people.lea },
  { name: 'what a player is told', path: '/player/notifications', as: people.ines },
  {
    name: 'deletion of a coach’s account',
    path: '/coach/account',
    as: people.marc,
    open: async (page) => {
      await press('Supprimer mon compte')(page)
      await expect(page.getByRole('dialog')).toContainText('Ce qui reste, sans votre nom')
    },
  },
  {
    name: 'deletion of a player’s account',
    path: '/player/profile',
    as: people.ines,
    open: async (page) => {
      await press('Supprimer mon compte')(page)
      await expect(page.getByRole('dialog')).toContainText('Ce qui reste, sans votre nom')
    },
  },
  {
    name: 'closed club, for who owned it',
    path: '/coach/club',
    as: people.lea,
    open: async (page) => {
      await page.route('**/api/me', async (route) => {
        const me = (await (await route.fetch()).json()) as WhoAmI
        const closedClub = {
          name: 'Ping Club de Vaise',
          erasedFrom: '2030-01-01T12:00:00.000Z',
          isOwner: true,
        }
        await route.fulfill({
          json: { ...me, account: { ...me.account, clubId: null }, club: null, closedClub },
        })
      })
      await page.reload()
      await expect(page.getByRole('button', { name: 'Rouvrir le club' })).toBeVisible()
    },
  },
  {
    name: 'closing of the club',
    path: '/coach/club',
    as: people.lea,
    open: async (page) => {
      await press('Fermer le club')(page)
      await expect(page.getByRole('dialog')).toContainText('Gardez d’abord une copie')
    },
  },
  { name: 'a player’s own data', path: '/api/me/data', as: people.ines },
  // Léa’s has a thousand rows more of the same.
  { name: 'a coach’s own data', path: '/api/me/data', as: people.paul },
  {
    name: 'questions to the operator',
    path: '/coach/aide',
    as: people.lea,
    open: async (page) => {
      await press('Envoyer la question')(page)
      await press('Répondre')(page)
    },
  },
  {
    name: 'player’s profile',
    path: '/player/profile',
    as: people.ines,
    open: async (page) => {
      await page.locator('summary').filter({ hasText: 'classements' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Licence et catégorie' })).toBeVisible()
    },
  },
  { name: 'player’s club', path: '/player/club', as: people.ines },
  { name: 'player’s club, with initials', path: '/player/club', as: people.gerard },
  { name: 'player’s sessions', path: '/player/training', as: people.ines },
  { name: 'player’s week', path: '/player/training?calendar=week', as: people.ines },
  { name: 'player’s month', path: '/player/training?calendar=month', as: people.ines },
  { name: 'feedback', path: '/player/training', as: people.ines, open: press('Donner mon avis') },
  {
    name: 'player’s exercises',
    path: '/player/exercises',
    as: people.ines,
    open: async (page) => {
      await page.getByRole('radio', { name: 'Marteau' }).check()
      await page.getByRole('radio', { name: 'Lifté' }).check()
    },
  },
  {
    name: 'request, refused',
    path: '/player/exercises',
    as: people.ines,
    open: async (page) => {
      await press('Demander un exercice')(page)
      await press('Envoyer la demande')(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'Ma Progression', path: '/player/progress', as: people.ines },
  { name: 'Ma Progression before any evaluation', path: '/player/progress', as: people.malo },
  {
    name: 'Ma Progression that could not be read',
    // So that nothing of it is cached yet.
    path: '/player/profile',
    as: people.ines,
    open: async (page) => {
      await page.route('**/api/player-progress', (route) =>
        route.fulfill({ status: 409, json: { refusal: 'unexpected', requestId: '-' } }),
      )
      await page.goto('/player/progress')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'Coach IA', path: '/player/ai-coach', as: people.ines },
  {
    name: 'Coach IA, with its receipts',
    path: '/player/ai-coach',
    as: people.ines,
    open: async (page) => page.locator('summary').first().click(),
  },
  { name: 'Coach IA without scores', path: '/player/ai-coach', as: people.malo },
  { name: 'joining a club', path: '/player/join-club', as: people.malo },
]

/** The plain state of each screen, or its first one. */
const plainStates = [...Map.groupBy(screens, screenOf).values()].map(
  (states) => states.find(({ path, open }) => path === screenOf({ path }) && !open) ?? states[0]!,
)

for (const screen of plainStates) {
  test(`${screen.name} has no violation on a phone`, async ({ page }) => {
    await show(page, screen, 390)
    expect(await violationsOn(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
}

for (const screen of screens) {
  test(`${screen.name} has no violation at 390 and at 1280 px, in light and dark @deep`, async ({ page }) => {
    await show(page, screen, 390)
    // Of plain states the phone in light stands above.
    if (!plainStates.includes(screen)) expect(await violationsOn(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOn(page, rulesOfColour)).toEqual([])
    expect(await overflow(page)).toBe(0)

    await page.setViewportSize({ width: 1280, height: 900 })
    await isLoaded(page, screen)
    expect(await violationsOn(page, rulesOfColour)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violationsOn(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
}

/** Its path; of the query, only these parameters show another screen. */
function screenOf({ path }: Pick<Screen, 'path'>): string {
  return /[?&](view|player)=/.test(path) ? path : path.split('?')[0]!
}

async function show(page: Page, screen: Screen, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  if (screen.as) await signInAs(page, screen.as)
  await page.goto(screen.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await screen.open?.(page)
  await isLoaded(page, screen)
  await expect(page).toHaveTitle(/Rebond/)
}

async function isLoaded(page: Page, { path }: Screen): Promise<void> {
  // The gallery shows the loading states themselves.
  if (path !== '/dev/ui') await expect(page.locator('.skeleton, .loading')).toHaveCount(0)
}

/** The schemes differ in their colours alone. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** How many pixels the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
