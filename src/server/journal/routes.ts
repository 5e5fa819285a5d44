import * as journal from '../../contract/journal.ts'
import type { App } from '../app-env.ts'
import { serve } from '../serve.ts'
import { listEntries } from './store.ts'

export function journalRoutes(app: App): void {
  serve(app, journal.list, ({ input, actor, db }) => listEntries(db, actor, input))
}
