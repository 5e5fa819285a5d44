import { CatchBoundary } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import type { ProgrammeEntry } from '../../contract/training-sessions.ts'
import type { SessionDuration } from '../../domain/training-session.ts'
import { CallFailed } from '../app/call.ts'
import { counted } from '../ui/counted.ts'
import { useLibrary } from '../exercises/use-library.ts'
import { Reading, useLastError } from '../app/reading.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/states.tsx'
import { LibraryEmpty, NotInPlan, ProposalFailed } from './no-proposal.tsx'
import type { ProposalChoices } from './proposal-choices.ts'
import { ProposalNotices, ProposalRest } from './proposal-notices.tsx'
import { ProposedProgramme } from './proposed-programme.tsx'
import { usePlanningInput } from './use-planning-input.ts'
import { usePlanningFacts } from './use-planning-facts.ts'
import { useProposal } from './use-proposal.ts'
import './session-planning.css'

type Timed = Pick<ProgrammeEntry, 'duration'>

interface ProposalDialogProps {
  /** The participants. */
  playerIds: readonly string[]
  duration: SessionDuration
  /** The form's programme. */
  programme: readonly ProgrammeEntry[]
  /** The total minutes of exercises, compared with the session's. */
  totalOf: (exercises: readonly Timed[]) => ReactNode
  /** The same as a bar. */
  barOf: (exercises: readonly Exercise[]) => ReactNode
  /** The choices so far, held by the parent so that closing loses nothing. */
  choices: ProposalChoices | undefined
  onChoices: (choices: ProposalChoices) => void
  /** `instead` replaces the form's programme, `after` extends it. */
  onTakeOver: (exercises: readonly Exercise[], place: 'instead' | 'after') => void
  onClose: () => void
}

/** Catches errors of the planner, so that the session's form keeps its input. */
export function ProposalDialog(props: ProposalDialogProps) {
  const [failed, setFailed] = useState(false)
  if (failed) {
    return (
      <ProposalFailed subtitle={subtitleOf(props)} onRetry={() => setFailed(false)} onClose={props.onClose} />
    )
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

function subtitleOf({ playerIds, duration }: ProposalDialogProps): string {
  return `${counted(playerIds.length, 'participant')} · ${duration}`
}

/** Proposes a programme for the participants, with reasons; the coach edits it and takes it over into the form. */
function Proposing(props: ProposalDialogProps) {
  const { playerIds, duration, programme, totalOf, barOf, choices, onChoices, onTakeOver, onClose } = props
  const facts = usePlanningFacts()
  const library = useLibrary()
  const trouble = useLastError(facts)
  const inPlan = !(trouble instanceof CallFailed && trouble.refusal === 'not-in-plan')
  const occasion = usePlanningInput({
    facts: inPlan ? facts.data : undefined,
    library: library.data,
    playerIds,
    duration,
  })
  const onScreen = useProposal(occasion, choices, onChoices)
  const shown = occasion && occasion.library.length > 0 ? onScreen : null
  const [asking, setAsking] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const again = useRef<HTMLButtonElement>(null)

  const exercises = shown?.proposal.exercises.map(({ exercise }) => exercise) ?? []
  function handleAgain() {
    shown?.proposeAgain()
    top.current?.scrollIntoView({ block: 'end' })
  }
  /** For when the pressed button is removed. */
  function focusAgain() {
    again.current?.focus()
  }
  function handleTakeOver() {
    if (programme.length > 0) setAsking(true)
    else onTakeOver(exercises, 'instead')
  }

  const preparing = <Skeleton label="Préparation du programme" rows={5} />
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
          <Button
            variant="solid"
            disabledReason={exercises.length === 0 ? 'Ce programme est vide.' : null}
            onClick={handleTakeOver}
          >
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
      subtitle={subtitleOf(props)}
      size="large"
      onClose={onClose}
      footer={footer}
    >
      <div ref={top} />
      {!inPlan && <NotInPlan />}
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
      {occasion?.library.length === 0 && <LibraryEmpty />}
      {occasion && shown && (
        <>
          <ProposalNotices
            query={facts}
            invited={playerIds.length}
            known={occasion.players.length}
            outdated={shown.outdated}
          />
          <p className="strong">{totalOf(exercises)}</p>
          {barOf(exercises)}
          <ProposedProgramme onScreen={shown} onEmptied={focusAgain} />
          <ProposalRest onScreen={shown} depth={occasion.depth} onAllAllowed={focusAgain} />
        </>
      )}
      {asking && shown && (
        <TakeOverQuestion
          present={programme.length}
          totalAfter={totalOf([...programme, ...exercises])}
          totalInstead={totalOf(exercises)}
          onTakeOver={(place) => onTakeOver(exercises, place)}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}

interface TakeOverQuestionProps {
  /** How many exercises the form has already. */
  present: number
  totalAfter: ReactNode
  totalInstead: ReactNode
  onTakeOver: (place: 'instead' | 'after') => void
  onClose: () => void
}

/** Asks before a programme that the coach composed is replaced. */
function TakeOverQuestion(props: TakeOverQuestionProps) {
  const { present, totalAfter, totalInstead, onTakeOver, onClose } = props
  const footer = (
    <>
      <Button variant="bare" data-first-focus onClick={onClose}>
        Annuler
      </Button>
      <Button onClick={() => onTakeOver('after')}>Ajouter à la suite</Button>
      <Button variant="solid" onClick={() => onTakeOver('instead')}>
        Remplacer
      </Button>
    </>
  )
  return (
    <Dialog
      title={`Le programme contient déjà ${counted(present, 'exercice')}`}
      role="alertdialog"
      onClose={onClose}
      footer={footer}
    >
      <dl className="proposal-outcomes">
        <div>
          <dt>Ajouter à la suite</dt>
          <dd>{totalAfter}</dd>
        </div>
        <div>
          <dt>Remplacer</dt>
          <dd>{totalInstead}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
