import { CatchBoundary } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CallFailed } from '../app/call.ts'
import { queryClient } from '../app/query-client.ts'
import type { ProgrammePart } from '../training-sessions/programme.ts'
import type { SessionDraft } from '../training-sessions/session-draft.ts'
import { counted } from '../ui/counted.ts'
import { libraryQuery } from '../exercises/queries.ts'
import { useWholeLibrary } from '../exercises/use-whole-library.ts'
import { Reading, useLastError } from '../app/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/states.tsx'
import type { ProposalChoices } from './proposal-choices.ts'
import { usePlanningInput } from './use-planning-input.ts'
import { planningFactsQuery, usePlanningFacts } from './use-planning-facts.ts'
import { type ProposalView, useProposal } from './use-proposal.ts'
import './session-planning.css'

const preparing = <Skeleton label="Préparation du programme" rows={5} />

/** In files of their own, which are fetched beside what the programme is proposed from. */
const loadBody = () => import('./proposal-body.tsx')
const loadParts = () => import('./programme-parts.ts')
const ProposalBody = lazyPart(async () => (await loadBody()).ProposalBody, preparing)

/** Rare, and so in files of their own. */
const NoProposal = lazyPart(async () => (await import('./no-proposal.tsx')).NoProposal)
const TakeOverQuestion = lazyPart(async () => (await import('./take-over-question.tsx')).TakeOverQuestion)
const ProposalFailed = lazyPart(async () => (await import('./proposal-failed.tsx')).ProposalFailed)

type Timed = Pick<ProgrammePart, 'id' | 'duration'>

interface ProposalDialogProps {
  /** What the form has of the session. */
  draft: Pick<SessionDraft, 'playerIds' | 'duration' | 'programme' | 'groupId' | 'date'>
  /** The total minutes of exercises, compared with the session's. */
  totalOf: (programme: readonly Timed[]) => ReactNode
  /** The same as a bar. */
  barOf: (programme: readonly Timed[]) => ReactNode
  /** The choices so far, held by the parent so that closing loses nothing. */
  choices: ProposalChoices | undefined
  onChoices: (choices: ProposalChoices) => void
  /** `instead` replaces the form's programme, `after` extends it. */
  onTakeOver: (programme: readonly ProgrammePart[], place: 'instead' | 'after') => void
  onClose: () => void
}

/** Catches errors of the planner, so that the session's form keeps its input. */
export function ProposalDialog(props: ProposalDialogProps) {
  const [failed, setFailed] = useState(false)
  async function handleRetry() {
    await Promise.all(
      [planningFactsQuery, libraryQuery].map(({ queryKey }) => queryClient.refetchQueries({ queryKey })),
    )
    setFailed(false)
  }
  if (failed) {
    return <ProposalFailed subtitle={subtitleOf(props)} onRetry={handleRetry} onClose={props.onClose} />
  }
  return (
    <CatchBoundary getResetKey={() => 'proposal'} errorComponent={Nothing} onCatch={() => setFailed(true)}>
      <Proposing {...props} />
    </CatchBoundary>
  )
}

/** Until the failure is said instead. */
function Nothing() {
  return null
}

function subtitleOf({ draft: { playerIds, duration } }: ProposalDialogProps, number = 1): string {
  const occasion = `${counted(playerIds.length, 'participant')} · ${duration}`
  return number > 1 ? `${occasion} · Proposition ${number}` : occasion
}

/** Proposes a programme for the participants, with reasons; the coach edits it and takes it over into the form. */
function Proposing(props: ProposalDialogProps) {
  const { draft, totalOf, barOf, choices, onChoices, onTakeOver, onClose } = props
  const { playerIds, programme } = draft
  const facts = usePlanningFacts()
  const { query: library, exercises: whole, isArriving } = useWholeLibrary()
  // Not before all of it is there: what is proposed would change at once.
  const exercisesKnown = isArriving ? undefined : whole?.shown
  const trouble = useLastError(facts)
  useEffect(() => void Promise.all([loadBody(), loadParts()]).catch(() => {}), [])
  const inPlan = !(trouble instanceof CallFailed && trouble.refusal === 'not-in-plan')
  const occasion = usePlanningInput({
    facts: inPlan ? facts.data : undefined,
    library: exercisesKnown,
    draft,
  })
  const onScreen = useProposal(occasion, choices, onChoices)
  const shown = occasion && occasion.library.length > 0 ? onScreen : null
  const [takenOver, setTakenOver] = useState<readonly ProgrammePart[] | null>(null)
  const top = useRef<HTMLDivElement>(null)
  const again = useRef<HTMLButtonElement>(null)

  function handleAgain() {
    shown?.proposeAgain()
    top.current?.scrollIntoView({ block: 'end' })
  }
  /** For when the pressed button is removed. */
  function focusAgain() {
    again.current?.focus()
  }
  async function handleTakeOver({ proposal }: ProposalView) {
    const { programmeParts } = await loadParts()
    const parts = programmeParts(proposal)
    if (programme.length > 0) setTakenOver(parts)
    else onTakeOver(parts, 'instead')
  }

  const footer = (
    <>
      <p role="status" className="proposal-news">
        {shown?.news.text}
      </p>
      {shown && (
        <>
          <Button ref={again} icon={<RefreshCw aria-hidden="true" />} onClick={handleAgain}>
            Proposer à nouveau
          </Button>
          <Button variant="solid" onClick={() => handleTakeOver(shown)}>
            <span>
              Utiliser<span className="proposal-long"> ce programme</span>
            </span>
          </Button>
        </>
      )}
    </>
  )
  return (
    <Dialog
      title="Programme proposé"
      subtitle={subtitleOf(props, shown?.number)}
      size="large"
      onClose={onClose}
      footer={footer}
    >
      <div ref={top} />
      {(!inPlan || occasion?.library.length === 0) && <NoProposal inPlan={inPlan} />}
      {inPlan && !occasion && (
        <Reading
          query={facts.data ? library : facts}
          part
          otherwise={
            facts.data
              ? 'Erreur lors du chargement des exercices'
              : 'Erreur lors du chargement des notes et évaluations du club'
          }
        >
          {preparing}
        </Reading>
      )}
      {inPlan && !occasion && facts.data && library.data && preparing}
      {occasion && shown && (
        <ProposalBody
          query={facts}
          invited={playerIds.length}
          occasion={occasion}
          onScreen={shown}
          totalOf={totalOf}
          barOf={barOf}
          onGone={focusAgain}
        />
      )}
      {takenOver && (
        <TakeOverQuestion
          present={programme.length}
          totalAfter={totalOf([...programme, ...takenOver])}
          totalInstead={totalOf(takenOver)}
          onTakeOver={(place) => onTakeOver(takenOver, place)}
          onClose={() => setTakenOver(null)}
        />
      )}
    </Dialog>
  )
}
