import * as v from 'valibot'
import { deviceCodeLength, normalizeDeviceCode } from '../domain/device-code.ts'
import { loginSession, whoAmI } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { listedPlayer, playerRecord } from './players.ts'

/**
 * A child without an address: a player of the club as any other, who signs in with a coach’s code alone (`openDevice`). `id` is
 * the account’s.
 */
export const add = endpoint({
  method: 'POST',
  path: '/api/children',
  ability: 'runClub',
  online: true,
  input: v.strictObject({
    id: field.id,
    firstName: field.firstName,
    lastName: field.lastName,
    birthYear: field.birthYear,
  }),
  output: listedPlayer,
})

const details = {
  firstName: field.firstName,
  lastName: field.lastName,
  playingStyle: field.playingStyle,
  preferredHand: field.preferredHand,
  forehandRubber: field.rubber,
  backhandRubber: field.rubber,
  playerType: field.playerType,
}

/** What a coach knows of a player who has no password; whoever has one says it themself. */
export const correct = endpoint({
  method: 'PUT',
  path: '/api/children/:id',
  ability: 'runClub',
  online: true,
  input: v.strictObject({ ...details, id: field.id, version: field.version }),
  output: playerRecord,
})

/** Opens a child’s own device, once, within 15 minutes. It replaces the code before. */
export const giveDeviceCode = endpoint({
  method: 'POST',
  path: '/api/children/:id/device-code',
  ability: 'invitePlayers',
  online: true,
  answersSecret: true,
  input: v.strictObject({ id: field.id }),
  output: v.object({ code: v.string(), expiresAt: field.instant }),
})

/** Signs the child in on this device. */
export const openDevice = endpoint({
  method: 'POST',
  path: '/api/child-devices',
  ability: null,
  online: true,
  input: v.strictObject({
    code: v.pipe(
      v.string('Code requis'),
      v.maxLength(40, rightLength()),
      v.transform(normalizeDeviceCode),
      v.nonEmpty('Code requis'),
      v.length(deviceCodeLength, rightLength()),
    ),
  }),
  output: whoAmI,
})

/** Where the child is signed in, the last used first. */
export const devices = endpoint({
  method: 'GET',
  path: '/api/children/:id/devices',
  ability: 'removeMembers',
  input: v.strictObject({ id: field.id }),
  output: v.array(loginSession),
})

export const endDevice = endpoint({
  method: 'DELETE',
  path: '/api/children/:id/devices/:deviceId',
  ability: 'removeMembers',
  online: true,
  input: v.strictObject({ id: field.id, deviceId: field.id }),
  output: field.done,
})

function rightLength(): string {
  return `Le code a ${deviceCodeLength} lettres et chiffres`
}
