import { fullName } from '../../domain/member-name.ts'
import { Link } from '@tanstack/react-router'
import type { Profile } from '../../contract/profiles.ts'
import { AccountSettings } from '../accounts/account-settings.tsx'
import { useMe, useTimeZone } from '../accounts/queries.ts'
import { longInstant, writtenDate } from '../clubs/club-time.ts'
import { useOverlaid } from '../offline/outbox/outbox-state.ts'
import type { QueuedWrite } from '../offline/outbox/queued-write.ts'
import { overlayWrite } from '../offline/outbox/write-description.ts'
import { Reading } from '../app/reading.tsx'
import { PageHeader, Panel } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import { Quarter, TableQuarters } from '../ui/table-quarters.tsx'
import { isGone } from '../app/call.ts'
import { useNow } from '../app/use-now.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileQuery } from './queries.ts'
import { profileWrites } from './queued-writes.ts'
import './profile.css'

const FederationPart = lazyPart(
  async () => (await import('../federation/federation-part.tsx')).FederationPart,
)

export function ProfilePage() {
  const { account } = useMe()
  const query = useOverlaid(profileQuery, overlayProfile, null)
  const { data: profile } = query
  return (
    <>
      <PageHeader title="Mon Profil" subtitle={<bdi>{fullName(profile ?? account)}</bdi>} />
      <Reading
        query={query}
        className="page-notice"
        otherwise={(error) =>
          isGone(error) ? 'Profil utilisateur non trouvé' : 'Erreur lors du chargement des données'
        }
      >
        <Skeleton label="Chargement du profil" rows={5} />
      </Reading>
      {profile && (
        <div className="profile">
          <div className="profile-figures">
            <ProfileFigures profile={profile} />
          </div>
          <Panel className="profile-panel">
            <ProfileForm profile={profile} />
          </Panel>
          <FederationPart player={null} hasClub={profile.club !== null} />
        </div>
      )}
      <AccountSettings />
    </>
  )
}

const hours = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** Computed by the server, except the ranking, which the player enters. */
function ProfileFigures({ profile }: { profile: Profile }) {
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
              <Link to="/player/club">
                <bdi>{club.name}</bdi>
              </Link>
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

/** The profile as it will be once the queued writes are done; each counts its version as the server will. */
function overlayProfile(server: Profile, writes: readonly QueuedWrite[]): Profile {
  return writes.reduce((profile, write) => overlayWrite(profileWrites, profile, write, null), server)
}
