import { useEffect, useMemo, useState } from 'react'
import type { Exercise } from '../../contract/exercises.ts'
import type { Audience } from '../../domain/audience.ts'
import { counted } from '../ui/counted.ts'
import { shownName } from '../exercises/exercise-words.ts'
import {
  isOutdated,
  noChoices,
  type PlanningInput,
  type Proposal,
  proposalAfter,
  type ProposalChoices,
  replanned,
  withAudience,
  withoutExclusions,
  withPinToggled,
  withRemoved,
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
  readonly audience: Audience
  /** Which one it is, from 1. */
  readonly number: number
  readonly news: News
  /** The data has changed since the coach began to edit the proposal. */
  readonly outdated: boolean
  readonly changed: boolean
  readonly keep: (id: string) => void
  readonly remove: (id: string) => void
  readonly choices: ProposalChoices
  /** Other choices, and what is announced of them. */
  readonly edit: (made: ProposalChoices, text: string) => void
  readonly proposeAgain: () => void
  readonly planFor: (audience: Audience) => void
  /** `text` is announced where the programme on the screen stays as it is. */
  readonly allowAll: (text: string) => void
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
    audience: choices.audience ?? occasion.audience,
    number: choices.before.length + 1,
    news,
    outdated,
    changed: choices.edited !== null,
    keep(id) {
      change(withPinToggled(choices, proposal, id), () => '')
    },
    remove(id) {
      const name = shownName(exerciseWithId(proposal, id))
      change(
        withRemoved(choices, proposal, id),
        (after) => `${name} retiré. Il reste ${totalInWords(after)}.`,
      )
    },
    choices,
    edit(made, text) {
      change(made, () => text)
    },
    proposeAgain() {
      const next = replanned(choices, proposal)
      const kept = choices.pinned.map(({ exercise }) => exercise.id)
      const known = new Set([...next.before.flat(), ...kept])
      if (idsOf(proposalAfter(occasion, next)).every((id) => known.has(id)))
        setNews((last) => newsOf(last, proposal, nothingElse))
      else change(next, (after) => newsOfAnother(proposal, after))
    },
    planFor(audience) {
      change(withAudience(choices, audience), (after) => newsOfAnother(null, after))
    },
    allowAll(text) {
      change(withoutExclusions(choices), (after) => (choices.edited ? text : newsOfAnother(proposal, after)))
    },
  }
}

const nothingElse = 'La bibliothèque n’a rien de mieux. Changez ou retirez ce que vous ne voulez pas.'

function newsOfDataChange(last: News, proposal: Proposal): News {
  if (last.ids && sameIds(last.ids, idsOf(proposal))) return last
  const title = last.ids ? 'De nouvelles données ont changé la proposition' : 'Programme proposé'
  return newsOf(last, proposal, `${title}\u00A0: ${totalInWords(proposal)}.`)
}

function newsOf({ ids: before }: News, after: Proposal, text: string): News {
  const ids = idsOf(after)
  return { text, ids, fresh: new Set(before ? ids.filter((id) => !before.includes(id)) : []) }
}

function newsOfAnother(before: Proposal | null, after: Proposal): string {
  return before && sameIds(idsOf(before), idsOf(after))
    ? nothingElse
    : `Nouvelle proposition\u00A0: ${totalInWords(after)}.`
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
