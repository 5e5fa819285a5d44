import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../domain/member-name.ts'
import { useMe } from '../accounts/queries.ts'
import { Reading } from '../app/reading.tsx'
import { PageHeader } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { EmptyState, Skeleton } from '../ui/states.tsx'
import { ChildPanel } from './child-panel.tsx'
import { useInvitationToken } from './invitation-token.ts'
import { familyQuery } from './queries.ts'
import './family.css'

const ChildPage = lazyPart(async () => (await import('./child-page.tsx')).ChildPage)
const FollowPanel = lazyPart(async () => (await import('./follow-panel.tsx')).FollowPanel)

/** « Ma famille », or one child of it. */
export function FamilyPage({ childId }: { childId: string }) {
  const { account } = useMe()
  const { token, forget } = useInvitationToken()
  const query = useQuery(familyQuery)
  const children = query.data?.children
  const chosen = children?.find(({ id, waiting }) => id === childId && !waiting)
  if (chosen) return <ChildPage child={chosen} />
  const count = children?.filter(({ waiting }) => !waiting).length ?? 0
  return (
    <>
      <PageHeader
        title="Ma famille"
        subtitle={
          <>
            <bdi>{fullName(account)}</bdi>
            {count > 0 && `, parent de ${count} enfant${count > 1 ? 's' : ''}`}
          </>
        }
      />
      {token && <FollowPanel token={token} onDone={forget} />}
      <Reading
        query={query}
        className="page-notice"
        otherwise="Une erreur est survenue lors du chargement de vos enfants"
      >
        <Skeleton label="Chargement de vos enfants" rows={4} />
      </Reading>
      {children?.length === 0 && !token && (
        <EmptyState title="Vous ne suivez pas encore d’enfant">
          Demandez à l’entraineur de votre enfant de vous inviter&#160;: vous recevrez un lien par email.
        </EmptyState>
      )}
      <div className="family">
        {children?.map((child) => (
          <ChildPanel key={child.id} child={child} />
        ))}
      </div>
    </>
  )
}
