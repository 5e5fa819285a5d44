import type { UseQueryResult } from '@tanstack/react-query'
import type { PlannerDepth } from '../../domain/planner-need.ts'
import { useTimeZone } from '../accounts/queries.ts'
import { counted } from '../ui/counted.ts'
import { dataOf } from '../offline/data-age.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { useReachability } from '../offline/reachability.ts'
import { whyUnread } from '../offline/why-unread.ts'
import { useNow } from '../app/use-now.ts'
import type { ProposalView } from './use-proposal.ts'

interface ProposalNoticesProps {
  /** The query of the players' data. */
  query: UseQueryResult
  /** Number of participants, and of those with data. */
  invited: number
  known: number
  /** The data has changed since the coach began to edit the proposal. */
  outdated: boolean
}

/** The notices above a proposal. */
export function ProposalNotices({ query, invited, known, outdated }: ProposalNoticesProps) {
  return (
    <div className="proposal-notices">
      <Age query={query} />
      {invited === 0 && (
        <Banner tone="info">
          Aucun participant n’est choisi&nbsp;: ce programme équilibre seulement les catégories. Choisissez
          les participants pour qu’il réponde à leurs besoins.
        </Banner>
      )}
      {known < invited && (
        <Banner tone="info">
          {counted(invited - known, 'participant')} {invited - known > 1 ? 'n’ont' : 'n’a'} encore ni note ni
          évaluation&nbsp;: le programme n’en tient pas compte.
        </Banner>
      )}
      {outdated && (
        <Banner tone="info">
          Les données ont changé depuis. «&nbsp;Proposer à nouveau&nbsp;» en tient compte.
        </Banner>
      )}
    </div>
  )
}

/** The age of the cached data, if the last refetch has failed. */
function Age({ query: { error, dataUpdatedAt } }: Pick<ProposalNoticesProps, 'query'>) {
  const timeZone = useTimeZone()
  const now = useNow()
  const reachability = useReachability()
  if (!error) return null
  return (
    <p className="small">
      {whyUnread([error], reachability)}&nbsp;: {dataOf(new Date(dataUpdatedAt), timeZone, now)}
    </p>
  )
}

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
      {minutesLeft}&nbsp;min restent libres&nbsp;:{' '}
      {changed
        ? '«\u00A0Proposer à nouveau\u00A0» les remplit si la bibliothèque le permet.'
        : 'la bibliothèque n’a pas de quoi les remplir.'}
    </p>
  )
}
