import { doneAnswer } from '../../contract/fields.ts'
import * as federation from '../../contract/federation.ts'
import type { Member } from '../../domain/actor.ts'
import type { App } from '../app-env.ts'
import type { Db } from '../database/connection.ts'
import { announce } from '../live/announce.ts'
import { lockRanking } from '../players/ranking.ts'
import { foundOr404, Refused } from '../refused.ts'
import { serve } from '../serve.ts'
import {
  becomeCurrent,
  clubDay,
  deleteRanking,
  fallBackFrom,
  findPoints,
  noteRankings,
  noteUndatedRankings,
} from './ranking-entries.ts'

export function rankingRoutes(app: App): void {
  serve(app, federation.addRanking, async ({ input: { id, date, points }, actor, db, now }) => {
    foundOr404(await lockRanking(db, actor, id))
    if (date > (await clubDay(db, actor.clubId, now))) {
      throw new Refused('invalid-input', { fields: { date: 'Pas de date à venir' } })
    }
    const noted = await findPoints(db, { clubId: actor.clubId, playerId: id, date })
    if (noted !== undefined && noted !== points) {
      throw new Refused('invalid-input', { fields: { date: `Déjà noté ce jour-là\u00A0: ${noted} points` } })
    }
    await noteUndatedRankings(db, actor.clubId, [id])
    await note(db, actor, { playerId: id, date, points }, now)
    return doneAnswer
  })

  serve(app, federation.correctRanking, async ({ input: { id, date, points, was }, actor, db, now }) => {
    const noted = await lockNoted(db, actor, { id, date })
    if (noted !== was && noted !== points) refuseStale(date, noted)
    await note(db, actor, { playerId: id, date, points }, now)
    return doneAnswer
  })

  serve(app, federation.removeRanking, async ({ input: { id, date, was }, actor, db, now }) => {
    const noted = await lockNoted(db, actor, { id, date })
    if (noted !== was) refuseStale(date, noted)
    const entry = { clubId: actor.clubId, playerId: id, date }
    await deleteRanking(db, entry)
    announceRankings(db, actor, { id, becameCurrent: await fallBackFrom(db, entry, now) })
    return doneAnswer
  })
}

async function note(
  db: Db,
  { id: by, clubId }: Member,
  ranking: { playerId: string; date: string; points: number },
  now: Date,
): Promise<void> {
  await noteRankings(db, [ranking], { clubId, by, source: 'typed', now })
  const changed = await becomeCurrent(db, [ranking], { clubId, now })
  announceRankings(db, { clubId }, { id: ranking.playerId, becameCurrent: changed.length > 0 })
}

/** @throws Refused `not-found` also for a ranking that was deleted */
async function lockNoted(db: Db, actor: Member, { id, date }: { id: string; date: string }): Promise<number> {
  foundOr404(await lockRanking(db, actor, id))
  return foundOr404(await findPoints(db, { clubId: actor.clubId, playerId: id, date }))
}

function refuseStale(date: string, points: number): never {
  throw new Refused('changed-meanwhile', { current: { date, points } })
}

function announceRankings(
  db: Db,
  { clubId }: Pick<Member, 'clubId'>,
  { id, becameCurrent }: { id: string; becameCurrent: boolean },
): void {
  if (becameCurrent) announce(db, { topic: 'me', accounts: [id] })
  announce(db, { topic: 'profile', ids: [id], clubId, to: 'coaches', accounts: [id] })
}
