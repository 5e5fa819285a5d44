import * as v from 'valibot'
import { importFields } from '../domain/import-field.ts'
import { leftOutReasons } from '../domain/import-plan.ts'
import { rowNotes } from '../domain/import-row.ts'
import { importStatuses, maxImportBytes, maxImportColumns } from '../domain/player-import.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** What becomes, or has become, of a row. `invited`: the address has an account elsewhere, and got the club's code. */
export const importOutcomes = [
  'created',
  'updated',
  'unchanged',
  'invited',
  'beyond-limit',
  'left-out',
] as const
export type ImportOutcome = (typeof importOutcomes)[number]

const counts = v.object({
  created: v.number(),
  updated: v.number(),
  unchanged: v.number(),
  invited: v.number(),
  leftOut: v.number(),
})

/** An entry of the journal of imports. */
const playerImport = v.object({
  id: field.id,
  fileName: v.string(),
  status: v.picklist(importStatuses),
  createdAt: field.instant,
  /** The coach's name; null if that account was deleted. */
  createdBy: v.nullable(v.string()),
  rowsTotal: v.number(),
  /** Done by the job, or undone. */
  rowsDone: v.number(),
  /** Of what is done. */
  counts,
  /** Once it was undone: how many were removed, and how many stayed, by reason. */
  undone: v.object({ removed: v.number(), stayed: v.record(v.string(), v.number()) }),
  finishedAt: v.nullable(field.instant),
  /** Until when a draft can be confirmed, or a finished import be undone; null where there is nothing left to do. */
  expiresAt: v.nullable(field.instant),
  version: field.version,
})
export type PlayerImport = v.InferOutput<typeof playerImport>

const column = v.object({
  header: v.string(),
  field: v.nullable(v.picklist(importFields)),
  /** Of the first rows that have any. */
  examples: v.array(v.string()),
})

const row = v.object({
  line: v.number(),
  /** As the file says it, for a row from which no name was read. */
  text: v.string(),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  outcome: v.picklist(importOutcomes),
  reason: v.nullable(v.picklist(leftOutReasons)),
  /** The row that says the same. */
  ofLine: v.nullable(v.number()),
  notes: v.array(v.picklist(rowNotes)),
  licence: v.nullable(v.string()),
  birthYear: v.nullable(v.number()),
  ranking: v.nullable(v.number()),
  groups: v.array(v.string()),
  /** Of a player whom the club has: which of these are new. */
  changes: v.array(v.picklist(['email', 'licence', 'birthYear', 'ranking', 'groups'])),
})
export type ImportRow = v.InferOutput<typeof row>

export const importPage = v.object({
  ...playerImport.entries,
  columns: v.array(column),
  /** Whether the first line names the columns; otherwise it is a row. */
  hasTitles: v.boolean(),
  /** The number of that line in the file. */
  titleLine: v.number(),
  invites: v.boolean(),
  /** How many rows have each outcome: foreseen in a draft. Empty while it is at work, and once its rows are deleted. */
  foreseen: v.record(v.string(), v.number()),
  /** How many players the plan still lets in; null without a limit. */
  places: v.nullable(v.number()),
  /** Names of the groups that a draft needs and the club has not. */
  newGroups: v.array(v.string()),
  /** Of the outcome that was asked for. */
  rows: v.array(row),
  pages: v.number(),
})
export type ImportPage = v.InferOutput<typeof importPage>

/** The club's imports, the newest first, drafts excepted. */
export const list = endpoint({
  method: 'GET',
  path: '/api/player-imports',
  ability: 'importPlayers',
  right: 'clubManagement',
  input: field.emptyInput,
  output: v.array(playerImport),
})

export const show = endpoint({
  method: 'GET',
  path: '/api/player-imports/:id',
  ability: 'importPlayers',
  right: 'clubManagement',
  input: v.strictObject({
    id: field.id,
    outcome: v.optional(v.picklist(importOutcomes, 'Tri inconnu')),
    page: field.page,
  }),
  output: importPage,
})

const fileTooLarge = 'Ce fichier dépasse 2\u00A0Mo. Enregistrez la liste seule, sans images.'

/** Reads a file and keeps it as a draft for 24 hours. Nobody is added, and nothing about anybody changed. */
export const create = endpoint({
  method: 'POST',
  path: '/api/player-imports',
  ability: 'importPlayers',
  right: 'clubManagement',
  online: true,
  maxBodyBytes: 3 * 1024 * 1024,
  input: v.strictObject({
    id: field.id,
    fileName: field.line('Fichier requis', 200),
    /** In base64. */
    file: v.pipe(v.string('Fichier requis'), v.maxLength(Math.ceil(maxImportBytes / 3) * 4, fileTooLarge)),
  }),
  output: importPage,
})

const chosenColumn = v.nullable(v.picklist(importFields, 'Colonne inconnue'))

/** What each column of a draft holds, and whether its first line says so or is a row. */
export const setColumns = endpoint({
  method: 'PUT',
  path: '/api/player-imports/:id/columns',
  ability: 'importPlayers',
  right: 'clubManagement',
  online: true,
  input: v.strictObject({
    id: field.id,
    columns: field.list(chosenColumn, maxImportColumns, 'Trop de colonnes'),
    /** As it was if it is omitted. */
    hasTitles: v.optional(v.boolean('Oui ou non')),
    version: field.version,
  }),
  output: importPage,
})

/** Only this begins to add players. */
export const confirm = endpoint({
  method: 'POST',
  path: '/api/player-imports/:id/confirmation',
  ability: 'importPlayers',
  right: 'clubManagement',
  online: true,
  /** Whether whoever has an address gets an invitation. */
  input: v.strictObject({ id: field.id, invites: v.boolean('Oui ou non'), version: field.version }),
  output: importPage,
})

/** Removes those whom it has added and whom nobody has touched since. */
export const undo = endpoint({
  method: 'POST',
  path: '/api/player-imports/:id/undo',
  ability: 'importPlayers',
  right: 'clubManagement',
  online: true,
  input: v.strictObject({ id: field.id }),
  output: importPage,
})
