import * as v from 'valibot'
import { exportStatuses } from '../domain/club-export.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

const clubExport = v.object({
  id: field.id,
  status: v.picklist(exportStatuses),
  askedAt: field.instant,
  /** How many files are written, out of how many. */
  filesDone: v.number(),
  filesTotal: v.number(),
})
export type ClubExport = v.InferOutput<typeof clubExport>

/** As the owner of the club sees it. */
const exportPage = v.object({
  /** The one that was asked for last. */
  latest: v.nullable(clubExport),
  /** The latest that can be downloaded now, also while a later one is written, or has failed. */
  download: v.nullable(v.object({ id: field.id, bytes: v.number(), expiresAt: field.instant })),
  /** How many were asked for in the last 24 hours. */
  ofDay: v.number(),
})
export type ExportPage = v.InferOutput<typeof exportPage>

export const show = endpoint({
  method: 'GET',
  path: '/api/club/exports',
  ability: 'exportClub',
  input: field.emptyInput,
  output: exportPage,
})

/** Begins an export of the actor's club, also of one that may only be read. */
export const create = endpoint({
  method: 'POST',
  path: '/api/club/exports',
  ability: 'exportClub',
  online: true,
  input: v.strictObject({ id: field.id }),
  output: exportPage,
})

/** The zip of an export: a download and no JSON, so that it is no endpoint; its owner's login opens it. */
export function exportFilePath(id: string): string {
  return `/api/club/exports/${id}/file`
}
