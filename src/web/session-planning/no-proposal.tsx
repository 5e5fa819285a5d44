import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { libraryQuery } from '../exercises/queries.ts'
import { queryClient } from '../app/query-client.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/states.tsx'
import { planningFactsQuery } from './use-planning-facts.ts'

export function NotInPlan() {
  return (
    <EmptyState
      title="Votre formule ne comprend pas le programme proposé."
      compact
      action={
        <Link to="/coach/subscription" className="link">
          Voir l’abonnement
        </Link>
      }
    >
      Avec les formules Club et Pro, Rebond compose la séance d’après ce que vos joueurs maîtrisent, ce qu’ils
      n’ont plus travaillé et ce qu’ils demandent. La formule Essential laisse composer le programme à la
      main, avec «&nbsp;Ajouter des exercices&nbsp;».
    </EmptyState>
  )
}

export function LibraryEmpty() {
  return (
    <EmptyState
      title="La bibliothèque du club est vide"
      compact
      action={
        <Link to="/coach/exercises" className="link">
          Ouvrir les exercices
        </Link>
      }
    >
      Un programme se compose des exercices du club&nbsp;: notez-en quelques-uns dans «&nbsp;Exercices&nbsp;».
    </EmptyState>
  )
}

interface ProposalFailedProps {
  subtitle: string
  onRetry: () => void
  onClose: () => void
}

const queryKeys = [planningFactsQuery.queryKey, libraryQuery.queryKey]

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
