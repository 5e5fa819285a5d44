import { Check } from 'lucide-react'
import { useState } from 'react'
import type {
  EvaluationTable,
  MasteryProposal,
  PlayerEvaluation,
} from '../../contract/technique-evaluations.ts'
import { evaluate } from '../../contract/technique-evaluations.ts'
import { fullName } from '../../domain/member-name.ts'
import { catalogueTechnique } from '../../domain/technique-catalogue.ts'
import { CallFailed } from '../app/call.ts'
import { sentenceFor } from '../app/refusals.ts'
import { newId } from '../app/new-id.ts'
import { useAction } from '../app/use-action.ts'
import { useNow } from '../app/use-now.ts'
import { clubDay } from '../clubs/club-time.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/layout.tsx'
import { showToast } from '../ui/toast.ts'
import { failures } from './evaluation-draft.ts'
import { statusNames, whoEvaluated } from './evaluation-words.ts'
import { ObservationList } from './observation-list.tsx'

interface MasteryProposalsProps {
  table: EvaluationTable
  /** Of this player alone; without one, of the whole club. */
  playerId: string | undefined
  timeZone: string
}

/** What was seen twice in the hall, for a coach to decide. */
export function MasteryProposals({ table, playerId, timeZone }: MasteryProposalsProps) {
  const today = clubDay(useNow(), timeZone)
  const { act, troubles, forget } = useAction()
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const shown = (table.proposals ?? []).filter((proposal) => {
    const isShown = playerId === undefined || proposal.playerId === playerId
    // Decided a moment ago: the table is about to say so, without network later.
    return isShown && !decided.has(keyOf(proposal)) && currentOf(proposal)?.status !== 'mastered'
  })

  function playerOf(proposal: MasteryProposal) {
    return table.players.find(({ id }) => id === proposal.playerId)
  }
  function currentOf(proposal: MasteryProposal) {
    return playerOf(proposal)?.evaluations.find(({ id }) => id === proposal.id) ?? null
  }
  async function decide(proposal: MasteryProposal, status: 'mastered' | 'in_progress') {
    const current = currentOf(proposal)
    const name = catalogueTechnique(proposal.id)?.name ?? ''
    const input = {
      evaluationId: newId(),
      playerId: proposal.playerId,
      id: proposal.id,
      status,
      coachNotes: current?.coachNotes ?? '',
      was: current?.evaluationId ?? null,
    }
    const isDone = await act(keyOf(proposal), evaluate, input, {
      named: [{ name }],
      explain: (failure) => {
        const isOvertaken = failure instanceof CallFailed && failure.refusal === 'changed-meanwhile'
        if (!isOvertaken || !failure.current) return sentenceFor(failure, failures.other)
        return whoEvaluated(failure.current as PlayerEvaluation)
      },
    })
    if (!isDone) return
    setDecided((before) => new Set([...before, keyOf(proposal)]))
    showToast(`${name}\u00A0: ${statusNames[status]}`)
  }
  if (shown.length === 0) return null
  return (
    <Section title="À décider" aside="D’après les repères notés en salle">
      {troubles.map(({ about, sentence }) => (
        <Banner key={about} tone="error" action={<Button onClick={() => forget(about)}>Compris</Button>}>
          {sentence}
        </Banner>
      ))}
      <ul className="rows">
        {shown.map((proposal) => {
          const player = playerOf(proposal)
          const name = player ? fullName(player) : ''
          const technique = catalogueTechnique(proposal.id)?.name ?? ''
          const about = `${name}, ${technique}`
          return (
            <li key={keyOf(proposal)} className="mastery-proposal">
              <div>
                <p className="strong">
                  <bdi>{name}</bdi>, {technique}&nbsp;: maîtrisé&#8239;?
                </p>
                <ObservationList observations={proposal.observations} today={today} />
              </div>
              <div className="mastery-proposal-actions">
                <Button
                  variant="ok"
                  icon={<Check aria-hidden="true" />}
                  aria-label={`Maîtrisé\u00A0: ${about}`}
                  onClick={() => void decide(proposal, 'mastered')}
                >
                  Maîtrisé
                </Button>
                <Button
                  aria-label={`Pas encore\u00A0: ${about}`}
                  onClick={() => void decide(proposal, 'in_progress')}
                >
                  Pas encore
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** With the last thing seen: what is seen again is decided again. */
function keyOf({ playerId, id, observations }: MasteryProposal): string {
  return `${playerId} ${id} ${observations.length}`
}
