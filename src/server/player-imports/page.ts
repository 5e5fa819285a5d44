import type { ImportOutcome, ImportPage, ImportRow, PlayerImport } from '../../contract/player-imports.ts'
import { type FileRow, newGroupsOf, planImport, type RowPlan } from '../../domain/import-plan.ts'
import { importExpiry, isAtWork } from '../../domain/player-import.ts'
import type { ClubSettings } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { findClubNow } from './known-players.ts'
import { findRows, type StoredImport } from './store.ts'

const rowsPerPage = 50
const examples = 3

interface Shown {
  readonly outcome?: ImportOutcome | undefined
  readonly page: number
  readonly settings: ClubSettings
  readonly now: Date
}

/** An import with a page of its rows: in a draft what would become of them now, later what has. */
export async function importPageOf(db: Db, stored: StoredImport, shown: Shown): Promise<ImportPage> {
  const { outcome, page, settings, now } = shown
  // Each batch has every open screen read it again.
  const rows = isAtWork(stored.status) ? [] : await findRows(db, stored.id)
  const club = await findClubNow(db, stored.clubId, settings, now)
  const plans =
    stored.status === 'draft'
      ? planImport({ ...club, rows, columns: stored.columns })
      : rows.map(({ plan }): RowPlan => plan ?? { fate: 'left-out', reason: 'no-name' })
  const listed = rows.map((row, index) => rowOf(row, plans[index]!, row.outcome))
  const foreseen = Object.groupBy(listed, (row) => row.outcome)
  const asked = outcome ? (foreseen[outcome] ?? []) : listed
  return {
    ...toImport(stored),
    columns: stored.headers.map((header, index) => ({
      header: (stored.hasTitles && header) || `Colonne ${index + 1}`,
      field: stored.columns[index] ?? null,
      examples: rows.flatMap(({ cells }) => cells[index] || []).slice(0, examples),
    })),
    hasTitles: stored.hasTitles,
    titleLine: stored.titleLine,
    invites: stored.invites,
    foreseen: Object.fromEntries(Object.entries(foreseen).map(([name, of]) => [name, of.length])),
    places: club.places,
    newGroups: stored.status === 'draft' ? newGroupsOf(plans, club.groups) : [],
    rows: asked.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    pages: Math.max(1, Math.ceil(asked.length / rowsPerPage)),
  }
}

function rowOf({ line, cells }: FileRow, plan: RowPlan, outcome: ImportOutcome | null): ImportRow {
  const said = { line, text: cells.filter(Boolean).join(' · ').slice(0, 200), outcome: outcome ?? plan.fate }
  if (plan.fate === 'left-out') {
    const nothing = { name: null, email: null, licence: null, birthYear: null, ranking: null }
    const { reason, ofLine = null, groups = [] } = plan
    return { ...said, ...nothing, reason, ofLine, groups: [...groups], notes: [], changes: [] }
  }
  const { firstName, lastName, ...person } = plan.person
  const changes = 'changes' in plan ? Object.keys(plan.changes) : []
  return {
    ...said,
    ...person,
    groups: [...person.groups],
    name: `${firstName} ${lastName}`,
    reason: null,
    ofLine: null,
    notes: [...plan.notes],
    changes: changes as ImportRow['changes'],
  }
}

export function toImport(stored: StoredImport): PlayerImport {
  const { id, fileName, status, createdAt, createdBy, rowsTotal, rowsDone, finishedAt, version } = stored
  const { created, updated, unchanged, invited, leftOut, removed, stayed } = stored
  const isUndoable = status === 'done' || status === 'failed'
  const since = status === 'draft' ? createdAt : isUndoable ? finishedAt : null
  return {
    id,
    fileName,
    status,
    createdAt: createdAt.toISOString(),
    createdBy,
    rowsTotal,
    rowsDone,
    counts: { created, updated, unchanged, invited, leftOut },
    undone: { removed, stayed },
    finishedAt: finishedAt?.toISOString() ?? null,
    expiresAt: since && importExpiry(since).toISOString(),
    version,
  }
}
