import { AccountSettings } from '../accounts/account-settings.tsx'
import { useMe } from '../accounts/queries.ts'
import { useOverlaid } from '../outbox/use-overlaid.ts'
import { Reading } from '../reading.tsx'
import { PageHeader, Panel } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { isGone } from '../unreachable.ts'
import { ProfileFigures } from './profile-figures.tsx'
import { ProfileForm } from './profile-form.tsx'
import { overlayProfile } from './profile-overlay.ts'
import { profileQuery } from './queries.ts'
import './profile.css'

export function ProfilePage() {
  const { account } = useMe()
  const query = useOverlaid(profileQuery, overlayProfile, null)
  const { data: profile } = query
  const { firstName, lastName } = profile ?? account
  return (
    <>
      <PageHeader title="Mon Profil" subtitle={`${firstName} ${lastName}`} />
      <Reading
        query={query}
        className="mb-5"
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
          <Panel>
            <ProfileForm profile={profile} />
          </Panel>
        </div>
      )}
      <AccountSettings />
    </>
  )
}
