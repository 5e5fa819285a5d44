import { Link } from '@tanstack/react-router'
import { CalendarClock, CircleDot } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Season } from '../../contract/seasons.ts'
import { attendanceRate } from '../../domain/attendance.ts'
import { seasonEnd, seasonName, seasonStart } from '../../domain/season.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { useNow } from '../app/use-now.ts'
import { dateOf } from '../clubs/club-time.ts'
import { useHasRight } from '../clubs/use-has-right.ts'
import { Badge } from '../ui/status.tsx'
import { outcomeWords, playersWords } from './season-words.ts'

interface SeasonCardProps {
  season: Season
  /** No later one is opened. */
  isLatest: boolean
  /** The club's day. */
  today: string
}

export function SeasonCard({ season, isLatest, today }: SeasonCardProps) {
  const { startsOn, opened, sessions, minutes, playersSeen, erasedSeen, techniques } = season
  const current = seasonStart(today)
  const rate = attendanceRate(season)
  const hasAnalyses = useHasRight('detailedAnalyses')
  const now = useNow()
  const timeZone = useTimeZone()
  const isComing = startsOn > current
  const players = playersWords(season, isLatest)
  return (
    <li className="panel season-card">
      <div className="season-card-head">
        <h2>{seasonName(startsOn)}</h2>
        {startsOn === current && (
          <Badge tone="table" icon={<CircleDot aria-hidden="true" />}>
            En cours
          </Badge>
        )}
        {isComing && <Badge icon={<CalendarClock aria-hidden="true" />}>À venir</Badge>}
      </div>
      {opened && (
        <p className="secondary">
          Ouverte le {dateOf(opened.at, timeZone, now)}
          {opened.by !== null && (
            <>
              {' '}
              par <bdi>{opened.by}</bdi>
            </>
          )}
          &nbsp;: {outcomeWords(opened)}.
        </p>
      )}
      {!isComing && (
        <dl className="season-figures">
          <Figure name="Séances" value={sessions} />
          {sessions > 0 && (
            <Figure name="Heures d’entrainement" value={`${Math.round(minutes / 60)}\u00A0h`} />
          )}
          {rate !== null && <Figure name="Présence" value={`${rate}\u00A0%`} />}
          {playersSeen > 0 && (
            <Figure
              name={erasedSeen ? 'Joueurs venus, sans les comptes supprimés' : 'Joueurs venus'}
              value={playersSeen}
            />
          )}
          <Figure name="Techniques maîtrisées" value={techniques} />
        </dl>
      )}
      {players && <p>{players}</p>}
      {!isComing && hasAnalyses && (
        <Link
          to="/coach/analyses"
          search={startsOn === current ? { period: 'season' } : { from: startsOn, to: seasonEnd(startsOn) }}
          className="season-card-link"
        >
          Analyses de la saison {seasonName(startsOn)}
        </Link>
      )}
    </li>
  )
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
