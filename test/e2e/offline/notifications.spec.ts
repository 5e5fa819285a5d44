import type { Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { people } from '../../../src/demo/club-people.ts'
import { mailServer } from '../../support/mail-server.ts'
import { pushBrowser, pushService } from '../../support/push-service.ts'
import { expect, phone, signInAs } from '../journey.ts'
import { prepareDevice, workerOf } from './device.ts'
import { firstPort, test } from './hall.ts'
import { startServer } from './stoppable-server.ts'

test('A player allows notifications, hears of a cancelled session on the phone and by mail, and stops the mails by the link in one. @window', async ({
  database,
  deviceAt,
}) => {
  const [mails, pushes, browser] = [await mailServer(), await pushService(), pushBrowser()]
  const settings = { SMTP_URL: mails.url, PUSH_SERVICES: pushes.origin }
  const server = await startServer({ port: firstPort, databaseUrl: database.url, settings })
  // Noon at the club: no quiet hours, and the evening is of today.
  await database.rows('update clubs set time_zone = $1', [zoneAtNoon()])
  try {
    const device = await deviceAt(server.url, phone)
    const page = await prepareDevice(device, people.ines, '/player/notifications')
    await page.context().grantPermissions(['notifications'])
    await page.context().addInitScript(subscribeTo, { origin: pushes.origin, ...keysOf(browser) })
    await page.reload()

    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    await page.getByRole('button', { name: 'Autoriser sur cet appareil' }).click()
    await expect(page.getByText('Les notifications sont permises ici depuis')).toBeVisible()
    await page.getByRole('button', { name: 'Envoyer un essai' }).click()
    await expect.poll(() => pushes.received.length).toBe(1)
    expect(browser.decrypt(pushes.received[0]!.body)).toMatchObject({ path: '/player/notifications' })

    // What cannot be silenced altogether says so, and stays.
    const changed = (channel: string) =>
      page.getByRole('switch', { name: `Séance déplacée ou annulée ${channel}` })
    await changed('par email').click()
    await expect(changed('par email')).not.toBeChecked()
    await changed('sur un appareil').click()
    await expect(page.getByRole('alert')).toContainText('toujours annoncée')
    await expect(changed('sur un appareil')).toBeChecked()
    await changed('par email').click()
    await expect(changed('par email')).toBeChecked()

    const coach = (await deviceAt(server.url)).page
    await signInAs(coach, people.lea)
    const { id, version } = await planTonight(coach)
    await expect.poll(() => pushes.received.length).toBe(2)
    await coach.request.post(`/api/training-sessions/${id}/cancellation`, { data: { version } })
    await expect.poll(() => pushes.received.length).toBe(3)
    const message = browser.decrypt(pushes.received[2]!.body) as { title: string; path: string }
    expect(message).toMatchObject({ title: 'Séance annulée', path: '/player/training' })
    const cancellations = async () =>
      (await mails.to(people.ines.email)).filter(
        ({ subject }) => subject === 'Séance annulée · Ping Club de Vaise',
      )
    await expect.poll(async () => (await cancellations()).length).toBe(1)

    // As the push service hands it to the browser, and the tap on it.
    await recordShown(page)
    await deliver(page, server.url, message)
    await expect.poll(() => shownOn(page)).toEqual(['Séance annulée'])
    await tap(page)
    await expect(page).toHaveURL((url) => url.pathname === '/player/training')

    const [mail] = await cancellations()
    const link = /^http\S+\/desabonnement\/\S+$/m.exec(mail!.text ?? '')![0]
    await page.goto('/player/notifications')
    const stranger = (await deviceAt(server.url)).page
    await stranger.goto(link)
    await stranger.getByRole('button', { name: 'Ne plus recevoir ces emails' }).click()
    await expect(stranger.getByRole('heading', { name: 'C’est fait' })).toBeVisible()
    await expect(page.getByText('Vous avez arrêté ces emails')).toBeVisible()
    await page.getByRole('button', { name: 'Recevoir de nouveau ces emails' }).click()
    await expect(page.getByText('Vous avez arrêté ces emails')).toHaveCount(0)

    // Signed out, the phone is sent nothing any more.
    await page.request.delete('/api/login-sessions/current')
    const left = await database.rows('select 1 from push_subscriptions')
    expect(left).toEqual([])
  } finally {
    await server.kill()
    await mails.close()
    pushes.close()
  }
})

const keysOf = ({ p256dh, auth }: ReturnType<typeof pushBrowser>) => ({ p256dh, auth })

/** The club’s date is then that of UTC. */
function zoneAtNoon(): string {
  const toNoon = 12 - new Date().getUTCHours()
  // In these names the sign is inverted: minus is east of Greenwich.
  return toNoon > 0 ? `Etc/GMT-${toNoon}` : `Etc/GMT+${-toNoon}`
}

/** In the page: a browser that reaches its push service, which no test does. */
function subscribeTo(keys: { origin: string; p256dh: string; auth: string }): void {
  const { origin, p256dh, auth } = keys
  const subscription = { toJSON: () => ({ endpoint: `${origin}/phone`, keys: { p256dh, auth } }) }
  Object.assign(PushManager.prototype, {
    subscribe: () => Promise.resolve(subscription),
    getSubscription: () => Promise.resolve(subscription),
  })
}

/** A session of Inès and Tom at 18:00. */
async function planTonight(coach: Page): Promise<{ id: string; version: number }> {
  const answer = await coach.request.post('/api/training-sessions', {
    data: {
      id: uuidv7(),
      title: 'Ce soir',
      description: '',
      date: new Date().toISOString().slice(0, 10),
      time: '18:00',
      duration: '1h',
      playerIds: [people.ines.id, people.tom.id],
      exercises: [],
    },
  })
  expect(answer.ok()).toBe(true)
  return answer.json() as Promise<{ id: string; version: number }>
}

/** Hands a message to the service worker, as a push service does. */
async function deliver(page: Page, origin: string, message: object): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await cdp.detach()
}

/** Keeps what the worker shows: a Chromium without a desktop may close it at once. */
async function recordShown(page: Page): Promise<void> {
  const worker = await workerOf(page)
  await worker.evaluate(`
    self.shown = []
    const show = registration.showNotification.bind(registration)
    registration.showNotification = (title, options) => {
      self.shown.push({ title, data: options.data })
      return show(title, options)
    }`)
}

async function shownOn(page: Page): Promise<string[]> {
  const worker = await workerOf(page)
  return worker.evaluate('self.shown.map(({ title }) => title)')
}

/** No test can touch what the system shows: the worker is told that somebody did. */
async function tap(page: Page): Promise<void> {
  const worker = await workerOf(page)
  await worker.evaluate(`(() => {
    const notification = { data: self.shown[0].data, close() {} }
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
  })()`)
}
