import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ProposalFailedProps {
  subtitle: string
  /** Reads its data again first. */
  onRetry: () => Promise<void>
  onClose: () => void
}

/** Replaces the proposal when the planner has thrown an error. */
export function ProposalFailed({ subtitle, onRetry, onClose }: ProposalFailedProps) {
  const [pending, setPending] = useState(false)
  async function handleRetry() {
    setPending(true)
    await onRetry()
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
