import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlanningFacts } from '../../contract/session-planning.ts'
import { blockDuration, inOrder } from '../../domain/programme-draft.ts'
import type { ProgrammePart } from '../training-sessions/programme.ts'
import type { PlanningInput } from './proposal-choices.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { ProposalNotices } from './proposal-notices.tsx'
import { ProposedProgramme } from './proposed-programme.tsx'
import type { ProposalView } from './use-proposal.ts'

type Timed = Pick<ProgrammePart, 'id' | 'duration'>

/** In files of their own: the dialog stands at its 132 kB. */
const AudienceChoice = lazyPart(async () => (await import('./audience-choice.tsx')).AudienceChoice)

const ProposalRest = lazyPart(async () => (await import('./proposal-rest.tsx')).ProposalRest)

interface ProposalBodyProps {
  query: UseQueryResult<PlanningFacts>
  /** How many participants the form has. */
  invited: number
  occasion: PlanningInput
  onScreen: ProposalView
  /** The total minutes of a programme, compared with the session's, and the same as a bar. */
  totalOf: (programme: readonly Timed[]) => ReactNode
  barOf: (programme: readonly Timed[]) => ReactNode
  /** Called when the button that had the focus went. */
  onGone: () => void
}

/** What is proposed, between what is to be known beforehand and what is left. */
export function ProposalBody(props: ProposalBodyProps) {
  const { query, invited, occasion, onScreen, totalOf, barOf, onGone } = props
  const { proposal } = onScreen
  const timed = inOrder(proposal).map((entry) =>
    'exercise' in entry ? entry.exercise : { id: entry.phase, duration: blockDuration(entry) },
  )
  return (
    <>
      <ProposalNotices
        query={query}
        invited={invited}
        known={occasion.players.length}
        outdated={onScreen.outdated}
      />
      <AudienceChoice value={onScreen.audience} onChange={onScreen.planFor} {...{ occasion, proposal }} />
      <p className="strong">{totalOf(timed)}</p>
      {barOf(timed)}
      <ProposedProgramme occasion={occasion} onScreen={onScreen} onEmptied={onGone} />
      <ProposalRest onScreen={onScreen} depth={occasion.depth} onAllAllowed={onGone} />
    </>
  )
}
