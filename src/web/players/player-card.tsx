import { Link } from '@tanstack/react-router'
import { Check, SlidersHorizontal } from 'lucide-react'
import type { ListedPlayer } from '../../contract/players.ts'
import { categories } from '../../domain/category.ts'
import { highestScore, type PlayerScores, scoreNames } from '../../domain/player-scores.ts'
import { fullName } from '../../domain/member-name.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { writtenDate } from '../clubs/club-time.ts'
import { PendingMark } from '../offline/outbox/pending-mark.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Badge } from '../ui/status.tsx'
import { Quarter, TableQuarters } from '../ui/table-quarters.tsx'
import { useWhyCannot } from '../app/use-why-cannot.ts'
import { styleOf } from '../profiles/player-words.ts'
import { emailWords } from './email-words.ts'
import { type ScoreEdits, scoresShown } from './score-edits.ts'

interface PlayerCardProps {
  player: ListedPlayer
  edits: ScoreEdits
  modified: boolean
  onSet: () => void
}

export function PlayerCard({ player, edits, modified, onSet }: PlayerCardProps) {
  const timeZone = useTimeZone()
  const whyNotSet = useWhyCannot('setScores')
  const name = fullName(player)
  const isSet = player.aiSettings !== null || modified
  return (
    <li className="panel player-card">
      <div className="player-card-head">
        <div className="row-body">
          <h2 className="player-card-name">
            <Link to="/coach/players" search={(before) => ({ ...before, player: player.id })}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <p className="player-card-email note" title={player.email}>
            {emailWords(player)}
          </p>
        </div>
        <IconButton
          label={`Paramètres IA, ${name}`}
          icon={<SlidersHorizontal />}
          variant="plain"
          disabledReason={whyNotSet}
          onClick={onSet}
        />
      </div>
      <ScoreQuarters label={`Notes, ${name}`} scores={scoresShown(player, edits)} />
      <div className="player-card-facts">
        <div>
          <p className="strong">{styleOf(player)}</p>
          <p className="note">Membre depuis le {writtenDate(player.since, timeZone)}</p>
          {!isSet && <p className="note">Paramètres IA non configurés</p>}
        </div>
        {modified ? (
          <Badge tone="ok" icon={<Check aria-hidden="true" />}>
            Modifié
          </Badge>
        ) : (
          player.aiSettings && <PendingMark id={player.aiSettings.id} />
        )}
      </div>
    </li>
  )
}

/** The four scores as the four quarters of the table. */
function ScoreQuarters({ label, scores }: { label: string; scores: PlayerScores }) {
  return (
    <TableQuarters label={label} className="quarters-small">
      {categories.map((category) => (
        <Quarter
          key={category}
          label={scoreNames[category]}
          value={scores[category]}
          unit={`/${highestScore}`}
        />
      ))}
    </TableQuarters>
  )
}
