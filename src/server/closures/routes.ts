import * as closures from '../../contract/closures.ts'
import { doneAnswer } from '../../contract/fields.ts'
import type { Member } from '../../domain/actor.ts'
import { maxClosures } from '../../domain/session-series.ts'
import type { App } from '../app-env.ts'
import { lockClubAsMember } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { Refused } from '../refused.ts'
import { serve } from '../serve.ts'
import { countClosures, deleteClosure, findClosures, insertClosure, saveZone } from './store.ts'

export function closureRoutes(app: App): void {
  serve(app, closures.show, ({ actor, db }) => findClosures(db, actor))

  serve(app, closures.chooseZone, async ({ input, actor, db, now }) => {
    await saveZone(db, actor, input.schoolZone, now)
    announceClosures(db, actor)
    return doneAnswer
  })

  serve(app, closures.create, async ({ input, actor, db, now }) => {
    await lockClubAsMember(db, actor)
    if ((await countClosures(db, actor)) >= maxClosures) {
      throw new Refused('invalid-input', { fields: { label: `${maxClosures} fermetures au maximum` } })
    }
    await insertClosure(db, actor, input, now)
    announceClosures(db, actor)
    return doneAnswer
  })

  serve(app, closures.remove, async ({ input, actor, db }) => {
    await deleteClosure(db, actor, input.id)
    announceClosures(db, actor)
    return doneAnswer
  })
}

function announceClosures(db: Db, { clubId }: Member): void {
  announce(db, { topic: 'closures', clubId, to: 'members' })
}
