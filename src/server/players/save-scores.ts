import type * as players from '../../contract/players.ts'
import type { Member } from '../../domain/actor.ts'
import { newScores, whyNotSetScores } from '../../domain/player-scores.ts'
import { noteInJournal } from '../journal/note.ts'
import { announce } from '../live/announce.ts'
import { Refused } from '../refused.ts'
import type { RuleRequest } from '../request.ts'
import { lockPlayers } from './players-of-club.ts'
import { findCurrentScores, insertScores } from './scores.ts'

export async function saveScores({
  input: { settings },
  actor,
  db,
  now,
}: RuleRequest<typeof players.saveScores, Member>) {
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
  await noteInJournal(db, actor, { act: 'scores-set' }, { people: playerIds, now })
  const saved = await findCurrentScores(db, actor, playerIds)
  return playerIds.map((playerId) => ({ playerId, aiSettings: saved.get(playerId) ?? null }))
}
