import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../start-error.ts'
import { operatorCommand } from '../operator-command.ts'

/** Who was erased, without a name: it stands beside the backups, so that none of them brings anybody back. */
export interface ListedErasure {
  readonly id: string
  readonly kind: 'account' | 'club'
  /** An ISO instant. */
  readonly at: string
  /** When a restore brought them back on purpose, if one did since. */
  readonly revokedAt?: string
}

/** One list for all backups of a folder: whichever of them is restored, it says what was erased since. */
export function listBeside(backupPath: string): string {
  return join(dirname(backupPath), 'erasures.json')
}

/** Of an earlier release, which had none, nothing. */
export async function erasuresIn(client: pg.Client): Promise<ListedErasure[]> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('public.erasures')::text as name`,
  )
  if (!found[0]?.name) return []
  const { rows } = await client.query<{
    id: string
    kind: ListedErasure['kind']
    at: Date
    revokedAt: string | null
  }>(
    // As JSON: an earlier release has no such column.
    `select id::text, kind, erased_at as at, to_jsonb(e) ->> 'revoked_at' as "revokedAt"
     from public.erasures as e order by erased_at, id`,
  )
  return rows.map(({ at, revokedAt, ...erasure }) => ({
    ...erasure,
    at: at.toISOString(),
    ...(revokedAt && { revokedAt: new Date(revokedAt).toISOString() }),
  }))
}

/** Keeps what the list has: an older database, restored since, may know less. @throws StartError where it cannot be read */
export async function updateList(path: string, erasures: readonly ListedErasure[]): Promise<void> {
  const list = merged([...(existsSync(path) ? await readList(path) : []), ...erasures])
  const partial = `${path}.partial`
  await writeFile(
    partial,
    `${JSON.stringify({ format: 'rebond-erasures', version: 1, erasures: list }, null, 2)}\n`,
    { mode: 0o600 },
  )
  await rename(partial, path)
}

/** @throws StartError where there is none, or it is none */
export async function readList(path: string): Promise<ListedErasure[]> {
  if (!existsSync(path)) {
    throw new StartError(
      `There is no ${path}, which says who was erased since the backup: put it beside the backup, or bring everybody back with « ${operatorCommand('restore FILE --no-erasures')} ».`,
    )
  }
  const list = await readFile(path, 'utf8').then(parsed, () => null)
  if (!list) throw new StartError(`${path} is not a list of erasures of Rebond, or damaged.`)
  return list
}

function parsed(text: string): ListedErasure[] | null {
  try {
    const { format, version, erasures } = JSON.parse(text) as Record<string, unknown>
    const isList = format === 'rebond-erasures' && version === 1 && Array.isArray(erasures)
    return isList && erasures.every(isListed) ? erasures : null
  } catch {
    return null
  }
}

function isListed(entry: unknown): entry is ListedErasure {
  const { id, kind, at, revokedAt = at } = (entry ?? {}) as Record<string, unknown>
  const isKind = kind === 'account' || kind === 'club'
  return (
    typeof id === 'string' &&
    /^[0-9a-f-]{36}$/.test(id) &&
    isKind &&
    [at, revokedAt].every((instant) => !Number.isNaN(Date.parse(String(instant))))
  )
}

/** Each once, with what happened to it last: an erasure, or its revocation. */
export function merged(erasures: readonly ListedErasure[]): ListedErasure[] {
  const byId = new Map<string, ListedErasure>()
  for (const erasure of erasures) {
    const known = byId.get(erasure.id)
    if (!known || lastOf(known) < lastOf(erasure)) byId.set(erasure.id, erasure)
  }
  return [...byId.values()].toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
}

function lastOf({ at, revokedAt = at }: ListedErasure): string {
  return revokedAt
}
