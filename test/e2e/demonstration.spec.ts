import { people } from '../../src/demo/club-people.ts'
import { desk, expect, phone, signInAs, test } from './journey.ts'

test('Each page of the demonstration says that it is one, and where its mails are.', async ({ someone }) => {
  for (const [size, person] of [
    [phone, people.ines],
    [desk, people.lea],
  ] as const) {
    const page = await someone(size)
    const mark = page.getByRole('complementary', { name: 'Démonstration' })
    const main = page.getByRole('main')
    for (const address of ['/', '/pricing', '/nulle-part', `/${person.role}`]) {
      await page.goto(address)
      await expect(mark).toBeVisible()
    }
    await signInAs(page, person)
    await page.goto(`/${person.role}/club`)
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    // A line above the page, which covers no part of it.
    const { y, height } = (await mark.boundingBox())!
    expect(y).toBe(0)
    expect(height).toBeLessThan(32)
    await mark.getByText('Démonstration').click()
    await expect(mark).toContainText('Tout est inventé ici, et peut disparaitre.')
    await mark.getByRole('link', { name: 'lisez-les ici' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Emails gardés' })).toBeVisible()
  }
})
