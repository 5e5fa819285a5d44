import { people } from '../../src/demo/club-people.ts'
import { expect, signInAs, test } from './journey.ts'

/** Of each screen its address, the file it stands in, and what it reads. */
const screens = [
  [
    people.lea,
    [
      ['/coach/overview', 'dashboard-page', 'dashboard'],
      ['/coach/club', 'club-page', 'club'],
      ['/coach/sessions', 'coach-sessions-page', 'training-sessions?period=upcoming&page=1'],
      ['/coach/sessions?past=2', 'coach-sessions-page', 'training-sessions?period=past&page=2'],
      ['/coach/exercises', 'library-page', 'exercises'],
      ['/coach/requests', 'coach-requests-page', 'exercise-requests?view=active&page=1'],
      ['/coach/requests?view=archived', 'coach-requests-page', 'exercise-requests?view=archived&page=1'],
      ['/coach/players', 'players-page', 'players'],
      ['/coach/groups', 'groups-page', 'groups'],
      ['/coach/evaluation', 'evaluation-page', 'technique-evaluations'],
    ],
  ],
  [
    people.ines,
    [
      ['/player/profile', 'profile-page', 'profile'],
      ['/player/club', 'club-page', 'club'],
      ['/player/training', 'player-sessions-page', 'training-sessions?period=past&page=1'],
      ['/player/exercises', 'player-exercises-page', 'exercise-requests?view=active&page=1'],
      ['/player/progress', 'player-progress-page', 'player-progress'],
      ['/player/ai-coach', 'coach-advice-page', 'coach-advice'],
    ],
  ],
] as const

for (const [person, ofTheirs] of screens) {
  test(`Each screen of a ${person.role} reads while its file is still on its way. @deep`, async ({
    page,
  }) => {
    await signInAs(page, person)
    for (const [path, file, read] of ofTheirs) {
      const asked = page.waitForRequest((request) => request.url().endsWith(`/api/${read}`))
      const fileAsked = page.waitForRequest(`**/assets/${file}-*.js`)
      await page.route(`**/assets/${file}-*.js`, async (route) => {
        await asked
        await route.fallback()
      })
      await page.goto(path)
      await Promise.all([asked, fileAsked])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.unrouteAll()
    }
  })
}
