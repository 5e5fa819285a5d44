import { hash } from 'node:crypto'
import type { Rows } from './copy-rows.ts'
import { chunkOf, exportOf } from './exports.ts'
import { importRowsOf, importsOf } from './imports.ts'
import { dayMs, uuidv7At, type Place } from './place.ts'
import { sessionRows } from './sessions.ts'

const daysAgo = 40
const answers = 20

/** The rows of one club that the nightly clean-up deletes. */
export function outdatedRows(place: Place): Rows {
  const accountId = place.playerIds[0]!
  const then = new Date(place.today.getTime() - daysAgo * dayMs)
  const expired = { created_at: then, expires_at: new Date(then.getTime() + dayMs) }
  const hashOf = (name: string) => hash('sha256', `${name} of ${accountId}`, 'buffer')
  const { training_sessions: sessions = [], ...ofSessions } = sessionRows(
    { ...place, seed: `${place.seed}, deleted` },
    50,
    55,
  )
  return {
    login_sessions: [
      {
        id: uuidv7At(then, `old device of ${accountId}`),
        account_id: accountId,
        token_hash: hashOf('old device'),
        device: 'Firefox sur Android',
        last_seen_at: then,
        ...expired,
      },
    ],
    known_devices: [
      {
        token_hash: hashOf('forgotten device'),
        account_id: accountId,
        last_seen_at: new Date(place.today.getTime() - 500 * dayMs),
      },
    ],
    mailed_arrivals: [{ account_id: accountId, club_id: place.clubId, mailed_at: then }],
    account_links: [
      {
        token_hash: hashOf('old link'),
        account_id: accountId,
        purpose: 'reset-password',
        email: 'old@exemple.example',
        ...expired,
      },
    ],
    attempts: [{ key: `signInByEmail:${hashOf('old try').toString('base64url')}`, expire: then.getTime() }],
    writes: Array.from({ length: answers }, (_, n) => ({
      account_id: accountId,
      write_id: uuidv7At(then, `old write ${n} of ${accountId}`),
      request_hash: hashOf('old write'),
      answer: '{}',
      created_at: then,
    })),
    club_exports: [exportOf(place, place.coachIds[0]!, then)],
    club_export_chunks: [chunkOf(place)],
    player_imports: importsOf(place, { at: then, finished: true }),
    player_import_rows: importRowsOf(place, 'finished'),
    training_sessions: sessions.map((session) => ({ ...session, deleted_at: then })),
    ...ofSessions,
  }
}
