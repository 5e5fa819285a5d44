import * as players from '../../contract/players.ts'
import { whyNotSetRanking } from '../../domain/player.ts'
import { newScores, whyNotSetScores } from '../../domain/player-scores.ts'
import type { App } from '../app-env.ts'
import { foundOr404, Refused } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { noteToday, noteUndatedRankings } from '../federation/ranking-entries.ts'
import { serve } from '../serve.ts'
import { lockPlayers } from './players-of-club.ts'
import { lockRanking, updateRanking } from './ranking.ts'
import { findRecord } from './record.ts'
import { findCurrentScores, insertScores } from './scores.ts'
import { listPlayers } from './store.ts'

export function playerRoutes(app: App): void {
  serve(app, players.list, ({ actor, db }) => listPlayers(db, actor))

  serve(app, players.show, async ({ input, actor, db, now }) =>
    foundOr404(await findRecord(db, actor, { id: input.id, now })),
  )

  serve(app, players.setRanking, async ({ input: { id, ...setting }, actor, db, now }) => {
    const current = foundOr404(await lockRanking(db, actor, id))
    const refusal = whyNotSetRanking(actor, setting, current.ranking)
    if (refusal) throw new Refused(refusal, { current: { id, ...current } })
    const { ranking } = setting
    if (ranking !== current.ranking) {
      await noteUndatedRankings(db, actor.clubId, [id])
      await updateRanking(db, id, ranking, now)
      await noteToday(db, actor, { playerId: id, points: ranking }, now)
      announce(db, { topic: 'me', accounts: [id] })
      announce(db, { topic: 'profile', ids: [id], clubId: actor.clubId, to: 'coaches', accounts: [id] })
    }
    return { id, ranking }
  })

  serve(app, players.saveScores, async ({ input: { settings }, actor, db, now }) => {
    const playerIds = settings.map(({ playerId }) => playerId)
    await lockPlayers(db, actor, playerIds)
    const current = await findCurrentScores(db, actor, playerIds)
    // Others than the club's players are invisible to the actor; one of them refuses the whole write.
    if (current.size < playerIds.length) throw new Refused('not-found')
    const stale = settings.filter((setting) =>
      whyNotSetScores(actor, setting, current.get(setting.playerId) ?? null),
    )
    if (stale.length > 0) {
      const there = stale.map(({ playerId }) => ({ playerId, aiSettings: current.get(playerId) ?? null }))
      throw new Refused('changed-meanwhile', { current: there })
    }
    const scores = settings.map((setting) => {
      const before = current.get(setting.playerId)
      const made = newScores(setting, before ? new Date(before.setAt) : null, null, now)
      return { ...made, playerId: setting.playerId }
    })
    await insertScores(db, actor, scores)
    announce(db, {
      topic: 'player-scores',
      ids: playerIds,
      clubId: actor.clubId,
      to: 'coaches',
      accounts: playerIds,
    })
    const saved = await findCurrentScores(db, actor, playerIds)
    return playerIds.map((playerId) => ({ playerId, aiSettings: saved.get(playerId) ?? null }))
  })
}
