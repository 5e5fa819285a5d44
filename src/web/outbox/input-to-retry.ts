import type { SavedScores } from '../../contract/players.ts'
import type { WaitingWrite } from './waiting-write.ts'

type WrittenInput = WaitingWrite['input']

/** An edit of what somebody has changed meanwhile is tried again on what is there now. */
export function inputToRetry({ input, refused }: WaitingWrite): WrittenInput {
  const { current } = refused ?? {}
  if (typeof current !== 'object' || current === null) return input
  if ('settings' in input) return Array.isArray(current) ? withScoresThere(input, current) : input
  if ('was' in input) return withWhatIsThere(input, current)
  // Whether one comes is said of a time.
  if ('startsAt' in input) return 'startsAt' in current ? { ...input, startsAt: current.startsAt } : input
  return 'version' in current ? { ...input, version: current.version } : input
}

/** Rolls and evaluations have no version: each mark says what it replaces, an evaluation which one. */
function withWhatIsThere(input: WrittenInput, current: object): WrittenInput {
  if ('evaluationId' in input) {
    return 'evaluationId' in current ? { ...input, was: current.evaluationId } : input
  }
  return 'presence' in current ? { ...input, was: current.presence } : input
}

/** Of several players: those whose scores were others by then. */
function withScoresThere(input: WrittenInput, current: SavedScores): WrittenInput {
  const there = new Map(current.map(({ playerId, aiSettings }) => [playerId, aiSettings?.id ?? null]))
  const settings = input['settings'] as readonly { playerId: string; was: string | null }[]
  return {
    settings: settings.map((setting) => ({ ...setting, was: there.get(setting.playerId) ?? setting.was })),
  }
}
