import * as techniqueEvaluations from '../../contract/technique-evaluations.ts'
import { call } from '../call.ts'
import { rememberTold } from './remember-told.ts'

const waiting = new Set<string>()
let reading: Promise<boolean> | undefined
/** Of more at once the whole table is as quick. */
const mostPlayers = 8

/**
 * Reads these players' part of the table again; false where all of it has to be. Those who are asked for while others are
 * being read come together, afterwards.
 */
export function readPlayers(ids: readonly string[]): Promise<boolean> {
  for (const id of ids) waiting.add(id)
  reading ??= readWaiting().finally(() => (reading = undefined))
  return reading
}

async function readWaiting(): Promise<boolean> {
  // News come one by one, a good many at once.
  await Promise.resolve()
  while (waiting.size > 0) {
    const playerIds = [...waiting]
    waiting.clear()
    if (playerIds.length > mostPlayers) return false
    const begunAt = Date.now()
    try {
      rememberTold(await Promise.all(playerIds.map(readPlayer)), begunAt)
    } catch {
      // Somebody is gone, or the network: reading the whole says so.
      waiting.clear()
      return false
    }
  }
  return true
}

async function readPlayer(playerId: string) {
  return { playerId, evaluations: await call(techniqueEvaluations.show, { playerId }) }
}
