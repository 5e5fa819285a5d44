import { useEffect, useMemo, useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import { counted } from '../ui/counted.ts'
import { exerciseName } from '../exercises/exercise-words.ts'
import {
  isOutdated,
  noChoices,
  type PlanningInput,
  type Proposal,
  proposalAfter,
  type ProposalChoices,
  replanned,
  withoutExclusions,
  withPinToggled,
  withRemoved,
  withReplaced,
} from './proposal-choices.ts'

/** The announcement of the last change, and the exercises that it added. */
interface News {
  readonly text: string
  /** The ids of the announced programme; null before the first one. */
  readonly ids: readonly string[] | null
  readonly fresh: ReadonlySet<string>
}

const nothingYet: News = { text: '', ids: null, fresh: new Set() }

export interface ProposalView {
  readonly proposal: Proposal
  readonly excluded: number
  readonly news: News
  /** The data has changed since the coach began to edit the proposal. */
  readonly outdated: boolean
  readonly changed: boolean
  readonly keep: (id: string) => void
  readonly remove: (id: string) => void
  /** @returns the new exercise */
  readonly replace: (id: string) => Exercise | null
  readonly proposeAgain: () => void
  readonly allowAll: () => void
}

/** The programme on the screen and the coach's actions on it; null without an occasion. */
export function useProposal(
  occasion: PlanningInput | null,
  choices: ProposalChoices = noChoices,
  onChoices: (choices: ProposalChoices) => void,
): ProposalView | null {
  const proposal = occasion && proposalAfter(occasion, choices)
  const [news, setNews] = useState(nothingYet)
  const outdated = useMemo(() => occasion !== null && isOutdated(occasion, choices), [occasion, choices])

  // Announces the first proposal, and changes that the coach did not make. After a delay, because a live region that is
  // mounted with its text is not announced.
  useEffect(() => {
    if (!proposal) return undefined
    const timer = setTimeout(() => setNews((last) => newsOfDataChange(last, proposal)))
    return () => clearTimeout(timer)
  }, [proposal])

  if (!occasion || !proposal) return null

  function change(made: ProposalChoices, text: (after: Proposal) => string) {
    const next = choices.edited ? made : { ...made, basedOn: occasion }
    const after = proposalAfter(occasion!, next)
    setNews((last) => newsOf(last, after, text(after)))
    onChoices(next)
  }
  return {
    proposal,
    excluded: choices.excluded.length,
    news,
    outdated,
    changed: choices.edited !== null,
    keep(id) {
      change(withPinToggled(choices, proposal, id), () => '')
    },
    remove(id) {
      const name = exerciseName(exerciseWithId(proposal, id))
      change(
        withRemoved(choices, proposal, id),
        (after) => `${name} retiré. Il reste ${totalInWords(after)}.`,
      )
    },
    replace(id) {
      const next = withReplaced(occasion, choices, proposal, id)
      const place = proposal.exercises.findIndex(({ exercise }) => exercise.id === id)
      const by = next?.edited?.[place]?.exercise
      if (!next || !by) {
        setNews((last) => ({ ...last, text: 'La bibliothèque n’a rien d’autre qui convienne ici.' }))
        return null
      }
      change(next, () => `${exerciseName(by)} remplace ${exerciseName(exerciseWithId(proposal, id))}.`)
      return by
    },
    proposeAgain() {
      change(replanned(choices), (after) => newsOfAnother(proposal, after))
    },
    allowAll() {
      change(withoutExclusions(choices), (after) =>
        choices.edited ? newsOfAllowed(choices.excluded.length) : newsOfAnother(proposal, after),
      )
    },
  }
}

function newsOfDataChange(last: News, proposal: Proposal): News {
  if (last.ids && sameIds(last.ids, idsOf(proposal))) return last
  const title = last.ids ? 'De nouvelles données ont changé la proposition' : 'Programme proposé'
  return newsOf(last, proposal, `${title}\u00A0: ${totalInWords(proposal)}.`)
}

function newsOf({ ids: before }: News, after: Proposal, text: string): News {
  const ids = idsOf(after)
  return { text, ids, fresh: new Set(before ? ids.filter((id) => !before.includes(id)) : []) }
}

function newsOfAnother(before: Proposal, after: Proposal): string {
  return sameIds(idsOf(before), idsOf(after))
    ? 'C’est toujours la meilleure proposition. Remplacez ou retirez ce que vous ne voulez pas.'
    : `Nouvelle proposition\u00A0: ${totalInWords(after)}.`
}

/** The edited programme stays as it is; only the next proposal can contain these exercises again. */
function newsOfAllowed(count: number): string {
  const [these, them] =
    count > 1
      ? [`Les ${count} exercices sont de nouveau autorisés`, 'les']
      : ['L’exercice est de nouveau autorisé', 'le']
  return `${these}\u00A0: «\u00A0Proposer à nouveau\u00A0» peut ${them} reprendre.`
}

/** « 6 exercices, 85 min ». */
function totalInWords({ exercises, minutes }: Proposal): string {
  return `${counted(exercises.length, 'exercice')}, ${minutes} min`
}

function idsOf({ exercises }: Proposal): string[] {
  return exercises.map(({ exercise }) => exercise.id)
}

function exerciseWithId({ exercises }: Proposal, id: string): Exercise {
  return exercises.find(({ exercise }) => exercise.id === id)!.exercise
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.join() === b.join()
}
