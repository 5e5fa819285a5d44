import type { UseQueryResult } from '@tanstack/react-query'
import { counted } from '../ui/counted.ts'
import { Banner } from '../ui/banner.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'

const FactsAge = lazyPart(async () => (await import('./facts-age.tsx')).FactsAge)

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
      {query.error && <FactsAge query={query} />}
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
