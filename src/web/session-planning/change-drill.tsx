import { Minus, Plus } from 'lucide-react'
import { useMemo } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import { exerciseMinutes } from '../../domain/exercise.ts'
import { reasonsFor } from '../../domain/planner-reasons.ts'
import { exerciseSentence } from '../../domain/planner-sentences.ts'
import { type Alternative, alternativesTo, resized } from '../../domain/programme-edits.ts'
import { ExerciseThumbnail } from '../drills/exercise-thumbnail.tsx'
import { shownName } from '../exercises/exercise-words.ts'
import { Button } from '../ui/button.tsx'
import { changedMinutes, minutesOfAnother, minutesThatStay, whyNotResize } from './change-words.ts'
import { withAnother, withDurations } from './drill-changes.ts'
import { inputOf, type PlanningInput, type Proposal } from './proposal-choices.ts'
import type { ProposalView } from './use-proposal.ts'

interface ChangeDrillProps {
  occasion: PlanningInput
  onScreen: ProposalView
  exercise: Exercise
  /** Called with the drill that stands in its place now. */
  onReplaced: (id: string) => void
}

/** A drill of a proposal longer, shorter, or another one in its place; what this changes of the minutes is said. */
export function ChangeDrill({ occasion, onScreen, exercise, onReplaced }: ChangeDrillProps) {
  const { proposal, choices, edit } = onScreen
  const input = useMemo(() => inputOf(occasion, choices), [occasion, choices])
  const alternatives = useMemo(
    () => alternativesTo(input, proposal.exercises, exercise.id),
    [input, proposal, exercise],
  )
  const name = shownName(exercise)

  function handleChoose(chosen: Alternative<Exercise>) {
    const news = `${shownName(chosen.exercise)} remplace ${name}.`
    const changes = changedMinutes(proposal, chosen.proposal)
    edit(
      withAnother(choices, proposal, exercise.id, chosen),
      [news, ...changes, ...minutesThatStay(chosen.proposal)].join(' '),
    )
    onReplaced(chosen.exercise.id)
  }
  return (
    <div className="change-drill" role="group" aria-label={`Changer ${name}`}>
      <div className="change-drill-length">
        {(['shorter', 'longer'] as const).map((to) => (
          <Resize key={to} to={to} {...{ input, exercise, onScreen }} />
        ))}
      </div>
      <p className="note">
        {alternatives.length > 0 ? 'Conviennent aussi\u00A0:' : 'Aucun autre exercice ne convient ici.'}
      </p>
      <ul>
        {alternatives.map((alternative) => (
          <Other
            key={alternative.exercise.id}
            {...{ alternative, occasion, before: proposal }}
            onChoose={() => handleChoose(alternative)}
          />
        ))}
      </ul>
    </div>
  )
}

interface ResizeProps {
  to: 'longer' | 'shorter'
  input: ReturnType<typeof inputOf>
  exercise: Exercise
  onScreen: ProposalView
}

function Resize({ to, input, exercise, onScreen: { proposal, choices, edit } }: ResizeProps) {
  const resizing = useMemo(
    () => resized(input, proposal.exercises, exercise.id, to),
    [input, proposal, exercise, to],
  )
  const whyNot = typeof resizing === 'string' ? whyNotResize[resizing] : null
  function handleResize() {
    if (typeof resizing === 'string') return
    const changes = changedMinutes(proposal, resizing.proposal)
    edit(withDurations(choices, resizing), [...changes, ...minutesThatStay(resizing.proposal)].join(' '))
  }
  const Icon = to === 'longer' ? Plus : Minus
  return (
    <Button icon={<Icon aria-hidden="true" />} disabledReason={whyNot} onClick={handleResize}>
      {to === 'longer' ? 'Plus long' : 'Plus court'}
      <span className="sr-only">
        , {shownName(exercise)}, {exerciseMinutes(exercise.duration)} min
      </span>
    </Button>
  )
}

interface OtherProps {
  alternative: Alternative<Exercise>
  occasion: PlanningInput
  before: Proposal
  onChoose: () => void
}

function Other({ alternative, occasion, before, onChoose }: OtherProps) {
  const { exercise } = alternative
  const name = shownName(exercise)
  const sentence = useMemo(() => exerciseSentence(reasonsFor(occasion, exercise)), [occasion, exercise])
  return (
    <li>
      <ExerciseThumbnail category={exercise.type} drill={exercise.drill} />
      <div className="change-drill-what">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>{sentence}.</span>
        <span className="note">{minutesOfAnother(before, alternative)}</span>
      </div>
      <Button onClick={onChoose}>
        Choisir<span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
