import { type ImportColumns, namesPeople } from './import-columns.ts'
import type { AnyRefusal } from './refusal.ts'

export const maxImportRows = 5000
export const maxImportColumns = 60
/** Of the file, as it is on the coach's device. */
export const maxImportBytes = 2_000_000

/** How long a draft waits, a finished import can be undone, and its rows are kept. */
export const importHours = 24

/** So many invitations go out at once, and as many each day after: the mail budget of a club. */
export const invitationsPerDay = 250

/** How often an import is begun again after its server was lost. */
export const maxImportRestarts = 5

export const importStatuses = ['draft', 'running', 'done', 'failed', 'undoing', 'undone'] as const
/** `failed` has done some of its rows; they stay, and can be undone like those of `done`. */
export type ImportStatus = (typeof importStatuses)[number]

/** Why an imported player stays when their import is undone. */
export const stayReasons = ['entered', 'left', 'planned', 'recorded', 'grouped', 'edited'] as const
export type StayReason = (typeof stayReasons)[number]

export function isAtWork(status: ImportStatus): boolean {
  return status === 'running' || status === 'undoing'
}

const hourMs = 3600 * 1000

/** Until when a draft can be confirmed, or a finished import be undone. */
export function importExpiry(since: Date): Date {
  return new Date(since.getTime() + importHours * hourMs)
}

interface Import {
  readonly status: ImportStatus
  readonly columns: ImportColumns
  readonly createdAt: Date
  readonly finishedAt: Date | null
}

export function whyNotEditImport({ status, createdAt }: Import, now: Date): AnyRefusal | null {
  return status === 'draft' && now < importExpiry(createdAt) ? null : 'import-over'
}

/** One at a time: two would add the same people. */
export function whyNotConfirmImport(draft: Import, othersAtWork: boolean, now: Date): AnyRefusal | null {
  const over = whyNotEditImport(draft, now)
  if (over) return over
  if (!namesPeople(draft.columns)) return 'no-name-column'
  return othersAtWork ? 'import-under-way' : null
}

export function whyNotUndoImport(
  { status, finishedAt }: Pick<Import, 'status' | 'finishedAt'>,
  othersAtWork: boolean,
  now: Date,
): AnyRefusal | null {
  const isFinished = status === 'done' || status === 'failed'
  if (!isFinished || finishedAt === null || now >= importExpiry(finishedAt)) return 'import-over'
  return othersAtWork ? 'import-under-way' : null
}
