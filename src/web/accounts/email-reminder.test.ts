import { expect, test } from 'vitest'
import { applicationPaths } from '../../contract/paths.ts'
import { remindsOfEmail } from './email-reminder.ts'

const club = { id: 'vaise', name: 'Ping Club de Vaise', timeZone: 'Europe/Paris', readOnlyFrom: null }
const waitingFor = { clubName: club.name, since: '2026-11-20T18:00:00.000Z', obstacle: null }
const remindedAt = (me: Parameters<typeof remindsOfEmail>[1]) =>
  applicationPaths.filter((path) => remindsOfEmail(path, me))

test('The reminder stands above no form, nor above a player’s next session.', () => {
  expect(remindedAt({ club, waitingFor: null })).toEqual(['/player/club'])
  expect(remindedAt({ club: null, waitingFor: null })).toEqual(['/player/training'])
  expect(remindedAt({ club: null, waitingFor })).toEqual([
    '/player/join-club',
    '/player/club',
    '/player/training',
    '/coach/club',
  ])
})
