import * as players from '../../contract/players.ts'
import { whyNotSetScores } from '../../domain/player-scores.ts'
import { instantAfter } from '../../domain/technique-evaluation.ts'
import type { App } from '../app-env.ts'
import { found, Refused } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { serve } from '../serve.ts'
import { holdPlayers } from './players-of-club.ts'
import { findRecord } from './record.ts'
import { findCurrentScores, insertScores } from './scores.ts'
import { listPlayers } from './store.ts'

export function playerRoutes(app: App): void {
  serve(app, players.list, ({ actor, db }) => listPlayers(db, actor))

  serve(app, players.show, async ({ input, actor, db, now }) =>
    found(await findRecord(db, actor, { id: input.id, now })),
  )

  serve(app, players.saveScores, async ({ input: { settings }, actor, db, now }) => {
    const playerIds = settings.map(({ playerId }) => playerId)
    await holdPlayers(db, actor, playerIds)
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
    await insertScores(
      db,
      actor,
      settings.map(({ id, playerId, aiSettings }) => {
        const before = current.get(playerId)
        const setAt = instantAfter(before ? new Date(before.setAt) : null, now)
        return { id, playerId, aiSettings, setAt }
      }),
    )
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
