import * as family from '../../contract/family.ts'
import { meQuery } from '../accounts/queries.ts'
import { queryClient } from '../app/query-client.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { focusPageTitle } from '../ui/layout.tsx'
import { showToast } from '../ui/toast.ts'
import { cacheFamily } from './queries.ts'

/** Whoever is signed in may be somebody else than who was invited: they say so themself. */
export function FollowPanel({ token, onDone }: { token: string; onDone: () => void }) {
  function leave() {
    onDone()
    focusPageTitle()
  }
  const following = useWrite(family.follow, {
    onSuccess: (answer) => {
      cacheFamily(answer)
      void queryClient.invalidateQueries(meQuery)
      leave()
      showToast('Un entraineur doit encore vous accepter.')
    },
    otherwise: 'Une erreur est survenue. Veuillez réessayer.',
  })
  return (
    <Banner tone="info" className="page-notice">
      <p className="strong">Un entraineur vous invite à suivre un enfant</p>
      <p>Vous verrez ses séances et ses progrès, et vous direz s’il vient.</p>
      {following.error && (
        <p role="alert" className="error-text">
          {following.error}
        </p>
      )}
      <div className="banner-actions">
        <Button variant="primary" pending={following.pending} onClick={() => void following.send({ token })}>
          Suivre avec ce compte
        </Button>
        <Button onClick={leave}>Pas maintenant</Button>
      </div>
    </Banner>
  )
}
