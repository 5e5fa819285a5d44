import type { PlannerDepth } from '../../domain/planner-need.ts'
import { counted } from '../counted.ts'
import { Button } from '../ui/button.tsx'
import type { ProposalOnScreen } from './use-proposal.ts'

interface ProposalRestProps {
  onScreen: ProposalOnScreen
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
    allowAll()
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
      <p className="text-sm text-ink-2">{looksAt[depth]}</p>
    </div>
  )
}

function TimeLeft({ onScreen: { proposal, changed } }: Pick<ProposalRestProps, 'onScreen'>) {
  const { minutesLeft } = proposal
  if (minutesLeft === 0) return null
  if (minutesLeft < 0) return <p>Ce programme dépasse la séance de {-minutesLeft}&nbsp;min.</p>
  return (
    <p>
      {minutesLeft}&nbsp;min restent libres&nbsp;:{' '}
      {changed
        ? '«\u00A0Proposer à nouveau\u00A0» les remplit si la bibliothèque le permet.'
        : 'la bibliothèque n’a pas de quoi les remplir.'}
    </p>
  )
}
