import type { PlannerDepth } from '../../domain/planner-need.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import type { ProposalView } from './use-proposal.ts'

interface ProposalRestProps {
  onScreen: ProposalView
  depth: PlannerDepth
  /** Called when the pressed button is removed. */
  onAllAllowed: () => void
}

const looksAt: Readonly<Record<PlannerDepth, string>> = {
  personalised:
    'D’après les évaluations, les notes et les demandes des participants, et ce qu’ils ont travaillé en séance.',
  advanced:
    'D’après les évaluations, les notes et leur évolution, les demandes des participants, ce qu’ils ont travaillé en séance et ce qui est à rafraîchir.',
}

/** Below the programme, so that these changing lines do not shift the buttons. */
export function ProposalRest({ onScreen, depth, onAllAllowed }: ProposalRestProps) {
  const { excluded, allowAll } = onScreen
  function handleAllowAll() {
    allowAll(newsOfAllowed(excluded))
    onAllAllowed()
  }
  return (
    <div className="proposal-rest">
      <TimeLeft onScreen={onScreen} />
      {excluded > 0 && (
        <p className="proposal-excluded">
          {counted(excluded, 'exercice')} {excluded > 1 ? 'écartés' : 'écarté'} des propositions
          <Button onClick={handleAllowAll}>
            {excluded > 1 ? 'Les autoriser à nouveau' : 'L’autoriser à nouveau'}
          </Button>
        </p>
      )}
      <p className="note">{looksAt[depth]}</p>
    </div>
  )
}

function TimeLeft({ onScreen: { proposal, changed } }: Pick<ProposalRestProps, 'onScreen'>) {
  const { minutesLeft } = proposal
  if (minutesLeft === 0) return null
  if (minutesLeft < 0) return <p>Ce programme dépasse la séance de {-minutesLeft}&nbsp;min.</p>
  return (
    <p>
      {minutesLeft}&nbsp;min restent libres
      {proposal.emptyPhases.length === 0 && ' pour les consignes, l’eau et les changements de table'}.
      {changed && ' «\u00A0Proposer à nouveau\u00A0» remplit ce qui peut l’être.'}
    </p>
  )
}

/** The edited programme stays as it is; only the next proposal can contain these exercises again. */
function newsOfAllowed(count: number): string {
  const [these, them] =
    count > 1
      ? [`Les ${count} exercices sont de nouveau autorisés`, 'les']
      : ['L’exercice est de nouveau autorisé', 'le']
  return `${these}\u00A0: «\u00A0Proposer à nouveau\u00A0» peut ${them} reprendre.`
}
