import { addDays } from '../../domain/days.ts'
import { fullName } from '../../domain/member-name.ts'
import { visitsLookBackDays } from '../../domain/season.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { useNow } from '../app/use-now.ts'
import { dateOf } from '../clubs/club-time.ts'
import { SegmentedChoice } from '../ui/choices.tsx'
import { isLongAway, type SeasonChoice, type SeasonPlayer } from './season-choices.ts'

const options: readonly { value: SeasonChoice; label: string }[] = [
  { value: 'continues', label: 'Continue' },
  { value: 'leaves', label: 'Quitte le club' },
  { value: 'archived', label: 'Archivé' },
]

interface SeasonPlayerRowProps {
  player: SeasonPlayer
  today: string
  choice: SeasonChoice
  onChoose: (choice: SeasonChoice) => void
}

export function SeasonPlayerRow({ player, today, choice, onChoose }: SeasonPlayerRowProps) {
  const { lastCame, since } = player
  const now = useNow()
  const timeZone = useTimeZone()
  const lookedBack = `${addDays(today, -visitsLookBackDays)}T12:00:00Z`
  const visit = lastCame
    ? `Dernière séance\u00A0: ${dateOf(`${lastCame}T12:00:00Z`, 'UTC', now)}`
    : `Aucune séance depuis le ${dateOf(since > lookedBack ? since : lookedBack, timeZone, now)}`
  return (
    <li className="season-player">
      <div className="season-player-who">
        <p className="strong">
          <bdi>{fullName(player)}</bdi>
        </p>
        <p className={isLongAway(player, today) ? 'small' : 'small secondary'}>{visit}</p>
      </div>
      <SegmentedChoice
        label={`${fullName(player)}, nouvelle saison`}
        hideLabel
        value={choice}
        options={options}
        onChange={onChoose}
      />
    </li>
  )
}
