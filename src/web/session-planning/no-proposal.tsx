import { Link } from '@tanstack/react-router'
import { EmptyState } from '../ui/states.tsx'

/** Rare, and so in a file of its own. */
export function NoProposal({ inPlan }: { inPlan: boolean }) {
  return inPlan ? <LibraryEmpty /> : <NotInPlan />
}

function NotInPlan() {
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

function LibraryEmpty() {
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
