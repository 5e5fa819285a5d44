import { expect, test } from 'vitest'
import { CallFailed } from '../app/call.ts'
import { whyUnread } from './why-unread.ts'

const [none, noNetwork, unavailable, broken] = [
  null,
  new CallFailed('no-network'),
  new CallFailed('unavailable'),
  new CallFailed('unexpected'),
]

test.each([
  [[noNetwork], 'no-network', 'Hors ligne'],
  [[unavailable], 'unavailable', 'Service momentanément indisponible'],
  // Still being read.
  [[none], 'no-network', 'Hors ligne'],
  [[none], 'unavailable', 'Service momentanément indisponible'],
  // What is known of the server is newer than the error.
  [[noNetwork, none], 'unavailable', 'Service momentanément indisponible'],
  [[unavailable], 'no-network', 'Hors ligne'],
  // Something else was answered since.
  [[unavailable], 'reachable', 'Service momentanément indisponible'],
  [[noNetwork], 'reachable', 'Hors ligne'],
  [[unavailable, broken], 'unavailable', 'Non actualisé'],
] as const)('%j, and the server %s: « %s ».', (errors, reachability, words) => {
  expect(whyUnread(errors, reachability)).toBe(words)
})
