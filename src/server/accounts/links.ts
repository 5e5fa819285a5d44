import type { Db } from '../database/connection.ts'

export async function forgetExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<', now).execute()
}
