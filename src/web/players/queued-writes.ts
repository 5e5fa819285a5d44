import type * as players from '../../contract/players.ts'
import type { ListedPlayer, RankingOfPlayer, SavedScores, SetScores } from '../../contract/players.ts'
import { categories } from '../../domain/category.ts'
import { fullName } from '../../domain/member-name.ts'
import { newScores, replacesScores, scoreNames, scoresOf } from '../../domain/player-scores.ts'
import type { QueuedWrites } from '../offline/outbox/write-description.ts'
import { playerNameOf } from '../technique-evaluations/known-names.ts'
import { conflictSentence } from './conflict-sentence.ts'
import { rankingChanged } from './ranking-words.ts'

/** The scores that count of whomever the server spoke; undefined for anybody else. */
export type CurrentScores = (playerId: string) => SetScores | null | undefined

export const playerWrites = {
  'PUT /api/players/:id/ranking': {
    words: ({ ranking }, [player]) => ({
      title: 'Classement',
      typed: [
        ['Joueur', player ? fullName(player as Pick<ListedPlayer, 'firstName' | 'lastName'>) : ''],
        ['Classement', ranking === null ? 'aucun' : String(ranking)],
      ],
    }),
    // Only the player's record shows it (use-player.ts).
    overlay: (currentOf) => currentOf,
    invalidates: ['profile'],
    players: ({ id }) => [id],
    retry: (input, current) => ({ ...input, was: (current as RankingOfPlayer).ranking }),
    overtaken: (current) => rankingChanged((current as RankingOfPlayer).ranking),
  },
  'POST /api/players/scores': {
    words: ({ settings }) => ({
      title: 'Paramètres IA',
      typed: settings.map(({ playerId, aiSettings }) => {
        const scores = scoresOf(aiSettings)
        const said = categories.map((category) => `${scoreNames[category]} ${scores[category]}`)
        return [playerNameOf(playerId) ?? 'Joueur', said.join(', ')]
      }),
    }),
    // Nothing where the server has done it already, or will refuse all of it: another coach has set some meanwhile.
    overlay: (currentOf, { input: { settings }, at }, authorName) => {
      const known = settings.flatMap((setting) => {
        const current = currentOf(setting.playerId)
        return current === undefined ? [] : [{ setting, current }]
      })
      const isDone = known.some(({ setting, current }) => current?.id === setting.id)
      const isSeen = known.every(({ setting, current }) => replacesScores(setting, current))
      if (known.length === 0 || isDone || !isSeen) return currentOf
      const set = new Map(
        known.map(({ setting, current }) => {
          const before = current && new Date(current.setAt)
          return [setting.playerId, newScores(setting, before, authorName, new Date(at))]
        }),
      )
      return (playerId) => set.get(playerId) ?? currentOf(playerId)
    },
    invalidates: ['player-scores'],
    retry: ({ settings }, current) => {
      const there = new Map(
        (current as SavedScores).map(({ playerId, aiSettings }) => [playerId, aiSettings?.id ?? null]),
      )
      return {
        settings: settings.map((setting) => ({
          ...setting,
          was: there.get(setting.playerId) ?? setting.was,
        })),
      }
    },
    overtaken: (current) => conflictSentence(current as SavedScores, playerNameOf),
  },
} satisfies QueuedWrites<typeof players, CurrentScores, string>
