import * as players from '../../contract/players.ts'
import { whyNotSetRanking } from '../../domain/player.ts'
import type { App } from '../app-env.ts'
import { foundOr404, Refused } from '../refused.ts'
import { announce } from '../live/announce.ts'
import { noteToday, noteUndatedRankings } from '../federation/ranking-entries.ts'
import { serve, servePrepared } from '../serve.ts'
import { invitePlayer } from './invite.ts'
import { lockRanking, updateRanking } from './ranking.ts'
import { findRecord } from './record.ts'
import { saveScores } from './save-scores.ts'
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

  servePrepared(
    app,
    players.invite,
    async ({ input, http }) => {
      // Who gives an address hears whether it has an account, as who signs up does: so often, and no oftener.
      if (input.email !== null) await http.var.context.attempts.consume('signUpByAddress', http.var.address)
    },
    ({ input, actor, db, now, http }) => invitePlayer(http.var.context, db, actor, { ...input, now }),
  )

  serve(app, players.saveScores, saveScores)
}
