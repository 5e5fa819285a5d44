import type { PlayerRecord } from '../../contract/players.ts'
import { writtenDate } from '../club-time.ts'
import { playerTypeNames, preferredHandNames } from '../profiles/player-words.ts'
import { styleOf } from './player-name.ts'

const hours = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

export function PlayerFacts({ player, timeZone }: { player: PlayerRecord; timeZone: string }) {
  const { statistics, preferredHand, playerType, ranking, goals, since } = player
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['Style de jeu', styleOf(player)],
    ['Main préférée', preferredHand && preferredHandNames[preferredHand]],
    ['Type de joueur', playerType && playerTypeNames[playerType]],
    ['Niveau', statistics.level],
    ['Classement', ranking === null ? null : String(ranking)],
    ['Séances', `${statistics.totalSessions} (${hours.format(statistics.totalHours)}\u202Fh)`],
    ['Membre depuis', `le ${writtenDate(since, timeZone)}`],
    ['Objectifs', goals || null],
  ]
  return (
    <dl className="record-facts">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
