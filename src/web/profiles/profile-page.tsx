import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { AccountSettings } from '../accounts/account-settings.tsx'
import { useMe } from '../accounts/queries.ts'
import { CallFailed } from '../call.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeader, Panel } from '../ui/layout.tsx'
import { Skeleton } from '../ui/states.tsx'
import { ProfileFigures } from './profile-figures.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileQuery } from './queries.ts'
import './profile.css'

export function ProfilePage() {
  const { account } = useMe()
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery)
  return (
    <>
      <PageHeader title="Mon Profil" subtitle={`${account.firstName} ${account.lastName}`} />
      {error && (
        <Banner
          tone="error"
          className="mb-5"
          action={
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              pending={isFetching}
              onClick={() => void refetch()}
            >
              Réessayer
            </Button>
          }
        >
          {error instanceof CallFailed && error.refusal === 'not-found'
            ? 'Profil utilisateur non trouvé'
            : 'Erreur lors du chargement des données'}
        </Banner>
      )}
      {!profile && !error && <Skeleton label="Chargement du profil" rows={5} />}
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
