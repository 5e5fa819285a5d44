import { whyCannot } from './ability.ts'
import type { Actor } from './actor.ts'
import type { Refusal } from './refusal.ts'

export const exportStatuses = ['waiting', 'running', 'ready', 'failed'] as const
/** `waiting` for a server to begin, `running`, and then `ready` to be downloaded or `failed`. */
export type ExportStatus = (typeof exportStatuses)[number]

/** How many times in 24 hours a club may be exported. */
export const maxExportsPerDay = 5

/** How long an export can be downloaded. */
export const exportHours = 24

/** How many servers may be lost in the middle of an export before it counts as failed. */
export const maxExportRuns = 3

const dayMs = 24 * 3600 * 1000

export function isUnderWay(status: ExportStatus): boolean {
  return status === 'waiting' || status === 'running'
}

export function exportExpiry(readyAt: Date): Date {
  return new Date(readyAt.getTime() + exportHours * 3600 * 1000)
}

/** Exports that were asked for since then count against `maxExportsPerDay`. */
export function exportsCountedSince(now: Date): Date {
  return new Date(now.getTime() - dayMs)
}

/** Of the club's exports that count. */
export interface ExportsSoFar {
  readonly underWay: boolean
  readonly ofDay: number
}

/** An export holds everybody's addresses and evaluations: whoever answers for the club alone may carry it away. */
export function whyNotExport(
  actor: Actor,
  { isOwner, exports }: { isOwner: boolean; exports: ExportsSoFar },
): Refusal | null {
  const cannot = whyNotReadExports(actor, isOwner)
  if (cannot) return cannot
  return exports.underWay || exports.ofDay >= maxExportsPerDay ? 'too-many-exports' : null
}

export function whyNotReadExports(actor: Actor, isOwner: boolean): Refusal | null {
  return whyCannot(actor, 'exportClub') ?? (isOwner ? null : 'owner-only')
}
