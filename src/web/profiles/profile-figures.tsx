import { Link } from '@tanstack/react-router'
import type { Profile } from '../../contract/profiles.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { longInstant, writtenDate } from '../club-time.ts'
import { Quarter, TableQuarters } from '../ui/table-quarters.tsx'
import { useNow } from '../use-now.ts'

const hours = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** Computed by the server, except the ranking, which the player enters. */
export function ProfileFigures({ profile }: { profile: Profile }) {
  const { statistics, ranking, club } = profile
  const timeZone = useTimeZone()
  const now = useNow()
  return (
    <>
      <TableQuarters label="Mes statistiques">
        <Quarter label="Séances" value={statistics.totalSessions} />
        <Quarter label="Heures" value={hours.format(statistics.totalHours)} unit={'\u202Fh'} />
        <Quarter label="Niveau" value={<span className="profile-level">{statistics.level}</span>} />
        <Quarter
          label="Classement"
          value={ranking ?? '–'}
          note={ranking === null ? 'non renseigné' : 'points'}
        />
      </TableQuarters>
      <dl className="profile-facts">
        <div>
          <dt>Club</dt>
          <dd>
            {club ? (
              <Link to="/player/club">{club.name}</Link>
            ) : (
              <Link to="/player/join-club">Rejoindre un club</Link>
            )}
          </dd>
        </div>
        <div>
          <dt>Membre depuis</dt>
          <dd>le {writtenDate(statistics.joinDate, timeZone)}</dd>
        </div>
        <div>
          <dt>Dernière activité</dt>
          <dd>{longInstant(statistics.lastActive, timeZone, now)}</dd>
        </div>
      </dl>
    </>
  )
}
