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

/** What a programme is proposed from; by name, for their modules belong to the proposal. */
const sources = [['session-planning'], ['exercises']]

/** In place of the whole proposal, where the planner broke on what it was given: that is read anew first. */
export function ProposalFailed({ subtitle, onRetry, onClose }: ProposalFailedProps) {
  const [pending, setPending] = useState(false)
  async function handleRetry() {
    setPending(true)
    await Promise.all(sources.map((queryKey) => queryClient.refetchQueries({ queryKey })))
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
