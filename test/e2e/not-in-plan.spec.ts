import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'

/** What a plan without « Gestion de club avancée » and the API says where they would be; the journeys of analyses and statistics have theirs. */
const screens = [
  ['/coach/players/import', 'L’import de joueurs est compris dans les formules Club et Pro.'],
  [
    '/coach/seasons',
    'Ouvrir une saison, et dire d’un coup qui continue, est compris dans les formules Club et Pro.',
  ],
  ['/coach/api', 'L’API est comprise dans la formule Pro.'],
  [
    `/coach/players?player=${people.clara.id}`,
    'Noter la licence et l’année est compris dans les formules Club et Pro.',
  ],
] as const

for (const [width, device] of [
  ['a phone', phone],
  ['a desk', desk],
] as const) {
  test(`On ${width} each screen that the plan has not says which plans have it, and leads to them. @deep`, async ({
    someone,
  }) => {
    const page = await someone(device)
    await signInAs(page, people.paul)
    for (const [path, sentence] of screens) {
      await page.goto(path)
      await expect(page.getByText(sentence)).toBeVisible()
      await page.getByRole('link', { name: 'Voir les formules' }).first().click()
      await expect(page).toHaveURL(/\/coach\/subscription/)
      await expect(page.getByRole('heading', { level: 1, name: 'Abonnement' })).toBeVisible()
    }
  })
}
