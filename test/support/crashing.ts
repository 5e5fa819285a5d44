import { createApp } from '../../src/server/app.ts'
import type { App, AppContext } from '../../src/server/app-env.ts'
import type { Db } from '../../src/server/database/connection.ts'

/** A server that loses its database after so many statements. */
export function serverThatCrashesAfter(context: AppContext, statements: number): App {
  return createApp({ ...context, db: databaseThatFailsAfter(context, statements) })
}

export function databaseThatFailsAfter({ db }: Pick<AppContext, 'db'>, statements: number): Db {
  let left = statements
  return db.withPlugin({
    transformQuery({ node }) {
      left -= 1
      if (left < 0) throw new Error('The server is gone.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
}

/** Lets the leases of a crashed server expire. */
export async function expireLeases({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await db
    .updateTable('billing_leases')
    .set({ expires_at: new Date(0) })
    .execute()
}
