import * as v from 'valibot'
import { exportStatuses } from '../domain/club-export.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** The latest export of the club, as its owner sees it. */
const clubExport = v.object({
  id: field.id,
  status: v.picklist(exportStatuses),
  askedAt: field.instant,
  /** How many files are written, out of how many. */
  filesDone: v.number(),
  filesTotal: v.number(),
  /** Of what is ready: how large it is, and until when it can be downloaded; null once that has passed. */
  download: v.nullable(v.object({ bytes: v.number(), expiresAt: field.instant })),
})
export type ClubExport = v.InferOutput<typeof clubExport>

const exportPage = v.object({
  latest: v.nullable(clubExport),
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
