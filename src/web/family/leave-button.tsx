import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as family from '../../contract/family.ts'
import type { Child } from '../../contract/family.ts'
import { meQuery } from '../accounts/queries.ts'
import { queryClient } from '../app/query-client.ts'
import { useWrite } from '../app/use-write.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { CancelButton, Dialog } from '../ui/dialog.tsx'
import { focusNextPageTitle } from '../ui/layout.tsx'
import { showToast } from '../ui/toast.ts'
import { cacheFamily } from './queries.ts'

/** Coming back needs a new invitation: it is asked first. */
export function LeaveButton({ child: { id, firstName } }: { child: Child }) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const leaving = useWrite(family.leave, {
    onSuccess: async (answer) => {
      focusNextPageTitle()
      await navigate({ to: '/family/$', params: { _splat: '' } })
      cacheFamily(answer)
      void queryClient.invalidateQueries(meQuery)
      showToast(`Vous ne suivez plus ${firstName}.`)
    },
    otherwise: 'Une erreur est survenue. Veuillez réessayer.',
  })
  return (
    <>
      <Button variant="bare" className="text-link" onClick={() => setAsking(true)}>
        Ne plus suivre {firstName}
      </Button>
      {asking && (
        <Dialog
          title={`Ne plus suivre ${firstName}\u202F?`}
          size="small"
          busy={leaving.pending}
          onClose={() => setAsking(false)}
          footer={
            <>
              <CancelButton busy={leaving.pending} onCancel={() => setAsking(false)} />
              <Button
                variant="solid"
                pending={leaving.pending}
                onClick={() => void leaving.send({ childId: id })}
              >
                Ne plus suivre
              </Button>
            </>
          }
        >
          {leaving.error && (
            <Banner tone="error" className="dialog-notice">
              {leaving.error}
            </Banner>
          )}
          <p>
            Vous ne verrez plus ses séances ni ses progrès. Pour le suivre de nouveau, demandez une invitation
            à son entraineur.
          </p>
        </Dialog>
      )}
    </>
  )
}
