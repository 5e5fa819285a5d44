import type { Input } from '../../contract/endpoint.ts'
import { saveScores, type SetScores } from '../../contract/players.ts'
import { replacesScores } from '../../domain/player-scores.ts'
import { instantAfter } from '../../domain/technique-evaluation.ts'
import { goesTo, type WaitingWrite } from '../outbox/waiting-write.ts'

/** Whose device this is: what they write carries their name. */
export interface Setter {
  readonly name: string
}

/** Tells the scores that count of whomever the server spoke; undefined for anybody else. */
type CurrentOf = (playerId: string) => SetScores | null | undefined

/**
 * The scores that a write sets, by player; none when it changes nothing: the server has done it already, or will refuse
 * all of it because another coach has set some meanwhile.
 */
export function scoresAfter(
  write: WaitingWrite,
  currentOf: CurrentOf,
  { name }: Setter,
): ReadonlyMap<string, SetScores> {
  if (!goesTo(write, saveScores)) return new Map()
  const { settings } = write.input as Input<typeof saveScores>
  const known = settings.flatMap((setting) => {
    const current = currentOf(setting.playerId)
    return current === undefined ? [] : [{ setting, current }]
  })
  const isDone = known.some(({ setting, current }) => current?.id === setting.id)
  if (isDone || !known.every(({ setting, current }) => replacesScores(setting, current))) return new Map()
  return new Map(
    known.map(({ setting: { id, playerId, aiSettings }, current }) => {
      // A device's clock may be behind the server's.
      const at = instantAfter(current && new Date(current.setAt), new Date(write.at))
      return [playerId, { id, ...aiSettings, setAt: at.toISOString(), setBy: name }]
    }),
  )
}
