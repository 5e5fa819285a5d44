import * as profiles from '../../contract/profiles.ts'
import type { App } from '../app-env.ts'
import { Refused } from '../refused.ts'
import { announcePerson } from '../accounts/announce-person.ts'
import { isMember } from '../../domain/actor.ts'
import { noteToday, noteUndatedRankings } from '../federation/ranking-entries.ts'
import { serve } from '../serve.ts'
import { findProfile, updateProfile } from './store.ts'

export function profileRoutes(app: App): void {
  serve(app, profiles.show, ({ actor, db, now }) => findProfile(db, actor, now))

  serve(app, profiles.update, async ({ input, actor, db, now }) => {
    if (isMember(actor)) await noteUndatedRankings(db, actor.clubId, [actor.id])
    const updated = await updateProfile(db, actor, input, now)
    if (!updated) throw new Refused('changed-meanwhile', { current: await findProfile(db, actor, now) })
    if (isMember(actor) && input.ranking !== updated.rankingBefore) {
      await noteToday(db, actor, { playerId: actor.id, points: input.ranking }, now)
    }
    announcePerson(db, actor, updated.audience)
    const { forehandRubber, backhandRubber } = updated
    return { ...input, forehandRubber, backhandRubber, version: input.version + 1 }
  })
}
