import * as seasons from '../../contract/seasons.ts'
import { whyNotOpenSeason } from '../../domain/season.ts'
import type { App } from '../app-env.ts'
import { lockClubAsMember } from '../clubs/store.ts'
import { endPlayers } from '../clubs/season-end.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { allow, Refused } from '../refused.ts'
import type { Request } from '../request.ts'
import { serve } from '../serve.ts'
import { listSeasons } from './figures.ts'
import { prepareSeason } from './preparation.ts'
import { clubClock, countPlayers, findOpenable, insertSeason, isOpened } from './store.ts'

export function seasonRoutes(app: App): void {
  serve(app, seasons.list, ({ actor, db, now }) => listSeasons(db, actor, now))
  serve(app, seasons.openable, async ({ actor, db, now }) => ({
    startsOn: await findOpenable(db, actor, await clubClock(db, actor, now)),
  }))
  serve(app, seasons.prepare, ({ actor, db, now }) => prepareSeason(db, actor, now))
  serve(app, seasons.open, openSeason)
}

/** All of it or nothing: nobody joins, leaves or opens one meanwhile, for the club is locked. */
async function openSeason({ input, actor, db, now, http }: Request<typeof seasons.open>) {
  const { startsOn, leaving, archived } = input
  const club = await lockClubAsMember(db, actor)
  const { today } = await clubClock(db, actor, now)
  const refusal = whyNotOpenSeason({ startsOn, today, isOpened: await isOpened(db, actor, startsOn) })
  if (refusal !== 'changed-meanwhile') allow(refusal)
  const named = [...leaving, ...archived]
  if (refusal || (await countPlayers(db, actor, named)) < named.length) {
    throw new Refused('changed-meanwhile', { current: await prepareSeason(db, actor, now) })
  }
  await endPlayers(db, actor, club, { leaving, archived, settings: http.var.context.env, now })
  const continuing = await countPlayers(db, actor)
  const counts = { continuing, leaving: leaving.length, archived: archived.length }
  await insertSeason(db, actor, { startsOn, ...counts, now })
  announce(db, { topic: 'seasons', clubId: actor.clubId, to: 'coaches' })
  await noteInJournal(db, actor, { act: 'season-opened', startsOn, ...counts }, { now })
  return listSeasons(db, actor, now)
}
