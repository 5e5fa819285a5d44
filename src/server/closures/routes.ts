import * as closures from '../../contract/closures.ts'
import { doneAnswer } from '../../contract/fields.ts'
import type { Member } from '../../domain/actor.ts'
import { maxClosedDates, maxClosures, whyClosed } from '../../domain/session-series.ts'
import type { App } from '../app-env.ts'
import { lockClubAsMember } from '../clubs/store.ts'
import type { Db } from '../database/connection.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { Refused } from '../refused.ts'
import { serve } from '../serve.ts'
import { findSeriesDates } from '../training-sessions/series-dates.ts'
import { countClosures, deleteClosure, findClosures, insertClosure, saveZone } from './store.ts'

export function closureRoutes(app: App): void {
  serve(app, closures.show, ({ actor, db }) => findClosures(db, actor))

  serve(app, closures.chooseZone, async ({ input, actor, db, now }) => {
    const before = await findClosures(db, actor)
    await saveZone(db, actor, input.schoolZone, now)
    announceClosures(db, actor)
    if (before.schoolZone !== input.schoolZone) {
      await noteInJournal(db, actor, { act: 'holiday-zone-changed' }, { now })
    }
    const after = { ...before, schoolZone: input.schoolZone }
    const planned = await findSeriesDates(db, actor, null, now)
    return toClosedDates(planned.filter(({ date }) => whyClosed(date, after)))
  })

  serve(app, closures.create, async ({ input, actor, db, now }) => {
    await lockClubAsMember(db, actor)
    if ((await countClosures(db, actor)) >= maxClosures) {
      throw new Refused('invalid-input', { fields: { label: `${maxClosures} fermetures au maximum` } })
    }
    await insertClosure(db, actor, input, now)
    announceClosures(db, actor)
    await noteInJournal(db, actor, { act: 'closure-added', date: input.from, until: input.to }, { now })
    return toClosedDates(await findSeriesDates(db, actor, input, now))
  })

  serve(app, closures.remove, async ({ input, actor, db, now }) => {
    const gone = await deleteClosure(db, actor, input.id)
    if (gone) await noteInJournal(db, actor, { act: 'closure-removed', ...gone }, { now })
    announceClosures(db, actor)
    return doneAnswer
  })
}

function toClosedDates(planned: readonly closures.PlannedDate[]): closures.ClosedDates {
  return { total: planned.length, dates: planned.slice(0, maxClosedDates) }
}

function announceClosures(db: Db, { clubId }: Member): void {
  announce(db, { topic: 'closures', clubId, to: 'members' })
}
