import { unmistakable } from './club-code.ts'
import type { AnyRefusal } from './refusal.ts'

/** 23 to the eighth, 36 bits: at 3,000 wrong ones an hour (server/attempts.ts), one that is open is found in thousands of years. */
export const deviceCodeLength = 8
export const deviceCodeMinutes = 15

/** By which a child without a password signs in on a device, once. `random` is uniform. */
export function newDeviceCode(random: (below: number) => number): string {
  return Array.from({ length: deviceCodeLength }, () => unmistakable[random(unmistakable.length)]).join('')
}

/** As people type it: capitals and spaces do not matter. */
export function normalizeDeviceCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toLowerCase()
}

/** In capitals, four by four. */
export function shownDeviceCode(code: string): string {
  return `${code.slice(0, 4)}\u00A0${code.slice(4)}`.toUpperCase()
}

/** Whoever has an address or a password signs in by them: nobody else opens their account. */
export function whyNoDeviceCode(player: { email: string | null; hasPassword: boolean }): AnyRefusal | null {
  if (player.hasPassword) return 'already-entered'
  return player.email === null ? null : 'has-address'
}
