import { expect, type Locator, type Page } from '@playwright/test'
import { people, type Person } from '../../../src/demo/club-people.ts'
import { acceptCoach } from '../journey.ts'
import { changeEffect, createExercise, deleteExercise } from '../library-on-screen.ts'
import { rankingFact, saveButton, setRanking, setScore } from '../players-on-screen.ts'
import { askFor, press, requestFor, undo } from '../requests-on-screen.ts'
import type { ClubDatabase } from './club-database.ts'
import {
  callRoll,
  createSession,
  deleteSession,
  giveFeedback,
  openSession,
  renameSession,
} from './sessions-on-screen.ts'

/** How a write that may be queued is made: by whom, where, and with which steps. */
export interface QueuedWrite {
  readonly by: Person
  readonly at: string
  readonly make: (page: Page) => Promise<void>
}

/**
 * By the endpoint's name in src/contract/endpoints.ts, in an order in which each finds what it needs: two people wait
 * to be accepted, and a deleted session can be restored.
 */
export const queuedWrites: Readonly<Record<string, QueuedWrite>> = {
  'trainingSessions.create': coachAt('/coach/sessions', (page) => createSession(page, 'Panier de balles')),
  'trainingSessions.update': coachAt('/coach/sessions', (page) =>
    renameSession(page, 'Panier de balles', 'Deux paniers de balles'),
  ),
  'trainingSessions.remove': coachAt('/coach/sessions', async (page) => {
    await deleteSession(page, 'Deux paniers de balles')
    // It stays as long as one points at it.
    await undo(page).hover()
  }),
  'trainingSessions.restore': coachAt('/coach/sessions', async (page) => {
    await undo(page).click()
    await expect(undo(page)).toHaveCount(0)
  }),
  'trainingSessions.cancel': coachAt('/coach/sessions', async (page) => {
    await openSession(page, 'Deux paniers de balles')
    await page.getByRole('button', { name: 'Annuler la séance' }).click()
    const question = page.getByRole('alertdialog', { name: 'Annuler cette séance' })
    await question.getByRole('button', { name: 'Annuler la séance' }).click()
    await expect(page.getByRole('button', { name: 'Rétablir la séance' })).toBeVisible()
  }),
  'trainingSessions.reinstate': coachAt('/coach/sessions', async (page) => {
    await openSession(page, 'Deux paniers de balles')
    await page.getByRole('button', { name: 'Rétablir la séance' }).click()
    await expect(page.getByRole('button', { name: 'Annuler la séance' })).toBeVisible()
  }),
  'trainingSessions.giveFeedback': playerAt('/player/training', (page) => giveFeedback(page, 'À refaire !')),
  'trainingSessions.markAllPresent': coachAt('/coach/sessions', async (page) => {
    await callRoll(page)
    await page.getByRole('button', { name: 'Tous présents' }).click()
    await expect(page.getByText('Tout le monde est noté')).toBeVisible()
  }),
  'trainingSessions.markPresence': coachAt('/coach/sessions', async (page) => {
    await callRoll(page)
    await pressed(page.getByRole('button', { name: 'Excusé' }).first())
  }),
  'trainingSessions.addArrival': coachAt('/coach/sessions', async (page) => {
    await callRoll(page)
    await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await page.getByLabel('Prénom ou nom').fill('adam ben')
    await page.getByRole('button', { name: 'Ajouter Adam Benali' }).click()
    const row = page.getByRole('group', { name: 'Adam Benali' })
    await expect(row.getByRole('button', { name: 'Présent' })).toHaveAttribute('aria-pressed', 'true')
  }),
  'trainingSessions.giveReply': playerAt('/player/training', (page) =>
    pressed(page.getByRole('button', { name: 'Je ne viens pas' }).first()),
  ),
  'exerciseMarks.mark': coachAt('/coach/exercises/falkenberg', (page) =>
    pressed(page.getByRole('button', { name: 'Favori' })),
  ),
  'hall.addEvent': coachAt('/coach/sessions', async (page) => {
    await page.getByRole('link', { name: 'Ouvrir la salle' }).first().click()
    await page.getByRole('link', { name: 'Bloc', exact: true }).click()
    await page.getByRole('button', { name: 'Lancer' }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  }),
  'exercises.create': coachAt('/coach/exercises', (page) => createExercise(page, 'Revers', 'Lifté')),
  'exercises.update': coachAt('/coach/exercises', (page) =>
    changeEffect(page, 'Revers - Lifté', 'Latéral Droit'),
  ),
  'exercises.remove': coachAt('/coach/exercises', (page) => deleteExercise(page, 'Revers - Latéral Droit')),
  'exerciseRequests.create': playerAt('/player/exercises', async (page) => {
    await askFor(page, { technique: 'Revers', effect: 'Coupé' })
    await expect(requestFor(page, 'Revers - Coupé')).toBeVisible()
  }),
  'exerciseRequests.takeCharge': coachAt('/coach/requests', async (page) => {
    await press(requestFor(page, 'Marteau - Dévié'), 'Prendre en charge')
    await expect(requestFor(page, 'Marteau - Dévié')).toContainText('Vous êtes en charge')
  }),
  'exerciseRequests.approve': coachAt('/coach/requests', async (page) => {
    await press(requestFor(page, 'Marteau - Dévié'), 'Approuver')
    await expect(requestFor(page, 'Marteau - Dévié')).toContainText('Approuvé')
  }),
  'exerciseRequests.addToLibrary': coachAt('/coach/requests', async (page) => {
    await press(requestFor(page, 'Marteau - Dévié'), 'Ajouter à la bibliothèque')
    await expect(requestFor(page, 'Marteau - Dévié')).toContainText('Dans la bibliothèque')
  }),
  'exerciseRequests.addToNextSession': coachAt('/coach/requests', async (page) => {
    await press(requestFor(page, 'Marteau - Dévié'), 'Ajouter à la prochaine séance')
    await expect(requestFor(page, 'Marteau - Dévié')).toContainText('Dans la séance')
  }),
  'exerciseRequests.archive': coachAt('/coach/requests', async (page) => {
    await press(requestFor(page, 'Marteau - Dévié'), 'Archiver')
    await expect(requestFor(page, 'Marteau - Dévié')).toHaveCount(0)
  }),
  'exerciseRequests.reject': coachAt('/coach/requests', async (page) => {
    await press(requestFor(page, 'Poussette CD - Coupé'), 'Refuser')
    await expect(requestFor(page, 'Poussette CD - Coupé')).toContainText('Refusé')
    // It stays as long as one points at it.
    await undo(page).last().hover()
  }),
  'exerciseRequests.takeBack': coachAt('/coach/requests', async (page) => {
    await undo(page).last().click()
    await expect(requestFor(page, 'Poussette CD - Coupé')).toContainText('En attente')
  }),
  'players.saveScores': coachAt('/coach/players', async (page) => {
    await setScore(page, people.bernard, 'Service', 9)
    await saveButton(page).click()
    await expect(saveButton(page)).toHaveCount(0)
  }),
  'players.setRanking': coachAt(`/coach/players?player=${people.bernard.id}`, async (page) => {
    await setRanking(page, '540')
    await expect(rankingFact(page)).toHaveText(/^540/)
  }),
  'techniqueEvaluations.evaluate': coachAt('/coach/evaluation', async (page) => {
    await page.getByRole('radio', { name: 'Tout le groupe' }).check()
    await page.getByRole('button', { name: /^Adam Benali, Marteau/ }).click()
    await expect(page.getByText('En attente d’envoi')).toBeVisible()
  }),
  'profiles.update': playerAt('/player/profile', async (page) => {
    await page.getByLabel('Objectifs').fill('Ne rien perdre en chemin.')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Profil enregistré sur cet appareil')).toBeVisible()
  }),
  'accounts.renameMyself': coachAt('/coach/account', async (page) => {
    await page.getByLabel('Prénom').fill('Léa-Marie')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await expect(page.getByText('Votre nom est enregistré.')).toBeVisible()
  }),
  'clubs.update': coachAt('/coach/club', async (page) => {
    await page.getByRole('button', { name: 'Modifier le nom du club' }).click()
    await page.getByLabel('Nom du club').fill('Ping Club de Vaise et de Gorge de Loup')
    await page.getByRole('button', { name: 'Sauvegarder' }).click()
    await expect(page.getByText('Le nom du club est modifié.')).toBeVisible()
  }),
  'clubs.renewCode': coachAt('/coach/club', async (page) => {
    await page.getByRole('button', { name: 'Renouveler le code' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Renouveler le code' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }),
  'clubs.removeMember': coachAt('/coach/club', async (page) => {
    await page.getByRole('button', { name: 'Retirer Gérard Colin' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }),
  'clubs.readmitMember': coachAt('/coach/club', async (page) => {
    await page.getByRole('button', { name: 'Réadmettre Dorian Leroux' }).click()
    await expect(page.getByText('La réadmission partira')).toBeVisible()
  }),
  'clubs.acceptMember': coachAt('/coach/club', async (page) => {
    await acceptCoach(page, 'Nadia Ferrand')
    await expect(page.getByText('Votre accord pour Nadia Ferrand partira')).toBeVisible()
  }),
  'clubs.refuseMember': coachAt('/coach/club', async (page) => {
    await page.getByRole('button', { name: 'Refuser Irène Sabatier' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Refuser la demande' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }),
}

/** Another coach who waits for Léa's club: with Nadia, there are two. */
export async function addWaitingMember(database: ClubDatabase, { id, role }: Person): Promise<void> {
  await database.rows(
    `insert into memberships (club_id, account_id, role, standing, since)
     select club_id, $2, $3, 'waiting', now() from memberships where account_id = $1`,
    [people.lea.id, id, role],
  )
}

/** Queueable writes that no screen makes yet. */
export const withoutScreen: readonly string[] = []

/** Ends pressed: a button that is already pressed is cleared by the press. */
async function pressed(button: Locator): Promise<void> {
  if ((await button.getAttribute('aria-pressed')) === 'true') await button.click()
  else {
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
}

function coachAt(at: string, make: QueuedWrite['make']): QueuedWrite {
  return { by: people.lea, at, make }
}

function playerAt(at: string, make: QueuedWrite['make']): QueuedWrite {
  return { by: people.ines, at, make }
}
