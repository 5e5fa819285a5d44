import { useState } from 'react'
import { queryClient } from '../query-client.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ProposalFailedProps {
  subtitle: string
  onRetry: () => void
  onClose: () => void
}

/** The keys of the planner's queries, repeated here because importing them would load more modules. */
const queryKeys = [['session-planning'], ['exercises']]

/** Replaces the proposal when the planner has thrown an error. A retry refetches its data first. */
export function ProposalFailed({ subtitle, onRetry, onClose }: ProposalFailedProps) {
  const [pending, setPending] = useState(false)
  async function handleRetry() {
    setPending(true)
    await Promise.all(queryKeys.map((queryKey) => queryClient.refetchQueries({ queryKey })))
    onRetry()
  }
  return (
    <Dialog title="Programme proposé" subtitle={subtitle} size="large" onClose={onClose}>
      <Banner
        tone="error"
        action={
          <Button pending={pending} onClick={() => void handleRetry()}>
            Réessayer
          </Button>
        }
      >
        Le programme n’a pas pu être préparé. Ce que vous avez saisi dans la séance est toujours là.
      </Banner>
    </Dialog>
  )
}
